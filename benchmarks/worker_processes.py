"""Runs `showrunner worker` processes for benchmarks, on a PostgreSQL database with a work queue."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import text

from benchmarks.databases import new_database
from showrunner.running.worker import install_queue
from showrunner.store import Store

PATIENCE_SECONDS = 120.0
_MAIN = """
import sys
from showrunner.cli.worker import command
from showrunner.running import worker
worker.STAYS_SECONDS = float(sys.argv.pop(1))
command()
"""


@asynccontextmanager
async def queued_store(address: str, *statements: str) -> AsyncIterator[Store]:
    """Open a new database that has a work queue, after running these statements in it."""
    store = await Store.open(await asyncio.to_thread(new_database, address))
    try:
        await install_queue(store)
        for statement in statements:
            await execute(store, statement)
        yield store
    finally:
        await store.close()


@contextmanager
def worker_processes(store: Store, number: int, stays: float = 10.0) -> Iterator[list[int]]:
    """Run workers until the end of the block; yields their process ids.

    `stays` is for how many seconds a season that waits for people stays in memory.
    """
    address = store.database.url.render_as_string(hide_password=False)
    command = [sys.executable, "-c", _MAIN, str(stays), "--database", address]
    processes = [
        subprocess.Popen(
            command,
            env={**os.environ, "SHOWRUNNER_LOG": "error"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(number)
    ]
    try:
        yield [process.pid for process in processes]
    finally:
        for process in processes:
            process.kill()
            process.wait()


async def workers_ready(store: Store, number: int) -> None:
    """Wait until this many workers report to the queue."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (state := await store.queue.state()) is None or state.workers < number:
            await asyncio.sleep(0.1)


async def execute(store: Store, statement: str, **values: Any) -> None:
    """Execute a statement in a transaction of its own."""
    await store.database.write(lambda connection: connection.execute(text(statement), values))


async def value(store: Store, query: str, **values: Any) -> Any:
    """Return the first column of a query's first row."""
    return await store.database.read(lambda connection: connection.scalar(text(query), values))
