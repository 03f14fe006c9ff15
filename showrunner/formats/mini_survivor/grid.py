"""The grid of tribes: its size, its names, and which tribes are neighbours."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

PIECES: Final = 5
"""MS-1.1, MS-1.2: Survivors of each player, and in each tribe at the start."""

SIZES: Final[Mapping[int, tuple[int, int]]] = {
    6: (2, 3),
    8: (2, 4),
    9: (3, 3),
    10: (2, 5),
    12: (3, 4),
}
"""Rows and columns for each number of players; there are as many tribes as players."""

TRIBE_NAMES: Final = (
    *("Amethyst", "Beryl", "Citrine", "Diamond", "Emerald", "Fluorite"),
    *("Garnet", "Heliodor", "Iolite", "Jade", "Kunzite", "Lapis"),
)
"""The tribes, each called by its first letter."""


def tribes_of(players: int) -> dict[str, str]:
    """The tribes of a game of so many players, by letter, row by row."""
    return {name[0]: name for name in TRIBE_NAMES[:players]}


def neighbours(players: int, diagonal: bool = False) -> dict[str, tuple[str, ...]]:
    """MS-7.1: the neighbours of each tribe, open or not; the grid has edges on all sides."""
    _, columns = SIZES[players]
    places = {letter: divmod(nth, columns) for nth, letter in enumerate(tribes_of(players))}

    def touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
        rows, across = abs(one[0] - other[0]), abs(one[1] - other[1])
        return max(rows, across) == 1 if diagonal else rows + across == 1

    return {
        letter: tuple(other for other, there in places.items() if touch(here, there))
        for letter, here in places.items()
    }


def reach(
    neighbours: Mapping[str, Collection[str]], open_tribes: Collection[str]
) -> dict[str, tuple[str, ...]]:
    """MS-7.1, MS-7.2: the open tribes that one may move to from each tribe."""
    found = {}
    for letter, others in neighbours.items():
        near = tuple(other for other in others if other in open_tribes)
        found[letter] = near or tuple(other for other in open_tribes if other != letter)
    return found
