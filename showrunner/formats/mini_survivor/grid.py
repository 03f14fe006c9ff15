"""The grid of tribes: its size, its names, and which tribes are neighbours."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

SURVIVORS_PER_PLAYER: Final = 5
"""MS-1.1, MS-1.2: how many Survivors each player owns; each tribe starts with as many."""

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
"""MS-1.2: the names of the tribes. Their first letters identify them."""


def tribes_of(players: int) -> dict[str, str]:
    """The names of the tribes in a match of this many players, by letter, row by row."""
    return {name[0]: name for name in TRIBE_NAMES[:players]}


def neighbours(players: int, diagonal: bool = False) -> dict[str, tuple[str, ...]]:
    """MS-7.1: the neighbours of each tribe, open or not. The grid does not wrap around."""
    _, columns = SIZES[players]
    squares = {letter: divmod(nth, columns) for nth, letter in enumerate(tribes_of(players))}

    def are_adjacent(here: tuple[int, int], there: tuple[int, int]) -> bool:
        rows, across = abs(here[0] - there[0]), abs(here[1] - there[1])
        return max(rows, across) == 1 if diagonal else rows + across == 1

    return {
        letter: tuple(other for other, there in squares.items() if are_adjacent(here, there))
        for letter, here in squares.items()
    }


def reach(
    neighbours: Mapping[str, Collection[str]], open_tribes: Collection[str]
) -> dict[str, tuple[str, ...]]:
    """MS-7.1, MS-7.2: the open tribes to which a Survivor may move from each tribe."""
    reachable = {}
    for letter, others in neighbours.items():
        near = tuple(other for other in others if other in open_tribes)
        reachable[letter] = near or tuple(other for other in open_tribes if other != letter)
    return reachable
