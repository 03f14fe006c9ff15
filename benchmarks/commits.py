"""P8: how fast a journal is written, beside the bare driver making the same statements."""

from __future__ import annotations

import asyncio
import time
from functools import cache

from rich.console import Console

from benchmarks.bare import commits, write_postgres, write_sqlite
from benchmarks.databases import another, databases
from benchmarks.measuring import Figure, Sample, show
from benchmarks.playing import settings_for
from showrunner.kernel import luck_from_seed
from showrunner.running.live import LiveSeason
from showrunner.running.runner import MAX_STEPS_PER_COMMIT, Runner
from showrunner.store import Store
from showrunner.store.models import now
from showrunner.store.season_writer import RunState, UnsavedEntry

SHARE = 0.80
SEED = "commits"
STANDING = RunState(status="running", clock=0.0, step=None)


def run(console: Console, quick: bool) -> None:
    """Write one season's entries, turn by turn with the ledger and with the bare driver."""
    turns = 3 if quick else 9
    figures: list[Figure] = []
    with databases() as addresses:
        for name, address in addresses.items():
            for batch in (1, MAX_STEPS_PER_COMMIT):
                figures += shares(name, address, batch, turns)
            whole = Sample([len(steps()) / driven(address) for _ in range(turns)])
            what = f"{name}: entries a second of the runner, bots and all"
            figures.append(Figure("", what, "", whole.shown(0), True))
    show(
        console,
        figures,
        f"{turns} turns with the {len(steps())} entries of one season; medians (least–most) of "
        "wall time. A share is the bare driver's time over the ledger's, turn by turn. On SQLite "
        "the bare driver commits in a thread, as a server must; beside it, where it may block.",
    )


def shares(name: str, address: str, batch: int, turns: int) -> list[Figure]:
    """The ledger beside the bare driver, with so many entries a commit."""
    what = f"{name}, {batch} a commit"
    entries = len(steps())
    made: dict[str, list[float]] = {"ledger": [], "bare": [], "blocking": []}
    for _ in range(turns):
        made["ledger"].append(asyncio.run(with_ledger(another(address), batch)))
        made["bare"].append(asyncio.run(bare(another(address), batch)))
        if "://" not in address:
            blocking = asyncio.run(bare(another(address), batch, in_thread=False))
            made["blocking"].append(blocking)
    rates = {way: Sample([entries / took for took in times]) for way, times in made.items()}
    share = Sample([b / a for a, b in zip(made["ledger"], made["bare"], strict=True)])
    measured = f"{share.shown(2)}: {rates['ledger'].median:,.0f}/s, {rates['bare'].median:,.0f}/s"
    found = [Figure("P8", what, f"≥ {SHARE}", measured, share.median >= SHARE)]
    if made["blocking"]:
        share = Sample([b / a for a, b in zip(made["ledger"], made["blocking"], strict=True)])
        measured = f"{share.shown(2)}: {rates['blocking'].median:,.0f}/s"
        found.append(Figure("", f"{what}, beside a blocking driver", "", measured, True))
    return found


@cache
def steps() -> list[UnsavedEntry]:
    """A whole season's steps as the ledger writes them."""
    settings = settings_for()
    live = LiveSeason(settings, luck_from_seed(SEED), settings.players)
    made = []
    answer = None
    while True:
        before = set(live.kernel.asks)
        step = live.take(answer)
        closed = sorted(before - live.kernel.asks.keys())
        digest = live.kernel.story.digest
        made.append(UnsavedEntry(result=step, digest=digest, due={}, closed=closed))
        answer = live.next_entry({})
        if answer is None:
            return made


async def with_ledger(address: str, batch: int) -> float:
    """Seconds to commit all steps."""
    store = await Store.open(address)
    season = await prepared(store)
    lease = await store.writer.take_over(season, "benchmark")
    start = time.perf_counter()
    for first in range(0, len(steps()), batch):
        await store.writer.commit(lease, steps()[first : first + batch], STANDING)
    took = time.perf_counter() - start
    await store.close()
    return took


async def bare(address: str, batch: int, in_thread: bool = True) -> float:
    """Seconds to make the same statements."""
    store = await Store.open(address)
    season = await prepared(store)
    await store.close()
    stamp = now() if "://" in address else now().isoformat(" ")
    made = commits(season, steps(), batch, stamp)
    start = time.perf_counter()
    if "://" in address:
        await write_postgres(address, made)
    else:
        await write_sqlite(address, made, in_thread)
    return time.perf_counter() - start


def driven(address: str) -> float:
    """Seconds in which the runner plays and stores the season."""

    async def go() -> float:
        store = await Store.open(another_address)
        season = await prepared(store)
        start = time.perf_counter()
        await Runner(store, season).run(until_idle=True)
        took = time.perf_counter() - start
        await store.close()
        return took

    another_address = another(address)
    return asyncio.run(go())


async def prepared(store: Store) -> str:
    """A season that has not begun."""
    return await store.seasons.create(settings_for(), luck_from_seed(SEED), seed=SEED)
