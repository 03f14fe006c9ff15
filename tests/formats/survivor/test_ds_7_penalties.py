"""DS-7: how depletion counters press attributes, rolls and outcomes."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.survivor.dice import penalties, result
from showrunner.formats.survivor.facts import (
    BonusRolled,
    CardGained,
    CompetitionResults,
    Gathered,
    SurvivalRolled,
)
from showrunner.formats.survivor.parameters import SurvivorParameters
from tests.formats.survivor.table import Table

DEFAULTS = SurvivorParameters()
REPEATING = SurvivorParameters(beyond_seven="repeat")

TOTALS = {
    0: (0, 0, 0),
    1: (1, 0, 0),
    2: (1, 1, 0),
    3: (1, 1, 1),
    4: (2, 2, 1),
    5: (3, 2, 2),
    6: (3, 3, 3),
    7: (4, 4, 4),
}
"""DS-7.2: by number of counters, what comes off the stat, the roll and the outcome."""

BEYOND = {
    8: (5, 4, 4),
    9: (5, 5, 4),
    10: (5, 5, 5),
    13: (7, 7, 7),
    14: (8, 8, 8),
    15: (9, 8, 8),
    28: (16, 16, 16),
}
"""DS-7.3 with `repeat`."""


@pytest.mark.parametrize(("counters", "totals"), TOTALS.items())
@pytest.mark.parametrize("parameters", [DEFAULTS, REPEATING], ids=["stay", "repeat"])
def test_DS_7_2_penalties_are_cumulative(
    counters: int, totals: tuple[int, int, int], parameters: SurvivorParameters
):
    assert penalties(counters, parameters) == totals


@pytest.mark.parametrize("counters", [8, 9, 14, 50])
def test_DS_7_3_above_seven_the_penalties_of_seven_stay(counters: int):
    assert penalties(counters, DEFAULTS) == TOTALS[7]


@pytest.mark.parametrize(("counters", "totals"), BEYOND.items())
def test_DS_7_3_or_they_repeat(counters: int, totals: tuple[int, int, int]):
    assert penalties(counters, REPEATING) == totals


def test_DS_7_3_counters_go_on_counting():
    table = Table(5, parameters={"food_per_player": 50})
    table.event({"effect": "counters", "seats": ["ada"], "amount": 9})
    table.until_phase("camp")
    assert table.sheet.players["ada"].counters == 10


@pytest.mark.parametrize(("beyond", "expected"), [("stay", 18 - 4 - 4), ("repeat", 18 - 8 - 8)])
def test_DS_7_3_a_season_goes_by_the_parameter(beyond: str, expected: int):
    table = Table(4, parameters={"beyond_seven": beyond})
    table.event({"effect": "counters", "seats": ["ada"], "amount": 14})
    table.fix("competition", 18)
    assert table.until_told(CompetitionResults).results["ada"] == expected


PIPELINE = [
    # dice, attribute, counters: the result
    (6, 7, 0, 6),
    (12, 9, 0, 9),
    (6, 7, 4, 3),  # the worked example: a competition 6 of a [7, 9] player
    (12, 9, 4, 6),  # and a survival 12
    (10, 5, 1, 4),  # the cap loses one
    (10, 18, 2, 9),  # the roll loses one
    (10, 18, 3, 8),  # the outcome, too
    (10, 3, 5, 0),  # cap 1 at least (3 − 3), outcome 0 at least
    (10, 3, 1, 2),
    (10, 1, 1, 1),  # the cap's floor of 1, which no rolled attribute can show by its result
    (10, 3, 4, 0),  # cap max(1, 3 − 2) = 1, less 1
    (10, 4, 4, 1),
    (3, 18, 4, 0),  # roll max(1, 3 − 2) = 1, less 1
    (3, 18, 2, 2),
    (3, 18, 7, 0),  # roll 1 at least (3 − 4)
    (18, 18, 7, 10),
    (5, 18, 7, 0),
]


@pytest.mark.parametrize(("dice", "attribute", "counters", "expected"), PIPELINE)
def test_DS_7_4_the_pipeline(dice: int, attribute: int, counters: int, expected: int):
    assert result(dice, attribute, counters, DEFAULTS) == expected


FLOORS = [
    # dice, attribute, counters, boost, deduction, where both enter: the result
    (3, 18, 0, 0, 5, "roll", 0),  # x = −2: a deduction one chose holds below 1
    (3, 18, 7, 0, 5, "roll", 0),
    (4, 18, 2, 0, 3, "roll", 1),  # x = 1: the penalty cannot press it below
    (4, 18, 7, 0, 3, "roll", 0),  # … but the outcome's can
    (3, 18, 2, 2, 0, "roll", 4),
    (3, 1, 7, 7, 0, "outcome", 7),  # pressed to 0, then boosted
    (3, 1, 7, 2, 3, "outcome", 0),  # 0 + 2 − 3
    (18, 18, 7, 7, 0, "outcome", 17),
    (18, 18, 7, 7, 0, "roll", 10),
]


@pytest.mark.parametrize(
    ("dice", "attribute", "counters", "boost", "deduction", "where", "expected"), FLOORS
)
def test_DS_7_4_floors_boosts_and_deductions(
    dice: int,
    attribute: int,
    counters: int,
    boost: int,
    deduction: int,
    where: Any,
    expected: int,
):
    parameters = SurvivorParameters(boost_applies=where, deduction_applies=where)
    assert result(dice, attribute, counters, parameters, boost, deduction) == expected


def by_the_book(
    dice: int, attribute: int, counters: int, boost: int, deduction: int, at: str
) -> int:
    """The formula of DS-7.4, word for word."""
    stat, roll_penalty, outcome_penalty = TOTALS[counters]
    x = dice + (boost if at == "roll" else 0) - (deduction if at == "roll" else 0)
    roll = max(min(1, x), x - roll_penalty)
    capped = min(roll, max(1, attribute - stat))
    outcome = max(0, capped - outcome_penalty)
    score = outcome + (boost if at == "outcome" else 0) - (deduction if at == "outcome" else 0)
    return max(0, score)


@pytest.mark.parametrize("where", ["outcome", "roll"])
def test_DS_7_4_holds_for_all_dice_attributes_and_counters(where: Any):
    parameters = SurvivorParameters(boost_applies=where, deduction_applies=where)
    for dice in range(3, 19):
        for attribute in range(3, 19):
            for counters in TOTALS:
                for boost, deduction in ((0, 0), (2, 0), (7, 3), (0, 5), (2, 8)):
                    terms = (dice, attribute, counters)
                    expected = by_the_book(*terms, boost, deduction, where)
                    assert result(*terms, parameters, boost, deduction) == expected


def test_DS_7_1_a_seven_nine_player_with_four_counters():
    """The source's example, in a season: a competition 6 gives 3, a survival 12 gives 6."""
    table = Table(4, attributes={"ada": (7, 9)}, parameters={"food_per_player": 50})
    table.event({"effect": "counters", "seats": ["ada"], "amount": 4})
    table.fix("competition", 6)
    table.fix("gathering", 12)
    assert table.until_told(CompetitionResults).results == {"ada": 3, "ben": 6, "cal": 6, "dee": 6}
    table.until_phase("camp")
    table.event({"effect": "counters", "seats": ["ada"], "amount": -1})
    assert table.until_told(Gathered, seat="ada").amount == 6


def test_DS_7_1_penalties_touch_every_survival_roll():
    """The survival roll that breaks a tied vote is one, too (DS-10.6)."""
    table = Table(4, parameters={"tie_break": ["survival_roll"]})
    table.fix_all("competition", {"ada": 18, "ben": 3, "cal": 3, "dee": 3})
    table.on("ballot", lambda ask: {"name": {"ada": "ben", "cal": "ben"}.get(ask.seat, "cal")})
    table.until_phase("vote")
    table.event({"effect": "counters", "seats": ["dee"], "amount": 4})
    table.fix("survival", 12)
    assert table.until_told(SurvivalRolled).results == {"dee": 9}


def test_DS_7_1_bonus_rolls_are_not_touched():
    table = Table(4, parameters={"food_per_player": 50})
    table.event({"effect": "counters", "seats": ["ada"], "amount": 7})
    table.on("gathering", {"bonus_trade": True}, seat="ada")
    table.fix("bonus", 12)
    table.until_told(BonusRolled)
    assert table.fact(CardGained).seat == "ada"
