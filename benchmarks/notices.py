"""PostgreSQL's own limits: commits with and without NOTIFY, and the WAL that a season writes."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import asyncpg
from rich.console import Console

from benchmarks.commits import STANDING, create_season, steps
from benchmarks.databases import databases, new_database
from benchmarks.measuring import Figure, Measurements, show
from showrunner.running.runner import MAX_STEPS_PER_COMMIT
from showrunner.store import Store

WRITERS = (1, 4, 16)
TURNS, QUICK_TURNS = 5, 2
SECONDS, QUICK_SECONDS = 4.0, 2.0
ROW = "x" * 1_000
"""About as much as an entry and its facts."""
SILENT = "INSERT INTO line (body) VALUES ($1)"
TELLING = f"WITH kept AS ({SILENT} RETURNING body) SELECT pg_notify('bench', 'entry') FROM kept"


def run(console: Console, quick: bool) -> None:
    """Commit in turns with and without a notice; then write one season's entries."""
    turns, seconds = (QUICK_TURNS, QUICK_SECONDS) if quick else (TURNS, SECONDS)
    figures: list[Figure] = []
    with databases() as addresses:
        address = addresses["PostgreSQL"]
        for writers in WRITERS:
            silent, telling = [], []
            for _ in range(turns):
                silent.append(asyncio.run(_commits(address, writers, SILENT, seconds)))
                telling.append(asyncio.run(_commits(address, writers, TELLING, seconds)))
            for how, rates in (("without", silent), ("with", telling)):
                what = f"commits a second {how} NOTIFY, {writers} writers"
                figures.append(Figure("", what, "", Measurements(rates).shown(0), True))
        for batch in (1, MAX_STEPS_PER_COMMIT):
            log, dead = asyncio.run(_wal(address, batch))
            what = f"WAL of one season of {len(steps())} entries, {batch} a commit"
            measured = f"{log / 1e6:.2f} MB; {dead:,} dead rows for vacuum"
            figures.append(Figure("", what, "", measured, True))
    load = ", ".join(f"{minutes:.1f}" for minutes in os.getloadavg())
    show(console, figures, f"{turns} turns; load at the end (1, 5, 15 minutes): {load}")


async def _commits(address: str, writers: int, statement: str, seconds: float) -> float:
    """Commits a second by this many connections, with one that listens."""
    listener = await asyncpg.connect(address)
    await listener.execute("CREATE TABLE IF NOT EXISTS line (body text)")
    await listener.execute("TRUNCATE line")
    await listener.add_listener("bench", lambda *notice: None)
    connections = [await asyncpg.connect(address) for _ in range(writers)]
    begun = time.perf_counter()

    async def write(connection: Any) -> int:
        prepared = await connection.prepare(statement)
        number = 0
        while time.perf_counter() - begun < seconds:
            await prepared.fetch(ROW)
            number += 1
        return number

    commits = sum(await asyncio.gather(*map(write, connections)))
    took = time.perf_counter() - begun
    for connection in (listener, *connections):
        await connection.close()
    return commits / took


async def _wal(address: str, batch: int) -> tuple[int, int]:
    """Bytes of WAL and dead rows of a season that is written with this many entries a commit."""
    name = await asyncio.to_thread(new_database, address)
    store = await Store.open(name)
    season = await create_season(store)
    lease = await store.writer.take_over(season, "benchmark")
    watcher = await asyncpg.connect(name)
    await watcher.execute("CHECKPOINT")
    before = await watcher.fetchval("SELECT pg_current_wal_insert_lsn()")
    for first in range(0, len(steps()), batch):
        await store.writer.commit(lease, steps()[first : first + batch], STANDING)
    written = await watcher.fetchval("SELECT pg_current_wal_insert_lsn() - $1::pg_lsn", before)
    await store.close()
    await asyncio.sleep(1.5)  # the server counts dead rows with a delay
    dead = await watcher.fetchval("SELECT sum(n_dead_tup) FROM pg_stat_user_tables")
    await watcher.close()
    return int(written), int(dead)
