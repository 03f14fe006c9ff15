"""`showrunner db`: the database itself: brought up to this version, and checked."""

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
    """Bring the database up to this version, or check it."""


@command.command("upgrade")
@database_option
def upgrade(database: str | None) -> None:
    """Bring the tables of an older database to this version; set up a new one."""
    address = database_address(database)
    before = None if is_missing(address) else _with_database(address, schema.upgrade)
    in_store(address, _opened, new=True)
    now = f"is of version {schema.REVISION}"
    if before != schema.REVISION:
        was = "is new" if before is None else f"was of version {before}"
        now = f"{was}, and {now} now"
    click.echo(f"{shown(address)} {now}")


@command.command("check")
@database_option
def check(database: str | None) -> None:
    """Check that the tables are those of this version, and (SQLite) that the file is whole."""
    address = database_address(database)
    refuse_missing(address)
    problems = _with_database(address, _problems)
    for problem in problems:
        click.echo(problem)
    if problems:
        sys.exit(1)
    click.echo(f"{shown(address)} is well: version {schema.REVISION}")


async def _opened(store: Store) -> None:
    """Opening sets up what is new."""


async def _problems(database: Database) -> list[str]:
    problems = []
    if isinstance(database, SqliteDatabase):
        problems += [line for line in await database.read(_integrity) if line != "ok"]
    return problems + await schema.differences(database)


def _integrity(connection: Connection) -> list[str]:
    return [str(line) for line in connection.scalars(text("PRAGMA integrity_check"))]


def _with_database(address: str, work: Callable[[Database], Awaitable[T]]) -> T:
    """Do this with a database as it is, whatever its tables are."""

    async def go() -> T:
        database = database_at(address)
        try:
            return await work(database)
        except OSError as problem:
            raise unusable(address, problem) from None
        finally:
            await database.close()

    return run(address, go())
