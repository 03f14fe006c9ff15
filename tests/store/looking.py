"""What lies in a database, read past the store: all rows, and a file's raw bytes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, select, text

from showrunner.store import Store
from showrunner.store.models import Base

Rows = dict[str, list[tuple[Any, ...]]]


async def all_rows(store: Store) -> Rows:
    """Every row of every table, in an order that does not depend on when it was written."""

    def work(connection: Connection) -> Rows:
        return {
            name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for name, table in Base.metadata.tables.items()
        }

    return await store.database.read(work)


async def counts(store: Store) -> dict[str, int]:
    """How many rows each table has."""

    def work(connection: Connection) -> dict[str, int]:
        return {
            name: connection.scalar(select(func.count()).select_from(table)) or 0
            for name, table in Base.metadata.tables.items()
        }

    return await store.database.read(work)


async def rows(store: Store, sql: str, **values: Any) -> Sequence[Any]:
    """What a query gives."""
    return await store.database.read(lambda connection: connection.execute(text(sql), values).all())


async def change(store: Store, *statements: str) -> None:
    """Do this to the database by hand."""

    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    await store.database.write(work)


def raw_bytes(address: str) -> bytes:
    """All that stands in an SQLite database's files: the file itself and its log."""
    file = Path(address)
    return b"".join(path.read_bytes() for path in sorted(file.parent.glob(f"{file.name}*")))
