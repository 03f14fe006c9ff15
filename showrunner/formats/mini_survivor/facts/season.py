"""What happens to the season as a whole: the grid, the deal, rounds and phases."""

from __future__ import annotations

from typing import Literal

from showrunner.formats import lifecycle
from showrunner.formats.facts import Fact

Placing = Literal["start", "movement", "merge", "swap"]


class GridLaid(Fact, frozen=True, kw_only=True):
    """The grid of tribes, row by row, each by its letter and name (MS-1.2). To everybody."""

    rows: int
    columns: int
    tribes: dict[str, str]


class TagsGiven(Fact, frozen=True, kw_only=True):
    """The tag by which submissions name each player, different for each (MS-1.6). To everybody."""

    tags: dict[str, str]


class SurvivorsDealt(Fact, frozen=True, kw_only=True):
    """A player owns these Survivors from the start to the end (MS-1.1). To that player."""

    seat: str
    survivors: tuple[int, ...]


class StockGiven(Fact, frozen=True, kw_only=True):
    """A player's idols and garnets at the start (MS-1.4, MS-5.2). To that player."""

    seat: str
    idols: int
    garnets: int


class BoardShown(Fact, frozen=True, kw_only=True):
    """Where every living Survivor stands from now on, and who are Outcasts (MS-7.6).

    `tribes` names the open tribes alone, also the empty ones. To everybody.
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
    """A round ended with so many Survivors alive; `quiet` if none was lost. To everybody."""

    alive: int
    quiet: bool
