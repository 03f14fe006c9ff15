"""`showrunner db`: upgrade the database to this version, or check it."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

import rich_click as click
from sqlalchemy import Connection, text

from showrunner.cli.database import (
    database_option,
    in_store,
    is_missing,
    refuse_missing,
    run,
    shown,
    unusable,
)
from showrunner.settings import database_address
from showrunner.store import Store, schema
from showrunner.store.database import Database, SqliteDatabase, database_at

T = TypeVar("T")


@click.group("db")
def command() -> None:
    """Upgrade the database to this version, or check it."""


@command.command("upgrade")
@database_option
def upgrade(database: str | None) -> None:
    """Upgrade the tables of an older database to this version; create the database if missing."""
    address = database_address(database)
    before = None if is_missing(address) else _with_database(address, schema.upgrade)
    in_store(address, _open_only, new=True)
    result = f"has version {schema.REVISION}"
    if before != schema.REVISION:
        was = "is new" if before is None else f"had version {before}"
        result = f"{was}, and now {result}"
    click.echo(f"{shown(address)} {result}")


@command.command("check")
@database_option
def check(database: str | None) -> None:
    """Check that the tables are those of this version and, for SQLite, that the file is intact."""
    address = database_address(database)
    refuse_missing(address)
    problems = _with_database(address, _problems)
    for problem in problems:
        click.echo(problem)
    if problems:
        sys.exit(1)
    click.echo(f"{shown(address)} is in order: version {schema.REVISION}")


async def _open_only(store: Store) -> None:
    """Do nothing more: opening the store creates the tables."""


async def _problems(database: Database) -> list[str]:
    problems = []
    if isinstance(database, SqliteDatabase):
        problems += [line for line in await database.read(_integrity) if line != "ok"]
    return problems + await schema.differences(database)


def _integrity(connection: Connection) -> list[str]:
    return [str(line) for line in connection.scalars(text("PRAGMA integrity_check"))]


def _with_database(address: str, work: Callable[[Database], Awaitable[T]]) -> T:
    """Run `work` on a database without checking or creating its tables."""

    async def connect_and_work() -> T:
        database = database_at(address)
        try:
            return await work(database)
        except OSError as problem:
            raise unusable(address, problem) from None
        finally:
            await database.close()

    return run(address, connect_and_work())
