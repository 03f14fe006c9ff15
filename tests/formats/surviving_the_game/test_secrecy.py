"""I8, S1: nobody's view holds another hand or the order of a face-down pile."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from showrunner.formats.format import load_format
from showrunner.formats.plain import sheet_data
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.surviving_the_game.table import table as table_of
from showrunner.kernel import PRODUCER, PUBLIC, contestant
from showrunner.running.rehearsal import Rehearsal
from tests.every_format.seasons import settings_for
from tests.formats.surviving_the_game.table import Table

FORMAT = load_format("surviving_the_game")


def season_of(seed: int, size: int = 3) -> Rehearsal:
    parameters = {"conversations_per_player": 0, "reveal": "never"}
    season = Rehearsal(settings_for(FORMAT, size, "bot:random", parameters=parameters), f"{seed}")
    season.play()
    return season


@given(seed=st.integers(0, 10**6), at=st.integers(1, 120))
@settings(max_examples=15)
def test_I8_no_view_knows_another_hand_or_the_order_of_a_face_down_pile(seed: int, at: int) -> None:
    season = season_of(seed)
    truth = FORMAT.sheet_of(season.kernel.story.told, PRODUCER, at)
    assert isinstance(truth, GameSheet)
    for viewer in (PUBLIC, *map(contestant, truth.names)):
        sheet = FORMAT.sheet_of(season.kernel.story.told, viewer, at)
        assert isinstance(sheet, GameSheet)
        for name, pile in sheet.piles.items():
            kind, _, owner = name.partition("/")
            assert pile.size == truth.pile(name).size
            assert set(pile.known) <= set(truth.pile(name).known)
            if kind in ("hand", "deck") and owner == viewer.seat:
                assert pile.hidden == 0, "one's own cards are known"
            elif kind == "hand":
                assert pile.known == ()
            if kind in ("deck", "stack", "obstacles"):
                assert not pile.top, "the order of a face-down pile"
            if kind in ("discard", "play", "top", "area", "trophies"):
                assert pile.hidden == 0, "what lies open is open to all"


HIDDEN = {
    "deck/b": (["unarmed"] * 4 + ["pocket"], ["pocket"] * 5),
    "obstacles/1": (["riot_bot"], ["gas_vent", "slick_floor"]),
    "obstacles/5": (["architect"], ["gatekeeper", "omega_unit"]),
    "upgrades": (["u01", "u02", "u03"], ["u15", "u14", "u13"]),
}
"""Piles of which seat a knows nothing in its first turn, each with two orders."""


@pytest.mark.parametrize("pile", HIDDEN)
def test_S1_other_hidden_cards_leave_a_view_identical(pile: str) -> None:
    views = []
    for order in HIDDEN[pile]:
        table = Table(3, shuffled={pile: order})
        ask = table.until_asked("train", "a")
        sheet = table.sheet_of("a")
        form = ask.question.form()
        views.append(
            (table.view("a"), table.view("public"), sheet_data(sheet), table_of(sheet), form)
        )
    assert views[0] == views[1]


def test_S1_a_question_shows_no_more_than_its_seat_knows() -> None:
    """Every card that a question names lies open, or in the seat's own hand."""
    table = Table(3, training_rounds=3, hands={"a": ["b_gland", "u05", "a1_purge", "b_shield"]})
    while table.open_asks and table.sheet.round < 6:
        ask = table.open_asks[0]
        own = table.sheet_of(ask.seat)
        visible = {card for pile in own.piles.values() for card in pile.known}
        for field in ask.question.fields.values():
            for option in getattr(field, "options", ()):
                assert "." not in option.value or option.value in visible
        table.answer(ask)


def test_S1_the_table_draws_hands_face_down_for_others() -> None:
    table = Table(2)
    table.until_asked("move", "a")
    places = {place.seat: place for place in table_of(table.sheet_of("b")).places if place.seat}
    hand = next(zone for zone in places["a"].zones if zone.name == "hand")
    assert (hand.cards, hand.hidden) == ((), 5)
    own = next(zone for zone in places["b"].zones if zone.name == "hand")
    assert (len(own.cards), own.hidden) == (5, 0)
    deck = next((zone for zone in places["b"].zones if zone.name == "deck"), None)
    assert deck is None or deck.cards == ()


@pytest.mark.parametrize("viewer", ["a", "producers", "public"])
def test_the_table_shows_every_card_under_the_value_that_questions_offer(viewer: str) -> None:
    table = Table(2, hands={"a": ["b_chip", "b_chip", "unarmed", "b_shield"]})
    for kind in ("move", "play", "buy"):
        ask = table.until_asked(kind, "a")
        ids = {
            card.id
            for place in table_of(table.sheet_of(viewer)).places
            for zone in place.zones
            for card in zone.cards
        }
        if kind == "buy" or (kind == "play" and viewer != "public"):
            firsts = [o for o in table.options(ask) if not o.endswith(".2")]
            assert set(firsts) <= ids
        table.answer(ask)
