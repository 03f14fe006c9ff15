"""Which points a season is killed at: evenly over all kinds of boundary, and over the season."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from tests.crash.boundaries import RESUMING, Crossed, Point


def kinds(crossed: Iterable[Crossed]) -> dict[str, list[int]]:
    """The season's entry at each boundary, by the kind of boundary."""
    found: dict[str, list[int]] = defaultdict(list)
    for kind, entry in crossed:
        found[kind].append(entry)
    return dict(sorted(found.items()))


def points(crossed: Sequence[Crossed], number: int, turn: int, turns: int) -> list[Point]:
    """This many kill points, in the order in which the seasons reach them.

    Where there are fewer points than kinds, each of several turns takes other kinds. A process that
    resumes is killed in the season's second half, when there is something to replay.
    """
    found = kinds(crossed)
    names = list(found)
    first = [*names[turn::turns], *(name for name in names if name not in names[turn::turns])]
    last = max(entry for _, entry in crossed)
    shares = [len(range(place, number, len(first))) for place in range(len(first))]
    placed: list[tuple[float, Point]] = []
    for place, (kind, share) in enumerate(zip(first, shares, strict=True)):
        entries = found[kind]
        for nth in range(share):
            part = (nth + 0.5) / share
            if kind.startswith(RESUMING):
                late = 0.5 + 0.5 * (nth + (place + 0.5) / len(first)) / share
                replayed = part * len(entries) / (2 if len(entries) > last / 4 else 1)
                placed.append((last * late, Point(kind, -1, 1 + int(replayed))))
            else:
                spread = part if share > 1 else (place + 0.5) / len(first)
                entry = entries[int(spread * len(entries))]
                placed.append((entry, Point(kind, entry)))
    return [point for _, point in sorted(placed)]
