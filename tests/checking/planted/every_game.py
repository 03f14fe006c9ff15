"""Facts that are not facts, facts out of place, and changes that nobody ordered."""

from __future__ import annotations

from tests.checking.planted.planting import Planted
from tests.checking.tampering import change, double, drop, replaced, retold

RANDOM = "random-06"

PLANTED = [
    Planted("R7", "an audience nobody can read", RANDOM, retold("RoundBegan", audience="all")),
    Planted("R7", "a fact without its fields", RANDOM, replaced("RoundBegan", "RoundBegan")),
    Planted("R7", "a fact of no known type", RANDOM, replaced("RoundBegan", "DayBegan")),
    Planted("R7", "a field too many", RANDOM, change("VotedOut", "why", lambda _: "a coin")),
    Planted("R7", "a field of another type", RANDOM, change("VotedOut", "seat", ["ada"])),
    Planted("R7", "an entry goes down", RANDOM, retold("WinnerCrowned", entry=0)),
    Planted(
        "DS-1.3",
        "a parameter out of its range",
        "changing-rules",
        change("SeasonBegan", "parameters", lambda given: {**given, "finalists": 99}),
    ),
    Planted(
        "DS-1.3", "a parameter changes by itself", "changing-rules", double("ParameterChanged")
    ),
    Planted("DS-9.4", "nobody was asked", "diaries", drop("InterviewAsked")),
    Planted("DS-9.4", "one answers twice", "diaries", double("InterviewAnswered")),
    Planted("DS-12.8", "secrets are opened twice", "sensible-08", double("SecretsRevealed")),
]
