"""The laws of Survival, out of the rulebook's SV-1 to SV-8."""

from __future__ import annotations

from typing import ClassVar

from showrunner.checking.books import Checker
from showrunner.checking.cast import Named
from showrunner.checking.parameters import ParameterLaws
from showrunner.checking.shapes import COMMON
from showrunner.checking.survival.audiences import Audiences
from showrunner.checking.survival.chains import Chains
from showrunner.checking.survival.consequences import Consequences
from showrunner.checking.survival.debates import Debates
from showrunner.checking.survival.evil import Evil
from showrunner.checking.survival.nights import Nights
from showrunner.checking.survival.parameters import PARAMETERS
from showrunner.checking.survival.rounds import Rounds
from showrunner.checking.survival.season import Season
from showrunner.checking.survival.setup import Setup
from showrunner.checking.survival.shapes import SURVIVAL
from showrunner.checking.survival.votes import Vote, Votes
from showrunner.checking.survival.winning import Winning

NAMES = (
    *("seat", "living", "seats", "buddies", "target", "survivor", "evil", "participants"),
    *("order", "accuse", "vouch", "voters", "tied", "among", "drawn", "ranking"),
)
"""The fields that name contestants."""


class SurvivalChecker(Checker):
    """The books of one season. What all of them look at takes each fact in last."""

    shapes: ClassVar = {**COMMON, **SURVIVAL}

    def __init__(self) -> None:
        season = Season()
        vote, debates = Vote(season), Debates(season)
        super().__init__(
            [
                Named(NAMES),
                ParameterLaws(PARAMETERS),
                Setup(season),
                Rounds(season),
                Evil(season),
                Nights(season),
                Chains(season),
                debates,
                Votes(season, vote),
                Winning(season),
                Audiences(season),
                Consequences(season, vote, debates),
                vote,
                season,
            ]
        )


__all__ = ["SurvivalChecker"]
