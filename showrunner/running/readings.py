"""Readings: models that read what messages in the inbox do, before these are taken."""

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
"""How long a model has to read a message. One that is due within twice that is not given to it."""

Acts = list[dict[str, Any]]


class _Reading(NamedTuple):
    """A message that a model reads, or has read, and the field into which its acts go."""

    field: str
    task: asyncio.Task[Acts | None]


class Readings:
    """Every message that waits and that a model reads or has read, by its number in the inbox.

    A message is given to a model once. Until it has been read, it waits, and so does whatever was
    answered to the same ask later; nothing else does. What cannot be read stays as it came, with
    the acts that the built-in reader filled in.
    """

    def __init__(self, kept: Keeper, wake: Callable[[], None]) -> None:
        self.on = False
        """Whether new messages are given to models."""
        self._kept = kept
        self._wake = wake
        self._readings: dict[int, _Reading] = {}

    def __len__(self) -> int:
        """How many messages are being read."""
        return sum(not one.task.done() for one in self._readings.values())

    def ready(self, waiting: Iterable[Input]) -> list[Input]:
        """Those of these inputs that can be taken now, with the acts that models have read."""
        waiting = list(waiting)
        numbers = {one.number for one in waiting}
        self._readings = {at: one for at, one in self._readings.items() if at in numbers}
        ready, held = [], set()
        for one in waiting:
            ask = one.terms.get("ask")
            if one.number not in self._readings and ask not in held:
                self._begin(one)
            reading = self._readings.get(one.number)
            if reading is not None and not reading.task.done():
                held.add(ask)
            if one.kind != "answer" or ask not in held:
                ready.append(one if reading is None else _with_acts(one, reading))
        return ready

    async def close(self) -> None:
        """End all readings, and wait until they have ended."""
        tasks = [one.task for one in self._readings.values()]
        self._readings = {}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, one: Input) -> None:
        """Give a message to a model, where one is to read it."""
        kept = self._kept
        profile = kept.calls.purse.allowance.reader
        if not (self.on and profile and one.kind == "answer" and one.terms.get(FILLED_IN)):
            return
        ask = kept.live.kernel.asks.get(str(one.terms.get("ask")))
        if ask is None or kept.pacing.paused:
            return
        due = kept.due.of(ask.id)
        if due is not None and due - kept.clock.now() <= 2 * READING_SECONDS:
            return
        question: Any = ask.question
        parts, value = spoken(question), one.terms.get("value")
        if parts is None or not isinstance(value, Mapping) or not value.get(parts.words):
            return
        try:
            kept.live.kernel.check(entry_in(one))
        except Refused:
            return  # it gets its verdict when it is taken
        reader = kept.live.reader(ask.seat, profile)
        if reader is not None:
            turn = PlayerTurn(ask.id, question, kept.lease.head)
            task = asyncio.ensure_future(_read(reader, turn, value))
            self._readings[one.number] = _Reading(parts.acts, task)
            task.add_done_callback(lambda _: self._wake())


async def _read(reader: MessageReader, turn: PlayerTurn, answer: Mapping[str, Any]) -> Acts | None:
    """What a model reads out of an answer; None where that takes too long or fails."""
    try:
        async with asyncio.timeout(READING_SECONDS):
            return await reader.acts_in(turn, answer)
    except TimeoutError:
        log.warning("reading took too long", ask=turn.ask)
        return None


def _with_acts(one: Input, reading: _Reading) -> Input:
    """The answer with the acts that were read."""
    failed = reading.task.cancelled() or reading.task.exception() is not None
    acts = None if failed else reading.task.result()
    if acts is None:
        return one
    value = {**one.terms["value"], reading.field: acts}
    return one._replace(terms={**one.terms, "value": value})
