"""When a scheduled order is due: production windows, and conditions on the season at a window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from showrunner.errors import OrderRefused

END_OF_ROUND = "end"
"""The window after a round's last phase, where a game has one."""


class When(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first window at which all that is given holds.

    `round` counts from 1; `phase` is the one that the window comes before (`end` is the window
    after a round's last phase); `left` is how many castaways are left, or fewer.
    """

    round: int | None = None
    phase: str | None = None
    left: int | None = None

    def due(self, round: int, before: str, left: int) -> bool:
        """Whether the order is due at the window of this round before this phase."""
        return (
            (self.round is None or round >= self.round)
            and (self.phase is None or before == self.phase)
            and (self.left is None or left <= self.left)
        )


def read_when(order: str, plain: object, windows: tuple[str, ...]) -> When:
    """When, out of plain data. Raises OrderRefused with what would be right."""
    takes = f"`when` takes round, phase (one of {', '.join(windows)}) and left"
    if not isinstance(plain, Mapping):
        raise OrderRefused(order, f"when: {plain!r} is no table; {takes}")
    try:
        when = msgspec.convert(plain, When)
    except msgspec.ValidationError as problem:
        raise OrderRefused(order, f"when: {problem}; {takes}") from None
    if when.phase is not None and when.phase not in windows:
        raise OrderRefused(order, f"when: there is no window before {when.phase!r}; {takes}")
    return when


def plain_when(when: When) -> dict[str, Any]:
    """When as plain data, without what is not given."""
    return {
        name: value for name, value in msgspec.structs.asdict(when).items() if value is not None
    }
