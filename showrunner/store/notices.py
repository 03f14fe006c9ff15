"""Notices: wake-up calls that something of a season was written, for all who listen.

A notice only says where to look; listeners then read what is there. It is given in the transaction
that writes, and arrives after the commit: with PostgreSQL in all processes, with SQLite in this one
(to see what other processes wrote, poll).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from typing import Any, Literal, NamedTuple

import structlog
from sqlalchemy import Connection, bindparam, func, select
from typing_extensions import override

from showrunner.store.prepared import PreparedStatement

log = structlog.get_logger()

What = Literal["entry", "input", "standing", "past", "everything"]
CHANNEL = "showrunner"
RETRY_SECONDS = 0.2
"""The pause before a lost connection is opened again; it doubles with each failure."""
LONGEST_RETRY_SECONDS = 5.0
PING_SECONDS = 5.0
"""How often a silent connection is tested, and how long the test may take."""


class Notice(NamedTuple):
    """What was written, and of which season.

    An `entry` (with facts, asks and verdicts), an `input` that waits, the season's `standing`
    (status, players, a refusal), its whole `past` (words were erased, or the release changed), or
    `everything`, if notices may have been missed.
    """

    what: What
    season: str


EVERYTHING = Notice("everything", "")
Listener = Callable[[Notice], None]
Connect = Callable[[], AbstractAsyncContextManager[Any]]

_NOTIFY = func.pg_notify(CHANNEL, bindparam("to_notice"))
_TELL = PreparedStatement(select(_NOTIFY))


def announce(connection: Connection, notice: Notice) -> None:
    """Give notice of what this transaction writes; it arrives after the commit."""
    if connection.dialect.name == "postgresql":
        _TELL.run(connection, {"to_notice": payload(notice)})
    else:
        connection.info.setdefault("notices", []).append(notice)


def announcing(update: Any) -> Any:
    """An UPDATE for PostgreSQL that also gives the notice `to_notice` if it changes a row.

    A separate statement would cost every commit one more round trip.
    """
    return update.returning(_NOTIFY)


def payload(notice: Notice) -> str:
    """A notice as the payload of PostgreSQL's NOTIFY."""
    return f"{notice.what} {notice.season}"


def taken_notices(connection: Connection) -> list[Notice]:
    """Remove and return the notices of the transaction that just ended, without duplicates."""
    return list(dict.fromkeys(connection.info.pop("notices", ())))


class Listeners:
    """The functions of this process that are called with each notice."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    @contextmanager
    def listening(self, listener: Listener) -> Iterator[None]:
        """Call `listener` with every notice while this context lasts.

        It is not told of what was written before. It is called on the event loop, and must neither
        take long nor raise.
        """
        self._listeners.append(listener)
        try:
            yield
        finally:
            self._listeners.remove(listener)

    @property
    def any_listening(self) -> bool:
        """Whether there is a listener."""
        return bool(self._listeners)

    def tell(self, *notices: Notice) -> None:
        """Call every listener with these notices."""
        for notice in notices:
            for listener in tuple(self._listeners):
                listener(notice)

    async def close(self) -> None:
        """Close what notices come by, if anything."""


class PostgresListeners(Listeners):
    """Receives the notices of all processes by one connection, which is opened again when lost.

    Each time that it is opened, the listeners get the notice EVERYTHING.
    """

    def __init__(self, connect: Connect) -> None:
        super().__init__()
        self._connect = connect
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    @override
    def listening(self, listener: Listener) -> Iterator[None]:
        """Open the connection for the first listener."""
        if self._task is None:
            self._task = asyncio.create_task(self._listen(), name="listening")
        with super().listening(listener):
            yield

    @override
    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _listen(self) -> None:
        seconds = RETRY_SECONDS
        while True:
            try:
                async with self._connect() as connection:
                    await connection.add_listener(CHANNEL, self._notified)
                    seconds = RETRY_SECONDS
                    self.tell(EVERYTHING)
                    await _until_lost(connection)
            except Exception as problem:  # whatever it is, the listeners need a connection
                log.warning("listening was interrupted", problem=type(problem).__name__)
            await asyncio.sleep(seconds)
            seconds = min(2 * seconds, LONGEST_RETRY_SECONDS)

    def _notified(self, connection: Any, process: int, channel: str, payload: str) -> None:
        what, _, season = payload.partition(" ")
        self.tell(Notice(what, season))  # type: ignore[arg-type]  # written by `payload`


async def _until_lost(connection: Any) -> None:
    """Wait until a connection of asyncpg is lost, and test it regularly with a ping.

    Raises what the ping raises: TimeoutError if there is no reply.
    """
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    while not lost.is_set() and not connection.is_closed():
        with suppress(TimeoutError):
            async with asyncio.timeout(PING_SECONDS):
                await lost.wait()
        if lost.is_set():
            return
        async with asyncio.timeout(PING_SECONDS):
            await connection.execute("SELECT 1")
