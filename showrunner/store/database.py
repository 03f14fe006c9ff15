"""The database: embedded SQLite by default, PostgreSQL by its address.

What is done in a transaction is a plain function of a connection, the same for both. PostgreSQL is
driven by asyncpg. SQLite is driven by the standard library's driver in a thread, a whole
transaction at a time: to go there and back for every statement costs more than statements do.
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

from showrunner.errors import DatabaseMistake
from showrunner.store.listening import Listening, PostgresListening, announced
from showrunner.store.prepared import commit_plainly, execute_plainly

T = TypeVar("T")
Work = Callable[[Connection], T]

BUSY_SECONDS = 30
"""How long a writer waits for a writer of another process, on SQLite."""
CONNECT_SECONDS = 10.0
"""How long PostgreSQL may take to accept a connection."""
LONGEST_SECONDS = 15.0
"""How long a transaction may take on PostgreSQL before its connection counts as frozen."""
IDLE_SECONDS = 8.0
"""How long PostgreSQL waits for the next statement of a transaction before it undoes it.

A process that is frozen in a transaction would keep its locks from whoever takes over. It is less
than a room lease lasts, so that they are free by then.
"""

_PASSING_STATES = ("08", "40", "53", "55", "57", "58")
"""PostgreSQL's classes of errors: connection, rollback, resources, state, operator, system."""
_PASSING_CODES = (
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
    """Where work is done in transactions: all of it is written, or nothing."""

    url: URL
    listening: Listening
    """Who hears in this process of what is written."""

    @property
    def place(self) -> str:
        """Where it is, as people are told: without user, password and options."""

    async def write(self, work: Work[T], *, limited: bool = True) -> T:
        """Do this in one transaction that writes; not `limited`, however long that takes."""

    async def read(self, work: Work[T]) -> T:
        """Do this in one transaction that only reads: it sees one moment."""

    async def write_out(self) -> None:
        """Let nothing of what was erased stay in the database's own files, as far as it can."""

    async def close(self) -> None:
        """Let go of all connections."""


def database_at(address: str | Path) -> Database:
    """The database at this address: a file for SQLite, or a URL. Nothing is opened yet.

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
            raise DatabaseMistake(f"seasons cannot be kept in {other or 'no'} database", _RIGHT)


def is_trouble(problem: BaseException) -> bool:
    """Whether a database failed for a reason that may pass: it is away, busy, or its disk is full.

    What a statement did wrong does not pass and is no trouble in this sense.
    """
    said = getattr(problem, "orig", None) or problem
    state = getattr(said, "sqlstate", None)
    if state is not None:
        return str(state)[:2] in _PASSING_STATES
    if isinstance(said, sqlite3.Error):
        return getattr(said, "sqlite_errorcode", 0) & 0xFF in _PASSING_CODES
    if isinstance(problem, DBAPIError):
        return problem.connection_invalidated or isinstance(
            problem, InterfaceError | OperationalError
        )
    return isinstance(
        problem, OSError | PoolTimeout | asyncpg.InterfaceError | asyncpg.InternalClientError
    )


def reason_of(problem: BaseException) -> str:
    """What a database said, in one line, without the driver's class and the statement."""
    said = " ".join(str(getattr(problem, "orig", None) or problem).split())
    return _DRIVERS_CLASS.sub("", said) or type(problem).__name__


class SqliteDatabase:
    """A file. A commit is on the disk when it returns (WAL, synchronous FULL).

    One thread writes, so that the writers of this process wait for each other in order.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self.listening = Listening()
        self.engine: Engine = create_engine(url, pool_size=8, max_overflow=24, hide_parameters=True)
        event.listen(self.engine, "connect", _prepare)
        event.listen(self.engine, "begin", _begin)
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._writing: Connection | None = None

    @property
    def place(self) -> str:
        """See Database."""
        return str(self.url.database)

    async def write(self, work: Work[T], *, limited: bool = True) -> T:
        """See Database. The write lock is taken at the start, so that reading first is safe."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, self._write, work, loop)

    async def read(self, work: Work[T]) -> T:
        """See Database."""
        return await asyncio.to_thread(self._read, work)

    def _write(self, work: Work[T], loop: asyncio.AbstractEventLoop) -> T:
        """In the writer's thread, which keeps its connection while all goes well.

        Transactions are begun and ended here, by the driver: it is less to do than SQLAlchemy's
        own, for which this connection is in one transaction all along.
        """
        if self._writing is None:
            self._writing = self.engine.connect().execution_options(begin="SELECT 1")
        connection = self._writing
        try:
            execute_plainly(connection, "BEGIN IMMEDIATE")
            done = work(connection)
            commit_plainly(connection)
        except BaseException as problem:
            announced(connection)
            if isinstance(problem, DBAPIError):
                self._stop_writing()  # which undoes what was done
            else:
                connection.dialect.do_rollback(connection.connection)
            raise
        notices = announced(connection)
        if notices and self.listening.anybody:
            with contextlib.suppress(RuntimeError):  # the loop was closed meanwhile
                loop.call_soon_threadsafe(self.listening.tell, *notices)
        return done

    def _stop_writing(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None

    def _read(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def write_out(self) -> None:
        """See Database. The log is written into the file, where erased words are overwritten."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writer, self._checkpoint)

    def _checkpoint(self) -> None:
        with self.engine.connect().execution_options(begin="SELECT 1") as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()

    async def close(self) -> None:
        """See Database."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writer, self._stop_writing)
        self._writer.shutdown(wait=False)
        self.engine.dispose()


def _prepare(connection: Any, record: Any) -> None:
    """Durable to the last commit, erased words overwritten, transactions begun by us alone."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={BUSY_SECONDS * 1000}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    execute_plainly(connection, connection.get_execution_options().get("begin", "BEGIN"))


class PostgresDatabase:
    """A PostgreSQL server, through asyncpg.

    A connection may stay open and never answer again (its server process hangs, or the network
    swallows everything). So each transaction has `LONGEST_SECONDS`; then its connection is dropped,
    and whoever waits gets the error of a lost connection.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        idle = {"idle_in_transaction_session_timeout": f"{IDLE_SECONDS:.0f}s"}
        connecting: dict[str, Any] = {
            "connect_args": {"timeout": CONNECT_SECONDS, "server_settings": idle},
            "hide_parameters": True,
        }
        self.engine: AsyncEngine = create_async_engine(
            url, pool_size=10, max_overflow=20, **connecting
        )
        self.listening: Listening = PostgresListening(self.apart)
        self._apart = create_async_engine(url, poolclass=NullPool, **connecting)
        self._reading = self.engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    @property
    def place(self) -> str:
        """See Database."""
        there = URL.create(
            "postgresql", None, None, self.url.host, self.url.port, self.url.database
        )
        return there.render_as_string()

    async def write(self, work: Work[T], *, limited: bool = True) -> T:
        """See Database."""
        if not limited:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        return await self._do(self.engine, work)

    async def read(self, work: Work[T]) -> T:
        """See Database."""
        return await self._do(self._reading, work)

    async def _do(self, engine: AsyncEngine, work: Work[T]) -> T:
        async with engine.connect() as connection:
            driver = await _driver(connection)
            timer = asyncio.get_running_loop().call_later(LONGEST_SECONDS, driver.terminate)
            try:
                async with connection.begin():
                    return await connection.run_sync(work)
            finally:
                timer.cancel()

    @contextlib.asynccontextmanager
    async def apart(self) -> AsyncIterator[asyncpg.Connection[Any]]:
        """A connection of the driver's own, beside the pool, for what lasts."""
        async with self._apart.connect() as connection:
            driver = await _driver(connection)
            try:
                yield driver
            finally:
                driver.terminate()  # to close it in good order would wait for what it is doing

    async def write_out(self) -> None:
        """See Database. The rows as they were before go with PostgreSQL's next vacuum."""
        async with self.engine.connect() as connection:
            apart = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await apart.execute(text("VACUUM text, inbox"))

    async def close(self) -> None:
        """See Database."""
        await self.listening.close()
        await self.engine.dispose()


async def _driver(connection: AsyncConnection) -> asyncpg.Connection[Any]:
    """The driver's own connection."""
    raw: Any = await connection.get_raw_connection()
    return raw.driver_connection
