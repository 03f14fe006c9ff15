"""Where two tellings of a season differ, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from showrunner.errors import ReplayDiffers
from showrunner.formats.facts import Fact
from showrunner.kernel import Told
from showrunner.store.codec import TextEncoder

_SHOWN = 300


def first_difference(
    problem: ReplayDiffers, stored: Sequence[str], told: Sequence[Told[Fact]]
) -> ReplayDiffers:
    """The first fact of the entry at which a replay differs.

    `stored` are the facts that the entry once told, as they are stored; `told` is the story of now.
    """
    now = [one for one in told if one.entry == problem.entry]
    for place in range(max(len(stored), len(now))):
        before = stored[place] if place < len(stored) else "nothing"
        after = TextEncoder().encode(now[place].fact) if place < len(now) else "nothing"
        if before != after:
            number = now[place].number if place < len(now) else len(told) + place - len(now)
            return ReplayDiffers(problem.entry, number, *around(before.encode(), after.encode()))
    return problem


def around(stored: bytes, told: bytes) -> tuple[str, str]:
    """Both lines, from a little before the first difference if that is far in."""
    places = range(min(len(stored), len(told)))
    same = next((at for at in places if stored[at] != told[at]), len(places))
    start = same - _SHOWN // 3 if same > _SHOWN // 2 else 0
    left_away = "… " if start else ""
    return left_away + shortened(stored[start:]), left_away + shortened(told[start:])


def shortened(value: Any) -> str:
    """A line or an entry as a message shows it."""
    text = value.decode(errors="replace").rstrip("\n") if isinstance(value, bytes) else str(value)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + " …"
