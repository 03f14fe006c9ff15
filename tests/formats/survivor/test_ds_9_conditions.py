"""DS-9.1: orders that wait for what everybody hears."""

from __future__ import annotations

import pytest

from showrunner.errors import OrderRefused
from showrunner.formats.facts import (
    ConditionSeen,
    Fact,
    OrderCameDue,
    OrderFellThrough,
    OrderScheduled,
    StoryTold,
)
from showrunner.formats.survivor import facts
from tests.formats.survivor.playing_cards import EVERY_MOMENT
from tests.formats.survivor.table import Table


def test_DS_9_1_an_order_comes_due_at_the_first_window_after_its_fact() -> None:
    table = Table(6)
    when = {"fact": "VotedOut", "where": {"round": 2}}
    table.order("event", story="He is gone.", when=when)
    assert table.fact(OrderScheduled).when == when
    table.until_told(StoryTold)
    story = number_of(table, StoryTold)
    assert number_of(table, facts.RoundEnded, round=2) < story
    assert [fact.round for fact in table.facts(facts.VotedOut)] == [1, 2]
    assert table.fact(ConditionSeen).times == 1
    assert table.audience(ConditionSeen).code == "producers"
    assert not table.sheet.schedule
    assert not table.sheet.seen


def test_DS_9_1_it_waits_for_the_seat_and_the_window_it_names() -> None:
    table = Table(6)
    table.on("ballot", {"name": "fay"})
    table.on("ballot", {"name": "ada"}, seat="fay")
    when = {"fact": "VotedOut", "where": {"seat": "fay"}, "phase": "conversation"}
    table.order("event", story="She is missed.", when=when)
    table.until_told(OrderCameDue)
    assert (table.sheet.round, table.sheet.out) == (2, ["fay"])
    due = number_of(table, OrderCameDue)
    assert number_of(table, facts.PhaseEnded, round=2, phase="camp") < due
    assert due < number_of(table, facts.PhaseBegan, round=2, phase="conversation")


def number_of(table: Table, fact: type[Fact], **fields: object) -> int:
    (wanted,) = table.facts(fact, **fields)
    return next(told.number for told in table.kernel.story.told if told.fact is wanted)


def test_DS_9_1_facts_are_counted_from_when_the_order_was_put_up() -> None:
    table = Table(8)
    table.until_phase("camp", round=2)
    table.order("event", story="Three.", when={"fact": "RoundBegan", "times": 3})
    table.until_told(StoryTold)
    assert table.sheet.round == 5
    assert [fact.times for fact in table.facts(ConditionSeen)] == [1, 2, 3]


def test_DS_9_1_only_what_everybody_is_told_counts() -> None:
    table = Table(6)
    points = {"effect": "points", "seats": ["ada"], "amount": 1}
    table.order("event", story="Later.", when={"fact": "PointsChanged", "where": {"amount": 1}})
    table.event({**points, "secret": True})
    assert not table.facts(ConditionSeen)
    table.event(points)
    assert table.fact(ConditionSeen).times == 1


def test_DS_9_1_a_condition_on_no_fact_of_the_game_is_refused() -> None:
    table = Table(6).start()
    with pytest.raises(OrderRefused, match="did you mean 'VotedOut'"):
        table.order("event", story="Rain.", when={"fact": "VoteOut"})
    with pytest.raises(OrderRefused, match="VotedOut has no 'seats'; did you mean 'seat'"):
        table.order("event", story="Rain.", when={"fact": "VotedOut", "where": {"seats": "ada"}})


def test_DS_9_1_what_still_waits_when_the_rounds_are_over_falls_through() -> None:
    table = Table(5, parameters=EVERY_MOMENT)
    table.order("event", story="One day.", when={"round": 99})
    table.order("repeat_phase", phase="camp", when={"round": 99})
    table.until(lambda: any("when the jury" in ask.question.text for ask in table.open_asks))
    fell = table.facts(OrderFellThrough)
    assert [(fact.number, fact.why) for fact in fell] == [
        (1, "no round came any more"),
        (2, "no round came any more"),
    ]
    assert table.audience(OrderFellThrough).code == "producers"
    assert not table.sheet.schedule


def test_DS_9_8_what_is_ordered_for_a_phase_of_a_round_that_never_comes_falls_away() -> None:
    table = Table(4)
    table.until_phase("vote")
    table.order("repeat_phase", phase="camp")
    table.until_told(facts.FinalBegan)
    assert table.fact(facts.PhaseOrdered, what="play").phase == "camp"
    assert not table.sheet.phase_orders
