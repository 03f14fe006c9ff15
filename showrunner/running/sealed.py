"""Answers that came in and wait in the inbox until their decision is due: in a blind season."""

from __future__ import annotations

from collections.abc import Container, Sequence

from showrunner.errors import Refused
from showrunner.kernel import Answer
from showrunner.running.inputs import entry_in
from showrunner.running.keeper import Keeper
from showrunner.store.inbox import Input


class Sealed:
    """The last legal answer to each open ask."""

    def __init__(self) -> None:
        self._inputs: dict[str, Input] = {}

    def answer(self, ask: str) -> Answer | None:
        """What was answered to this ask so far."""
        return _answer(self._inputs[ask]) if ask in self._inputs else None

    def number(self, ask: str) -> int | None:
        """The number in the inbox of what was answered to this ask."""
        return self._inputs[ask].number if ask in self._inputs else None

    def beyond(self, asks: Container[str]) -> bool:
        """Whether an answer waits for an ask that is none of these."""
        return any(ask not in asks for ask in self._inputs)

    async def take(self, kept: Keeper, answers: Sequence[Input]) -> None:
        """Hold all answers that wait now, in order of arrival; refuse those that cannot count."""
        kernel = kept.live.kernel
        known = {one.number for one in self._inputs.values()}
        self._inputs = {}
        for one in answers:
            try:
                answer = _answer(one)
                if one.number not in known or answer.ask not in kernel.asks:
                    kernel.check(answer)
            except Refused as refusal:
                await kept.refuse(one.number, refusal)
                continue
            before = self.number(answer.ask)
            if before is not None:
                await kept.refuse(before, Refused("answered again later"))
            self._inputs[answer.ask] = one


def _answer(one: Input) -> Answer:
    entry = entry_in(one)
    assert isinstance(entry, Answer)
    return entry
