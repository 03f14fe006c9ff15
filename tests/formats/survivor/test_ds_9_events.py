"""DS-9.2, DS-9.3, DS-9.6: what an order does, who is told of it, and that it is kept."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.facts import OrderTaken, ParameterChanged, StoryTold
from showrunner.formats.survivor.facts import (
    AttributesRolled,
    CardGained,
    CardPlanted,
    CountersChanged,
    FoodChanged,
    ImmunityGiven,
    PointsChanged,
    RoundBegan,
    TeamsFormed,
    VoteBegan,
)
from showrunner.kernel import Order
from tests.formats.survivor.table import Table

TWO = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}


@pytest.fixture
def table() -> Table:
    table = Table(8, teams=TWO)
    table.start()
    return table


# -- orders are kept (DS-9.1) ----------------------------------------------------------------------


def test_DS_9_1_an_order_is_attributed_and_kept_for_producers(table: Table) -> None:
    step = table.enter(Order("event", {"story": "Rain.", "seats": ["ada"]}, by="the host"))
    taken = table.fact(OrderTaken)
    assert (taken.name, taken.by, taken.touches) == ("event", "the host", False)
    assert list(taken.terms["seats"]) == ["ada"]
    assert isinstance(step.normal_form, Order)
    assert step.normal_form.by == "the host"
    for viewer in ("public", "ada"):
        assert not table.facts(OrderTaken, viewer)


# -- parameters (DS-9.2) ---------------------------------------------------------------------------


@pytest.mark.parametrize("announce", [True, False])
def test_DS_9_2_a_parameter_is_changed_openly_or_in_secret(table: Table, announce: bool) -> None:
    table.order("set_parameter", parameter="team_reward", value=5, announce=announce)
    assert table.sheet.parameters.team_reward == 5
    assert bool(table.facts(ParameterChanged, "public")) == announce
    assert table.sheet_of("ada").parameters.team_reward == (5 if announce else 1)


def test_DS_9_2_a_change_counts_from_the_next_time_the_rule_reads_it(table: Table) -> None:
    table.fix("competition", lambda seat, **_: 9 if seat in TWO["Red"].split() else 4)
    table.order("set_parameter", parameter="team_reward", value=5)
    table.until_phase("camp")
    assert table.fact(PointsChanged, cause="competition reward").amount == 5


def test_DS_9_2_a_decision_whose_terms_it_changes_is_put_anew(table: Table) -> None:
    first = table.until_asked("competition", "ada")
    table.answer(first, {"trade": True})
    step = table.order("set_parameter", parameter="competition_trade", value=7)
    assert first in step.withdrawn
    again = table.asked("competition", "ada")[0]
    assert "Take 7 off" in again.question.fields["trade"].label
    assert not again.answer


def test_DS_9_2_a_decision_that_it_does_not_touch_stays(table: Table) -> None:
    first = table.until_asked("competition", "ada")
    table.answer(first, {"trade": True})
    step = table.order("set_parameter", parameter="food_per_player", value=7)
    assert not step.withdrawn
    assert not step.opened
    assert not table.asked("competition", "ada")


# -- stories ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terms", "listeners"),
    [
        ({}, None),
        ({"team": "Red"}, {"ada", "ben", "cal", "dee"}),
        ({"seats": ["ada", "eve"]}, {"ada", "eve"}),
        ({"team": "Blue", "seats": ["ada"]}, {"ada", "eve", "fay", "gus", "hal"}),
    ],
)
def test_DS_9_3_a_story_is_told_to_everybody_a_team_or_some(
    table: Table, terms: dict[str, Any], listeners: set[str] | None
) -> None:
    table.order("event", story="A storm comes up.", **terms)
    assert str(table.fact(StoryTold).story) == "A storm comes up."
    hear = {seat for seat in table.seats if table.facts(StoryTold, seat)}
    assert hear == (listeners or set(table.seats))
    assert bool(table.facts(StoryTold, "public")) == (listeners is None)


# -- effects ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("secret", [False, True])
@pytest.mark.parametrize(
    ("effect", "fact"), [("points", PointsChanged), ("counters", CountersChanged)]
)
def test_DS_9_3_points_and_counters_openly_or_in_secret(
    table: Table, effect: str, fact: Any, secret: bool
) -> None:
    table.event({"effect": effect, "seats": ["ada", "eve"], "amount": 3, "secret": secret})
    assert [getattr(table.sheet.players[seat], effect) for seat in ("ada", "eve", "ben")] == [
        3,
        3,
        0,
    ]
    assert bool(table.facts(fact, "public")) != secret
    assert sum(len(each.seats) for each in table.facts(fact, "ada")) == (1 if secret else 2)
    assert bool(table.facts(fact, "ben")) != secret


def test_DS_9_3_counters_are_removed_but_never_below_0(table: Table) -> None:
    table.event({"effect": "counters", "seats": ["ada"], "amount": 2})
    table.event({"effect": "counters", "seats": ["ada", "ben"], "amount": -1})
    assert [table.sheet.players[seat].counters for seat in ("ada", "ben")] == [1, 0]


def test_DS_9_3_points_are_taken_down_to_0(table: Table) -> None:
    table.event({"effect": "points", "seats": ["ada"], "amount": 3})
    table.event({"effect": "points", "seats": ["ada"], "amount": -3})
    assert table.sheet.players["ada"].points == 0


def test_DS_9_3_food_is_public(table: Table) -> None:
    table.event({"effect": "food", "team": "Red", "amount": -28})
    assert table.sheet_of("public").food == {"Red": 0, "Blue": 28}
    assert table.fact(FoodChanged, "public").cause == "event"


def test_DS_9_3_attributes_are_set_for_their_owners_eyes(table: Table) -> None:
    table.event({"effect": "attributes", "seat": "ada", "survival": 5})
    ada = table.sheet_of("ada").players["ada"]
    assert (ada.competition, ada.survival) == (18, 5)
    assert len(table.facts(AttributesRolled, "ben", seat="ada")) == 0


def test_DS_9_3_immunity_is_public_and_holds_until_the_rounds_vote(table: Table) -> None:
    table.fix("competition", lambda seat, **_: 4 if seat in TWO["Red"].split() else 9)
    table.event({"effect": "immunity", "seats": ["ada"]})
    assert table.fact(ImmunityGiven, "public").seats == ("ada",)
    assert table.until_told(VoteBegan).immune == ("ada",)
    table.until_told(RoundBegan)
    assert not table.sheet.immune


def test_DS_9_3_an_order_of_its_own_grants_immunity(table: Table) -> None:
    table.order("grant_immunity", seats=["ada", "eve"])
    assert table.sheet.immune == ["ada", "eve"]
    assert table.fact(ImmunityGiven, "public").cause == "producers"


def test_DS_9_3_a_card_is_known_to_its_holder(table: Table) -> None:
    table.event({"effect": "card", "seat": "ada", "kind": "hidden_immunity"})
    assert len(table.sheet.hand("ada")) == 1
    assert table.fact(CardGained, "ada").how == "given"
    assert not table.facts(CardGained, "ben")


def test_DS_9_3_a_planted_card_is_known_to_producers(table: Table) -> None:
    table.event({"effect": "plant", "team": "Red", "kind": "hidden_immunity"})
    assert len(table.facts(CardPlanted, team="Red")) == 2
    assert not table.facts(CardPlanted, "ada")


def test_DS_9_3_removal_takes_several(table: Table) -> None:
    table.event({"effect": "remove", "seats": ["ada", "eve"], "why": "medical"})
    assert table.sheet.active == ["ben", "cal", "dee", "fay", "gus", "hal"]


def test_DS_9_3_an_event_that_moves_people_waits_for_the_window_as_a_whole(table: Table) -> None:
    table.event(
        {"effect": "join", "seats": ["ada"], "team": "Blue"},
        {"effect": "points", "seats": ["ben"], "amount": 2},
    )
    assert table.sheet.players["ben"].points == 0
    assert not table.facts(StoryTold)
    table.until_told(TeamsFormed)
    assert table.sheet.team_of("ada") == ["ada", "eve", "fay", "gus", "hal"]
    assert table.facts(PointsChanged, cause="event", seats=("ben",))


def test_DS_9_3_all_effects_happen_or_none(table: Table) -> None:
    table.event(
        {"effect": "points", "seats": ["ada"], "amount": 1},
        {"effect": "counters", "seats": ["ada"], "amount": 1},
        {"effect": "food", "team": "Red", "amount": 10},
        {"effect": "immunity", "seats": ["ada"]},
        {"effect": "card", "seat": "ada", "kind": "hidden_immunity"},
    )
    ada = table.sheet.players["ada"]
    assert (ada.points, ada.counters, ada.immune, len(table.sheet.hand("ada"))) == (1, 1, True, 1)
    assert table.sheet.food["Red"] == 38
    before = table.kernel.story.digest
    with pytest.raises(Exception, match="cannot be taken"):
        table.event(
            {"effect": "points", "seats": ["ben"], "amount": 1},
            {"effect": "food", "team": "Red", "amount": -39},
        )
    assert table.kernel.story.digest == before
    assert table.sheet.players["ben"].points == 0
