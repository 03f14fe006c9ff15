"""Opportunities that are not what was offered, exiles who take part, dice that were not fixed."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, caused, more
from tests.checking.tampering import change, double, drop, retold

OFFERS, TWISTS = "opportunities", "exile-and-loaded-dice"

PLANTED = [
    Planted(
        "DS-9.5", "the price is not paid", OFFERS, drop("PointsChanged", caused("opportunity"))
    ),
    Planted("DS-12.2", "it is paid twice", OFFERS, double("PointsChanged", caused("opportunity"))),
    Planted("DS-9.5", "more is taken than there is", OFFERS, double("OpportunityTaken")),
    Planted("DS-9.5", "who took it said otherwise", OFFERS, change("OpportunityTaken", price=more)),
    Planted("DS-9.5", "one answers twice", OFFERS, double("OpportunityAnswered")),
    Planted(
        "DS-9.5",
        "a bid below the price",
        OFFERS,
        change("OpportunityAnswered", lambda fact: fact["bid"] is not None, bid=0),
    ),
    Planted(
        "DS-9.5",
        "a secret bid is told",
        OFFERS,
        retold("OpportunityAnswered", audience="everybody"),
    ),
    Planted("DS-9.5", "nobody was offered it", OFFERS, drop("OpportunityOffered")),
    Planted(
        "DS-9.5",
        "another took it",
        OFFERS,
        change("OpportunityClosed", lambda fact: fact["takers"], takers=[]),
    ),
    Planted("DS-9.5", "one who wanted it hears nothing", OFFERS, drop("OpportunityMissed")),
    Planted("DS-9.8", "a fixed roll shows other dice", TWISTS, drop("FixedRollShown")),
    Planted("DS-9.8", "dice that nobody fixed", TWISTS, change("FixedRollShown", dice=[3, 3, 3])),
    Planted("DS-9.8", "a roll is fixed by nobody", TWISTS, double("RollFixed")),
    Planted("DS-9.8", "an exile was never sent away", TWISTS, drop("CastawayExiled")),
    Planted("DS-9.8", "somebody else is sent away", TWISTS, double("CastawayExiled")),
    Planted("DS-9.1", "a condition is counted twice", TWISTS, double("ConditionSeen")),
    Planted("DS-9.1", "a condition was not met", TWISTS, drop("ConditionSeen")),
]
