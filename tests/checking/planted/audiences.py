"""Facts told to those who may not know them."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, caused, held
from tests.checking.tampering import Facts, place, retold


def swapped_audience(facts: Facts) -> None:
    at = place(facts, "BallotCast")
    other = next(fact for fact in facts if fact.kind == "BallotCast" and fact.number != at)
    assert other.audience != facts[at].audience
    retold("BallotCast", audience=other.audience)(facts)


PLANTED = [
    Planted("DS-2.10", "a ballot is told to another", "random-06", swapped_audience),
    Planted(
        "DS-2.8",
        "dice are told to all",
        "random-06",
        retold("CompetitionRolled", audience="everybody"),
    ),
    Planted(
        "DS-4.5", "bonus dice are told", "random-08", retold("BonusRolled", audience="everybody")
    ),
    Planted(
        "DS-2.9",
        "spending is told to all",
        "random-08",
        retold("PointsChanged", caused("bonus roll"), audience="everybody"),
    ),
    Planted(
        "DS-2.7", "food is told to nobody", "random-06", retold("FoodChanged", audience="producers")
    ),
    Planted(
        "DS-5.8", "a talk is overheard", "sensible-08", retold("MessageSaid", audience="everybody")
    ),
    Planted(
        "DS-8.5",
        "a lost card is heard of",
        "many-cards",
        retold("CardLost", held, audience="everybody"),
    ),
    Planted(
        "DS-8.3",
        "dice for a card are hidden",
        "whole-deck",
        retold("LuckTried", audience="producers"),
    ),
]
