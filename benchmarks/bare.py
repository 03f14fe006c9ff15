"""The same rows written by the bare drivers, with the statements that a ledger's commit makes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg

from showrunner.store.season_writer import Lease, UnsavedEntry, rows_to_write

Statement = tuple[str, list[tuple[Any, ...]]]
Commit = list[Statement]

FENCE = (
    "UPDATE season SET status=?, clock=?, step=?, driven_at=?, head=?, facts=?, digest=?, "
    "changed_at=? WHERE id=? AND epoch=? AND head=?"
)
CLOSE = "UPDATE ask SET closed=? WHERE season=? AND id=?"


def commits(season: str, writings: Sequence[UnsavedEntry], batch: int, stamp: Any) -> list[Commit]:
    """What each commit executes, everything encoded beforehand."""
    lease = Lease(season, 0, -1, 0)
    made: list[Commit] = []
    for first in range(0, len(writings), batch):
        some = writings[first : first + batch]
        last = some[-1]
        facts = lease.facts + sum(len(one.result.told) for one in some)
        standing = ("running", 0.0, None, stamp)
        reached = (last.result.entry, facts, last.digest, stamp)
        fence = (*standing, *reached, season, 0, lease.head)
        rows, closing, _ = rows_to_write(season, some)
        statements: Commit = [(FENCE, [fence])]
        for table, found in rows.items():
            if found:
                names = ", ".join(found[0])
                marks = ", ".join("?" * len(found[0]))
                into = f"INSERT INTO {table.__tablename__} ({names}) VALUES ({marks})"
                values = [tuple(stamp if k == "at" else v for k, v in row.items()) for row in found]
                statements.append((into, values))
        if closing:
            closed = [(one["to_entry"], season, one["is_ask"]) for one in closing]
            statements.append((CLOSE, closed))
        made.append(statements)
        lease.head, lease.facts = last.result.entry, facts
    return made


async def write_sqlite(file: str, made: Sequence[Commit], in_thread: bool) -> None:
    """Commit by commit, with the settings of the store.

    `in_thread` makes each commit in a thread, as whoever serves others meanwhile must.
    """
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")

    def commit(statements: Commit) -> None:
        connection.execute("BEGIN IMMEDIATE")
        for sql, rows in statements:
            if sql is FENCE:
                assert connection.execute(sql, rows[0]).rowcount == 1
            else:
                connection.executemany(sql, rows)
        connection.execute("COMMIT")

    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as thread:
        for statements in made:
            if in_thread:
                await loop.run_in_executor(thread, commit, statements)
            else:
                commit(statements)
    connection.close()


async def write_postgres(address: str, made: Sequence[Commit]) -> None:
    """Commit by commit."""
    connection = await asyncpg.connect(address)
    for statements in made:
        async with connection.transaction():
            for sql, rows in statements:
                if sql is FENCE:
                    assert await connection.execute(numbered(sql), *rows[0]) == "UPDATE 1"
                else:
                    await connection.executemany(numbered(sql), rows)
    await connection.close()


def numbered(sql: str) -> str:
    """The statement with PostgreSQL's marks."""
    parts = sql.split("?")
    return "".join(f"{part}${place}" for place, part in enumerate(parts[:-1], 1)) + parts[-1]
