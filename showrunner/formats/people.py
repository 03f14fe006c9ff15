"""Castaways as options of a question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from showrunner.formats.sheet import Sheet
from showrunner.questions import Option


@lru_cache(maxsize=4096)
def people(names: tuple[tuple[str, str], ...]) -> tuple[Option, ...]:
    """Castaways as options: the seat's id, and the name."""
    return tuple(Option(seat, name) for seat, name in names)


def named(sheet: Sheet, who: Sequence[str]) -> tuple[Option, ...]:
    """These castaways as options."""
    return people(tuple((seat, sheet.names[seat]) for seat in who))
