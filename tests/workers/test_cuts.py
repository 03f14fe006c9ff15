"""A worker that loses its database: for a restart of it, or for longer than its lease."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from showrunner.running.patience import patiently
from showrunner.running.worker import install_queue
from showrunner.store import Store
from tests.crash.checking import check_over
from tests.crash.seasons import STEP_BY_STEP
from tests.workers.audit import check_one_at_a_time, record
from tests.workers.processes import WorkerProcess, workers
from tests.workers.proxy import Cut, proxy
from tests.workers.stored import rows_of
from tests.workers.test_kills import PACE_SECONDS, reached
from tests.workers.test_queue import queue_in
from tests.workers.test_worker import running

OVER_ENTRY = 10_000
"""No season has so many entries: `reached` then waits for its end."""


async def driven_by(store: Store, season: str, worker: WorkerProcess) -> bool:
    """Whether this worker alone has driven a season."""
    rows = await rows_of(
        store, "SELECT DISTINCT driver FROM audit WHERE season = :season", season=season
    )
    return [int(row.driver.rsplit(":", 2)[1]) for row in rows] == [worker.number]


async def takes_seasons(store: Store, worker: WorkerProcess) -> None:
    """A worker, the only one that is left, drives a new season to its end."""
    season = await running(store, STEP_BY_STEP)
    await reached(store, {season: STEP_BY_STEP}, OVER_ENTRY)
    await check_over(store, season, STEP_BY_STEP)
    assert await driven_by(store, season, worker)


def test_a_worker_whose_database_restarts_goes_on(own_database: Any, tmp_path: Path) -> None:
    """Procrastinate's worker ends then as if it had been told to stop."""

    async def go() -> None:
        address = own_database.get_uri()
        store = await Store.open(address)
        try:
            await install_queue(store)
            await record(store)
            with workers(address, tmp_path, 1) as (worker,):
                season = await running(store, STEP_BY_STEP, pace=PACE_SECONDS)
                await reached(store, {season: STEP_BY_STEP}, 20)
                await asyncio.to_thread(own_database.stop)
                await asyncio.to_thread(own_database.ensure_postgres_running)
                await patiently(lambda: store.seasons.find(season))
                await reached(store, {season: STEP_BY_STEP}, OVER_ENTRY)
                await check_over(store, season, STEP_BY_STEP)
                await takes_seasons(store, worker)
                await worker.stop()
        finally:
            await store.close()

    asyncio.run(go())


@pytest.mark.parametrize("how", ["held", "dropped", "reset"])
def test_a_worker_that_is_cut_off_for_longer_than_its_lease_writes_nothing_and_recovers(
    tmp_path: Path, how: Cut
) -> None:
    async def go() -> None:
        async with (
            queue_in(tmp_path) as store,
            proxy(store.database.url) as (network, proxied),
        ):
            await record(store)
            with workers(proxied, tmp_path, 1) as started:
                (cut_off,) = started
                seasons = {
                    await running(store, STEP_BY_STEP, pace=PACE_SECONDS): STEP_BY_STEP
                    for _ in range(3)
                }
                await reached(store, seasons, 10)
                network.cut(how)
                address = store.database.url.render_as_string(hide_password=False)
                started.append(other := WorkerProcess(address, tmp_path / "other.txt", 2.5))
                await reached(store, seasons, 60)
                network.heal()
                await reached(store, seasons, OVER_ENTRY)
                assert await check_one_at_a_time(store) == len(seasons)
                for season in seasons:
                    await check_over(store, season, STEP_BY_STEP)
                await other.stop()
                await takes_seasons(store, cut_off)
                await cut_off.stop()

    asyncio.run(go())
