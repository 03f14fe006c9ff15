"""Worker processes that are killed and frozen: every season ends, with one driver at a time."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

from showrunner.store import Store
from showrunner.store.seasons import OVER
from tests.crash.checking import check_over
from tests.crash.seasons import STEP_BY_STEP, Scenario
from tests.workers.audit import check_one_at_a_time, record
from tests.workers.processes import WorkerProcess, workers
from tests.workers.test_queue import queue_in
from tests.workers.test_worker import running

SECONDS = 120.0
PACE_SECONDS = 0.04
"""So that a season of 145 entries is still running when its worker is killed."""


async def reached(store: Store, seasons: dict[str, Scenario], head: int) -> None:
    """Wait until every season has reached this entry, or has ended."""
    async with asyncio.timeout(SECONDS):
        while True:
            rows = [await store.seasons.find(season) for season in seasons]
            if all(row.head >= head or row.status == OVER for row in rows):
                return
            await asyncio.sleep(0.1)


def test_seasons_of_workers_that_are_killed_and_frozen_go_on_elsewhere(tmp_path: Path) -> None:
    """A frozen worker that wakes up beside its replacement writes nothing more of its seasons.

    Then it takes others.
    """

    async def go() -> None:
        async with queue_in(tmp_path) as store:
            await record(store)
            address = store.database.url.render_as_string(hide_password=False)
            with workers(address, tmp_path, 2) as (frozen, killed):
                seasons = {
                    await running(store, scenario, pace=PACE_SECONDS): scenario
                    for scenario in [STEP_BY_STEP] * 6
                }
                await reached(store, seasons, 5)
                frozen.send(signal.SIGSTOP)
                third = WorkerProcess(address, tmp_path / "third.txt", 2.5)
                try:
                    await killed.kill()
                    await reached(store, seasons, 60)
                    frozen.send(signal.SIGCONT)
                    await reached(store, seasons, 10_000)
                    await third.stop()
                    later = await running(store, STEP_BY_STEP)
                    await reached(store, {later: STEP_BY_STEP}, 10_000)
                    await frozen.stop()
                finally:
                    third.clean_up()
            assert await check_one_at_a_time(store) > 0, "no season changed its worker"
            for season, scenario in seasons.items():
                await check_over(store, season, scenario)

    asyncio.run(go())
