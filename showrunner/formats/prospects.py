"""What a game itself says of how the season goes on: its dangers, and about how long it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct


class Prospect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A danger to `seat` besides votes, such as hunger, or a chance for them if not `bad`.

    Without a seat it concerns everybody.
    """

    text: str
    seat: str = ""
    bad: bool = True


def no_prospects(sheet: Any) -> Iterable[Prospect]:
    """The default for a game that has no dangers besides votes."""
    return ()


def unknown_length(sheet: Any) -> int:
    """The default for a game that cannot say how many rounds it has."""
    return 0
