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


class Calls:
    """Every open call, at most one an ask. Replies come back in the order in which they arrive."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._replies: list[Reply] = []

    def __contains__(self, ask: str) -> bool:
        """Whether somebody thinks about this ask, or has answered it just now."""
        return ask in self._tasks or any(reply.ask == ask for reply in self._replies)

    def __len__(self) -> int:
        """How many are thinking."""
        return len(self._tasks)

    def put(self, ask: Ask[Any], player: Player) -> None:
        """Let the player think about this ask."""
        self._tasks[ask.id] = asyncio.create_task(self._call(ask, player))

    def next(self) -> Reply | None:
        """The next reply that is in."""
        return self._replies.pop(0) if self._replies else None

    def keep_only(self, asks: Collection[str]) -> None:
        """End the calls about all other asks."""
        for ask in [ask for ask in self._tasks if ask not in asks]:
            self._tasks.pop(ask).cancel()

    async def _call(self, ask: Ask[Any], player: Player) -> None:
        value: Mapping[str, Any] | None = None
        try:
            value = await player.answer(ask.question)  # type: ignore[arg-type]
        except Exception as problem:
            log.warning("player failed", seat=ask.seat, problem=type(problem).__name__)
        self._tasks.pop(ask.id, None)
        self._replies.append(Reply(ask.id, value))
        self._wake()
