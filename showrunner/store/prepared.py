"""Statements that a runner makes at every commit: compiled once, run by the driver's own cursor.

Whatever SQLAlchemy does for a statement each time takes longer than SQLite takes to write it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import Boolean, Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.base import Executable
from sqlalchemy.sql.compiler import SQLCompiler

from showrunner.store.models import UtcTime

Row = Mapping[str, Any]


def execute_plainly(connection: Connection, sql: str) -> None:
    """Execute what takes no parameters. Raises SQLAlchemy's errors, as the connection would."""
    driver: Any = connection.connection.dbapi_connection
    try:
        driver.cursor().execute(sql)
    except connection.dialect.loaded_dbapi.Error as problem:
        raise _as_sqlalchemy_says(connection, sql, problem) from problem


def commit_plainly(connection: Connection) -> None:
    """Commit what the driver has begun. Raises SQLAlchemy's errors."""
    try:
        connection.dialect.do_commit(connection.connection)
    except connection.dialect.loaded_dbapi.Error as problem:
        raise _as_sqlalchemy_says(connection, "COMMIT", problem) from problem


class _Compiled(NamedTuple):
    """A statement for one kind of database: `ready` turns a row into the driver's parameters."""

    sql: str
    ready: Callable[[Row], tuple[Any, ...]]


class Prepared:
    """One statement. `columns` are what its rows hold, where it does not name them itself."""

    def __init__(self, statement: Executable, columns: Sequence[str] | None = None) -> None:
        self._statement: Any = statement
        self._columns = columns
        self._compiled: dict[str, _Compiled] = {}

    def run(self, connection: Connection, *rows: Row) -> int:
        """Execute it with each row; how many rows it changed, where that was one execution.

        Raises SQLAlchemy's errors, as executing it through the connection would.
        """
        dialect = connection.dialect
        compiled = self._compiled.get(dialect.name) or self._compile(dialect)
        driver: Any = connection.connection.dbapi_connection
        cursor = driver.cursor()
        try:
            if len(rows) == 1:
                cursor.execute(compiled.sql, compiled.ready(rows[0]))
            else:
                cursor.executemany(compiled.sql, [compiled.ready(row) for row in rows])
            return int(cursor.rowcount)
        except dialect.loaded_dbapi.Error as problem:
            raise _as_sqlalchemy_says(connection, compiled.sql, problem) from problem
        except asyncio.CancelledError:
            connection.invalidate()  # nobody knows where its transaction stands
            raise
        finally:
            cursor.close()

    def _compile(self, dialect: Dialect) -> _Compiled:
        compiled: SQLCompiler = self._statement.compile(dialect=dialect, column_keys=self._columns)
        made = self._compiled[dialect.name] = _Compiled(str(compiled), _ready(compiled, dialect))
        return made


def _ready(compiled: SQLCompiler, dialect: Dialect) -> Callable[[Row], tuple[Any, ...]]:
    names = tuple(compiled.positiontup or ())
    kinds = [compiled.binds[name].type.dialect_impl(dialect) for name in names]
    processors = [_processor(kind, dialect) for kind in kinds]
    steps = [(place, step) for place, step in enumerate(processors) if step is not None]
    pick = itemgetter(*names)
    fixed = {
        name: compiled.binds[name].value for name in names if not compiled.binds[name].required
    }

    def ready(row: Row) -> tuple[Any, ...]:
        values = list(pick({**fixed, **row} if fixed else row))
        for place, step in steps:
            values[place] = step(values[place])
        return tuple(values)

    return ready if steps or fixed else pick


@cache
def _processor(kind: Any, dialect: Dialect) -> Callable[[Any], Any] | None:
    """What turns a value of this kind into the driver's; what is written at once has one time.

    Drivers know what is true and false by themselves.
    """
    if isinstance(kind, Boolean):
        return None
    step: Callable[[Any], Any] | None = kind.bind_processor(dialect)
    return lru_cache(maxsize=8)(step) if step and isinstance(kind, UtcTime) else step


def _as_sqlalchemy_says(connection: Connection, sql: str, problem: Any) -> DBAPIError:
    """The error as SQLAlchemy names it; a connection that is lost goes out of the pool."""
    dialect = connection.dialect
    driver: Any = connection.connection.dbapi_connection
    lost = dialect.is_disconnect(problem, driver, None)
    if lost:
        connection.invalidate(problem)
    base = dialect.loaded_dbapi.Error
    said: DBAPIError = DBAPIError.instance(
        sql, None, problem, base, connection_invalidated=lost, dialect=dialect
    )
    return said
