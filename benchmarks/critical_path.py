"""The critical path of a season of models: how long it must take, however fast everything else is.

An ask opens with the entry of some answer (or with the start), and waits for nothing else: that
answer came last of all that were needed. So the moment at which an ask can be answered at the
earliest is that of the answer which opened it, and one call more where a model decides; bots and
decisions with one legal answer take no time. Diaries and second tries are apart: nobody waits for a
diary. Where several answers were needed and one that could have come earlier came last by chance,
the path is taken for shorter than it is, never for longer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from showrunner.kernel import Answer
from showrunner.store.past import StoredEntry


class Chain(NamedTuple):
    """The longest chain: how many calls it has, and which asks."""

    calls: int
    asks: list[str]


def longest_chain(
    entries: Iterable[StoredEntry], opened: Mapping[str, int], called: Collection[str]
) -> Chain:
    """Of these entries; `opened` tells with which entry each ask opened, `called` who decided."""
    answered = {number: entry.ask for number, entry, _ in entries if isinstance(entry, Answer)}
    depth: dict[str, int] = {}
    before: dict[str, str] = {}
    for number in sorted(answered):
        ask = answered[number]
        by = answered.get(opened[ask], "")
        depth[ask] = depth.get(by, 0) + (ask in called)
        before[ask] = by
    last = max(depth, key=depth.__getitem__, default="")
    chain = []
    while last:
        chain.append(last)
        last = before[last]
    return Chain(max(depth.values(), default=0), [ask for ask in chain[::-1] if ask in called])
