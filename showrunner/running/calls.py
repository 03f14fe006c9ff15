"""Calls: tasks in which players of this process make a decision or write their diary."""

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
    """A player's reply to an ask; `value` is None if the player failed, and `why` says how.

    `agreed` is whether the season's allowance says that a bot decides then.
    """

    ask: str
    value: Value | None
    why: str = ""
    agreed: bool = False


class DiaryEntry(NamedTuple):
    """What a player wrote in their diary."""

    seat: str
    words: str


class _OpenCall(NamedTuple):
    seat: str
    task: asyncio.Task[Any]


class Calls:
    """The open calls, at most one for each ask and each diary, and their replies in order."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._open: dict[str, _OpenCall] = {}
        self._writing: dict[str, _OpenCall] = {}
        self._replies: list[Reply] = []
        self._diary_entries: list[DiaryEntry] = []
        self._cancelled: set[asyncio.Task[Any]] = set()
        self.away: PlayerAway | None = None
        """The error of a player for which the season has to wait for its producers, if any."""

    def __contains__(self, ask: str) -> bool:
        """Whether there is a call for this ask, or a reply that was not taken yet."""
        return ask in self._open or any(reply.ask == ask for reply in self._replies)

    def __len__(self) -> int:
        """The number of open calls."""
        return len(self._open) + len(self._writing)

    @property
    def has_replies(self) -> bool:
        """Whether a reply or a diary entry was not taken yet."""
        return bool(self._replies or self._diary_entries)

    def put(self, ask: Ask[Any], player: SeatPlayer, entry: int) -> None:
        """Let the player answer this ask; `entry` is the last one whose facts they have seen."""
        question: Any = ask.question
        answering = _plain(player.answer(PlayerTurn(ask.id, question, entry)))
        task: asyncio.Task[Value] = asyncio.ensure_future(answering)
        self._open[ask.id] = _OpenCall(ask.seat, task)
        task.add_done_callback(lambda done: self._answered(ask, done))

    def write(self, seat: str, player: Writer, entry: int) -> None:
        """Let the player write their diary, unless they are writing or an entry is waiting."""
        if seat in self._writing or any(written.seat == seat for written in self._diary_entries):
            return
        task = asyncio.ensure_future(player.diary(entry))
        self._writing[seat] = _OpenCall(seat, task)
        task.add_done_callback(lambda done: self._wrote(seat, done))

    def next(self) -> Reply | None:
        """Take the next reply, or None."""
        return self._replies.pop(0) if self._replies else None

    def next_entry(self) -> DiaryEntry | None:
        """Take the next diary entry, or None."""
        return self._diary_entries.pop(0) if self._diary_entries else None

    def take(self, ask: str) -> Reply | None:
        """Take the reply to this ask, or None."""
        for place, reply in enumerate(self._replies):
            if reply.ask == ask:
                return self._replies.pop(place)
        return None

    def keep_only(self, asks: Collection[str]) -> None:
        """Cancel the calls for all other asks."""
        for ask in [ask for ask in self._open if ask not in asks]:
            self._cancel(self._open.pop(ask))

    def cancel_ask(self, ask: str) -> None:
        """Cancel the call for this ask and drop its reply, because somebody else is to decide."""
        self.keep_only(self._open.keys() - {ask})
        self.take(ask)

    def cancel_seat(self, seat: str) -> None:
        """Cancel the calls to this seat's player."""
        self.keep_only([ask for ask, call in self._open.items() if call.seat != seat])
        if seat in self._writing:
            self._cancel(self._writing.pop(seat))

    async def close(self) -> None:
        """Cancel all calls, and wait until they have ended."""
        self.keep_only(())
        for seat in list(self._writing):
            self.cancel_seat(seat)
        await asyncio.gather(*self._cancelled, return_exceptions=True)

    def _cancel(self, call: _OpenCall) -> None:
        self._cancelled.add(call.task)
        call.task.add_done_callback(self._cancelled.discard)
        call.task.cancel()

    def _answered(self, ask: Ask[Any], task: asyncio.Task[Value]) -> None:
        call = self._open.get(ask.id)
        if call is None or call.task is not task:
            return  # it was cancelled by `_cancel`
        del self._open[ask.id]
        problem = asyncio.CancelledError() if task.cancelled() else task.exception()
        if problem is None:
            self._replies.append(Reply(ask.id, task.result()))
        elif not self._waits_for(problem):
            _failed(ask.seat, problem)
            why = problem.wrong if isinstance(problem, PlayerAway) else type(problem).__name__
            agreed = isinstance(problem, PlayerAway) and problem.agreed
            self._replies.append(Reply(ask.id, None, why, agreed))
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
            self._diary_entries.append(DiaryEntry(seat, words))
        self._wake()

    def _waits_for(self, problem: BaseException) -> bool:
        """Whether the season has to wait for its producers because of this error."""
        if isinstance(problem, PlayerAway) and problem.pause:
            self.away = problem
            return True
        return False


def _failed(seat: str, problem: BaseException) -> None:
    reason = {"why": str(problem)} if isinstance(problem, PlayerAway) else {}
    traced = None if reason or isinstance(problem, asyncio.CancelledError) else problem
    log.warning(
        "player failed", seat=seat, problem=type(problem).__name__, exc_info=traced, **reason
    )


async def _plain(answering: Awaitable[Value]) -> Value:
    value = await answering
    return value if isinstance(value, Considered) else dict(value)
