"""Promises that something else than ballots tests, as a game's finders note them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from showrunner.story.told import PromiseLine

Key = tuple[object, ...]
"""What makes two promises the same one, such as giver, listener and kind."""


class OtherPromises:
    """Lines of the promise ledger, by keys that each game chooses."""

    def __init__(self) -> None:
        self._open: dict[Key, PromiseLine] = {}
        self._tested: list[PromiseLine] = []

    @property
    def lines(self) -> list[PromiseLine]:
        """All lines so far, in no order."""
        return [*self._tested, *self._open.values()]

    def make(
        self, key: Key, round: int, giver: str, to: Sequence[str], text: str, *facts: int
    ) -> None:
        """Note a promise. One with the same key that nothing has tested yet stays one line."""
        earlier = self._open.get(key)
        if earlier is not None:
            self._open[key] = _with_facts(earlier, facts)
            return
        self._open[key] = PromiseLine(
            round=round, giver=giver, to=tuple(to), text=text, verdict="open", facts=facts
        )

    def test(self, key: Key, verdict: str, *facts: int) -> None:
        """Note what became of the promise with this key, if there is an open one."""
        line = self._open.pop(key, None)
        if line is not None:
            self._tested.append(replace(_with_facts(line, facts), verdict=verdict))


def _with_facts(line: PromiseLine, facts: Sequence[int]) -> PromiseLine:
    return replace(line, facts=tuple(sorted({*line.facts, *facts})))
