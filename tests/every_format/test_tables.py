"""What every game says of its table can be drawn, and comes from the viewer's own sheet."""

from __future__ import annotations

import re

import msgspec

from showrunner.formats.plain import sheet_data
from showrunner.formats.table import Card, Place, Table
from tests.every_format.seasons import Case, every_case, played, told_of, viewers
from tests.every_format.test_sheets import moments

SEAT_OR_ID = re.compile(r"zq\d|_")
"""What stands in ids, and in no words that people read."""


@every_case
def test_a_table_can_be_drawn_and_is_made_from_the_viewers_sheet_alone(case: Case) -> None:
    season = played(case)
    describe = season.format.table
    if describe is None:
        assert season.format.table_of(told_of(season), viewers(season.settings)[0]) == Table()
        return
    seats = {person.id for person in season.settings.cast}
    for at in moments(case):
        for viewer in viewers(season.settings)[:5]:
            sheet = season.format.sheet_of(told_of(season), viewer, at)
            before = sheet_data(sheet)
            table = describe(sheet)
            assert sheet_data(sheet) == before
            assert msgspec.json.decode(msgspec.json.encode(table), type=Table) == table
            assert_drawable(table, seats)
    assert table.places, "at the end there is something to see"


def assert_drawable(table: Table, seats: set[str]) -> None:
    """Everything can be told apart and counted, and castaways are named by their seats."""
    assert_different([place.name for place in table.places])
    squares = [(place.square.row, place.square.column) for place in table.places if place.square]
    assert_different(squares)
    assert all(row >= 0 and column >= 0 for row, column in squares)
    for place in table.places:
        assert {place.seat, *place.here} - {""} <= seats
        assert_different([zone.name for zone in place.zones])
        assert_words(place.title, place.note, *place.figures)
        for zone in place.zones:
            assert zone.hidden >= 0
            assert_words(zone.title, zone.note)
            assert_different([card.id for card in zone.cards])
            for card in zone.cards:
                assert_card(card, seats, place)


def assert_card(card: Card, seats: set[str], place: Place) -> None:
    assert card.id
    assert card.name
    assert card.count >= 1
    assert card.owner in seats | {""}
    assert card.owner != place.seat or not place.seat, "an owner is named elsewhere only"
    assert_words(card.name, card.text, card.kind, card.note, *card.figures)


def assert_different(items: list[object] | list[str] | list[tuple[int, int]]) -> None:
    assert len(items) == len(set(items)), items


def assert_words(*words: str) -> None:
    assert not [said for said in words if SEAT_OR_ID.search(said)]
