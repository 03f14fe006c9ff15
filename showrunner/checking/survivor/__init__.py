"""The laws of the dice season, out of the rulebook's DS-1 to DS-12."""

from __future__ import annotations

from typing import ClassVar

from showrunner.checking.books import Checker
from showrunner.checking.cast import Named
from showrunner.checking.parameters import ParameterLaws
from showrunner.checking.shapes import COMMON
from showrunner.checking.survivor.accounts import Accounts
from showrunner.checking.survivor.audiences import Audiences
from showrunner.checking.survivor.ballots import Ballots
from showrunner.checking.survivor.camp import Camp
from showrunner.checking.survivor.cards import Cards
from showrunner.checking.survivor.claims import Claims
from showrunner.checking.survivor.comments import Comments
from showrunner.checking.survivor.competition import Competition
from showrunner.checking.survivor.consequences import Consequences
from showrunner.checking.survivor.exiles import Exiles, FixedRolls
from showrunner.checking.survivor.jury import Jury
from showrunner.checking.survivor.moments import Moments
from showrunner.checking.survivor.opportunities import Opportunities
from showrunner.checking.survivor.parameters import PARAMETERS
from showrunner.checking.survivor.people import People
from showrunner.checking.survivor.production import Production
from showrunner.checking.survivor.rounds import Rounds
from showrunner.checking.survivor.season import Season
from showrunner.checking.survivor.shapes import SURVIVOR
from showrunner.checking.survivor.teams import Teams
from showrunner.checking.survivor.tie_breaks import TieBreaks
from showrunner.checking.survivor.vote import Vote
from showrunner.checking.talk.preferences import Preferences
from showrunner.checking.talk.talks import Talks

NAMES = (
    *("seat", "juror", "finalist", "holder", "on", "seats", "castaways", "present", "immune"),
    *("giver", "taker", "speaker", "instead"),
    *("winners", "finalists", "jury", "to", "tied", "sits_out", "open", "ranked"),
)
"""The fields that name castaways."""


class SurvivorChecker(Checker):
    """The books of one dice season. What all of them look at takes each fact in last."""

    shapes: ClassVar = {**COMMON, **SURVIVOR}

    def __init__(self) -> None:
        season = Season()
        vote, preferences = Vote(season), Preferences(season)
        super().__init__(
            [
                Named(NAMES),
                ParameterLaws(PARAMETERS),
                People(season),
                Rounds(season),
                Teams(season),
                Accounts(season),
                Competition(season),
                Camp(season),
                Cards(season),
                Moments(season, vote),
                preferences,
                Talks(season, preferences),
                Comments(season),
                Ballots(season, vote),
                TieBreaks(season, vote),
                Jury(season),
                Production(season),
                Exiles(season),
                FixedRolls(season),
                Opportunities(season),
                Audiences(season),
                Consequences(season),
                Claims(season),
                vote,
                season,
            ]
        )


__all__ = ["SurvivorChecker"]
