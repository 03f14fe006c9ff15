"""Calls: players of this process who are thinking, each about one decision or their day."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, NamedTuple

import structlog

from showrunner.errors import PlayerAway
from showrunner.formats.format import Considered
from showrunner.kernel import Ask
from showrunner.players.player import PlayerTurn, SeatPlayer, Writer

log = structlog.get_logger()

Value = Mapping[str, Any] | Considered


class Reply(NamedTuple):
    """What came back about an ask; `value` is None where the player failed."""

    ask: str
    value: Value | None


class Entry(NamedTuple):
    """What a player wrote into their diary."""

    seat: str
    words: str


class _Call(NamedTuple):
    seat: str
    task: asyncio.Task[Any]


class Calls:
    """Every open call, at most one an ask, and one a diary. Replies come back as they arrive."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._open: dict[str, _Call] = {}
        self._writing: dict[str, _Call] = {}
        self._replies: list[Reply] = []
        self._written: list[Entry] = []
        self._ended: set[asyncio.Task[Any]] = set()
        self.away: PlayerAway | None = None
        """Why the season is to wait for its producers, where a player says so."""

    def __contains__(self, ask: str) -> bool:
        """Whether somebody thinks about this ask, or has answered it just now."""
        return ask in self._open or any(reply.ask == ask for reply in self._replies)

    def __len__(self) -> int:
        """How many are thinking."""
        return len(self._open) + len(self._writing)

    def put(self, ask: Ask[Any], player: SeatPlayer, entry: int) -> None:
        """Let the player think about this ask, with what was told up to this entry."""
        question: Any = ask.question
        thinking = _plain(player.answer(PlayerTurn(ask.id, question, entry)))
        task: asyncio.Task[Value] = asyncio.ensure_future(thinking)
        self._open[ask.id] = _Call(ask.seat, task)
        task.add_done_callback(lambda done: self._came(ask, done))

    def write(self, seat: str, player: Writer, entry: int) -> None:
        """Let the player write in their diary, unless they do, or have just now."""
        if seat in self._writing or any(entry.seat == seat for entry in self._written):
            return
        task = asyncio.ensure_future(player.diary(entry))
        self._writing[seat] = _Call(seat, task)
        task.add_done_callback(lambda done: self._wrote(seat, done))

    def next(self) -> Reply | None:
        """The next reply that is in."""
        return self._replies.pop(0) if self._replies else None

    def next_entry(self) -> Entry | None:
        """The next diary entry that is in."""
        return self._written.pop(0) if self._written else None

    def take(self, ask: str) -> Reply | None:
        """The reply about this ask, if it is in."""
        for place, reply in enumerate(self._replies):
            if reply.ask == ask:
                return self._replies.pop(place)
        return None

    def keep_only(self, asks: Collection[str]) -> None:
        """End the calls about all other asks."""
        for ask in [ask for ask in self._open if ask not in asks]:
            self._end(self._open.pop(ask))

    def take_back(self, ask: str) -> None:
        """End the call about this ask, and forget what came of it: somebody else is to decide."""
        self.keep_only(self._open.keys() - {ask})
        self.take(ask)

    def end(self, seat: str) -> None:
        """End the calls to whoever played this seat."""
        self.keep_only([ask for ask, call in self._open.items() if call.seat != seat])
        if seat in self._writing:
            self._end(self._writing.pop(seat))

    async def close(self) -> None:
        """End all calls, and wait until they have ended."""
        self.keep_only(())
        for seat in list(self._writing):
            self.end(seat)
        await asyncio.gather(*self._ended, return_exceptions=True)

    def _end(self, call: _Call) -> None:
        self._ended.add(call.task)
        call.task.add_done_callback(self._ended.discard)
        call.task.cancel()

    def _came(self, ask: Ask[Any], task: asyncio.Task[Value]) -> None:
        call = self._open.get(ask.id)
        if call is None or call.task is not task:
            return  # it was ended from here
        del self._open[ask.id]
        problem = asyncio.CancelledError() if task.cancelled() else task.exception()
        if problem is None:
            self._replies.append(Reply(ask.id, task.result()))
        elif not self._waits_for(problem):
            _failed(ask.seat, problem)
            self._replies.append(Reply(ask.id, None))
        self._wake()

    def _wrote(self, seat: str, task: asyncio.Task[str | None]) -> None:
        call = self._writing.get(seat)
        if call is None or call.task is not task:
            return
        del self._writing[seat]
        problem = asyncio.CancelledError() if task.cancelled() else task.exception()
        if problem is not None:
            if not self._waits_for(problem):
                _failed(seat, problem)
        elif words := task.result():
            self._written.append(Entry(seat, words))
        self._wake()

    def _waits_for(self, problem: BaseException) -> bool:
        """Whether the season is to wait until its producers have done something about this."""
        if isinstance(problem, PlayerAway) and problem.pause:
            self.away = problem
            return True
        return False


def _failed(seat: str, problem: BaseException) -> None:
    known = {"why": str(problem)} if isinstance(problem, PlayerAway) else {}
    traced = None if known or isinstance(problem, asyncio.CancelledError) else problem
    log.warning(
        "player failed", seat=seat, problem=type(problem).__name__, exc_info=traced, **known
    )


async def _plain(thinking: Awaitable[Value]) -> Value:
    value = await thinking
    return value if isinstance(value, Considered) else dict(value)
