"""P10: how long it takes until a long season is ready to continue after a program start."""

from __future__ import annotations

import asyncio
import time

from rich.console import Console

from benchmarks.databases import databases, new_database
from benchmarks.measuring import Figure, Measurements, show
from benchmarks.playing import settings_for
from showrunner.kernel import luck_from_seed
from showrunner.running.runner import Runner
from showrunner.store import Store

ENTRIES = 5_000
MAX_SECONDS = 1.0
CAST = 28


def run(console: Console, quick: bool) -> None:
    """Store a long, unfinished season, and let several runners resume it in turn."""
    turns = 3 if quick else 9
    figures = []
    with databases() as addresses:
        for name, address in addresses.items():
            database = new_database(address)
            season, entries = asyncio.run(store_season(database))
            resume_times = Measurements(
                [asyncio.run(seconds_to_resume(database, season)) for _ in range(turns)]
            )
            what = f"{name}: seconds until a season of {entries:,} entries goes on"
            scaled_times = Measurements(
                [seconds * ENTRIES / entries for seconds in resume_times.values]
            )
            measured = f"{resume_times.shown(2)}; {scaled_times.median:.2f} for {ENTRIES:,}"
            figures.append(
                Figure(
                    "P10", what, f"≤ {MAX_SECONDS}", measured, scaled_times.median <= MAX_SECONDS
                )
            )
    show(
        console,
        figures,
        f"{turns} turns; medians (least–most) of wall time: the database is opened, the season is "
        "read and replayed with its castaways looking on, and its inbox is looked into.",
    )


async def store_season(address: str) -> tuple[str, int]:
    """Play a season until it has enough entries; return its id and number of entries."""
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


async def seconds_to_resume(address: str, season: str) -> float:
    """Return the seconds until a runner has opened the season and can take the next input."""
    start = time.perf_counter()
    store = await Store.open(address)
    await Runner(store, season).attend()
    seconds = time.perf_counter() - start
    await store.close()
    return seconds
