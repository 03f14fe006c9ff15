"""The laws of Mini-Survivor, out of the rulebook's MS-1 to MS-9."""

from __future__ import annotations

from typing import ClassVar

from showrunner.checking.books import Checker
from showrunner.checking.cast import Named
from showrunner.checking.mini_survivor.attacks import Attacks
from showrunner.checking.mini_survivor.audiences import Audiences
from showrunner.checking.mini_survivor.candidate import Candidate
from showrunner.checking.mini_survivor.consequences import Consequences
from showrunner.checking.mini_survivor.ending import End
from showrunner.checking.mini_survivor.moves import Moves
from showrunner.checking.mini_survivor.parameters import PARAMETERS
from showrunner.checking.mini_survivor.posts import Posts
from showrunner.checking.mini_survivor.rounds import Rounds
from showrunner.checking.mini_survivor.season import Season
from showrunner.checking.mini_survivor.setup import Setup
from showrunner.checking.mini_survivor.shapes import MINI
from showrunner.checking.mini_survivor.stock import Stock
from showrunner.checking.mini_survivor.submissions import Submissions
from showrunner.checking.mini_survivor.votes import Votes
from showrunner.checking.parameters import ParameterLaws
from showrunner.checking.shapes import COMMON
from showrunner.checking.talk.preferences import Preferences
from showrunner.checking.talk.talks import Talks

NAMES = (
    *("seat", "seats", "open", "ranked", "to", "winner", "bidders", "tied", "candidate"),
    *("among", "drawn"),
)
"""The fields that name players."""


class MiniSurvivorChecker(Checker):
    """The books of one match. What all of them look at takes each fact in last."""

    shapes: ClassVar = {**COMMON, **MINI}

    def __init__(self) -> None:
        season = Season()
        preferences = Preferences(season)
        super().__init__(
            [
                Named(NAMES),
                ParameterLaws(PARAMETERS),
                Setup(season),
                Rounds(season),
                preferences,
                Talks(season, preferences),
                Posts(season),
                Submissions(season),
                Attacks(season),
                Votes(season),
                Stock(season),
                Moves(season),
                End(season),
                Candidate(season),
                Audiences(season),
                Consequences(season),
                season,
            ]
        )


__all__ = ["MiniSurvivorChecker"]
