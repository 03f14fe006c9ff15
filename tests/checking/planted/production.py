"""Orders without effects, and effects without orders."""

from __future__ import annotations

from tests.checking.planted.planting import Planted
from tests.checking.tampering import change, double, drop, retold

PLANTED = [
    Planted(
        "DS-1.3", "a parameter changes by itself", "changing-rules", double("ParameterChanged")
    ),
    Planted(
        "DS-1.3",
        "a parameter out of its range",
        "changing-rules",
        change("SeasonBegan", parameters=lambda given: {**given, "finalists": 99}),
    ),
    Planted(
        "DS-9.8",
        "an order hides that it touches",
        "gifts",
        change("OrderTaken", lambda fact: fact["touches"], touches=False),
    ),
    Planted("DS-9.1", "an order comes due twice", "scheduled", double("OrderCameDue")),
    Planted("DS-9.1", "an order is scheduled twice", "scheduled", double("OrderScheduled")),
    Planted(
        "DS-9.4",
        "an interview is overheard",
        "diaries",
        retold("InterviewAsked", audience="everybody"),
    ),
    Planted("DS-9.4", "nobody was asked", "diaries", drop("InterviewAsked")),
    Planted("DS-12.8", "secrets are opened twice", "sensible-08", double("SecretsRevealed")),
]
