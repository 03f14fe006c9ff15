"""Producers' orders and claims that only I AM SURVIVOR! has, and the players' bots."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import OrderRefused
from showrunner.formats.i_am_survivor import FORMAT, facts
from showrunner.formats.i_am_survivor.cards import THINGS
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.players.llm.prompting import what_to_give
from showrunner.players.random_bot import RandomBot
from showrunner.running.rehearsal import Rehearsal
from tests.formats.i_am_survivor.table import Table

MOST_TOKENS = 700
"""A question with a hand of thirty cards has fewer tokens, at four letters each."""


def test_a_crate_is_for_one_or_for_all() -> None:
    table = Table({}).start()
    table.order("flotsam_crate", number=3)
    table.order("flotsam_crate", number=2, seat="b")
    assert [table.sheet.figure("held_cards", seat) for seat in "abc"] == [3, 5, 3]
    with pytest.raises(OrderRefused, match="1 to 10"):
        table.order("flotsam_crate", number=11)


def test_medicine_heals_who_needs_it() -> None:
    table = Table({"a": ["hunter"]}).ill("hunter", "poison")
    table.dice["impairment"] = 1
    table.start().order("medicine_drop", character="hunter", impairment="poison")
    assert table.state("hunter").impairments == []
    with pytest.raises(OrderRefused, match="no impairment"):
        table.order("medicine_drop", character="hunter", impairment="poison")


def test_an_ordered_event_comes_on_the_next_morning_for_everybody() -> None:
    table = Table({}).start()
    table.order("explore_event", event="heavy_rain")
    assert table.until_told(facts.EventStruck).event == "heavy_rain"
    assert table.sheet.round == 2 and table.sheet.events == []
    with pytest.raises(OrderRefused, match="heavy_rain"):
        table.order("explore_event", event="heavy_rainn")


def test_an_ordered_rescuer_comes_on_the_next_morning() -> None:
    table = Table({}).start()
    table.order("send_rescuer", rescuer="pirate")
    assert table.until_told(facts.RescuerArrived).card == "pirate.1"
    with pytest.raises(OrderRefused, match="waits on the island already"):
        table.order("send_rescuer", rescuer="pirate")


def test_a_departure_is_delayed_by_a_day() -> None:
    table = Table({}).rescuer("smuggler", 2).start()
    table.order("delay_departure")
    table.until_told(facts.RescuerLeft)
    assert table.sheet.round == 3
    with pytest.raises(OrderRefused, match="no rescuer"):
        table.order("delay_departure")


def test_the_places_of_the_coming_rescuer_can_be_changed() -> None:
    table = Table({"a": ["girl", "nurse", "model"]}).rescuer("rich_kids_yacht", 2).start()
    table.order("rescuer_places", places=1)
    table.on("bid", {"bid_1": ["come"], "bid_2": ["come"]}, "a").until_told(facts.RescuerLeft)
    assert [table.state(name).status for name in ("girl", "nurse")] == ["island", "rescued"]
    assert table.sheet.places is None


def test_merged_camps_last_until_the_day_ends() -> None:
    table = Table({}).campfire("b", *["branches"] * 3).start()
    table.order("merge_camps")
    assert table.sheet.may_use("a", "fire") == ["b"]
    table.until_day(2)
    assert table.sheet.may_use("a", "fire") == []


def test_a_bounty_is_paid_once() -> None:
    table = Table({"a": ["butcher", "hunter"]}).give("a", "pistol", "pistol")
    table.explore("wolf", "wolf").on("plan", {"action_1": "explore", "action_2": "explore"}, "a", 1)
    table.on("battle", {"cards": ["pistol"]}, "a").start()
    table.order("bounty", beast="wolf", number=3)
    assert table.until_told(facts.BountyPaid).number == 3
    table.until_told(facts.NightFell)
    assert len(table.facts(facts.BountyPaid)) == 1 and len(table.facts(facts.TrophyTaken)) == 2


def test_a_removed_player_leaves_at_the_next_window_without_souls() -> None:
    table = Table({}).start()
    table.order("remove_player", seat="b")
    assert table.until_told(facts.PlayerTakenOut).seat == "b"
    assert table.sheet.active == ["a", "c"] and table.sheet.players["b"].souls == 0
    with pytest.raises(OrderRefused, match="no character on the island"):
        table.order("remove_player", seat="b")


@pytest.mark.parametrize("name", sorted(FORMAT.claims))
def test_every_claim_is_asked_for_and_judged(name: str) -> None:
    table = Table({}).give("a", "knife").start()
    table.order("interview", seat="a", question="What have you got?", claims=[name])
    ask = table.until_asked("interview", "a")
    assert name in str(ask.question.fields)


def seated(bots: dict[str, Any], seed: str) -> Any:
    cast = tuple(Castaway(id=seat, name=seat.title()) for seat in bots)
    settings = SeasonSettings(
        format="i_am_survivor",
        version=FORMAT.version,
        changes=FORMAT.changes,
        title="Bots",
        cast=cast,
        players=dict.fromkeys(bots, "bot:sensible"),
    )
    players = {
        person.id: RandomBot() if bots[person.id] == "random" else FORMAT.bots["sensible"](person)
        for person in cast
    }
    season = Rehearsal(settings, seed, players)
    season.play()
    return season.kernel.rules.sheet  # type: ignore[attr-defined]


def test_sensible_players_win_three_to_one_against_random_ones() -> None:
    seats = ("ada", "ben", "cleo", "dan")
    won = {"sensible": 0, "random": 0}
    for number in range(8):
        kinds = {
            seat: "sensible" if (place + number) % 2 else "random"
            for place, seat in enumerate(seats)
        }
        for seat in seated(kinds, f"mixed {number}").winners:
            won[kinds[seat]] += 1
    assert won["sensible"] >= 3 * max(1, won["random"])


def test_a_hand_of_thirty_cards_stays_a_small_question() -> None:
    kinds = [kind for kind, thing in THINGS.items() if thing.count and not thing.bank]
    table = Table({"a": ["hunter"]}, trade_windows=("turn", "battle")).give("a", *kinds, "knife")
    table.explore("bear").on("plan", {"action_1": "explore"}, "a", 1).rescuer("refugee_ship", 2)
    for kind in ("offer", "plan", "battle", "ration", "bid"):
        question = table.until_asked(kind, "a").question
        letters = len(question.text) + len(what_to_give(question))
        assert letters / 4 < MOST_TOKENS, f"{kind}: {letters / 4:.0f} tokens"
        table.answer(table.asked(kind, "a")[0])
