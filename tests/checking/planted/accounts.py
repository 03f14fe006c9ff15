"""Points, counters and food that are not what their causes come to."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, caused, more, one_less
from tests.checking.tampering import Facts, change, double, drop, place, with_fields


def food_moves_from_team_to_team(facts: Facts) -> None:
    """A merge or swap keeps all food, and gives it to the wrong team."""
    at = place(facts, "TeamsFormed", lambda fact: fact["why"] == "producers")
    first, second, *_ = food = dict(facts[at]["food"])
    food[first], food[second] = food[first] + 1, food[second] - 1
    facts[at] = with_fields(facts[at], food=food)


PLANTED = [
    Planted("DS-12.2", "a point too many", "random-06", double("PointsChanged")),
    Planted(
        "DS-3.5",
        "the reward is off by one",
        "random-06",
        change("PointsChanged", caused("competition reward"), amount=more),
    ),
    Planted(
        "DS-3.5", "no reward", "random-06", drop("PointsChanged", caused("competition reward"))
    ),
    Planted(
        "DS-3.1",
        "a trade brings nothing",
        "random-08",
        drop("PointsChanged", caused("competition trade")),
    ),
    Planted(
        "DS-6.2",
        "counters are cheap",
        "random-08",
        change("PointsChanged", caused("counters removed"), amount=more),
    ),
    Planted(
        "DS-6.1", "a bonus roll is free", "random-08", drop("PointsChanged", caused("bonus roll"))
    ),
    Planted("DS-6.6", "points below 0", "random-06", change("PointsChanged", amount=-50)),
    Planted(
        "DS-3.7",
        "one takes no counter",
        "random-06",
        change("CountersChanged", caused("competition"), seats=one_less),
    ),
    Planted(
        "DS-4.1", "the fed keep a counter", "random-06", drop("CountersChanged", caused("fed"))
    ),
    Planted(
        "DS-6.2",
        "more is bought off than there is",
        "random-08",
        change("CompetitionEntered", counters_removed=9),
    ),
    Planted(
        "DS-4.4",
        "food is miscounted",
        "random-06",
        change("FoodChanged", lambda fact: fact["amount"] > 0, amount=more),
    ),
    Planted("DS-4.1", "a meal is miscounted", "random-06", change("CampFed", food=more)),
    Planted("DS-4.1", "a meal costs nothing", "random-06", drop("FoodChanged", caused("eaten"))),
    Planted("DS-4.1", "a hungry camp had more", "hungry", change("CampHungry", had=more)),
    Planted("DS-4.1", "a camp has no meal", "hungry", drop("CampHungry")),
    Planted(
        "DS-2.3",
        "food at the start",
        "random-06",
        change("TeamsFormed", food=lambda food: {team: n + 1 for team, n in food.items()}),
    ),
    Planted(
        "DS-12.2",
        "food is lost in a merge",
        "sensible-08",
        change("TeamsFormed", nth=1, food=lambda food: {t: n - 1 for t, n in food.items()}),
    ),
    Planted("DS-1.7", "food goes to the wrong team", "swap", food_moves_from_team_to_team),
    Planted("DS-12.2", "an event costs more", "gifts", double("PointsChanged", caused("event"))),
    Planted("DS-9.3", "an effect is left away", "gifts", drop("PointsChanged", caused("event"))),
    Planted(
        "DS-9.3",
        "an effect is another",
        "gifts",
        change("PointsChanged", caused("event"), amount=more),
    ),
]
