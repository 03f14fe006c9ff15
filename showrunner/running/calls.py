"""Calls: players of this process who are thinking, each about one ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

import structlog

from showrunner.kernel import Ask
from showrunner.players.player import Player

log = structlog.get_logger()


class Reply(NamedTuple):
    """What came back about an ask; `value` is None where the player failed."""

    ask: str
    value: Mapping[str, Any] | None


class _Call(NamedTuple):
    seat: str
    task: asyncio.Task[Mapping[str, Any]]


class Calls:
    """Every open call, at most one an ask. Replies come back in the order in which they arrive."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._open: dict[str, _Call] = {}
        self._replies: list[Reply] = []

    def __contains__(self, ask: str) -> bool:
        """Whether somebody thinks about this ask, or has answered it just now."""
        return ask in self._open or any(reply.ask == ask for reply in self._replies)

    def __len__(self) -> int:
        """How many are thinking."""
        return len(self._open)

    def put(self, ask: Ask[Any], player: Player) -> None:
        """Let the player think about this ask."""
        task = asyncio.create_task(_thought(ask, player))
        self._open[ask.id] = _Call(ask.seat, task)
        task.add_done_callback(lambda done: self._came(ask, done))

    def next(self) -> Reply | None:
        """The next reply that is in."""
        return self._replies.pop(0) if self._replies else None

    def take(self, ask: str) -> Reply | None:
        """The reply about this ask, if it is in."""
        for place, reply in enumerate(self._replies):
            if reply.ask == ask:
                return self._replies.pop(place)
        return None

    def keep_only(self, asks: Collection[str]) -> None:
        """End the calls about all other asks."""
        for ask in [ask for ask in self._open if ask not in asks]:
            self._open.pop(ask).task.cancel()

    def end(self, seat: str) -> None:
        """End the calls to whoever played this seat."""
        self.keep_only([ask for ask, call in self._open.items() if call.seat != seat])

    def _came(self, ask: Ask[Any], task: asyncio.Task[Mapping[str, Any]]) -> None:
        call = self._open.get(ask.id)
        if call is None or call.task is not task:
            return  # it was ended from here
        del self._open[ask.id]
        problem = asyncio.CancelledError() if task.cancelled() else task.exception()
        if problem is not None:
            log.warning("player failed", seat=ask.seat, problem=type(problem).__name__)
        self._replies.append(Reply(ask.id, None if problem is not None else task.result()))
        self._wake()


async def _thought(ask: Ask[Any], player: Player) -> Mapping[str, Any]:
    question: Any = ask.question
    return dict(await player.answer(question))
