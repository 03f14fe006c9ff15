"""Answers in a blind season's inbox, which wait there until their decision is due."""

from __future__ import annotations

from collections.abc import Container, Sequence

from showrunner.errors import Refused
from showrunner.kernel import Answer
from showrunner.running.inputs import entry_in
from showrunner.running.keeper import Keeper
from showrunner.store.inbox import Input


class SealedAnswers:
    """The last legal answer that came for each open ask."""

    def __init__(self) -> None:
        self._inputs: dict[str, Input] = {}

    def answer(self, ask: str) -> Answer | None:
        """The answer to this ask so far, or None."""
        return _answer(self._inputs[ask]) if ask in self._inputs else None

    def number(self, ask: str) -> int | None:
        """The number of the input with the answer to this ask, or None."""
        return self._inputs[ask].number if ask in self._inputs else None

    def beyond(self, asks: Container[str]) -> bool:
        """Whether an answer waits for an ask other than these."""
        return any(ask not in asks for ask in self._inputs)

    async def take(self, keeper: Keeper, answers: Sequence[Input]) -> None:
        """Collect the answers that wait now, in order of arrival, and refuse illegal ones."""
        kernel = keeper.live.kernel
        checked = {input.number for input in self._inputs.values()}
        self._inputs = {}
        for input in answers:
            try:
                answer = _answer(input)
                if input.number not in checked or answer.ask not in kernel.asks:
                    kernel.check(answer)
            except Refused as refusal:
                await keeper.refuse(input.number, refusal)
                continue
            earlier = self.number(answer.ask)
            if earlier is not None:
                await keeper.refuse(earlier, Refused("answered again later"))
            self._inputs[answer.ask] = input


def _answer(input: Input) -> Answer:
    entry = entry_in(input)
    assert isinstance(entry, Answer)
    return entry
