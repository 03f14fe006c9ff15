"""DS-6.6, DS-6.7: what rolls, trades and boosts are worth, counted out over all dice."""

from __future__ import annotations

import tomllib
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from showrunner.formats.survivor.dice import result
from showrunner.formats.survivor.parameters import SurvivorParameters
from tests.formats.survivor.table import Table

THREE_DICE = Counter(sum(dice) for dice in product(range(1, 7), repeat=3))
"""How many of the 216 throws give each total."""


def mean(attributes: Counter[int], boost: int = 0, deduction: int = 0, **where: Any) -> Fraction:
    """The exact mean of a result without counters, over these attributes and all throws."""
    parameters = SurvivorParameters(**where)
    total = sum(
        result(dice, attribute, 0, parameters, boost, deduction) * throws * weight
        for attribute, weight in attributes.items()
        for dice, throws in THREE_DICE.items()
    )
    return Fraction(total, 216 * sum(attributes.values()))


@pytest.mark.parametrize(("deduction", "gathers"), [(0, 8.8), (3, 5.8), (5, 3.9), (8, 1.4)])
def test_DS_6_7_what_a_castaway_gathers_on_average(deduction: int, gathers: float):
    assert round(float(mean(THREE_DICE, deduction=deduction)), 1) == gathers


def test_DS_6_7_and_eats_five():
    assert Table(4).sheet.parameters.food_per_player == 5
    assert mean(THREE_DICE) > 5


def test_DS_6_7_the_standard_season_sets_seven():
    standard = Path(__file__).parents[3] / "seasons" / "standard.toml"
    assert tomllib.loads(standard.read_text("utf-8"))["parameters"]["food_per_player"] == 7


def gain(attributes: Counter[int], boost: int, where: str) -> Fraction:
    return mean(attributes, boost, boost_applies=where) - mean(attributes, boost_applies=where)


def test_DS_6_6_a_boost_of_the_outcome_is_worth_what_it_says():
    assert gain(THREE_DICE, 7, "outcome") == 7
    assert gain(THREE_DICE, 2, "outcome") == 2


def test_DS_6_6_a_boost_of_the_roll_would_gain_little():
    assert round(float(gain(THREE_DICE, 7, "roll")), 1) == 1.6
    for attribute in range(3, 11):
        assert gain(Counter([attribute]), 7, "roll") < 1
    assert gain(Counter([11]), 7, "roll") >= 1


def test_DS_6_6_a_deduction_of_the_outcome_costs_everyone_the_same():
    """As long as there is that much to take: from 3 on, where every roll is 3 at least."""
    for attribute in range(3, 19):
        only = Counter([attribute])
        assert mean(only) - mean(only, deduction=3) == 3
