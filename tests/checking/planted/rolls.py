"""Dice and results, in competition and at camp."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, more, more_on_top
from tests.checking.tampering import Facts, change, double, drop, place


def another_loser(facts: Facts) -> None:
    at = place(facts, "CompetitionWon", lambda fact: fact["loser"])
    change("CompetitionWon", loser=facts[at]["team"])(facts)


def seventh_face(dice: list[int]) -> list[int]:
    return [7, *dice[1:]]


def fourth_die(dice: list[int]) -> list[int]:
    return [*dice, 1]


PLANTED = [
    Planted("DS-1.4", "a seven", "random-06", change("CompetitionRolled", dice=seventh_face)),
    Planted("DS-1.4", "a fourth die", "random-06", change("BonusRolled", dice=fourth_die)),
    Planted(
        "DS-7.4", "a result is off by one", "random-06", change("CompetitionRolled", result=more)
    ),
    Planted(
        "DS-2.8",
        "a result is told wrong",
        "random-06",
        change("CompetitionResults", results=more_on_top),
    ),
    Planted(
        "DS-3.3",
        "a team's roll is another",
        "sensible-08",
        change(
            "CompetitionResults",
            lambda fact: fact["teams"],
            teams=lambda teams: dict.fromkeys(teams, "7"),
        ),
    ),
    Planted("DS-3.3", "another team must vote", "sensible-08", another_loser),
    Planted("DS-3.4", "nothing is drawn", "no-rerolls", drop("TieDrawn")),
    Planted("DS-3.3", "nobody wins", "random-06", drop("CompetitionWon")),
    Planted("DS-3.1", "one does not compete", "random-06", drop("CompetitionEntered")),
    Planted(
        "DS-3.9",
        "one who sits out competes",
        "staged",
        change("CompetitionAnnounced", lambda fact: fact["sits_out"], sits_out=[]),
    ),
    Planted(
        "DS-7.4", "gathering is off by one", "random-06", change("GatheringRolled", so_far=more)
    ),
    Planted("DS-7.4", "one brings more", "random-06", change("Gathered", amount=more)),
    Planted("DS-4.2", "one gathers twice", "random-06", double("GatheringPlanned")),
    Planted("DS-4.5", "a bonus roll is not thrown", "random-08", drop("BonusRolled")),
    Planted("DS-4.5", "a bonus roll too many", "random-08", double("BonusRolled")),
    Planted(
        "DS-4.5",
        "a hit finds nothing",
        "many-cards",
        change("BonusSettled", lambda fact: fact["found"], found=False),
    ),
]
