"""Facts that are none, and facts out of place."""

from __future__ import annotations

from tests.checking.planted.planting import Planted
from tests.checking.tampering import double, replaced, retold

PLANTED = [
    Planted("R7", "an audience nobody can read", "random-06", retold("RoundBegan", audience="all")),
    Planted("R7", "a fact without its fields", "random-06", replaced("RoundBegan", "RoundBegan")),
    Planted("R7", "a fact of no known type", "random-06", replaced("RoundBegan", "DayBegan")),
    Planted("R7", "an entry goes down", "random-06", retold("WinnerCrowned", entry=0)),
    Planted("R7", "somebody comes in twice", "random-06", double("CastawayIntroduced")),
    Planted("R7", "the season begins twice", "random-06", double("SeasonBegan")),
]
