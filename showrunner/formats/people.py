"""Castaways as options of a question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from showrunner.formats.sheet import Sheet
from showrunner.questions import Option


@lru_cache(maxsize=4096)
def people(names: tuple[tuple[str, str], ...]) -> tuple[Option, ...]:
    """Options from pairs of a seat id and a name."""
    return tuple(Option(seat, name) for seat, name in names)


def named(sheet: Sheet, seats: Sequence[str]) -> tuple[Option, ...]:
    """Options for the castaways at these seats."""
    return people(tuple((seat, sheet.names[seat]) for seat in seats))
