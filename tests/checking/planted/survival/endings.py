"""Who wins, why, and what it is worth."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, more, more_on_top, one_less
from tests.checking.planted.survival.nights import BASIC
from tests.checking.tampering import change, double, drop, replaced


def other_side(side: str) -> str:
    return "good" if side == "evil" else "evil"


STALLED = "survival-random-08"

PLANTED = [
    Planted("SV-8.3", "the other side wins", BASIC, change("SeasonWon", winner=other_side)),
    Planted("SV-8.2", "a winner is left out", BASIC, change("SeasonWon", seats=one_less)),
    Planted("SV-8.8", "points are made up", BASIC, change("SeasonWon", points=more_on_top)),
    Planted("SV-8.8", "another ranking", BASIC, change("SeasonWon", ranking=lambda old: old[::-1])),
    Planted("SV-8.8", "a round more", BASIC, change("SeasonWon", rounds=more)),
    Planted("SV-8.1", "a season is won twice", BASIC, double("SeasonWon")),
    Planted("SV-8.1", "a season is not won", BASIC, drop("SeasonWon")),
    Planted("SV-8.4", "a stall is kept silent", STALLED, drop("EliminationImpossible")),
    Planted(
        "SV-8.4",
        "another reason",
        STALLED,
        change("EliminationImpossible", why="no vote can be cast"),
    ),
    Planted(
        "SV-8.4",
        "Evil wins in the middle of it",
        BASIC,
        replaced("RoundEnded", "EliminationImpossible", why="nothing happens"),
    ),
    Planted("DS-12.8", "secrets stay closed", BASIC, drop("SecretsRevealed")),
]
