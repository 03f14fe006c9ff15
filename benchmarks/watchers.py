"""P9: how long after its commit a fact is received by each of 1,000 watchers of one season."""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection as Pipe
from statistics import quantiles

from rich.console import Console

from benchmarks.databases import another, databases
from benchmarks.measuring import Figure, show
from benchmarks.server import Served, served

WATCHERS, A_SECOND = 1_000, 25.0
MILLISECONDS = 200.0
CATCHING_UP = 5.0
"""Seconds until all have what was told before they came: that is not what is measured."""
FACTS_A_DECISION = 2.2
"""About so many facts a decision of a Survivor season brings."""
_ENTRY = re.compile(rb'"entry":(\d+)')


def run(console: Console, quick: bool) -> None:
    """Watch on SQLite and on PostgreSQL."""
    watchers, seconds = (200, 6.0) if quick else (WATCHERS, 20.0)
    figures = []
    with databases() as addresses:
        for name, address in addresses.items():
            with served(another(address)) as server:
                received, facts = watch(server, watchers, seconds)
            cuts = quantiles(received, n=100)
            what = f"{name}: {watchers:,} watchers, {facts / seconds:.0f} facts/s: p99 ms"
            measured = f"{cuts[98]:.0f} (p50 {cuts[49]:.0f}, most {max(received):.0f})"
            met = cuts[98] <= MILLISECONDS
            figures.append(Figure("P9", what, f"≤ {MILLISECONDS:.0f}", measured, met))
    show(
        console,
        figures,
        "From the moment the entry's rows are made, just before the commit, to the moment at which "
        "a watcher has the bytes; server and watchers are two processes on this machine.",
    )


def watch(server: Served, watchers: int, seconds: float) -> tuple[list[float], int]:
    """Milliseconds for each fact at each watcher, and how many facts were told meanwhile."""
    season = server.season(pace=FACTS_A_DECISION / A_SECOND)
    mine, theirs = multiprocessing.get_context("spawn").Pipe()
    crowd = multiprocessing.get_context("spawn").Process(
        target=_crowd, args=(theirs, server.port, server.token, season, watchers, seconds)
    )
    crowd.start()
    begun, seen = mine.recv()
    crowd.join()
    at = server.commit_times(season)
    seen = {entry: times for entry, times in seen.items() if at[entry] > begun}
    facts = server.facts_of(season, seen)
    return [1000 * (when - at[entry]) for entry, times in seen.items() for when in times], facts


def _crowd(pipe: Pipe, port: int, token: str, season: str, watchers: int, seconds: float) -> None:
    pipe.send(asyncio.run(_watch(port, token, season, watchers, seconds)))


async def _watch(
    port: int, token: str, season: str, watchers: int, seconds: float
) -> tuple[float, dict[int, list[float]]]:
    """From when on all watch, and when each of them received each entry's facts since then."""
    seen: dict[int, list[float]] = {}
    ready = asyncio.Semaphore(0)
    begun = asyncio.Event()
    ask = (
        f"GET /api/v1/seasons/{season}/watch HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {token}\r\nLast-Event-ID: %d\r\n\r\n"
    )

    async def one() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write((ask % 0).encode())
        ready.release()
        while True:
            chunk = await reader.read(65536)
            if not chunk:
                return
            if begun.is_set():
                now = time.time()
                for entry in _entries(chunk):
                    seen.setdefault(entry, []).append(now)

    tasks = []
    for _ in range(watchers):
        tasks.append(asyncio.create_task(one()))
        await ready.acquire()
    await asyncio.sleep(CATCHING_UP)
    begun.set()
    since = time.time()
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return since, seen


def _entries(chunk: bytes) -> Iterator[int]:
    for found in _ENTRY.finditer(chunk):
        yield int(found[1])
