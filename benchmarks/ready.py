"""P10: how long a long season takes to be ready to go on, after a program's start."""

from __future__ import annotations

import asyncio
import time

from rich.console import Console

from benchmarks.databases import another, databases
from benchmarks.measuring import Figure, Sample, show
from benchmarks.playing import settings_for
from showrunner.kernel import luck_from_seed
from showrunner.running.runner import Runner
from showrunner.store import Store

ENTRIES = 5_000
SECONDS = 1.0
CAST = 28


def run(console: Console, quick: bool) -> None:
    """Store a long season that goes on, and let runner after runner take it up."""
    turns = 3 if quick else 9
    figures = []
    with databases() as addresses:
        for name, address in addresses.items():
            where = another(address)
            season, entries = asyncio.run(stored(where))
            took = Sample([asyncio.run(ready(where, season)) for _ in range(turns)])
            what = f"{name}: seconds until a season of {entries:,} entries goes on"
            each = Sample([seconds * ENTRIES / entries for seconds in took.values])
            measured = f"{took.shown(2)}; {each.median:.2f} for {ENTRIES:,}"
            figures.append(Figure("P10", what, f"≤ {SECONDS}", measured, each.median <= SECONDS))
    show(
        console,
        figures,
        f"{turns} turns; medians (least–most) of wall time: the database is opened, the season is "
        "read and replayed with its castaways looking on, and its inbox is looked into.",
    )


async def stored(address: str) -> tuple[str, int]:
    """A season that is stopped when it has so many entries."""
    store = await Store.open(address)
    seed = "ready"
    season = await store.seasons.create(settings_for(CAST), luck_from_seed(seed), seed=seed)
    driving = asyncio.create_task(Runner(store, season).run(until_idle=True))
    while (row := await store.seasons.find(season)).head < ENTRIES and not driving.done():
        await asyncio.sleep(0.01)
    driving.cancel()
    await asyncio.gather(driving, return_exceptions=True)
    row = await store.seasons.find(season)
    assert row.status == "running", row.status
    await store.close()
    return season, int(row.head)


async def ready(address: str, season: str) -> float:
    """Seconds from nothing to a season that takes the next input."""
    start = time.perf_counter()
    store = await Store.open(address)
    await Runner(store, season).attend()
    took = time.perf_counter() - start
    await store.close()
    return took
