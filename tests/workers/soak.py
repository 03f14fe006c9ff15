"""Seasons for a long time on all processes: is memory flat, and does no table grow for ever?"""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import linear_regression, mean
from typing import Any, Final

from benchmarks.model_house import house_model
from showrunner.players.llm.allowance import Allowance
from showrunner.store import Store
from showrunner.store.retention import expired_seasons
from tests.crash.seasons import SEED
from tests.workers.chaos import FREE, LATENCY_SECONDS, Plan, begun, manned, new_operator
from tests.workers.crew import Crew
from tests.workers.stored import rows_of
from tests.workers.test_queue import queue_in

BOTS, MODELS = 8, 2
"""Seasons at once: for each that is over another begins."""
SAMPLE_SECONDS = 5.0
WARM_UP_SHARE = 0.4
"""The first part of the time, in which caches, pools and tables come to their size."""
CREW: Final = Plan(
    bots=BOTS,
    people=0,
    models=MODELS,
    capped=0,
    kills=0,
    pauses=(0.0, 0.0),
    stalled_seconds=10.0,
    pace=0.02,
    seconds=120.0,
)
TABLES = """
    SELECT schemaname || '.' || relname AS name, relid::regclass::text AS quoted,
        pg_total_relation_size(relid) AS bytes
    FROM pg_stat_user_tables
"""


@dataclass
class Soak:
    """The samples: seconds since the start, with memory by process, and size by table."""

    finished: int = 0
    times: list[float] = field(default_factory=list)
    memory: dict[str, list[float]] = field(default_factory=dict)
    """In MB."""
    rows: dict[str, list[float]] = field(default_factory=dict)
    bytes: dict[str, list[float]] = field(default_factory=dict)
    finished_by: list[int] = field(default_factory=list)

    def growth(self, values: Sequence[float]) -> float:
        """By how much something grew after the warm-up, by the line that fits it best."""
        start = next(i for i, at in enumerate(self.times) if at >= WARM_UP_SHARE * self.times[-1])
        times = self.times[start:]
        return linear_regression(times, values[start:]).slope * (times[-1] - times[0])

    @property
    def seasons_after_warm_up(self) -> int:
        """How many seasons were played to their end after the warm-up."""
        start = next(i for i, at in enumerate(self.times) if at >= WARM_UP_SHARE * self.times[-1])
        return self.finished_by[-1] - self.finished_by[start]

    @property
    def figures(self) -> dict[str, Any]:
        """For each process and each table that is not empty: mean, and growth after the warm-up."""

        def both(values: Sequence[float]) -> str:
            return f"{mean(values[len(values) // 2 :]):.1f} {self.growth(values):+.2f}"

        return {
            "seconds": round(self.times[-1]),
            "seasons": self.finished,
            "seasons after the warm-up": self.seasons_after_warm_up,
            "MB": {name: both(values) for name, values in self.memory.items()},
            "rows": {name: both(values) for name, values in self.rows.items() if any(values)},
            "KB": {
                name: both([one / 1024 for one in values])
                for name, values in self.bytes.items()
                if any(self.rows[name])
            },
        }


async def run_soak(folder: Path, seconds: float) -> Soak:
    """Play seasons on two API processes and three workers for this long; returns the samples."""
    soak = Soak()
    with house_model(LATENCY_SECONDS) as house:
        async with queue_in(folder) as store, manned(store, folder, CREW, "soak", house) as crew:
            operator = await store.database.write(new_operator)
            began = time.monotonic()
            sampled = began - SAMPLE_SECONDS
            while time.monotonic() - began < seconds:
                await _replace_finished(store, crew, operator.token, soak)
                if time.monotonic() - sampled >= SAMPLE_SECONDS:
                    sampled = time.monotonic()
                    soak.times.append(sampled - began)
                    await _sample(store, crew, soak)
                await asyncio.sleep(0.2)
    return soak


async def _replace_finished(store: Store, crew: Crew, token: str, soak: Soak) -> None:
    """Prune the seasons that are over after the API has shown their facts, and begin others."""
    for row in await expired_seasons(store, 0.0):
        if row.driver is None:
            shown = await crew.ask(token, "GET", f"seasons/{row.id}/facts")
            assert shown.status == 200
            await store.seasons.delete(row.id)
            soak.finished += 1
    going_on = await rows_of(store, "SELECT seed FROM season WHERE status <> 'over'")
    models = sum(row.seed != SEED for row in going_on)
    for _ in range(BOTS - (len(going_on) - models)):
        await begun(store, SEED, CREW.pace)
    for number in range(MODELS - models):
        free = Allowance(season=None, tokens=None)
        await begun(store, f"m{soak.finished}.{number}", CREW.pace, FREE, free)


async def _sample(store: Store, crew: Crew, soak: Soak) -> None:
    processes = {
        **{f"server {place}": one.number for place, one in enumerate(crew.servers)},
        **{f"worker {place}": one.number for place, one in enumerate(crew.workers)},
    }
    for name, process in processes.items():
        shown = ["ps", "-o", "rss=", "-p", str(process)]
        output = await asyncio.to_thread(subprocess.check_output, shown, text=True)
        soak.memory.setdefault(name, []).append(int(output) / 1024)
    database: Any = store.database
    async with database.dedicated_connection() as connection:
        await connection.execute("VACUUM")  # as autovacuum does, at a time of its own
    for row in await rows_of(store, TABLES):
        (count,) = await rows_of(store, f"SELECT count(*) AS rows FROM {row.quoted}")
        soak.rows.setdefault(row.name, []).append(count.rows)
        soak.bytes.setdefault(row.name, []).append(row.bytes)
    soak.finished_by.append(soak.finished)
