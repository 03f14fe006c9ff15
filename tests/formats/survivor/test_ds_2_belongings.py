"""DS-2.1 to DS-2.6: what a player has."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor.facts import (
    AttributesRolled,
    CampFed,
    CardGained,
    CardPlayed,
    CompetitionResults,
    CompetitionRolled,
    CountersChanged,
    FoodChanged,
    Gathered,
    GatheringRolled,
    ImmunityGiven,
    TeamsFormed,
    VotesCounted,
)
from tests.formats.survivor.table import Table

HIDDEN = "hidden_immunity"


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_DS_2_1_each_attribute_is_rolled_at_the_start(seed: str):
    table = Table(20, rolled_attributes=True, seed=seed).start()
    rolled = table.facts(AttributesRolled)
    assert [fact.seat for fact in rolled] == list(table.seats)
    values = {value for fact in rolled for value in (fact.competition, fact.survival)}
    assert values <= set(range(3, 19))
    assert len(values) > 6
    assert [name for name, _, _ in table.rolls] == [
        ("attribute", attribute, seat)
        for seat in table.seats
        for attribute in ("competition", "survival")
    ]


@pytest.mark.parametrize(
    ("dice", "competition", "survival"), [(3, 3, 3), (7, 7, 7), (9, 7, 9), (10, 7, 9), (18, 7, 9)]
)
def test_DS_2_1_an_attribute_is_the_highest_one_can_score(
    dice: int, competition: int, survival: int
):
    table = Table(4, attributes={"ada": (7, 9)})
    table.fix("competition", dice, seat="ada")
    table.fix("gathering", dice, seat="ada")
    table.event({"effect": "counters", "seats": ["ada"], "amount": -1})
    table.until_phase("camp")
    assert table.facts(CompetitionRolled, seat="ada")[0].result == competition
    table.order("set_parameter", parameter="food_per_player", value=0)
    table.event({"effect": "counters", "seats": ["ada"], "amount": -9})
    assert table.until_told(Gathered, seat="ada").amount == survival


@pytest.mark.parametrize("points", [0, 4])
def test_DS_2_2_reward_points_start_at_a_parameter(points: int):
    table = Table(4, parameters={"starting_reward_points": points}).start()
    assert {player.points for player in table.sheet.players.values()} == {points}
    assert table.sheet_of("ada").players["ada"].points == points


def test_DS_2_2_reward_points_start_at_zero():
    assert Table(4).sheet.players["ada"].points == 0


@pytest.mark.parametrize(
    ("parameters", "food"),
    [({}, {"Red": 21, "Blue": 35}), ({"starting_resources_per_player": 2}, {"Red": 6, "Blue": 10})],
)
def test_DS_2_3_food_is_a_team_pool_that_starts_per_member(
    parameters: dict[str, int], food: dict[str, int]
):
    teams = {"Red": "ada ben cal", "Blue": "dee eve fay gus hal"}
    table = Table(8, teams=teams, parameters=parameters)
    assert table.until_told(TeamsFormed).food == food
    assert table.sheet.food == food


def test_DS_2_4_counters_start_at_zero_and_accumulate():
    table = Table(6, parameters={"food_per_player": 50})  # nobody is ever fed
    assert {player.counters for player in table.sheet.players.values()} == {0}
    for round in (1, 2, 3):
        table.until_phase("vote", round)
        assert table.sheet.players["fay"].counters == round


def test_DS_2_5_a_card_is_single_use():
    table = Table(5)
    for _ in range(2):
        table.event({"effect": "card", "seat": "ada", "kind": HIDDEN})
    cards = [fact.card for fact in table.facts(CardGained)]
    ask = table.until_asked("card", "ada")
    assert {play.split(">")[0] for play in table.options(ask, "play")} == set(cards)
    table.answer(ask, {"play": f"{cards[0]}>ben"})
    later = table.until_asked("card", "ada")  # after the votes
    assert {play.split(">")[0] for play in table.options(later, "play")} == {cards[1]}
    assert table.fact(CardPlayed).on == "ben"
    assert list(table.sheet.hand("ada")) == [cards[1]]


def test_DS_2_6_no_votes_can_be_cast_against_an_immune_team():
    table = Table(8, teams={"Red": "ada ben cal dee", "Blue": "eve fay gus hal"})
    table.fix("competition", lambda seat, **_: 9 if seat < "eve" else 10)
    table.until_asked("ballot")
    asks = table.asked("ballot")
    assert [ask.seat for ask in asks] == ["ada", "ben", "cal", "dee"]
    for ask in asks:
        assert set(table.options(ask, "name")) == {"ada", "ben", "cal", "dee"} - {ask.seat}


def test_DS_2_6_no_votes_can_be_cast_against_an_immune_player():
    table = Table(5)
    table.fix("competition", lambda seat, **_: 12 if seat == "cal" else 5)
    table.order("grant_immunity", seats=["dee"])
    ask = table.until_asked("ballot", "ada")
    assert table.options(ask, "name") == ["ben", "eve"]
    assert {seat for fact in table.facts(ImmunityGiven) for seat in fact.seats} == {"cal", "dee"}
    with pytest.raises(Exception, match="'cal' may not be chosen"):
        table.answer(ask, {"name": "cal"})
    table.until_told(VotesCounted)


def test_DS_2_4_food_and_points_move_as_told():
    """What the sheet holds is the sum of what was told."""
    table = Table(6)
    table.on("gathering", {"bonus_trade": True})
    table.on("gathered", {"point_trade": True})
    table.until_phase("conversation")
    changes = [fact.amount for fact in table.facts(FoodChanged)]
    assert table.sheet.food["Driftwood"] == 42 + sum(changes)
    assert len(table.facts(GatheringRolled)) == 6
    assert [fact.amount for fact in table.facts(CountersChanged)] == [1, -1]
    assert table.fact(CampFed).food == 30
    assert table.fact(CompetitionResults, reroll=0).decides == "both"
