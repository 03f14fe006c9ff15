"""The database: a SQLite file, or a PostgreSQL server.

The work of a transaction is a plain function of a connection, the same for both. PostgreSQL uses
asyncpg. SQLite uses the standard library's driver in a thread, with a whole transaction at a time,
because switching threads for every statement costs more than the statements do.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool
from tenacity import retry, retry_if_exception, stop_after_delay, wait_random
from typing_extensions import override

from showrunner.errors import DatabaseMistake
from showrunner.store.notices import Listeners, PostgresListeners, taken_notices
from showrunner.store.prepared import commit_directly, execute_directly

T = TypeVar("T")
Work = Callable[[Connection], T]

BUSY_SECONDS = 30
"""How long a writer on SQLite waits while another process writes."""
CONNECT_SECONDS = 10.0
"""How long PostgreSQL may take to accept a connection."""
TRANSACTION_SECONDS = 15.0
"""How long a transaction on PostgreSQL may take before its connection is dropped as frozen."""
MAX_CONNECTIONS = 10
"""How many transactions on PostgreSQL a process may have open at once; others wait for them.

A server of PostgreSQL accepts 100 connections of all processes together, unless it is told
otherwise.
"""
IDLE_SECONDS = 8.0
"""How long PostgreSQL waits for the next statement of a transaction before it rolls it back.

Without this limit, a frozen process would hold its locks after another process has taken over. It
is shorter than a room lease, so that the locks are free by then.
"""

_OUTAGE_STATES = ("08", "40", "53", "55", "57", "58")
"""PostgreSQL's error classes for temporary failures of connections, transactions and resources."""
_OUTAGE_CODES = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
)
_DRIVERS_CLASS = re.compile(r"^<class '[^']*'>: ")
_RIGHT = "give a file, or postgresql://user:password@host:port/name"


class Database(Protocol):
    """A database that runs work in transactions: everything is written, or nothing."""

    url: URL
    listeners: Listeners
    """The listeners of this process to notices of what is written."""

    @property
    def place(self) -> str:
        """Where the database is, for messages: without user, password and options."""

    async def write(self, work: Work[T], *, limited: bool = True) -> T:
        """Run `work` in a transaction that may write, `limited` in time or not."""

    async def read(self, work: Work[T]) -> T:
        """Run `work` in a transaction that only reads, on one snapshot of the data."""

    async def purge_erased(self) -> None:
        """Remove erased words from the database's own files, as far as the database can."""

    async def close(self) -> None:
        """Close all connections."""


def database_at(address: str | Path) -> Database:
    """The database at this address: a file for SQLite, or a URL. Does not connect yet.

    Raises DatabaseMistake.
    """
    if isinstance(address, Path) or "://" not in address:
        return SqliteDatabase(URL.create("sqlite", database=str(address)))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise DatabaseMistake("the database's address cannot be read", _RIGHT) from None
    match url.get_backend_name():
        case "sqlite" if url.database:
            return SqliteDatabase(url.set(drivername="sqlite"))
        case "postgresql" | "postgres":
            return PostgresDatabase(url.set(drivername="postgresql+asyncpg"))
        case other:
            wrong = f"seasons cannot be kept in a database of the type {other or '(none)'}"
            raise DatabaseMistake(wrong, _RIGHT)


def is_outage(problem: BaseException) -> bool:
    """Whether a database failed temporarily: it is unreachable, busy, or its disk is full.

    An error in a statement is not an outage.
    """
    driver_error = getattr(problem, "orig", None) or problem
    state = getattr(driver_error, "sqlstate", None)
    if state is not None:
        return str(state)[:2] in _OUTAGE_STATES
    if isinstance(driver_error, sqlite3.Error):
        return getattr(driver_error, "sqlite_errorcode", 0) & 0xFF in _OUTAGE_CODES
    if isinstance(problem, DBAPIError):
        return problem.connection_invalidated or isinstance(
            problem, InterfaceError | OperationalError
        )
    return isinstance(
        problem, OSError | PoolTimeout | asyncpg.InterfaceError | asyncpg.InternalClientError
    )


def reason_of(problem: BaseException) -> str:
    """A database's error message in one line, without the driver's class and the statement."""
    message = " ".join(str(getattr(problem, "orig", None) or problem).split())
    return _DRIVERS_CLASS.sub("", message) or type(problem).__name__


class SqliteDatabase(Database):
    """A SQLite file. When a commit returns, it is on the disk (WAL, synchronous FULL).

    One thread does all the writing of this process.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.listeners = Listeners()
        self.engine: Engine = create_engine(url, pool_size=8, max_overflow=24, hide_parameters=True)
        event.listen(self.engine, "connect", _prepare)
        event.listen(self.engine, "begin", _begin)
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._writing: Connection | None = None

    @property
    @override
    def place(self) -> str:
        return str(self.url.database)

    @override
    async def write(self, work: Work[T], *, limited: bool = True) -> T:
        """Takes the write lock at the start, so that what `work` reads cannot change meanwhile."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, self._write, work, loop)

    @override
    async def read(self, work: Work[T]) -> T:
        return await asyncio.to_thread(self._read, work)

    def _write(self, work: Work[T], loop: asyncio.AbstractEventLoop) -> T:
        """Run in the writer's thread, which keeps its connection until an error.

        Transactions begin and end here with the driver's own calls, which is faster. SQLAlchemy
        believes this connection to be in one transaction all the time.
        """
        if self._writing is None:
            self._writing = self.engine.connect().execution_options(begin="SELECT 1")
        connection = self._writing
        try:
            execute_directly(connection, "BEGIN IMMEDIATE")
            result = work(connection)
            commit_directly(connection)
        except BaseException as problem:
            taken_notices(connection)
            if isinstance(problem, DBAPIError):
                self._close_writer()  # which rolls back
            else:
                connection.dialect.do_rollback(connection.connection)
            raise
        notices = taken_notices(connection)
        if notices and self.listeners.any_listening:
            with contextlib.suppress(RuntimeError):  # the loop was closed meanwhile
                loop.call_soon_threadsafe(self.listeners.tell, *notices)
        return result

    def _close_writer(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None

    def _read(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    @override
    async def purge_erased(self) -> None:
        """Write the log into the file, where erased words get overwritten, and empty it."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writer, self._checkpoint)

    def _checkpoint(self) -> None:
        with self.engine.connect().execution_options(begin="SELECT 1") as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()

    @override
    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writer, self._close_writer)
        self._writer.shutdown(wait=False)
        self.engine.dispose()


def _prepare(connection: Any, record: Any) -> None:
    """Set up a connection: durable commits, deleted data overwritten, no implicit transactions."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={BUSY_SECONDS * 1000}",
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    _use_wal(cursor)
    cursor.close()


def _is_busy(problem: BaseException) -> bool:
    code = getattr(problem, "sqlite_errorcode", 0)
    return isinstance(problem, sqlite3.OperationalError) and code & 0xFF == sqlite3.SQLITE_BUSY


@retry(
    retry=retry_if_exception(_is_busy),
    stop=stop_after_delay(BUSY_SECONDS),
    wait=wait_random(max=0.05),
    reraise=True,
)
def _use_wal(cursor: sqlite3.Cursor) -> None:
    """Set the file's journal mode. SQLite's own timeout does not wait for others who set it."""
    cursor.execute("PRAGMA journal_mode=WAL")


def _begin(connection: Connection) -> None:
    execute_directly(connection, connection.get_execution_options().get("begin", "BEGIN"))


class PostgresDatabase(Database):
    """A PostgreSQL server, accessed with asyncpg.

    A connection may stay open and never answer again, because its server process hangs or the
    network drops everything. So each transaction may take `TRANSACTION_SECONDS`; then its
    connection is dropped, which raises the error of a lost connection.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        idle = {"idle_in_transaction_session_timeout": f"{IDLE_SECONDS:.0f}s"}
        connecting: dict[str, Any] = {
            "connect_args": {"timeout": CONNECT_SECONDS, "server_settings": idle},
            "hide_parameters": True,
        }
        self.engine: AsyncEngine = create_async_engine(
            url, pool_size=MAX_CONNECTIONS, max_overflow=0, **connecting
        )
        self.listeners: Listeners = PostgresListeners(self.dedicated_connection)
        self._unpooled = create_async_engine(url, poolclass=NullPool, **connecting)
        self._reading = self.engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    @property
    @override
    def place(self) -> str:
        public = URL.create(
            "postgresql", None, None, self.url.host, self.url.port, self.url.database
        )
        return public.render_as_string()

    @override
    async def write(self, work: Work[T], *, limited: bool = True) -> T:
        if not limited:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        return await self._do(self.engine, work)

    @override
    async def read(self, work: Work[T]) -> T:
        return await self._do(self._reading, work)

    async def _do(self, engine: AsyncEngine, work: Work[T]) -> T:
        async with engine.connect() as connection:
            driver = await _driver(connection)
            timer = asyncio.get_running_loop().call_later(TRANSACTION_SECONDS, driver.terminate)
            try:
                async with connection.begin():
                    return await connection.run_sync(work)
            finally:
                timer.cancel()

    @contextlib.asynccontextmanager
    async def dedicated_connection(self) -> AsyncIterator[asyncpg.Connection[Any]]:
        """A connection of asyncpg that is not from the pool, for work that takes long."""
        async with self._unpooled.connect() as connection:
            driver = await _driver(connection)
            try:
                yield driver
            finally:
                driver.terminate()  # `close` would wait for a statement that still runs

    @override
    async def purge_erased(self) -> None:
        """Vacuum the tables, which removes the old versions of rows."""
        async with self.engine.connect() as connection:
            autocommit = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await autocommit.execute(text("VACUUM text, inbox"))

    @override
    async def close(self) -> None:
        await self.listeners.close()
        await self.engine.dispose()


async def _driver(connection: AsyncConnection) -> asyncpg.Connection[Any]:
    """The connection of asyncpg below SQLAlchemy's."""
    raw: Any = await connection.get_raw_connection()
    return raw.driver_connection
