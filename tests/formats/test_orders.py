"""Orders of any format: how they are read, scheduled, withdrawn, and obeyed at a window."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import OrderRefused
from showrunner.formats.facts import (
    OrderCameDue,
    OrderFellThrough,
    OrderScheduled,
    OrderTaken,
    OrderWithdrawn,
    SecretsRevealed,
    StoryTold,
    WindowStopped,
)
from showrunner.formats.orders import plain_terms, read_order
from showrunner.formats.settings import Scheduled
from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.facts import FinalBegan, PhaseBegan, VotedOut
from showrunner.kernel import Order, Text, sealer
from tests.formats.survivor.table import Table

ORDERS = {order.name: order for order in FORMAT.orders}
RAIN = {"story": "Rain."}


def phase_begun(table: Table) -> tuple[int, str]:
    """The last phase that began."""
    began = table.facts(PhaseBegan)[-1]
    return began.round, began.phase


# -- reading ---------------------------------------------------------------------------------------


def test_texts_are_sealed_and_stay_so() -> None:
    read: Any = read_order(ORDERS, "event", {"story": "  Rain.  "}, sealer("salt"))
    assert isinstance(read.story, Text)
    assert read.story.words == "Rain."
    again: Any = read_order(ORDERS, "event", plain_terms(read), sealer("other"))
    assert again.story == read.story, "what is sealed already is taken as it is"


def test_plain_terms_leave_defaults_away() -> None:
    read = read_order(ORDERS, "remove_castaway", {"seat": "ada", "why": "medical"}, sealer(""))
    assert plain_terms(read) == {"seat": "ada"}


def test_every_order_has_a_name_of_its_own_and_says_what_it_does() -> None:
    assert len(ORDERS) == len(FORMAT.orders)
    assert all(order.__doc__ for order in FORMAT.orders)


# -- scheduling ------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["competition", "camp", "conversation", "vote"])
def test_a_scheduled_order_is_obeyed_before_its_phase(phase: str) -> None:
    table = Table(6)
    table.order("event", **RAIN, when={"round": 2, "phase": phase})
    assert table.fact(OrderScheduled).when == {"round": 2, "phase": phase}
    assert not table.facts(StoryTold)
    table.until_phase(phase, 2)
    facts = table.view("producers")
    story = next(at for at, fact in enumerate(facts) if isinstance(fact, StoryTold))
    assert isinstance(facts[story - 2], OrderCameDue)
    assert isinstance(facts[story - 1], OrderTaken)
    assert facts[story + 1] == PhaseBegan(round=2, phase=phase, times=1)


def test_a_scheduled_order_is_obeyed_when_so_many_are_left() -> None:
    table = Table(7)
    table.order("event", **RAIN, when={"left": 5})
    table.until_told(StoryTold)
    assert len(table.sheet.active) == 5
    assert not table.sheet.schedule


def test_without_more_it_is_the_next_window() -> None:
    table = Table(6)
    table.order("event", **RAIN, when={})
    table.until_told(StoryTold)
    assert phase_begun(table) == (1, "camp")


def test_it_keeps_who_gave_it_and_happens_once() -> None:
    table = Table(6)
    table.enter(Order("event", {**RAIN, "when": {"round": 2}}, by="the host"))
    table.play()
    assert table.fact(OrderTaken).by == "the host"
    assert len(table.facts(StoryTold)) == 1


def test_the_schedule_is_for_producers() -> None:
    table = Table(6)
    table.order("event", **RAIN, when={"round": 2})
    table.until_told(StoryTold)
    for viewer in ("public", "ada"):
        for kind in (OrderScheduled, OrderCameDue, OrderTaken):
            assert not table.facts(kind, viewer)


def test_a_season_may_start_with_a_schedule() -> None:
    schedule = [
        Scheduled(order="event", terms=RAIN, when={"round": 2}),
        Scheduled(order="repeat_phase", terms={"phase": "vote"}, when={"round": 1}),
    ]
    table = Table(6, schedule=schedule)
    table.until_told(StoryTold)
    assert [fact.number for fact in table.facts(OrderScheduled)] == [1, 2]
    assert {fact.by for fact in table.facts(OrderTaken)} == {"schedule"}
    assert len(table.facts(VotedOut)) == 2


def test_orders_that_are_due_together_come_in_the_order_in_which_they_were_given() -> None:
    table = Table(6)
    for story in ("First.", "Second.", "Third."):
        table.order("event", story=story, when={"phase": "vote"})
    table.until_phase("vote")
    assert [str(fact.story) for fact in table.facts(StoryTold)] == ["First.", "Second.", "Third."]


def test_what_cannot_be_obeyed_any_more_falls_through_with_the_reason() -> None:
    table = Table(6)
    table.order("grant_immunity", seats=["ada"], when={"round": 2, "phase": "vote"})
    table.order("event", **RAIN, when={"round": 2, "phase": "vote"})
    table.order("remove_castaway", seat="ada")
    fell = table.until_told(OrderFellThrough)
    assert fell.number == 1
    assert "'ada' is out of the game" in fell.why
    assert table.facts(StoryTold), "the next one is obeyed all the same"
    assert not table.sheet.schedule
    assert not table.facts(OrderFellThrough, "public")


def test_an_order_is_read_when_it_is_scheduled_and_verified_when_it_is_due() -> None:
    table = Table(6)
    table.order("remove_castaway", seat="ada", when={"round": 2})
    table.order("remove_castaway", seat="ada")
    assert "'ada' is out of the game" in table.until_told(OrderFellThrough).why


LATER = {"round": 9}
NEVER_RIGHT: list[tuple[str, dict[str, Any], str]] = [
    ("set_parameter", {"parameter": "team_reward", "value": 99}, "out of range"),
    ("set_parameter", {"parameter": "no", "value": 1}, "no parameter 'no'"),
    ("interview", {"seat": "zed", "question": "Who?"}, "no castaway 'zed'"),
    ("stop_before", {"phase": "lunch"}, "no window before 'lunch'"),
    ("remove_castaway", {"seat": "zed"}, "no castaway 'zed'"),
    ("exile_castaways", {"seats": ["zed"]}, "no castaway 'zed'"),
    ("fix_roll", {"roll": "bonus", "seat": "zed", "dice": [1, 1, 1]}, "no castaway 'zed'"),
    ("event", {"story": "Rain.", "seats": ["zed"]}, "no castaway 'zed'"),
    (
        "event",
        {"story": "Rain.", "effects": [{"effect": "attributes", "seat": "ada", "survival": 2}]},
        "an attribute of 2",
    ),
    ("set_teams", {"teams": {"A": ["ada"], "B": ["ada"]}}, "in two teams"),
    ("set_teams", {"teams": {"A": ["zed"]}}, "no castaway 'zed'"),
    ("deal_teams", {"names": ["A", "A"]}, "a name of its own"),
    ("choose_jury", {"seats": ["ada", "ben"]}, "even or divisible"),
    ("set_comment_order", {"seats": []}, "nobody is named"),
    ("open_group_talk", {"seats": ["ada"]}, "two or more"),
    ("stage_competition", {"sits_out": ["zed"]}, "no castaway 'zed'"),
    ("offer_opportunity", {"story": "Rain.", "stock": 2}, "omit `stock`"),
]


@pytest.mark.parametrize(("name", "terms", "why"), NEVER_RIGHT)
def test_DS_9_1_what_can_never_be_right_is_refused_when_it_is_put_up(
    name: str, terms: dict[str, Any], why: str
) -> None:
    table = Table(6).start()
    for later in ({}, {"when": LATER}):
        with pytest.raises(OrderRefused, match=why):
            table.order(name, **terms, **later)
    assert not table.sheet.schedule


def test_an_order_that_waits_for_a_window_is_verified_at_once_and_again() -> None:
    table = Table(6)
    with pytest.raises(OrderRefused, match="not out"):
        table.order("return_castaway", seat="ada", team=next(iter(table.sheet.food)))
    table.order("set_teams", teams={"A": ["ada", "ben", "cal"], "B": ["dee", "eve", "fay"]})
    table.order("remove_castaway", seat="ada")
    assert "'ada' is out of the game" in table.until_told(OrderFellThrough).why


# -- withdrawing -----------------------------------------------------------------------------------


def test_a_scheduled_order_is_withdrawn_by_its_number() -> None:
    table = Table(6)
    table.order("event", **RAIN, when={"round": 2})
    table.order("event", story="Sun.", when={"round": 2})
    table.order("withdraw_scheduled", number=1)
    assert table.fact(OrderWithdrawn).number == 1
    table.until_phase("vote", 2)
    assert [str(fact.story) for fact in table.facts(StoryTold)] == ["Sun."]


def test_what_has_come_due_cannot_be_withdrawn() -> None:
    table = Table(6)
    table.order("event", **RAIN, when={})
    table.until_told(StoryTold)
    with pytest.raises(OrderRefused, match="no order number 1 waits"):
        table.order("withdraw_scheduled", number=1)


def test_a_withdrawal_that_is_due_just_before_counts() -> None:
    table = Table(6)
    table.order("withdraw_scheduled", number=2, when={"phase": "vote"})
    table.order("event", **RAIN, when={"phase": "vote"})
    table.until_phase("vote")
    assert not table.facts(StoryTold)
    assert table.fact(OrderWithdrawn).number == 2


def test_a_withdrawal_that_names_itself_falls_through() -> None:
    table = Table(6)
    table.order("withdraw_scheduled", number=1, when={"phase": "vote"})
    fell = table.until_told(OrderFellThrough)
    assert fell.number == 1
    assert "it names itself" in fell.why
    assert not table.sheet.schedule
    assert not table.facts(OrderWithdrawn)


# -- stopping (DS-1.8) -----------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["competition", "camp", "conversation", "vote", "end"])
def test_DS_1_8_a_season_stops_before_a_phase_until_it_is_let_go_on(phase: str) -> None:
    table = Table(6)
    table.order("stop_before", phase=phase)
    table.until(lambda: not table.open_asks)
    assert not table.over
    assert table.sheet.stop_before == "here"
    began = phase_begun(table)
    table.order("event", **RAIN)
    assert phase_begun(table) == began, "an order alone does not let it go on"
    table.order("go_on")
    assert table.open_asks
    table.play()
    assert table.over


def test_DS_1_8_it_stops_at_the_next_window_once() -> None:
    table = Table(6)
    table.order("stop_before")
    table.until(lambda: not table.open_asks)
    assert phase_begun(table) == (1, "competition")
    table.order("go_on")
    table.play()
    assert table.over


def test_DS_1_8_a_stop_can_be_taken_back() -> None:
    table = Table(6)
    table.order("stop_before", phase="vote")
    table.order("go_on")
    table.play()
    assert table.over


def test_DS_9_9_a_season_steps_from_one_stop_to_the_next() -> None:
    """Asking for the next stop while the season stands lets it go on until there."""
    table = Table(6)
    table.order("stop_before", phase="camp")
    table.until(lambda: not table.open_asks)
    table.order("stop_before")
    table.until(lambda: not table.open_asks)
    assert phase_begun(table) == (1, "camp")


def test_DS_1_8_what_waits_for_a_window_happens_as_a_stopped_season_goes_on() -> None:
    table = Table(8)
    table.order("stop_before", phase="vote")
    table.until(lambda: not table.open_asks)
    table.order("deal_teams", names=["All"])
    assert len(table.sheet.teams) == 2
    table.order("go_on")
    assert list(table.sheet.teams) == ["All"]
    assert phase_begun(table) == (1, "vote")


def test_DS_1_8_a_stop_may_be_scheduled() -> None:
    table = Table(6)
    table.order("stop_before", phase="any", when={"round": 2, "phase": "camp"})
    table.until(lambda: not table.open_asks)
    assert phase_begun(table) == (2, "competition")


def test_DS_1_8_stops_are_known_to_producers_alone() -> None:
    table = Table(6)
    table.order("stop_before", phase="camp")
    table.until(lambda: not table.open_asks)
    assert table.facts(WindowStopped)
    assert not table.facts(WindowStopped, "public")
    assert not table.facts(WindowStopped, "ada")


# -- the secrets (DS-12.8) -------------------------------------------------------------------------


def secrets(table: Table, viewer: str) -> bool:
    """Whether a viewer knows all that producers know."""
    return sorted(map(repr, table.view(viewer))) == sorted(map(repr, table.view("producers")))


def test_DS_12_8_at_the_end_the_secrets_are_opened() -> None:
    table = Table(5)
    table.until_told(FinalBegan)
    assert not secrets(table, "public")
    table.play()
    assert secrets(table, "public")
    assert secrets(table, "ada")
    with pytest.raises(OrderRefused, match="open already"):
        table.order("reveal_secrets")


def test_DS_12_8_by_order_they_are_opened_by_an_order() -> None:
    table = Table(5, parameters={"reveal": "by_order"}).play()
    assert not table.facts(SecretsRevealed)
    assert not secrets(table, "public")
    table.order("reveal_secrets")
    assert secrets(table, "public")
    assert table.sheet.revealed


def test_DS_12_8_never_is_never() -> None:
    table = Table(5, parameters={"reveal": "never"}).play()
    with pytest.raises(OrderRefused, match="never opened"):
        table.order("reveal_secrets")
    assert not secrets(table, "public")


def test_DS_12_8_while_the_season_runs_nothing_is_revealed() -> None:
    table = Table(5)
    with pytest.raises(OrderRefused, match="the season is not over"):
        table.order("reveal_secrets")
    table.order("reveal_secrets", when={"round": 2})
    assert "not over" in table.until_told(OrderFellThrough).why
    assert not table.facts(SecretsRevealed)
