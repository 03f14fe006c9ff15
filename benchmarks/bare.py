"""Writes a season's rows with the bare database drivers, as a ledger's commits would."""

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

UPDATE_SEASON = (
    "UPDATE season SET status=?, clock=?, step=?, driven_at=?, head=?, facts=?, digest=?, "
    "changed_at=? WHERE id=? AND epoch=? AND head=?"
)
CLOSE_ASK = "UPDATE ask SET closed=? WHERE season=? AND id=?"


def commits(season: str, writings: Sequence[UnsavedEntry], batch: int, stamp: Any) -> list[Commit]:
    """Return the statements of each commit, with all rows encoded in advance."""
    lease = Lease(season, 0, -1, 0)
    commits_made: list[Commit] = []
    for first in range(0, len(writings), batch):
        batch_writings = writings[first : first + batch]
        last = batch_writings[-1]
        facts = lease.facts + sum(len(item.result.told) for item in batch_writings)
        standing_values = ("running", 0.0, None, stamp)
        reached_values = (last.result.entry, facts, last.digest, stamp)
        season_values = (*standing_values, *reached_values, season, 0, lease.head)
        rows, closing, _ = rows_to_write(season, batch_writings)
        statements: Commit = [(UPDATE_SEASON, [season_values])]
        for table, found_rows in rows.items():
            if found_rows:
                names = ", ".join(found_rows[0])
                placeholders = ", ".join("?" * len(found_rows[0]))
                into = f"INSERT INTO {table.__tablename__} ({names}) VALUES ({placeholders})"
                values = [
                    tuple(stamp if column == "at" else value for column, value in row.items())
                    for row in found_rows
                ]
                statements.append((into, values))
        if closing:
            closed = [(item["to_entry"], season, item["is_ask"]) for item in closing]
            statements.append((CLOSE_ASK, closed))
        commits_made.append(statements)
        lease.head, lease.facts = last.result.entry, facts
    return commits_made


async def write_sqlite(file: str, commits_to_write: Sequence[Commit], in_thread: bool) -> None:
    """Write commit by commit, with the pragmas of the store.

    `in_thread` runs each commit in a thread, as a server must, so that it can serve others
    meanwhile.
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
            if sql is UPDATE_SEASON:
                assert connection.execute(sql, rows[0]).rowcount == 1
            else:
                connection.executemany(sql, rows)
        connection.execute("COMMIT")

    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as thread:
        for statements in commits_to_write:
            if in_thread:
                await loop.run_in_executor(thread, commit, statements)
            else:
                commit(statements)
    connection.close()


async def write_postgres(address: str, commits_to_write: Sequence[Commit]) -> None:
    """Write commit by commit."""
    connection = await asyncpg.connect(address)
    for statements in commits_to_write:
        async with connection.transaction():
            for sql, rows in statements:
                if sql is UPDATE_SEASON:
                    assert await connection.execute(numbered(sql), *rows[0]) == "UPDATE 1"
                else:
                    await connection.executemany(numbered(sql), rows)
    await connection.close()


def numbered(sql: str) -> str:
    """Replace `?` by PostgreSQL's numbered placeholders."""
    parts = sql.split("?")
    return "".join(f"{part}${place}" for place, part in enumerate(parts[:-1], 1)) + parts[-1]
