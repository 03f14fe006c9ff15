"""DS-4.5, DS-4.6: bonus rolls, and the advantages that wait at a camp."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from showrunner.formats.survivor.facts import (
    BonusRolled,
    BonusSettled,
    CardGained,
    CardPlanted,
    CardPlayed,
    CardTaken,
)
from showrunner.kernel import PRODUCERS, Roll
from tests.formats.survivor.table import Table

HIDDEN = "hidden_immunity"
RED_BLUE = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}


def seeking(*seats: str, dice: int = 12, cast: int = 5, **parameters: Any) -> Table:
    """A table at which these buy a bonus roll before gathering, and roll this."""
    table = Table(cast, parameters=parameters)
    for seat in seats:
        table.on("gathering", {"bonus_trade": True}, seat=seat)
    table.fix("bonus", dice)
    return table


def finders(table: Table) -> list[str]:
    table.until_phase("conversation")
    return [fact.seat for fact in table.facts(CardGained)]


# -- the roll --------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", range(3, 19))
def test_DS_4_5_bonus_roll_is_exactly_twelve(dice: int):
    assert finders(seeking("ada", dice=dice)) == (["ada"] if dice == 12 else [])


@pytest.mark.parametrize(
    ("target", "match", "hit"),
    [
        (12, "exact", [12]),
        (12, "at_least", list(range(12, 19))),
        (7, "exact", [7]),
        (17, "at_least", [17, 18]),
    ],
)
def test_DS_4_5_target_and_match_are_parameters(target: int, match: str, hit: list[int]):
    parameters = {"bonus_target": target, "bonus_match": match}
    found = [dice for dice in range(3, 19) if finders(seeking("ada", dice=dice, **parameters))]
    assert found == hit


@pytest.mark.parametrize(("match", "of_216"), [("exact", 25), ("at_least", 81)])
def test_DS_4_5_the_chance_is_25_in_216(match: str, of_216: int):
    season = Table(4, parameters={"bonus_match": match}).start().season
    throws = [Roll(dice) for dice in product(range(1, 7), repeat=3)]
    assert len(throws) == 216
    assert sum(season.hits(roll) for roll in throws) == of_216


def test_DS_4_5_attributes_and_penalties_do_not_touch_it():
    table = seeking("ada", food_per_player=50)
    table.fix("attribute", 3)
    table.event({"effect": "counters", "seats": ["ada"], "amount": 7})
    assert finders(table) == ["ada"]


def test_DS_4_5_the_roll_is_not_shown_even_to_its_player_only_the_outcome():
    table = seeking("ada", "ben", dice=11)
    table.until_phase("conversation")
    assert table.audience(BonusRolled) == PRODUCERS
    assert [fact.found for fact in table.facts(BonusSettled, "ada")] == [False]
    assert not any("dice=(3, 4, 4)" in repr(fact) for fact in table.view("ada"))


def test_DS_4_5_with_none_available_a_twelve_does_nothing():
    table = seeking("ada", camp_advantages=0)
    assert finders(table) == []
    assert [fact.found for fact in table.facts(BonusSettled, "ada")] == [False]


def test_DS_4_5_the_first_to_roll_it_wins_the_only_one():
    table = seeking("ada", "ben", "cal")
    table.fix_order("seekers", "cal", "ada", "ben")
    assert finders(table) == ["cal"]
    assert [fact.seat for fact in table.facts(BonusRolled)] == ["cal", "ada", "ben"]


def test_DS_4_5_who_bought_before_rolling_is_before_who_bought_after():
    table = seeking("dee", "eve", starting_reward_points=1)
    table.on("gathered", {"buy_bonus": True}, seat="ada")
    table.on("gathered", {"buy_bonus": True}, seat="ben")
    table.fix_order("seekers", "ben", "ada", "eve", "dee")
    assert finders(table) == ["eve"]
    assert [fact.seat for fact in table.facts(BonusRolled)] == ["eve", "dee", "ben", "ada"]


def test_DS_4_5_both_bonus_rolls_can_be_had():
    table = seeking("ada", starting_reward_points=1)
    table.on("gathered", {"buy_bonus": True}, seat="ada")
    table.fix("bonus", 5, seat="ada", bought="before")
    assert finders(table) == ["ada"]
    assert len(table.facts(BonusRolled)) == 2


def test_DS_4_5_the_order_is_drawn():
    first = set()
    for seed in range(60):
        table = Table(5, seed=str(seed))
        table.on("gathering", {"bonus_trade": True})
        table.until_phase("conversation")
        first.add(table.facts(BonusRolled)[0].seat)
    assert first == set(table.seats)


def test_DS_4_5_answering_sooner_wins_nothing():
    found = set()
    for backwards in (False, True):
        table = seeking("ada", "ben", "cal", "dee", "eve")
        for kind in ("gathering", "gathered"):
            table.until_asked(kind)
            asks = table.asked(kind)
            for ask in reversed(asks) if backwards else asks:
                table.answer(ask)
        found.add((*finders(table), table.kernel.story.digest))
    assert len(found) == 1


def test_DS_4_5_only_the_camp_of_ones_own_team_is_searched():
    table = Table(8, teams=RED_BLUE)
    table.on("gathering", {"bonus_trade": True}, seat="ada")
    table.on("gathering", {"bonus_trade": True}, seat="ben")
    table.fix("bonus", 12)
    assert len(finders(table)) == 1
    assert table.fact(CardTaken).planted.startswith("Red")


# -- what waits at a camp --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [None, 0, 1, 3])
def test_DS_4_6_each_camp_starts_with_one_hidden_immunity(number: int | None):
    table = Table(
        8, teams=RED_BLUE, parameters={} if number is None else {"camp_advantages": number}
    ).start()
    planted = [(fact.team, fact.kind) for fact in table.facts(CardPlanted)]
    each = 1 if number is None else number
    assert planted == [("Red", HIDDEN)] * each + [("Blue", HIDDEN)] * each
    assert table.facts(CardPlanted, "ada") == []


def test_DS_4_6_a_camp_founded_later_has_one_too():
    table = Table(8, teams=RED_BLUE, parameters={"merge_at": 8}).start()
    assert table.facts(CardPlanted)[-1].team == "Driftwood"


def test_DS_4_6_of_several_the_oldest_is_found_first():
    table = seeking("ada", "ben", "cal", camp_advantages=2)
    table.event({"effect": "plant", "team": "Driftwood", "kind": HIDDEN})
    assert len(finders(table)) == 3
    planted = [fact.card for fact in table.facts(CardPlanted)]
    assert [fact.planted for fact in table.facts(CardTaken)] == planted[:3]


def test_DS_4_6_producers_may_plant_at_any_camp():
    table = seeking("ada", camp_advantages=0)
    table.event({"effect": "plant", "team": "Driftwood", "kind": HIDDEN})
    assert finders(table) == ["ada"]


def found_in_round_one(restock: str | None, **parameters: Any) -> Table:
    """Ada finds the only card in round 1; everybody goes on seeking in vain until then."""
    chosen = {} if restock is None else {"restock": restock}
    table = seeking("ada", cast=7, **chosen, **parameters)
    table.fix("competition", lambda seat, **_: 12 if seat == "ada" else 9)
    table.until_told(CardGained, seat="ada")
    return table


def play_at_once(table: Table) -> None:
    """Ada plays whatever card she holds."""
    table.on("card", lambda ask: {"play": next(iter(table.options(ask, "play")), None)}, "ada")


@pytest.mark.parametrize("restock", [None, "when_played"])
def test_DS_4_6_a_camp_is_restocked_when_what_was_found_is_played(restock: str | None):
    table = found_in_round_one(restock)
    table.until_phase("conversation", round=2)
    assert len(table.facts(CardPlanted)) == 1  # ada still holds it
    play_at_once(table)
    table.until_told(CardPlayed)
    assert len(table.facts(CardPlanted)) == 2
    table.until_told(CardGained, seat="ada")


def test_DS_4_6_a_camp_is_restocked_when_what_was_found_leaves_with_its_holder():
    table = found_in_round_one("when_played")
    table.order("remove_castaway", seat="ada")
    assert len(table.facts(CardPlanted)) == 2


def test_DS_4_6_while_another_card_of_the_camp_is_held_it_is_not_restocked():
    table = seeking("ada", "ben", cast=6, camp_advantages=2)
    assert sorted(finders(table)) == ["ada", "ben"]
    table.order("remove_castaway", seat="ada")
    assert len(table.facts(CardPlanted)) == 2
    table.order("remove_castaway", seat="ben")
    assert len(table.facts(CardPlanted)) == 4


def test_DS_4_6_while_another_card_waits_a_camp_is_not_restocked():
    table = found_in_round_one("when_played", camp_advantages=2)
    table.order("remove_castaway", seat="ada")
    assert len(table.facts(CardPlanted)) == 2  # the second one is still at the camp


def test_DS_4_6_each_round_an_empty_camp_is_restocked():
    table = found_in_round_one("each_round")
    table.until_phase("conversation", round=3)
    assert len(table.facts(CardPlanted)) == 3
    assert len(table.facts(CardGained, seat="ada")) == 3


def test_DS_4_6_each_round_a_camp_that_is_not_empty_stays_as_it_is():
    table = Table(7, parameters={"restock": "each_round"})
    table.until_phase("conversation", round=3)
    assert len(table.facts(CardPlanted)) == 1


def test_DS_4_6_never_is_never():
    table = found_in_round_one("never")
    play_at_once(table)
    table.until_told(CardPlayed)
    table.play()
    assert len(table.facts(CardPlanted)) == 1
