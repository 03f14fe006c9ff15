"""DS-4.1 to DS-4.4: a camp eats and gathers."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.survivor.facts import (
    BonusRolled,
    CampFed,
    CampHungry,
    CountersChanged,
    FoodChanged,
    Gathered,
    GatheringPlanned,
    GatheringRolled,
    GatheringSettled,
    PointsChanged,
)
from tests.formats.survivor.table import Table

# -- eating ----------------------------------------------------------------------------------------

MEALS = [
    # members, food, food_per_player: what is left (None: they stay hungry)
    (6, 30, 5, 0),
    (6, 29, 5, None),
    (6, 42, 5, 12),
    (4, 20, 5, 0),
    (4, 19, 5, None),
    (4, 28, 7, 0),
    (4, 27, 7, None),
    (4, 0, 5, None),
    (4, 3, 0, 3),
]


@pytest.mark.parametrize(("members", "food", "each", "left"), MEALS)
def test_DS_4_1_a_camp_eats_all_or_nothing(members: int, food: int, each: int, left: int | None):
    table = Table(members, parameters={"food_per_player": each, "starting_resources_per_player": 0})
    table.event({"effect": "food", "team": "Driftwood", "amount": food})
    table.until_phase("camp")
    assert table.sheet.food["Driftwood"] == (food if left is None else left)
    counters = {player.counters for player in table.sheet.players.values()}
    assert counters == ({1} if left is None else {0})  # the competition gave one
    if left is None:
        hungry = table.fact(CampHungry, "public")
        assert (hungry.needed, hungry.had) == (members * each, food)
        assert not table.facts(FoodChanged, cause="eaten")
    else:
        assert table.fact(CampFed, "public").food == members * each
        assert table.fact(CountersChanged, cause="fed").seats == table.seats


def test_DS_4_1_a_counter_never_goes_below_zero():
    table = Table(4)
    table.order("stop_before", phase="camp")
    table.play()
    table.event({"effect": "counters", "seats": ["ada"], "amount": -1})
    table.event({"effect": "counters", "seats": ["ben"], "amount": 2})
    table.order("go_on")
    counters = [player.counters for player in table.sheet.players.values()]
    assert counters == [0, 2, 0, 0]


def test_DS_4_1_each_team_eats_on_its_own():
    table = Table(8, teams={"Red": "ada ben cal", "Blue": "dee eve fay gus hal"})
    table.event({"effect": "food", "team": "Blue", "amount": -11})  # 24 of the 25 they need
    table.until_phase("camp")
    assert table.fact(CampFed).team == "Red"
    assert table.fact(CampHungry).team == "Blue"
    assert [player.counters for player in table.sheet.players.values()] == [0] * 3 + [1] * 5


def test_DS_4_1_who_has_left_needs_no_food():
    table = Table(6)
    table.order("remove_castaway", seat="fay")
    assert table.until_told(CampFed).food == 25


# -- gathering -------------------------------------------------------------------------------------

GATHERINGS: list[tuple[int, tuple[int, int], dict[str, Any], dict[str, Any], int]] = [
    # dice, (competition, survival), before, after: what is brought
    (12, (18, 18), {}, {}, 12),
    (12, (5, 9), {}, {}, 9),
    (12, (9, 5), {}, {}, 5),
    (12, (18, 18), {"bonus_trade": True}, {}, 9),
    (12, (18, 18), {}, {"point_trade": True}, 7),
    (12, (18, 18), {"bonus_trade": True}, {"point_trade": True}, 4),
    (7, (18, 18), {"bonus_trade": True}, {"point_trade": True}, 0),
    (3, (18, 18), {"bonus_trade": True}, {}, 0),
    (4, (18, 18), {}, {"point_trade": True}, 0),
    (12, (18, 18), {"boost": "small"}, {}, 14),
    (12, (18, 9), {"boost": "large"}, {}, 16),
]


@pytest.mark.parametrize(("dice", "attributes", "plan", "choice", "brought"), GATHERINGS)
def test_DS_4_4_the_outcome_is_reported_and_added_to_the_food(
    dice: int,
    attributes: tuple[int, int],
    plan: dict[str, Any],
    choice: dict[str, Any],
    brought: int,
):
    table = Table(4, attributes={"ben": attributes}, parameters={"starting_reward_points": 5})
    table.fix("gathering", 5)
    table.fix("gathering", dice, seat="ben")
    table.on("gathering", plan, seat="ben")
    table.on("gathered", choice, seat="ben")
    table.until_phase("camp")
    before = table.sheet.food["Driftwood"]
    table.until_phase("conversation")
    reported = {fact.seat: fact.amount for fact in table.facts(Gathered, "public")}
    assert reported == {"ada": 5, "ben": brought, "cal": 5, "dee": 5}
    assert table.sheet.food["Driftwood"] == before + 15 + brought


def test_DS_4_4_neither_roll_nor_trades_are_reported():
    table = Table(4)
    table.on("gathering", {"bonus_trade": True})
    table.on("gathered", {"point_trade": True})
    table.until_phase("conversation")
    for kind in (GatheringPlanned, GatheringRolled, GatheringSettled):
        assert len(table.facts(kind)) == 4
        assert len(table.facts(kind, "ada")) == 1
        assert table.facts(kind, "public") == []


def test_DS_4_2_before_rolling_three_may_be_deducted_for_a_bonus_roll():
    table = Table(4, parameters={"camp_bonus_trade": 4})
    table.fix("gathering", 12)
    table.on("gathering", {"bonus_trade": True}, seat="ada")
    table.until_phase("conversation")
    assert [fact.amount for fact in table.facts(Gathered)] == [8, 12, 12, 12]
    assert [fact.seat for fact in table.facts(BonusRolled)] == ["ada"]
    assert table.sheet.players["ada"].points == 0


def test_DS_4_2_gathering_is_a_survival_roll_under_penalties():
    """Four counters press a survival 12 of a [18, 9] player to 6 (DS-7)."""
    table = Table(4, attributes={"ada": (18, 9)}, parameters={"food_per_player": 50})
    table.event({"effect": "counters", "seats": ["ada"], "amount": 3})
    table.fix("gathering", 12, seat="ada")
    assert table.until_told(Gathered, seat="ada").amount == 6


@pytest.mark.parametrize("trade", [5, 6])
def test_DS_4_3_after_rolling_five_may_be_deducted_for_a_point(trade: int):
    table = Table(4, parameters={"camp_point_trade": trade})
    table.fix("gathering", 12)
    table.on("gathered", {"point_trade": True}, seat="ada")
    table.until_phase("conversation")
    assert [fact.amount for fact in table.facts(Gathered)] == [12 - trade, 12, 12, 12]
    assert table.fact(PointsChanged, cause="camp trade").seats == ("ada",)
    assert table.sheet.players["ada"].points == 1


def test_DS_4_3_the_choice_comes_with_ones_own_roll():
    table = Table(4, attributes={"ada": (18, 9)})
    table.fix("gathering", 12, seat="ada")
    ask = table.until_asked("gathered", "ada")
    assert "12" in ask.question.text
    assert "you bring 9" in ask.question.text


@pytest.mark.parametrize(
    ("points", "price", "trade", "covered"),
    [(1, 1, False, True), (0, 1, False, False), (0, 1, True, True), (1, 2, True, True),
     (0, 2, True, False)],
)  # fmt: skip
def test_DS_4_3_the_point_just_gained_can_buy_a_bonus_roll(
    points: int, price: int, trade: bool, covered: bool
):
    parameters = {"starting_reward_points": points, "bonus_roll_price": price}
    table = Table(4, parameters=parameters)
    table.fix_all("competition", {"ada": 3, "ben": 12, "cal": 3, "dee": 3})
    ask = table.until_asked("gathered", "ada")
    bought = {"point_trade": trade, "buy_bonus": True}
    if not covered:
        with pytest.raises(IllegalAnswer, match="reward points"):
            table.answer(ask, bought)
        return
    table.answer(ask, bought)
    table.until_phase("conversation")
    assert table.sheet.players["ada"].points == points + trade - price
    assert [fact.seat for fact in table.facts(BonusRolled)] == ["ada"]
