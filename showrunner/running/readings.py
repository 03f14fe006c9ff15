"""Readings: models read what messages in the inbox do in the game, before these are taken."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

import structlog

from showrunner.errors import Refused
from showrunner.players.llm.voice import spoken
from showrunner.players.player import MessageReader, PlayerTurn
from showrunner.running.inputs import FILLED_IN, entry_in
from showrunner.running.keeper import Keeper
from showrunner.store.inbox import Input

log = structlog.get_logger()

READING_SECONDS: Final = 10.0
"""How long a model may take to read a message. One that is due within twice that is not read."""

Acts = list[dict[str, Any]]


class _Reading(NamedTuple):
    """The task in which a model reads a message, and the field of the answer for the acts."""

    field: str
    task: asyncio.Task[Acts | None]


class Readings:
    """The waiting messages that a model reads or has read, by their numbers in the inbox.

    A message is read once. Until then, it waits, and so do later answers to the same ask; other
    inputs do not wait. A message that cannot be read stays as it is, with the acts that the
    built-in reader filled in.
    """

    def __init__(self, keeper: Keeper, wake: Callable[[], None]) -> None:
        self.on = False
        """Whether new messages are read by models."""
        self._keeper = keeper
        self._wake = wake
        self._readings: dict[int, _Reading] = {}

    def __len__(self) -> int:
        """The number of messages that are being read."""
        return sum(not reading.task.done() for reading in self._readings.values())

    def ready(self, waiting: Iterable[Input]) -> list[Input]:
        """The inputs that can be taken now, with the acts that models have read."""
        waiting = list(waiting)
        numbers = {input.number for input in waiting}
        self._readings = {
            number: reading for number, reading in self._readings.items() if number in numbers
        }
        ready, waiting_asks = [], set()
        for input in waiting:
            ask = input.terms.get("ask")
            if input.number not in self._readings and ask not in waiting_asks:
                self._begin(input)
            reading = self._readings.get(input.number)
            if reading is not None and not reading.task.done():
                waiting_asks.add(ask)
            if input.kind != "answer" or ask not in waiting_asks:
                ready.append(input if reading is None else _with_acts(input, reading))
        return ready

    async def close(self) -> None:
        """Cancel all readings, and wait until they have ended."""
        tasks = [reading.task for reading in self._readings.values()]
        self._readings = {}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, input: Input) -> None:
        """Let a model read this input, if it is a message that is to be read."""
        keeper = self._keeper
        profile = keeper.calls.purse.allowance.reader
        if not (self.on and profile and input.kind == "answer" and input.terms.get(FILLED_IN)):
            return
        ask = keeper.live.kernel.asks.get(str(input.terms.get("ask")))
        if ask is None or keeper.pacing.paused:
            return
        due = keeper.due.of(ask.id)
        if due is not None and due - keeper.clock.now() <= 2 * READING_SECONDS:
            return
        question: Any = ask.question
        parts, value = spoken(question), input.terms.get("value")
        if parts is None or not isinstance(value, Mapping) or not value.get(parts.words):
            return
        try:
            keeper.live.kernel.check(entry_in(input))
        except Refused:
            return  # it is refused when it is taken
        reader = keeper.live.reader(ask.seat, profile)
        if reader is not None:
            turn = PlayerTurn(ask.id, question, keeper.lease.head)
            task = asyncio.ensure_future(_read(reader, turn, value))
            self._readings[input.number] = _Reading(parts.acts, task)
            task.add_done_callback(lambda _: self._wake())


async def _read(reader: MessageReader, turn: PlayerTurn, answer: Mapping[str, Any]) -> Acts | None:
    """The acts that a model reads from an answer; None if it fails or takes too long."""
    try:
        async with asyncio.timeout(READING_SECONDS):
            return await reader.acts_in(turn, answer)
    except TimeoutError:
        log.warning("reading took too long", ask=turn.ask)
        return None


def _with_acts(input: Input, reading: _Reading) -> Input:
    """The answer with the acts that were read, or unchanged if reading failed."""
    failed = reading.task.cancelled() or reading.task.exception() is not None
    acts = None if failed else reading.task.result()
    if acts is None:
        return input
    value = {**input.terms["value"], reading.field: acts}
    return input._replace(terms={**input.terms, "value": value})
