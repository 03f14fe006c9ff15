"""Measures how many entries per second one process stores with 1, 10 or 100 seasons at once."""

from __future__ import annotations

import asyncio
import time

from rich.console import Console

from benchmarks.databases import databases, new_database
from benchmarks.measuring import Figure, Measurements, show
from benchmarks.playing import settings_for
from showrunner.kernel import luck_from_seed
from showrunner.running.studio import Studio
from showrunner.store import Store

SEASONS_AT_ONCE = (1, 10, 100)
CAST = 8


def run(console: Console, quick: bool) -> None:
    """Run seasons of bots to their ends."""
    turns = 1 if quick else 3
    figures = []
    with databases() as addresses:
        for name, address in addresses.items():
            rates = {
                many: Measurements(
                    [
                        asyncio.run(entries_per_second(new_database(address), many))
                        for _ in range(turns)
                    ]
                )
                for many in SEASONS_AT_ONCE
            }
            for many, rate in rates.items():
                share = rate.median / rates[1].median
                measured = f"{rate.shown(0)}/s, {share:.2f} × one alone"
                what = f"{name}: entries stored, {many} seasons at once"
                figures.append(Figure("", what, "", measured, True))
    show(console, figures, f"{turns} turns; seasons of {CAST} sensible castaways, wall time.")


async def entries_per_second(address: str, many: int) -> float:
    """Return entries per second over all seasons."""
    store = await Store.open(address)
    settings = settings_for(CAST)
    seasons = [
        await store.seasons.create(settings, luck_from_seed(f"many {number}"))
        for number in range(many)
    ]
    studio = Studio(store)
    start = time.perf_counter()
    for season in seasons:
        studio.start(season, until_idle=True)
    await studio.finish()
    seconds = time.perf_counter() - start
    assert not studio.problems, studio.problems
    rows = await store.seasons.list()
    assert all(row.status == "over" for row in rows)
    await store.close()
    return sum(row.head for row in rows) / seconds
