"""Orders without effects, and effects without orders."""

from __future__ import annotations

from tests.checking.planted.planting import Planted
from tests.checking.tampering import Where, change, double, drop, retold


def about(claim: str, *verdicts: str) -> Where:
    """Verdicts on this claim (of these kinds)."""
    return lambda fact: fact["claim"] == claim and (not verdicts or fact["verdict"] in verdicts)


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
    Planted("DS-9.4", "a claim is judged twice", "claims", double("ClaimJudged")),
    Planted("DS-9.4", "a claim is never judged", "claims", drop("ClaimJudged", about("points"))),
    Planted("DS-9.4", "a vote is never judged", "claims", drop("ClaimJudged", about("vote"))),
    Planted(
        "DS-9.4",
        "a true claim is called broken",
        "claims",
        change("ClaimJudged", about("points", "kept"), verdict="broken"),
    ),
    Planted(
        "DS-9.4",
        "the record is another",
        "claims",
        change("ClaimJudged", about("holds", "kept"), truth=["hidden_immunity"]),
    ),
    Planted(
        "DS-9.4",
        "a vote that was kept is called broken",
        "claims",
        change("ClaimJudged", about("vote", "kept"), verdict="broken"),
    ),
    Planted(
        "DS-9.4",
        "trust is broken by nothing",
        "claims",
        change("ClaimJudged", about("trusts_most", "unverifiable"), verdict="broken"),
    ),
    Planted("DS-9.4", "another thing is judged", "claims", change("ClaimJudged", said="so")),
    Planted(
        "DS-9.4",
        "what nobody asked for is claimed",
        "claims",
        change("InterviewAnswered", claims=lambda made: {**made, "luck": 1}),
    ),
    Planted(
        "DS-2.11",
        "a castaway learns of a verdict",
        "claims",
        retold("ClaimJudged", audience="everybody"),
    ),
    Planted("DS-12.8", "secrets are opened twice", "sensible-08", double("SecretsRevealed")),
]
