"""Statements that run at every commit: compiled once, executed with the driver's own cursor.

SQLAlchemy's work for each execution takes longer than SQLite's writing does.
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


def execute_directly(connection: Connection, sql: str) -> None:
    """Execute SQL without parameters. Raises SQLAlchemy's errors, as the connection would."""
    driver: Any = connection.connection.dbapi_connection
    try:
        driver.cursor().execute(sql)
    except connection.dialect.loaded_dbapi.Error as problem:
        raise _sqlalchemy_error(connection, sql, problem) from problem


def commit_directly(connection: Connection) -> None:
    """Commit the driver's transaction. Raises SQLAlchemy's errors."""
    try:
        connection.dialect.do_commit(connection.connection)
    except connection.dialect.loaded_dbapi.Error as problem:
        raise _sqlalchemy_error(connection, "COMMIT", problem) from problem


class _Compiled(NamedTuple):
    """A statement compiled for one kind of database.

    `parameters` converts a row to the driver's parameters.
    """

    sql: str
    parameters: Callable[[Row], tuple[Any, ...]]


class PreparedStatement:
    """A statement. `columns` are the keys of its rows, if the statement does not name them."""

    def __init__(self, statement: Executable, columns: Sequence[str] | None = None) -> None:
        self._statement: Any = statement
        self._columns = columns
        self._compiled: dict[str, _Compiled] = {}

    def run(self, connection: Connection, *rows: Row) -> int:
        """Execute the statement with each row; returns how many rows of the table changed.

        With several rows, the result depends on the driver. Raises SQLAlchemy's errors, as the
        connection would.
        """
        dialect = connection.dialect
        compiled = self._compiled.get(dialect.name) or self._compile(dialect)
        driver: Any = connection.connection.dbapi_connection
        cursor = driver.cursor()
        try:
            if len(rows) == 1:
                cursor.execute(compiled.sql, compiled.parameters(rows[0]))
            else:
                cursor.executemany(compiled.sql, [compiled.parameters(row) for row in rows])
            return int(cursor.rowcount)
        except dialect.loaded_dbapi.Error as problem:
            raise _sqlalchemy_error(connection, compiled.sql, problem) from problem
        except asyncio.CancelledError:
            connection.invalidate()  # the state of its transaction is unknown
            raise
        finally:
            cursor.close()

    def _compile(self, dialect: Dialect) -> _Compiled:
        compiled: SQLCompiler = self._statement.compile(dialect=dialect, column_keys=self._columns)
        statement = _Compiled(str(compiled), _parameters(compiled, dialect))
        self._compiled[dialect.name] = statement
        return statement


def _parameters(compiled: SQLCompiler, dialect: Dialect) -> Callable[[Row], tuple[Any, ...]]:
    names = tuple(compiled.positiontup or ())
    types = [compiled.binds[name].type.dialect_impl(dialect) for name in names]
    converters = [
        (place, converter)
        for place, type in enumerate(types)
        if (converter := _converter(type, dialect)) is not None
    ]
    pick = itemgetter(*names)
    constants = {
        name: compiled.binds[name].value for name in names if not compiled.binds[name].required
    }

    def parameters(row: Row) -> tuple[Any, ...]:
        values = list(pick({**constants, **row} if constants else row))
        for place, convert in converters:
            values[place] = convert(values[place])
        return tuple(values)

    return parameters if converters or constants else pick


@cache
def _converter(type: Any, dialect: Dialect) -> Callable[[Any], Any] | None:
    """A function that converts values of a column type for the driver; None if not needed.

    Drivers take booleans as they are. Times are cached, because the rows of a commit share one.
    """
    if isinstance(type, Boolean):
        return None
    convert: Callable[[Any], Any] | None = type.bind_processor(dialect)
    return lru_cache(maxsize=8)(convert) if convert and isinstance(type, UtcTime) else convert


def _sqlalchemy_error(connection: Connection, sql: str, problem: Any) -> DBAPIError:
    """SQLAlchemy's error for a driver's error; a lost connection is removed from the pool."""
    dialect = connection.dialect
    driver: Any = connection.connection.dbapi_connection
    is_lost = dialect.is_disconnect(problem, driver, None)
    if is_lost:
        connection.invalidate(problem)
    base = dialect.loaded_dbapi.Error
    error: DBAPIError = DBAPIError.instance(
        sql, None, problem, base, connection_invalidated=is_lost, dialect=dialect
    )
    return error
