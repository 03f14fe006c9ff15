"""Seasons that models direct, driven by workers: none stands still, none is directed twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from showrunner.house_model import HouseModel, HouseSettings
from showrunner.players.llm import producer
from showrunner.players.llm.producer import Reply
from showrunner.running import directing
from showrunner.running import worker as worker_module
from showrunner.running.directing import DirectorsDesk
from showrunner.running.worker import Worker
from showrunner.store import Store
from showrunner.store.director_log import Directing, rule_on
from showrunner.store.seasons import OVER, go_on
from showrunner.store.work_queue import ASLEEP
from tests.models.acting import SECONDS, lines_to, profile
from tests.models.test_model_directors import HOUSE, STORM, directed, moves_until, scripted
from tests.workers.test_queue import queue_in
from tests.workers.test_worker import until


@asynccontextmanager
async def working(store: Store) -> AsyncIterator[Worker]:
    """A worker with a desk for the directors of its seasons."""
    house = HouseModel(HouseSettings(seed="workers"))
    async with house, lines_to(profile(house)) as lines:

        async def publish(live, told):  # type: ignore[no-untyped-def]
            desk.hear(live, told)

        worker = Worker(store, 20, publish)
        worker.directors = desk = DirectorsDesk(store, lines, worker.wake, lambda: worker.driven)
        tasks = [asyncio.create_task(desk.run()), asyncio.create_task(worker.run())]
        try:
            yield worker
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def let_run(store: Store, season: str) -> None:
    """Let it run, so that a worker takes it."""
    await store.database.write(lambda connection: go_on(connection, season))


def test_a_season_that_a_model_directs_ends(tmp_path: Path) -> None:
    async def go() -> None:
        async with queue_in(tmp_path) as store, working(store):
            season = await directed(store)
            await let_run(store, season)
            await until(store, season, status=OVER)
            moves = await store.directing.moves(season)
            assert {move.director for move in moves} == {HOUSE}

    asyncio.run(go())


def test_a_stop_that_a_worker_left_is_decided_by_the_next_which_does_not_fall_asleep_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "STAYS_SECONDS", 0.0)
    monkeypatch.setattr(directing, "LOOK_SECONDS", 0.1)
    asked = asyncio.Event()

    async def ask(line: object, prompt: object, templates: object) -> Reply:
        if not asked.is_set():
            asked.set()
            await asyncio.Future[None]()
        await asyncio.sleep(0.5)
        return Reply({"order": "nothing", "reason": "It goes well."}, 10)

    async def go() -> None:
        monkeypatch.setattr(producer, "ask", ask)
        async with queue_in(tmp_path) as store:
            season = await directed(store)
            async with working(store), asyncio.timeout(SECONDS):
                await let_run(store, season)
                await asked.wait()
            async with working(store):
                await until(store, season, status=OVER)
            moves = await store.directing.moves(season)
            assert {move.state for move in moves} == {"nothing"}
            assert len({move.stop for move in moves}) == len(moves)

    asyncio.run(go())


@pytest.mark.parametrize("approve", [True, False])
def test_a_ruling_on_a_held_order_wakes_a_season_that_fell_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, approve: bool
) -> None:
    monkeypatch.setattr(worker_module, "STAYS_SECONDS", 0.0)

    async def go() -> None:
        async with queue_in(tmp_path) as store, working(store):
            season = await directed(store, Directing(mode="approve"))
            scripted(monkeypatch, *STORM)
            await let_run(store, season)
            held, _ = await moves_until(
                store, season, lambda moves: [m.state for m in moves] == ["held", "nothing"]
            )
            await until(store, season, driver=ASLEEP)
            await store.database.write(
                lambda connection: rule_on(
                    connection, season, held.number, approve=approve, by="mel"
                )
            )
            await until(store, season, status=OVER)
            (ruled, *_) = await store.directing.settle(season)
            assert ruled.state == ("given" if approve else "denied")
            assert ruled.detail.endswith("by mel")

    asyncio.run(go())
