"""Finds and shows where a replay differs from what is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from showrunner.errors import ReplayDiffers
from showrunner.formats.facts import Fact
from showrunner.kernel import Told
from showrunner.store.codec import TextEncoder

_MAX_SHOWN = 300
"""How many characters of a line are shown."""


def first_difference(
    problem: ReplayDiffers, stored: Sequence[str], told: Sequence[Told[Fact]]
) -> ReplayDiffers:
    """A more exact error that names the first fact at which a replay differs.

    `stored` are the stored facts (JSON) of the entry in `problem`, and `told` the replayed story.
    """
    replayed = [fact for fact in told if fact.entry == problem.entry]
    for place in range(max(len(stored), len(replayed))):
        before = stored[place] if place < len(stored) else "nothing"
        after = TextEncoder().encode(replayed[place].fact) if place < len(replayed) else "nothing"
        if before != after:
            if place < len(replayed):
                number = replayed[place].number
            else:
                number = len(told) + place - len(replayed)
            return ReplayDiffers(problem.entry, number, *around(before.encode(), after.encode()))
    return problem


def around(stored: bytes, told: bytes) -> tuple[str, str]:
    """Both lines, without their common beginning if that is long."""
    places = range(min(len(stored), len(told)))
    difference = next((at for at in places if stored[at] != told[at]), len(places))
    start = difference - _MAX_SHOWN // 3 if difference > _MAX_SHOWN // 2 else 0
    omission = "… " if start else ""
    return omission + shortened(stored[start:]), omission + shortened(told[start:])


def shortened(value: Any) -> str:
    """A line or an entry, shortened for a message."""
    text = value.decode(errors="replace").rstrip("\n") if isinstance(value, bytes) else str(value)
    return text if len(text) <= _MAX_SHOWN else text[:_MAX_SHOWN] + " …"
