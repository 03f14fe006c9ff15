"""Mini-Survivor's table: the grid of tribes with their Survivors, and what each player has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from showrunner.formats.mini_survivor.grid import SIZES, SURVIVORS_PER_PLAYER
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.table import Card, Place, Square, Table, Zone


def table(sheet: MiniSheet) -> Table:
    """The board as far as the sheet knows it; empty until the grid is laid."""
    return Table() if sheet.grid is None else Table(places=(*_board(sheet), *_players(sheet)))


def _board(sheet: MiniSheet) -> Iterator[Place]:
    _, columns = SIZES[sheet.size]
    tribes = sheet.tribes
    for nth, (letter, name) in enumerate(sheet.grid.tribes.items() if sheet.grid else ()):
        yield Place(
            name=letter,
            title=name,
            square=Square(*divmod(nth, columns)),
            note="" if letter in tribes else "closed",
            zones=_survivors(sheet, tribes.get(letter, ())),
        )
    fallen = [number for number, survivor in sheet.survivors.items() if not survivor.alive]
    yield Place(name="outcasts", title="Outcasts", zones=_survivors(sheet, sheet.outcasts))
    yield Place(name="fallen", title="Fallen", zones=_survivors(sheet, sorted(fallen)))


def _survivors(sheet: MiniSheet, numbers: Iterable[int]) -> tuple[Zone, ...]:
    cards = tuple(
        Card(id=str(number), name=str(number), owner=sheet.survivors[number].owner)
        for number in numbers
    )
    return (Zone(name="survivors", title="Survivors", cards=cards),)


def _players(sheet: MiniSheet) -> Iterator[Place]:
    """Each player's belongings, with the living Survivors that are known to be theirs."""
    tribes = sheet.grid.tribes if sheet.grid else {}
    for seat, player in sheet.players.items():
        known = [(number, sheet.survivors[number]) for number in sheet.owned(seat)]
        cards = tuple(
            Card(
                id=str(number),
                name=str(number),
                kind=tribes.get(survivor.tribe, "Outcast"),
                note="revealed" if survivor.public else "",
            )
            for number, survivor in known
        )
        stock = {"Tokens of Life": player.tokens, "Idols": player.idols, "Garnets": player.garnets}
        unknown = max(0, SURVIVORS_PER_PLAYER - player.fell - len(known))
        yield Place(
            name=f"player/{seat}",
            title=sheet.names[seat],
            seat=seat,
            figures={name: number for name, number in stock.items() if number},
            zones=(Zone(name="survivors", title="Survivors", cards=cards, hidden=unknown),),
            note="removed" if player.removed else "",
        )
