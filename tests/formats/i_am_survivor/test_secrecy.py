"""IS-15 (information model), S1: hands, decks and offers are seen by those alone who may."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.facts import encode_words
from showrunner.formats.i_am_survivor import FORMAT, facts
from showrunner.formats.i_am_survivor.cards import CARDS
from showrunner.kernel import PUBLIC, contestant
from tests.formats.i_am_survivor.table import Table


def bytes_of(table: Table, viewer: str) -> list[bytes]:
    return [encode_words(fact) for fact in table.view(viewer)]


def with_hand(*kinds: str) -> Table:
    table = Table({}, start_supplies=0).give("a", *kinds)
    table.until_asked("plan", "a")
    return table


def test_S1_another_hand_tells_others_nothing() -> None:
    first, second = with_hand("can", "knife"), with_hand("shotgun", "water_jug")
    assert bytes_of(first, "b") == bytes_of(second, "b")
    assert bytes_of(first, "public") == bytes_of(second, "public")
    assert bytes_of(first, "a") != bytes_of(second, "a")


def test_S1_another_order_of_the_decks_tells_nobody_anything() -> None:
    first = Table({}).explore("bear").until_day(1)
    second = Table({}).explore("spring").until_day(1)
    for viewer in ("a", "b", "public"):
        assert bytes_of(first, viewer) == bytes_of(second, viewer)


def test_S1_cards_gained_in_the_open_are_known_and_forgotten_when_they_may_be_gone() -> None:
    table = Table({"a": ["hunter"], "b": ["model"]}, trade_windows=("turn",))
    table.explore("grove").on("plan", {"action_1": "explore"}, "a", 1)
    table.until_told(facts.CardsGained)
    assert len(table.sheet_of("c").hand("a")) == 2
    table = Table({"a": ["hunter"], "b": ["model"]}, trade_windows=("turn",)).give("a", "can")
    table.on("offer", {"to": "b", "give": ["can"]}, "a", 1).until_told(facts.TradeDone)
    assert table.sheet_of("b").hand("b") == ["can.8"] and table.sheet_of("c").hand("b") == []


def test_S1_bids_are_nobody_elses_before_they_are_revealed() -> None:
    table = Table({"a": ["hunter"], "b": ["model"]}).rescuer("smuggler", 1)
    table.give("a", "pearl").give("b", "pearl")
    table.answer(table.until_asked("bid", "a"), {"bid_1": ["pearl"]})
    before = bytes_of(table, "b")
    other = Table({"a": ["hunter"], "b": ["model"]}).rescuer("smuggler", 1)
    other.give("a", "pearl").give("b", "pearl")
    other.answer(other.until_asked("bid", "a"), {"bid_1": None})
    assert before == bytes_of(other, "b")


@pytest.mark.parametrize("viewer", ["a", "b", "public"])
def test_S1_the_table_shows_only_what_its_viewer_knows(viewer: str) -> None:
    table = with_hand("can", "knife")
    who = PUBLIC if viewer == "public" else contestant(viewer)
    drawn = FORMAT.table_of(table.kernel.story.told, who)
    camp = next(place for place in drawn.places if place.seat == "a")
    hand = next(zone for zone in camp.zones if zone.name == "hand")
    known = [card.id for card in hand.cards]
    assert known == (["can.8", "knife.5"] if viewer == "a" else [])
    assert hand.hidden == 2 - len(known)


def test_the_table_shows_cards_under_the_ids_that_questions_offer() -> None:
    table = Table({"a": ["hunter"]}).give("a", "spear", "trap").explore("wolf")
    table.on("plan", {"action_1": "explore"}, "a", 1)
    ask = table.until_asked("battle", "a")
    drawn = FORMAT.table_of(table.kernel.story.told, contestant("a"))
    shown = {card.id for place in drawn.places for zone in place.zones for card in zone.cards}
    assert shown.issuperset(table.options(ask, "cards")) and "wolf.1" in shown
    assert msgspec.json.encode(drawn)


def test_every_card_that_is_shown_has_a_name_and_a_colour() -> None:
    table = Table({}, start_supplies=5, flotsam=2, rescue_days=("1",)).until_day(2)
    drawn: Any = FORMAT.table_of(table.kernel.story.told, contestant("a"))
    for place in drawn.places:
        for zone in place.zones:
            for card in zone.cards:
                assert card.name and card.colour and (kind_of(card.id) or card.id) in CARDS


def test_S1_nobody_sees_that_somebody_decides_what_only_a_secret_hand_allows() -> None:
    table = Table({"a": ["butcher"]}).give("a", "knife", "pearl").give("b", "bow").explore("tiger")
    table.on("plan", {"action_1": "explore"}, "a", 1)
    table.on("battle", {"cards": [], "helpers": ["b"]}, "a")
    assert not table.until_asked("assist", "b").question.open
    assert not table.until_asked("add", "a").question.open
    rescued = Table({"a": ["girl"]}).rescuer("rich_kids_yacht", 1).give("a", "pearl")
    rescued.on("bid", {"bid_1": ["come"]}, "a")
    assert not rescued.until_asked("treasures", "a").question.open
