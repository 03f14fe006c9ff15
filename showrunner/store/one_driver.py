"""Who may drive the seasons of a database: on PostgreSQL, one process at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from showrunner.store.database import Database, PostgresDatabase
from showrunner.store.listening import until_lost

TRY_SECONDS = 0.5
"""How often a process tries that waits for the one that drives."""
PING_SECONDS = 2.0
"""How often the process that drives sees whether its connection is still there."""

_LOCK = 0x5E0_D21E
"""Another one than that of upgrades (`schema.py`)."""
_LASTS = (
    # The server is not to end it for its silence, and is to notice soon when this process is gone.
    "SET idle_session_timeout = 0",
    "SET tcp_keepalives_idle = 2",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 3",
)

Lost = Callable[[], Awaitable[None]]
"""Waits until another process may drive; it may raise what shows that."""


@asynccontextmanager
async def the_one_driver(database: Database) -> AsyncIterator[Lost]:
    """Wait until no other process drives, and be the one that does meanwhile.

    A lock of the session on a connection of its own says so: it goes with the process, or with the
    connection, and then the next one drives. On SQLite there is nobody to wait for.
    """
    if not isinstance(database, PostgresDatabase):
        yield _never
        return
    async with database.apart() as connection:
        for statement in _LASTS:
            await connection.execute(statement)
        while not await connection.fetchval("SELECT pg_try_advisory_lock($1)", _LOCK):
            await asyncio.sleep(TRY_SECONDS)
        yield partial(until_lost, connection, PING_SECONDS)


async def _never() -> None:
    await asyncio.Event().wait()
