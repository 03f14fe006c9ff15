"""DS-6: what reward points buy, and where it enters the roll."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import IllegalAnswer, OrderRefused
from showrunner.formats.survivor.dice import result
from showrunner.formats.survivor.facts import (
    BonusRolled,
    CompetitionResults,
    CountersChanged,
    Gathered,
    PointsChanged,
)
from showrunner.formats.survivor.parameters import SurvivorParameters
from tests.formats.survivor.table import Table


def rich(points: int = 9, **parameters: Any) -> Table:
    """A table of four with this many points each, who all roll 10."""
    table = Table(4, parameters={"starting_reward_points": points, **parameters})
    table.fix("competition", 10)
    table.fix("gathering", 10)
    return table


def ada(table: Table) -> Any:
    return table.sheet.players["ada"]


# -- prices ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("parameters", "price"), [({}, 1), ({"bonus_roll_price": 3}, 3)])
def test_DS_6_1_a_bonus_roll_in_camp(parameters: dict[str, int], price: int):
    table = rich(**parameters)
    table.on("gathered", {"buy_bonus": True}, seat="ada")
    table.until_told(BonusRolled)
    assert table.fact(PointsChanged, cause="bonus roll").amount == -price


@pytest.mark.parametrize("kind", ["competition", "gathering"])
@pytest.mark.parametrize(("price", "number"), [(None, 0), (None, 1), (None, 4), (2, 3), (0, 5)])
def test_DS_6_2_counters_are_removed_at_a_price_each(kind: str, price: int | None, number: int):
    parameters = {} if price is None else {"counter_price": price}
    table = rich(**parameters, food_per_player=50)
    table.event({"effect": "counters", "seats": ["ada"], "amount": 5})
    table.on(kind, {"remove_counters": number}, seat="ada")
    table.until_phase("conversation")
    assert ada(table).points == 9 - number * (1 if price is None else price)
    assert ada(table).counters == 5 + 1 - number
    bought = table.facts(CountersChanged, cause="bought off")
    assert [fact.amount for fact in bought] == ([-number] if number else [])


@pytest.mark.parametrize(
    ("points", "counters", "price", "most"),
    [(9, 2, 1, 2), (1, 4, 1, 1), (0, 4, 1, 0), (9, 4, 4, 2), (0, 4, 0, 4), (9, 0, 1, 0)],
)
def test_DS_6_2_as_many_as_one_has_and_can_pay(points: int, counters: int, price: int, most: int):
    table = rich(points, counter_price=price)
    table.event({"effect": "counters", "seats": ["ada"], "amount": counters})
    field = table.until_asked("competition", "ada").question.fields["remove_counters"]
    assert (field.least, field.most) == (0, most)


@pytest.mark.parametrize("kind", ["competition", "gathering"])
def test_DS_6_2_removed_counters_do_not_press_the_roll(kind: str):
    """Three counters would cost the roll and the outcome one each."""
    table = rich(food_per_player=50)
    table.event({"effect": "counters", "seats": ["ada"], "amount": 9})
    table.on(kind, lambda ask: {"remove_counters": ask.question.fields["remove_counters"].most})
    if kind == "competition":
        assert table.until_told(CompetitionResults).results["ada"] == 10
    else:
        assert table.until_told(Gathered, seat="ada").amount == 10
        assert ada(table).counters == 1  # which presses the cap alone


BOOSTS = [
    # DS-6.3 and DS-6.4: the boost, parameters: price and what it adds
    ("small", {}, 1, 2),
    ("large", {}, 3, 7),
    ("small", {"small_boost": 4, "small_boost_price": 2}, 2, 4),
    ("large", {"large_boost": 9, "large_boost_price": 5}, 5, 9),
    ("none", {}, 0, 0),
]


def boost_table(boost: str, kind: str, parameters: dict[str, int]) -> Table:
    table = rich(**parameters, individual_reward=0)
    table.on(kind, {"boost": boost}, seat="ada")
    table.until_phase("conversation")
    return table


@pytest.mark.parametrize("kind", ["competition", "gathering"])
@pytest.mark.parametrize(("boost", "parameters", "price", "adds"), BOOSTS)
def test_DS_6_3_a_boost_adds_to_the_roll_it_was_chosen_for(
    kind: str, boost: str, parameters: dict[str, int], price: int, adds: int
):
    table = boost_table(boost, kind, parameters)
    assert ada(table).points == 9 - price
    in_competition = table.facts(CompetitionResults)[0].results["ada"]
    at_camp = table.fact(Gathered, seat="ada").amount
    added = (adds, 0) if kind == "competition" else (0, adds)
    assert (in_competition - 10, at_camp - 10) == added


def test_DS_6_4_three_points_add_seven():
    parameters = SurvivorParameters()
    assert (parameters.large_boost_price, parameters.large_boost) == (3, 7)
    assert (parameters.small_boost_price, parameters.small_boost) == (1, 2)


@pytest.mark.parametrize("boost", [["small", "large"], "both", 2, None])
def test_DS_6_4_at_most_one_boost_per_roll(boost: Any):
    table = rich()
    ask = table.until_asked("competition", "ada")
    with pytest.raises(IllegalAnswer, match="boost"):
        table.answer(ask, {"boost": boost})


# -- what is covered -------------------------------------------------------------------------------

SPENDS = [
    # points, what is bought: whether it is covered
    (0, {"boost": "small"}, False),
    (1, {"boost": "small"}, True),
    (2, {"boost": "large"}, False),
    (3, {"boost": "large"}, True),
    (3, {"boost": "large", "remove_counters": 1}, False),
    (4, {"boost": "large", "remove_counters": 1}, True),
    (2, {"boost": "small", "remove_counters": 2}, False),
    (0, {"trade": True, "boost": "small"}, False),
    (0, {"trade": True, "remove_counters": 1}, False),
    (0, {"trade": True}, True),
]


@pytest.mark.parametrize(("points", "spend", "covered"), SPENDS)
def test_DS_6_6_a_spend_that_is_not_covered_is_refused_before_anything_happens(
    points: int, spend: dict[str, Any], covered: bool
):
    table = rich(points)
    table.event({"effect": "counters", "seats": ["ada"], "amount": 5})
    ask = table.until_asked("competition", "ada")
    digest = table.kernel.story.digest
    if covered:
        table.answer(ask, spend)
        table.until_phase("camp")
        assert ada(table).points >= 0
        return
    with pytest.raises(IllegalAnswer):
        table.answer(ask, spend)
    assert table.kernel.story.digest == digest
    assert ask in table.open_asks


def test_DS_6_6_a_traded_point_can_be_spent_from_the_next_decision_on():
    table = rich(0)
    table.on("competition", {"trade": True}, seat="ada")
    table.on("gathering", {"boost": "small"}, seat="ada")
    assert table.until_told(Gathered, seat="ada").amount == 12
    assert ada(table).points == 0


def test_DS_6_6_points_cannot_go_below_zero():
    table = rich(2)
    with pytest.raises(OrderRefused, match="has 2 points"):
        table.event({"effect": "points", "seats": ["ada"], "amount": -3})
    table.event({"effect": "points", "seats": ["ada"], "amount": -2})
    assert ada(table).points == 0


def test_DS_6_6_points_that_are_taken_away_withdraw_a_sealed_spend():
    table = rich(3)
    table.answer(table.until_asked("competition", "ada"), {"boost": "large"})
    table.event({"effect": "points", "seats": ["ada"], "amount": -1})
    again = table.asked("competition", "ada")[0]
    with pytest.raises(IllegalAnswer, match="you have 2"):
        table.answer(again, {"boost": "large"})


# -- where boosts and deductions enter -------------------------------------------------------------

ENTRY = [
    # dice, attribute, counters, boost, deduction; boost_applies, deduction_applies: the result
    (12, 9, 0, 7, 0, "outcome", "outcome", 16),
    (12, 9, 0, 7, 0, "roll", "outcome", 9),
    (5, 9, 0, 7, 0, "roll", "outcome", 9),
    (5, 18, 0, 7, 0, "roll", "outcome", 12),
    (12, 9, 0, 0, 3, "outcome", "outcome", 6),
    (12, 9, 0, 0, 3, "outcome", "roll", 9),
    (12, 18, 0, 0, 3, "outcome", "roll", 9),
    (12, 9, 0, 2, 3, "outcome", "outcome", 8),
    (12, 9, 0, 2, 3, "roll", "outcome", 6),
    (12, 9, 0, 2, 3, "outcome", "roll", 11),
    (8, 9, 0, 2, 3, "roll", "roll", 7),
    (3, 9, 0, 0, 5, "outcome", "outcome", 0),
    (3, 9, 0, 2, 8, "outcome", "outcome", 0),
    (12, 9, 4, 2, 3, "outcome", "outcome", 5),
]


@pytest.mark.parametrize(
    ("dice", "attribute", "counters", "boost", "deduction", "boosts", "deducts", "expected"), ENTRY
)
def test_DS_6_6_boost_and_deduction_enter_at_the_outcome_or_the_roll(
    dice: int,
    attribute: int,
    counters: int,
    boost: int,
    deduction: int,
    boosts: Any,
    deducts: Any,
    expected: int,
):
    parameters = SurvivorParameters(boost_applies=boosts, deduction_applies=deducts)
    assert result(dice, attribute, counters, parameters, boost, deduction) == expected


def test_DS_6_6_by_default_both_enter_at_the_outcome():
    parameters = SurvivorParameters()
    assert (parameters.boost_applies, parameters.deduction_applies) == ("outcome", "outcome")


@pytest.mark.parametrize(("where", "results"), [("outcome", (12, 6)), ("roll", (9, 9))])
def test_DS_6_6_a_season_goes_by_the_parameters(where: str, results: tuple[int, int]):
    table = rich(boost_applies=where, deduction_applies=where)
    table.fix("attribute", 9)
    table.fix("competition", 12)
    table.on("competition", {"boost": "large"}, seat="ben")
    table.on("competition", {"boost": "small", "trade": True}, seat="cal")
    table.on("competition", {"trade": True}, seat="ada")
    first = table.until_told(CompetitionResults).results
    assert first["ada"] == results[1]
    assert first["ben"] == (16 if where == "outcome" else 9)
    assert first["cal"] == (8 if where == "outcome" else 9)
