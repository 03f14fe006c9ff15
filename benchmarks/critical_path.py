"""Computes the critical path of a season of models: the least time it takes if all else is instant.

An ask opens with the entry of some answer (or with the start), namely the last answer that it
needed. So the earliest time at which an ask can be answered is the time of the answer that opened
it, plus one call if a model decides. Bots and decisions with one legal answer take no time. Diaries
and retries are left out, since nothing waits for them. If the last of several needed answers came
last only by chance, the computed path is shorter than the real one, never longer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from showrunner.kernel import Answer
from showrunner.store.past import StoredEntry


class Chain(NamedTuple):
    """The longest chain: its number of calls, and its asks."""

    calls: int
    asks: list[str]


def longest_chain(
    entries: Iterable[StoredEntry], opened: Mapping[str, int], called: Collection[str]
) -> Chain:
    """Return the longest chain of calls.

    `opened` tells with which entry each ask opened, `called` which asks were answered by a model
    call.
    """
    answered = {number: entry.ask for number, entry, _ in entries if isinstance(entry, Answer)}
    depth: dict[str, int] = {}
    opener_of: dict[str, str] = {}
    for number in sorted(answered):
        ask = answered[number]
        opener = answered.get(opened[ask], "")
        depth[ask] = depth.get(opener, 0) + (ask in called)
        opener_of[ask] = opener
    ask_of_chain = max(depth, key=depth.__getitem__, default="")
    chain = []
    while ask_of_chain:
        chain.append(ask_of_chain)
        ask_of_chain = opener_of[ask_of_chain]
    return Chain(max(depth.values(), default=0), [ask for ask in chain[::-1] if ask in called])
