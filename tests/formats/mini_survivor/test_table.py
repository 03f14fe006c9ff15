"""Mini-Survivor's table: the grid, and whose Survivors are whose as far as a viewer knows."""

from __future__ import annotations

from showrunner.formats.table import Square
from showrunner.formats.table import Table as DrawnTable
from tests.formats.mini_survivor.table import FAR, Table

BOARD = {"A": "ana1 ben6 cal11", "B": "ana2 ben7", "L": "leo56"}


def owners(match: Table, viewer: str) -> dict[str, str]:
    """Whose Survivors are whose, wherever the viewer's table says so."""
    table: DrawnTable = match.format.table(match.sheet_of(viewer))  # type: ignore[misc]
    cards = [(place, card) for place in table.places for zone in place.zones for card in zone.cards]
    return {card.id: card.owner or place.seat for place, card in cards if card.owner or place.seat}


def test_the_grid_lies_in_rows_and_a_removed_tribe_is_closed() -> None:
    match = Table(BOARD, open="ABL", parameters=FAR).start()
    assert match.place("A").square == Square(0, 0)
    assert match.place("F").square == Square(1, 1)
    assert match.place("L").square == Square(2, 3)
    assert [match.place(letter).note for letter in "ABC"] == ["", "", "closed"]
    assert [card.id for card in match.place("A").zones[0].cards] == ["1", "6", "11"]


def test_players_are_shown_their_own_survivors_and_nobody_elses() -> None:
    match = Table(BOARD, outcasts="ben8", parameters=FAR).start()
    assert owners(match, "ben") == {"6": "ben", "7": "ben", "8": "ben"}
    assert owners(match, "public") == {}
    assert owners(match, "producers") == {str(one): seat for one, seat in match.owners.items()}


def test_survivors_that_are_not_known_lie_face_down_before_their_players() -> None:
    match = Table(BOARD, parameters=FAR).start()
    (own,) = match.place("player/ben", "ben").zones
    (others,) = match.place("player/ana", "ben").zones
    assert [(card.id, card.kind) for card in own.cards] == [("6", "Amethyst"), ("7", "Beryl")]
    assert (own.hidden, others.cards, others.hidden) == (3, (), 5)


def test_the_fallen_are_shown_to_everybody_with_their_owners() -> None:
    match = Table(BOARD, parameters=FAR)
    match.send("ana", "1 a 6 ben")
    match.play_round()
    assert 6 in match.fell("assassination")
    fallen = {card.id: card.owner for card in match.place("fallen", "cal").zones[0].cards}
    assert fallen["6"] == "ben"
    assert match.place("player/ben", "cal").zones[0].hidden == 5 - match.sheet.players["ben"].fell


def test_idols_and_garnets_are_shown_to_whom_they_belong() -> None:
    match = Table(BOARD, parameters={**FAR, "starting_idols": 2}).start()
    assert match.place("player/ben", "ben").figures["Idols"] == 2
    assert "Idols" not in match.place("player/ana", "ben").figures
