"""The producers' hand: untouched or produced, with every act (DS-9.8)."""

from __future__ import annotations

import pytest

from showrunner.formats.format import load_format
from showrunner.formats.ledger import HandLedger, in_words, verdict
from showrunner.formats.orders import TouchingOrder
from showrunner.formats.survivor import FORMAT
from showrunner.kernel import Answer, Hold, Order, Reseed, Ruling, luck_from_seed
from tests.formats.survivor.table import Table

TOUCHING = {
    "survivor": {
        *("cancel_phase", "deal_teams", "exile_castaways", "fix_roll", "grant_immunity"),
        *("offer_opportunity", "remove_castaway", "repeat_phase", "return_castaway", "set_teams"),
    },
    "mini_survivor": {
        *("give_idol", "change_garnets", "idol_auction", "swap_tribes", "merge_tribes"),
        *("reveal_owner", "no_assassination", "double_elimination", "skip_talk", "remove_player"),
    },
    "survival": {
        *("extend_debate", "call_vote", "second_nairobi", "amnesty", "double_vote"),
        "remove_contestant",
    },
}
"""The orders that make a season "produced". An event of Survivor does if it has effects."""


def ledger_of(table: Table) -> HandLedger:
    ledger = FORMAT.hand(table.view("producers"))
    assert ledger.produced == table.sheet.produced
    return ledger


def test_DS_9_8_a_season_that_nobody_touches_is_untouched() -> None:
    table = Table(5).play()
    assert not ledger_of(table).acts
    assert verdict(ledger_of(table)) == "The season is untouched: nobody gave it an order."


def test_DS_9_8_every_act_is_in_the_ledger_with_who_when_what_and_result() -> None:
    table = Table(6)
    table.order("interview", seat="ada", question="Who?")
    table.until_phase("camp")
    table.enter(Order("remove_castaway", {"seat": "fay"}, "Vera"))
    acts = [(a.by, a.round, a.phase, a.what, a.result, a.touches) for a in ledger_of(table).acts]
    assert acts == [
        ("producer", 1, "competition", "interview", "taken", False),
        ("Vera", 1, "camp", "remove_castaway", "taken", True),
    ]
    act = ledger_of(table).acts[1]
    assert in_words(act, table.sheet.names) == (
        "In round 1, camp by Vera: remove castaway (seat: Fay): taken (touches the season)."
    )
    assert verdict(ledger_of(table)).startswith("The season is produced: 1 act of its producers")


def test_DS_9_8_a_scheduled_order_is_one_act_whatever_becomes_of_it() -> None:
    table = Table(6)
    table.on(
        "ballot",
        lambda ask: {"name": next(name for name in table.options(ask, "name") if name != "ada")},
    )
    table.order("grant_immunity", seats=["ada"], when={"round": 2, "phase": "vote"})
    table.order("grant_immunity", seats=["fay"], when={"round": 2, "phase": "vote"})
    table.order("cancel_phase", phase="camp", when={"round": 2})
    table.order("withdraw_scheduled", number=3)
    assert [act.result for act in ledger_of(table).acts][:2] == [
        "waits (number 1)",
        "waits (number 2)",
    ]
    assert not ledger_of(table).produced, "what waits has touched nothing"
    table.order("event", story="Rain.")
    table.order("remove_castaway", seat="fay")
    table.until_phase("vote", round=2)
    results = [act.result for act in ledger_of(table).acts]
    assert any(result.startswith("came due in round 2") for result in results)
    assert any("fell through in round 2" in result for result in results)
    assert "withdrawn" in results
    assert ledger_of(table).acts[0].touches, "it has come due"
    assert len(ledger_of(table).acts) == 6


def test_DS_9_8_holds_rulings_answers_and_fresh_luck_are_acts() -> None:
    table = Table(6)
    table.enter(Hold(("survivor.competition",)))
    held = table.asked("competition")
    for ask in held[:3]:
        table.answer(ask)
    table.enter(Ruling(held[0].id, "release"))
    assert not ledger_of(table).produced, "what is let through is as it was"
    table.enter(Ruling(held[1].id, "veto"))
    table.enter(Ruling(held[2].id, "replace", dict(held[2].question.default)))
    table.enter(Answer(held[3].id, held[3].question.default, "producer"))
    table.enter(Reseed(luck_from_seed("other")))
    acts = [(act.what, act.touches) for act in ledger_of(table).acts]
    assert acts == [
        ("hold", False),
        ("release", False),
        ("veto", True),
        ("replace", True),
        ("answer", True),
        ("reseed", False),
    ]


@pytest.mark.parametrize("format", TOUCHING)
def test_DS_9_8_these_orders_make_a_season_produced(format: str) -> None:
    orders = load_format(format).orders
    assert {each.name for each in orders if issubclass(each, TouchingOrder)} == TOUCHING[format]
