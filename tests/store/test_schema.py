"""A database's tables: created if it is new, refused if they do not fit this program."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from showrunner.errors import DatabaseMistake
from showrunner.store import Store, schema
from showrunner.store.database import database_at
from showrunner.store.schema import MIGRATIONS, REVISION, differences, make_ready, upgrade
from tests.databases import new_postgres, with_store
from tests.store.looking import change, counts, rows
from tests.store.short_season import create, short_season

OPEN = """
import asyncio, sys
from showrunner.store import Store

async def go() -> None:
    await (await Store.open(sys.argv[1])).close()

asyncio.run(go())
"""


@pytest.fixture(params=["sqlite", "postgres"])
def new(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Returns the address of a new database without tables at each call."""
    if request.param == "postgres":
        return new_postgres
    names = iter(range(9))
    return lambda: str(tmp_path / f"{next(names)}.db")


def test_a_new_database_is_set_up_at_first_use(new: Callable[[], str]) -> None:
    async def work(store: Store) -> None:
        assert await differences(store.database) == []
        assert set((await counts(store)).values()) == {0}
        (found,) = await rows(store, "SELECT version_num FROM alembic_version")
        assert found.version_num == REVISION

    with_store(new(), work)


def test_what_is_stored_is_there_when_it_is_opened_again(new: Callable[[], str]) -> None:
    address = new()
    season = with_store(address, lambda store: create(store, short_season()))
    found = with_store(address, lambda store: store.seasons.find(season))
    assert found.id == season


def test_several_stores_can_set_up_one_new_database_at_once(new: Callable[[], str]) -> None:
    address = new()

    async def go() -> list[str]:
        stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
        found = await differences(stores[0].database)
        for store in stores:
            await store.close()
        return found

    assert asyncio.run(go()) == []


def test_a_new_sqlite_file_that_another_program_writes_to_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    writing = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    writing.execute("BEGIN IMMEDIATE")

    async def go() -> None:
        opening = asyncio.create_task(Store.open(file))
        done, _ = await asyncio.wait([opening], timeout=0.2)
        assert not done
        writing.execute("COMMIT")
        await (await opening).close()

    asyncio.run(go())
    writing.close()


def test_two_processes_can_set_up_one_new_database_at_once(new: Callable[[], str]) -> None:
    address = new()
    command = [sys.executable, "-c", OPEN, address]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [process.communicate()[1] for process in started]
    assert [process.returncode for process in started] == [0, 0], said
    assert with_store(address, lambda store: differences(store.database)) == []


def test_two_databases_can_be_set_up_at_once(new: Callable[[], str]) -> None:
    addresses = [new(), new()]

    async def go() -> list[list[str]]:
        stores = await asyncio.gather(*map(Store.open, addresses))
        found = [await differences(store.database) for store in stores]
        for store in stores:
            await store.close()
        return found

    assert asyncio.run(go()) == [[], []]


def test_an_older_database_is_refused_until_it_is_brought_up(
    new: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = new()
    with_store(address, counts)
    monkeypatch.setattr(schema, "REVISION", "9999")
    with pytest.raises(DatabaseMistake, match="showrunner db upgrade") as refused:
        with_store(address, counts)
    assert REVISION in str(refused.value)


@pytest.mark.parametrize("found", ["9999", "3f2a91c0ffee"])
def test_a_newer_database_is_refused(new: Callable[[], str], found: str) -> None:
    address = new()
    set_version = f"UPDATE alembic_version SET version_num = '{found}'"
    with_store(address, lambda store: change(store, set_version))
    with pytest.raises(DatabaseMistake, match="update Showrunner, or name another") as refused:
        with_store(address, counts)
    assert found in str(refused.value)

    async def bring_up() -> None:
        database = database_at(address)
        try:
            await upgrade(database)
        finally:
            await database.close()

    with pytest.raises(DatabaseMistake, match="update Showrunner, or name another"):
        asyncio.run(bring_up())


def test_a_database_of_another_program_is_refused_and_left_alone(new: Callable[[], str]) -> None:
    address = new()

    async def go() -> list[str]:
        database = database_at(address)
        try:
            await database.write(
                lambda connection: connection.exec_driver_sql(
                    "CREATE TABLE season (name TEXT)"
                ).close()
            )
            with pytest.raises(DatabaseMistake, match="name another database"):
                await make_ready(database)
            with pytest.raises(DatabaseMistake, match="name another database"):
                await upgrade(database)
            return await database.read(
                lambda connection: schema.inspect(connection).get_table_names()
            )
        finally:
            await database.close()

    assert asyncio.run(go()) == ["season"]


def test_upgrade_sets_up_a_database_without_tables_and_says_what_it_had(
    new: Callable[[], str],
) -> None:
    address = new()

    async def go() -> None:
        database = database_at(address)
        try:
            assert await differences(database) == ["the database has no tables yet"]
            assert await upgrade(database) is None
            assert await differences(database) == []
            assert await upgrade(database) == REVISION
        finally:
            await database.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    "statement",
    [
        "ALTER TABLE season ADD COLUMN colour TEXT",
        "ALTER TABLE ask DROP COLUMN due",
        "DROP INDEX ix_season_status",
        "DROP TABLE text",
    ],
)
def test_differences_are_found(new: Callable[[], str], statement: str) -> None:
    address = new()
    with_store(address, lambda store: change(store, statement))
    assert with_store(address, lambda store: differences(store.database)) != []


def test_the_revision_is_the_newest_script() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]
