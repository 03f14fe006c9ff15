"""Measures what futures cost, how they spread over cores, and whether they slow a live season."""

from __future__ import annotations

import asyncio
import os
import resource
import time
from typing import Final

from msgspec.structs import replace
from rich.console import Console

from benchmarks.databases import databases, new_database
from benchmarks.many_seasons import entries_per_second
from benchmarks.measuring import Figure, Measurements, cpu_seconds, show
from benchmarks.playing import played, settings_for
from showrunner.futures.branches import Job, outcomes_of, play_branches
from showrunner.futures.chances import branches_at
from showrunner.futures.worker import play

CAST: Final = 12
NUMBER: Final = 100
MAX_COST: Final = 60
"""Whole seasons that 100 futures from the middle may cost."""
MIN_SPREAD: Final = 0.9
MIN_RATIO: Final = 0.95


def run(console: Console, quick: bool) -> None:
    """Measure the three figures."""
    turns = 1 if quick else 5
    seconds = Measurements(
        [
            cpu_seconds(lambda seed=seed: played(settings_for(CAST), f"whole {seed}"))[0]  # type: ignore[misc]
            for seed in range(4 * turns)
        ]
    )
    costs = Measurements([_cost(job_from_middle(f"whole {seed}")) for seed in range(turns)])
    whole_seasons = costs.median / seconds.median
    cores = os.cpu_count() or 1
    job = job_from_middle("spread")
    spread = Measurements([_spread(job, cores) for _ in range(turns)])
    with databases() as addresses:
        address = next(iter(addresses.values()))
        rates = [asyncio.run(live_rates(address, job)) for _ in range(4 * turns)]
    alone, beside = (Measurements(side) for side in zip(*rates, strict=True))
    ratio = beside.median / alone.median
    show(
        console,
        [
            Figure(
                "futures",
                f"{NUMBER} futures from the middle of a season of {CAST}, in whole seasons",
                f"≤ {MAX_COST}",
                f"{whole_seasons:.1f} ({costs.median:.1f} s of one core)",
                whole_seasons <= MAX_COST,
            ),
            Figure(
                "futures",
                f"speed on {cores} cores, as a share of {cores} × that on one",
                f"≥ {MIN_SPREAD}",
                spread.shown(2),
                spread.median >= MIN_SPREAD,
            ),
            Figure(
                "futures",
                "entries per second of a live season beside futures, as a share of those alone",
                f"≥ {MIN_RATIO}",
                f"{ratio:.2f}: {beside.shown(0)} / {alone.shown(0)}",
                ratio >= MIN_RATIO,
            ),
        ],
        f"{turns} turns. Cost: processor time. Spread and ratio: wall time, on a quiet machine.",
    )


def job_from_middle(seed: str) -> Job:
    """The futures of a season from the middle of its journal."""
    settings = settings_for(CAST)
    whole = played(settings, seed)
    return Job(
        settings=settings,
        luck=whole.luck,
        players=settings.players,
        entries=tuple(whole.taken),
        branches=branches_at(whole.luck, len(whole.taken) // 2, NUMBER),
    )


def _cost(job: Job) -> float:
    """The processor time of a job, with that of its children."""
    before = _used()
    outcomes_of(list(play_branches(job)))
    return _used() - before


def _used() -> float:
    who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(usage.ru_utime + usage.ru_stime for usage in map(resource.getrusage, who))


def _spread(job: Job, cores: int) -> float:
    """How much faster the job is on all cores than on one, as a share of what is ideal."""
    return _wall(job, 1) / _wall(job, cores) / cores


def _wall(job: Job, cores: int) -> float:
    start = time.perf_counter()
    outcomes_of(list(play_branches(replace(job, cores=cores))))
    return time.perf_counter() - start


async def live_rates(address: str, job: Job) -> tuple[float, float]:
    """Entries per second of a live season alone, and beside futures on all cores."""
    alone = await entries_per_second(new_database(address), 1)
    futures = asyncio.create_task(play(replace(job, cores=os.cpu_count() or 1)))
    beside = await entries_per_second(new_database(address), 1)
    futures.cancel()
    await asyncio.gather(futures, return_exceptions=True)
    return alone, beside
