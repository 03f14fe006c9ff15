"""The database that a command works on: its option, its opening, and what goes wrong with it."""

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

C = TypeVar("C", bound=Callable[..., Any])
T = TypeVar("T")

SHORT = 8
"""How much of an id is printed; the beginning of an id is as good as all of it."""
PROBLEMS = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What goes wrong with a database, besides what the system says (OSError)."""

_ANOTHER = "see that it runs and can be written, or name another with --database"


def database_option(command: C) -> C:
    """--database ADDRESS."""
    return click.option(
        "--database",
        metavar="ADDRESS",
        envvar=DATABASE_URL,
        show_envvar=True,
        help=f"Where seasons are kept: a file, or postgresql://…  [default: {EMBEDDED}]",
    )(command)


def stored_argument(command: C) -> C:
    """SEASON: the id of a stored season, or the beginning of it."""
    return click.argument("season")(command)


def in_store(
    database: str | None, work: Callable[[Store], Awaitable[T]], *, new: bool = False
) -> T:
    """Open the store, do this, and close it again.

    Raises DatabaseMistake where the database cannot be used; one that is not there is made only
    where it may be `new`. Ctrl-C ends the work where it waits, and raises KeyboardInterrupt.
    """
    address = database_address(database)

    async def go() -> T:
        store = await Store.open(address)
        try:
            return await work(store)
        finally:
            await store.close()

    if not new:
        refuse_missing(address)
    return run(address, go())


def run(address: str, work: Coroutine[Any, Any, T]) -> T:
    """Do this with the database at this address; what goes wrong with it is said in one line."""
    try:
        return asyncio.run(work)
    except PROBLEMS as problem:
        raise unusable(address, problem) from None


def is_missing(address: str) -> bool:
    """Whether the database is a file that is not there. Raises DatabaseMistake."""
    url = database_at(address).url
    return url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists()


def refuse_missing(address: str) -> None:
    """Raise DatabaseMistake for a file that is not there."""
    if is_missing(address):
        right = "`showrunner play` makes it, or name another with --database"
        raise DatabaseMistake(f"there is no database {shown(address)} yet", right)


def unusable(address: str, problem: BaseException) -> DatabaseMistake:
    """What is wrong with a database, without a statement or a password."""
    why = reason_of(problem).rstrip(".")
    return DatabaseMistake(f"the database {shown(address)} cannot be used: {why}", _ANOTHER)


def shown(address: str) -> str:
    """An address as it may be printed: without a password."""
    return database_at(address).place


def is_driven(row: Any) -> bool:
    """Whether a process that is alive drives this season."""
    try:
        refuse_driven(row)
    except SeasonDriven:
        return True
    return False


def short(season: str) -> str:
    """An id as it is printed."""
    return season[:SHORT]


def short_ids(seasons: Iterable[str]) -> dict[str, str]:
    """Ids as they are printed beside each other: as long as it takes to tell them apart."""
    ids = sorted(set(seasons))
    length = SHORT
    while len({one[:length] for one in ids}) < len(ids):
        length += 1
    return {one: one[:length] for one in ids}
