"""P9: how long after its commit each of 1,000 watchers of one season receives a fact."""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection as Pipe
from statistics import quantiles

from rich.console import Console

from benchmarks.databases import databases, new_database
from benchmarks.measuring import Figure, show
from benchmarks.server import RunningServer, run_server

WATCHERS, FACTS_PER_SECOND = 1_000, 25.0
MAX_MILLISECONDS = 200.0
CATCH_UP_SECONDS = 5.0
"""Seconds for all watchers to receive earlier facts, before the measurement begins."""
FACTS_PER_DECISION = 2.2
"""Average number of facts that a decision in a Survivor season brings."""
_ENTRY = re.compile(rb'"entry":(\d+)')


def run(console: Console, quick: bool) -> None:
    """Measure on SQLite and on PostgreSQL."""
    watchers, seconds = (200, 6.0) if quick else (WATCHERS, 20.0)
    figures = []
    with databases() as addresses:
        for name, address in addresses.items():
            with run_server(new_database(address)) as server:
                received, facts = watch(server, watchers, seconds)
            cuts = quantiles(received, n=100)
            what = f"{name}: {watchers:,} watchers, {facts / seconds:.0f} facts/s: p99 ms"
            measured = f"{cuts[98]:.0f} (p50 {cuts[49]:.0f}, most {max(received):.0f})"
            met = cuts[98] <= MAX_MILLISECONDS
            figures.append(Figure("P9", what, f"≤ {MAX_MILLISECONDS:.0f}", measured, met))
    show(
        console,
        figures,
        "From the moment the entry's rows are made, just before the commit, to the moment at which "
        "a watcher has the bytes; server and watchers are two processes on this machine.",
    )


def watch(server: RunningServer, watchers: int, seconds: float) -> tuple[list[float], int]:
    """Return the milliseconds for each fact at each watcher, and the number of facts meanwhile."""
    season = server.season(pace=FACTS_PER_DECISION / FACTS_PER_SECOND)
    mine, theirs = multiprocessing.get_context("spawn").Pipe()
    crowd = multiprocessing.get_context("spawn").Process(
        target=_run_watchers, args=(theirs, server.port, server.token, season, watchers, seconds)
    )
    crowd.start()
    began, received_at = mine.recv()
    crowd.join()
    committed_at = server.commit_times(season)
    received_at = {
        entry: times for entry, times in received_at.items() if committed_at[entry] > began
    }
    facts = server.facts_of(season, received_at)
    return [
        1000 * (moment - committed_at[entry])
        for entry, times in received_at.items()
        for moment in times
    ], facts


def _run_watchers(
    pipe: Pipe, port: int, token: str, season: str, watchers: int, seconds: float
) -> None:
    pipe.send(asyncio.run(_watch_all(port, token, season, watchers, seconds)))


async def _watch_all(
    port: int, token: str, season: str, watchers: int, seconds: float
) -> tuple[float, dict[int, list[float]]]:
    """Return when measuring began, and when each watcher received each entry since."""
    received_at: dict[int, list[float]] = {}
    ready = asyncio.Semaphore(0)
    begun = asyncio.Event()
    request = (
        f"GET /api/v1/seasons/{season}/watch HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {token}\r\nLast-Event-ID: %d\r\n\r\n"
    )

    async def watch_one() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write((request % 0).encode())
        ready.release()
        while True:
            chunk = await reader.read(65536)
            if not chunk:
                return
            if begun.is_set():
                now = time.time()
                for entry in _entries(chunk):
                    received_at.setdefault(entry, []).append(now)

    tasks = []
    for _ in range(watchers):
        tasks.append(asyncio.create_task(watch_one()))
        await ready.acquire()
    await asyncio.sleep(CATCH_UP_SECONDS)
    begun.set()
    since = time.time()
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return since, received_at


def _entries(chunk: bytes) -> Iterator[int]:
    for match in _ENTRY.finditer(chunk):
        yield int(match[1])
