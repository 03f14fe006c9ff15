"""P8: how fast a journal is written, compared with the bare driver."""

from __future__ import annotations

import asyncio
import time
from functools import cache

from rich.console import Console

from benchmarks.bare import commits, write_postgres, write_sqlite
from benchmarks.databases import databases, new_database
from benchmarks.measuring import Figure, Measurements, show
from benchmarks.playing import settings_for
from showrunner.kernel import luck_from_seed
from showrunner.running.live import LiveSeason
from showrunner.running.runner import MAX_STEPS_PER_COMMIT, Runner
from showrunner.store import Store
from showrunner.store.models import now
from showrunner.store.season_writer import RunState, UnsavedEntry

MIN_SHARE = 0.80
SEED = "commits"
STANDING = RunState(status="running", clock=0.0, step=None)


def run(console: Console, quick: bool) -> None:
    """Write one season's entries in turns with the ledger and with the bare driver."""
    turns = 3 if quick else 9
    figures: list[Figure] = []
    with databases() as addresses:
        for name, address in addresses.items():
            for batch in (1, MAX_STEPS_PER_COMMIT):
                figures += compare(name, address, batch, turns)
            runner_rate = Measurements(
                [len(steps()) / seconds_of_runner(address) for _ in range(turns)]
            )
            what = f"{name}: entries a second of the runner, bots and all"
            figures.append(Figure("", what, "", runner_rate.shown(0), True))
    show(
        console,
        figures,
        f"{turns} turns with the {len(steps())} entries of one season; medians (least–most) of "
        "wall time. A share is the bare driver's time over the ledger's, turn by turn. On SQLite "
        "the bare driver commits in a thread, as a server must; beside it, where it may block.",
    )


def compare(name: str, address: str, batch: int, turns: int) -> list[Figure]:
    """Compare the ledger with the bare driver, at this many entries per commit."""
    what = f"{name}, {batch} a commit"
    entries = len(steps())
    seconds: dict[str, list[float]] = {"ledger": [], "bare": [], "blocking": []}
    for _ in range(turns):
        seconds["ledger"].append(asyncio.run(seconds_of_ledger(new_database(address), batch)))
        seconds["bare"].append(asyncio.run(seconds_of_driver(new_database(address), batch)))
        if "://" not in address:
            blocking = asyncio.run(seconds_of_driver(new_database(address), batch, in_thread=False))
            seconds["blocking"].append(blocking)
    rates = {
        way: Measurements([entries / took for took in times]) for way, times in seconds.items()
    }
    share = Measurements(
        [
            driver_time / ledger_time
            for ledger_time, driver_time in zip(seconds["ledger"], seconds["bare"], strict=True)
        ]
    )
    measured = f"{share.shown(2)}: {rates['ledger'].median:,.0f}/s, {rates['bare'].median:,.0f}/s"
    figures = [Figure("P8", what, f"≥ {MIN_SHARE}", measured, share.median >= MIN_SHARE)]
    if seconds["blocking"]:
        share = Measurements(
            [
                driver_time / ledger_time
                for ledger_time, driver_time in zip(
                    seconds["ledger"], seconds["blocking"], strict=True
                )
            ]
        )
        measured = f"{share.shown(2)}: {rates['blocking'].median:,.0f}/s"
        figures.append(Figure("", f"{what}, beside a blocking driver", "", measured, True))
    return figures


@cache
def steps() -> list[UnsavedEntry]:
    """Return a whole season's steps as the ledger writes them."""
    settings = settings_for()
    live = LiveSeason(settings, luck_from_seed(SEED), settings.players)
    writings = []
    answer = None
    while True:
        before = set(live.kernel.asks)
        step = live.take(answer)
        closed = sorted(before - live.kernel.asks.keys())
        digest = live.kernel.story.digest
        writings.append(UnsavedEntry(result=step, digest=digest, due={}, closed=closed))
        answer = live.next_entry({})
        if answer is None:
            return writings


async def seconds_of_ledger(address: str, batch: int) -> float:
    """Return the seconds that the ledger takes to commit all steps."""
    store = await Store.open(address)
    season = await create_season(store)
    lease = await store.writer.take_over(season, "benchmark")
    start = time.perf_counter()
    for first in range(0, len(steps()), batch):
        await store.writer.commit(lease, steps()[first : first + batch], STANDING)
    seconds = time.perf_counter() - start
    await store.close()
    return seconds


async def seconds_of_driver(address: str, batch: int, in_thread: bool = True) -> float:
    """Return the seconds that the bare driver takes for the same statements."""
    store = await Store.open(address)
    season = await create_season(store)
    await store.close()
    stamp = now() if "://" in address else now().isoformat(" ")
    statements = commits(season, steps(), batch, stamp)
    start = time.perf_counter()
    if "://" in address:
        await write_postgres(address, statements)
    else:
        await write_sqlite(address, statements, in_thread)
    return time.perf_counter() - start


def seconds_of_runner(address: str) -> float:
    """Return the seconds in which the runner plays and stores the season."""

    async def go() -> float:
        store = await Store.open(another_address)
        season = await create_season(store)
        start = time.perf_counter()
        await Runner(store, season).run(until_idle=True)
        seconds = time.perf_counter() - start
        await store.close()
        return seconds

    another_address = new_database(address)
    return asyncio.run(go())


async def create_season(store: Store) -> str:
    """Create a season that has not begun."""
    return await store.seasons.create(settings_for(), luck_from_seed(SEED), seed=SEED)
