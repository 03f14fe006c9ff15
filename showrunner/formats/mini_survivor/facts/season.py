"""What happens to the match as a whole: the grid, the deal, the board and rounds."""

from __future__ import annotations

from typing import Literal

from showrunner.formats import lifecycle
from showrunner.formats.facts import Fact

Placing = Literal["start", "movement", "merge", "swap"]


class GridLaid(Fact, frozen=True, kw_only=True):
    """The grid of tribes, row by row, each with its letter and name (MS-1.2). To everybody."""

    rows: int
    columns: int
    tribes: dict[str, str]


class TagsGiven(Fact, frozen=True, kw_only=True):
    """The tags, all different, by which submissions name players (MS-1.6). To everybody."""

    tags: dict[str, str]


class SurvivorsDealt(Fact, frozen=True, kw_only=True):
    """A player owns these Survivors for the whole match (MS-1.1). To that player."""

    seat: str
    survivors: tuple[int, ...]


class StockGiven(Fact, frozen=True, kw_only=True):
    """A player's idols and garnets at the start (MS-1.4, MS-5.2). To that player."""

    seat: str
    idols: int
    garnets: int


class BoardShown(Fact, frozen=True, kw_only=True):
    """The new board: the tribe of each living Survivor, and the Outcasts (MS-7.6).

    `tribes` has only the open tribes, empty ones included. To everybody.
    """

    tribes: dict[str, tuple[int, ...]]
    outcasts: tuple[int, ...]
    why: Placing


class RoundBegan(lifecycle.RoundBegan, frozen=True, kw_only=True):
    """A round began with this board (MS-2.1). To everybody."""

    tribes: dict[str, tuple[int, ...]]
    outcasts: tuple[int, ...]
    alive: int


class RoundEnded(lifecycle.RoundEnded, frozen=True, kw_only=True):
    """A round ended, with the number of Survivors alive; `quiet` if none fell. To everybody."""

    alive: int
    quiet: bool
