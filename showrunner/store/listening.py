"""Notices: mere wake-ups that something of a season was written, told to whoever listens.

A notice says where to look and nothing else: whoever hears one reads what is there. It is given in
the transaction that writes, and heard once that is committed: on PostgreSQL by all processes, on
SQLite by this one (who waits for other processes looks now and then).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, suppress
from typing import Any, Literal, NamedTuple

import structlog
from sqlalchemy import Connection, bindparam, func, select

from showrunner.store.prepared import Prepared

log = structlog.get_logger()

What = Literal["entry", "input", "standing", "past", "everything"]
CHANNEL = "showrunner"
RETRY_SECONDS = 0.2
"""How long a lost connection waits before the next try, at first; it doubles to the longest."""
LONGEST_RETRY_SECONDS = 5.0
PING_SECONDS = 5.0
"""How often a silent connection is asked whether it is still there, and how long it may take."""


class Notice(NamedTuple):
    """Where to look, and of which season.

    At an `entry` (facts, asks, verdicts), at an `input` that waits, at its `standing` (status,
    players, a refusal), at its whole `past` (words of it were erased, or its release is another),
    or at `everything`, as some notices may have been missed.
    """

    what: What
    season: str


EVERYTHING = Notice("everything", "")
Hear = Callable[[Notice], None]
Apart = Callable[[], AbstractAsyncContextManager[Any]]

_NOTIFY = func.pg_notify(CHANNEL, bindparam("to_notice"))
_TELL = Prepared(select(_NOTIFY))


def announce(connection: Connection, notice: Notice) -> None:
    """Give notice of what this transaction writes; it is heard when that is committed."""
    if connection.dialect.name == "postgresql":
        _TELL.run(connection, {"to_notice": payload(notice)})
    else:
        connection.info.setdefault("notices", []).append(notice)


def announcing(update: Any) -> Any:
    """An update that gives the notice `to_notice` by the way, where it changes a row: PostgreSQL's.

    A statement of its own would cost each commit a journey more.
    """
    return update.returning(_NOTIFY)


def payload(notice: Notice) -> str:
    """A notice as PostgreSQL carries it."""
    return f"{notice.what} {notice.season}"


def announced(connection: Connection) -> list[Notice]:
    """The notices of the transaction that has just ended on this connection, each once."""
    return list(dict.fromkeys(connection.info.pop("notices", ())))


class Listening:
    """Who hears notices in this process."""

    def __init__(self) -> None:
        self._hearers: list[Hear] = []

    @contextmanager
    def heard_by(self, hear: Hear) -> Iterator[None]:
        """Call this with every notice meanwhile. First look yourself: what was before is not told.

        It is called on the event loop, and must neither take long nor raise.
        """
        self._hearers.append(hear)
        try:
            yield
        finally:
            self._hearers.remove(hear)

    @property
    def anybody(self) -> bool:
        """Whether somebody listens."""
        return bool(self._hearers)

    def tell(self, *notices: Notice) -> None:
        """Let everybody who listens hear these."""
        for notice in notices:
            for hear in tuple(self._hearers):
                hear(notice)

    async def close(self) -> None:
        """Hear no more."""


class PostgresListening(Listening):
    """Hears what any process gives notice of, by one connection that is made anew when it is lost.

    With every connection comes the notice to look at everything.
    """

    def __init__(self, apart: Apart) -> None:
        super().__init__()
        self._apart = apart
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def heard_by(self, hear: Hear) -> Iterator[None]:
        """See Listening. The first who listens lets the connection be made."""
        if self._task is None:
            self._task = asyncio.create_task(self._listen(), name="listening")
        with super().heard_by(hear):
            yield

    async def close(self) -> None:
        """See Listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _listen(self) -> None:
        seconds = RETRY_SECONDS
        while True:
            try:
                async with self._apart() as connection:
                    await connection.add_listener(CHANNEL, self._came)
                    seconds = RETRY_SECONDS
                    self.tell(EVERYTHING)
                    await _until_lost(connection)
            except Exception as problem:  # whatever it is, somebody waits for notices
                log.warning("listening was interrupted", problem=type(problem).__name__)
            await asyncio.sleep(seconds)
            seconds = min(2 * seconds, LONGEST_RETRY_SECONDS)

    def _came(self, connection: Any, process: int, channel: str, payload: str) -> None:
        what, _, season = payload.partition(" ")
        self.tell(Notice(what, season))  # type: ignore[arg-type]  # as `payload` wrote it


async def _until_lost(connection: Any) -> None:
    """Wait until a connection of asyncpg's is gone; where nobody says so, at the next ping.

    Raises what the ping raises: TimeoutError where nothing comes back.
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
