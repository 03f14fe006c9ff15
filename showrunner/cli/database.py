"""The database a command works on: its option, opening it, and reporting what is wrong with it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import rich_click as click
from sqlalchemy.exc import SQLAlchemyError

from showrunner.errors import DatabaseMistake, SeasonDriven
from showrunner.running.driver import refuse_driven
from showrunner.settings import DATABASE_URL, EMBEDDED, database_address
from showrunner.store import Store
from showrunner.store.database import database_at, reason_of

T = TypeVar("T")

SHORT_ID_LENGTH = 8
"""Characters of an id that are printed. Any unambiguous beginning of an id is accepted."""
DATABASE_ERRORS = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""Errors of the database libraries (OSError is not among them)."""

_WHAT_TO_DO = "check that it is running and writable, or name another with --database"


database_option = click.option(
    "--database",
    metavar="ADDRESS",
    envvar=DATABASE_URL,
    show_envvar=True,
    help=f"Where seasons are kept: a file, or postgresql://…  [default: {EMBEDDED}]",
)
stored_argument = click.argument("season")
"""The argument SEASON: the id of a stored season, or the beginning of it."""


def in_store(
    database: str | None, work: Callable[[Store], Awaitable[T]], *, new: bool = False
) -> T:
    """Open the store, run `work` with it, and close it.

    A database that does not exist is created only if `new`. Raises DatabaseMistake if the database
    cannot be used. Ctrl-C cancels the work and raises KeyboardInterrupt.
    """
    address = database_address(database)

    async def open_and_work() -> T:
        store = await Store.open(address)
        try:
            return await work(store)
        finally:
            await store.close()

    if not new:
        refuse_missing(address)
    return run(address, open_and_work())


def run(address: str, work: Coroutine[Any, Any, T]) -> T:
    """Run `work` to its end. Raises DatabaseMistake for any error of the database at `address`."""
    try:
        return asyncio.run(work)
    except DATABASE_ERRORS as problem:
        raise unusable(address, problem) from None


def is_missing(address: str) -> bool:
    """Whether the database is a file that does not exist. Raises DatabaseMistake."""
    url = database_at(address).url
    return url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists()


def refuse_missing(address: str) -> None:
    """Raise DatabaseMistake if the database is a file that does not exist."""
    if is_missing(address):
        right = "`showrunner play` creates it, or name another with --database"
        raise DatabaseMistake(f"there is no database {shown(address)} yet", right)


def unusable(address: str, problem: BaseException) -> DatabaseMistake:
    """The error for a database that fails, quoting neither SQL nor a password."""
    why = reason_of(problem).rstrip(".")
    return DatabaseMistake(f"the database {shown(address)} cannot be used: {why}", _WHAT_TO_DO)


def shown(address: str) -> str:
    """A database's address without the password, for printing."""
    return database_at(address).place


def is_driven(row: Any) -> bool:
    """Whether a live process is driving this season."""
    try:
        refuse_driven(row)
    except SeasonDriven:
        return True
    return False


def short(season: str) -> str:
    """The beginning of a season's id, for printing."""
    return season[:SHORT_ID_LENGTH]


def short_ids(seasons: Iterable[str]) -> dict[str, str]:
    """Ids shortened for a list: to the same length, long enough to differ from each other."""
    ids = sorted(set(seasons))
    length = SHORT_ID_LENGTH
    while len({season[:length] for season in ids}) < len(ids):
        length += 1
    return {season: season[:length] for season in ids}
