"""A worker in this process: seasons sleep and wake, are left in order, and are not fought over."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from showrunner.errors import DatabaseMistake
from showrunner.players.player import Hire
from showrunner.running import worker as worker_module
from showrunner.running.control_room import ControlRoom
from showrunner.running.worker import Worker, install_queue
from showrunner.store import Store
from showrunner.store.seasons import OVER, PAUSED, RUNNING, STOPPED, change_season, go_on, stop
from showrunner.store.work_queue import ASLEEP
from tests.crash.checking import check_over
from tests.crash.driving import Visitor
from tests.crash.seasons import ALONE, STEP_BY_STEP, VISITED, Scenario, new_season
from tests.workers.audit import check_one_at_a_time, record
from tests.workers.stored import check_whole
from tests.workers.test_queue import queue_in

SECONDS = 90.0


@asynccontextmanager
async def working(store: Store, hires: Mapping[str, Hire] | None = None) -> AsyncIterator[Worker]:
    """A worker that takes seasons meanwhile."""
    worker = Worker(store, 20, hires=hires)
    task = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def running(store: Store, scenario: Scenario, **columns: Any) -> str:
    """A season that is let run."""
    season = await new_season(store, scenario)
    if columns:
        await store.database.write(lambda connection: change_season(connection, season, **columns))
    await store.database.write(lambda connection: go_on(connection, season))
    return season


async def until(store: Store, season: str, **columns: Any) -> Any:
    """The season's row, once its columns are these."""
    async with asyncio.timeout(SECONDS):
        while True:
            row = await store.seasons.find(season)
            if all(getattr(row, name) == value for name, value in columns.items()):
                return row
            await asyncio.sleep(0.02)


async def played(store: Store, season: str, scenario: Scenario) -> None:
    """Somebody outside answers until the season is over, as `tale` does: when all others have."""
    visitor = Visitor(store, season, scenario)
    async with asyncio.timeout(SECONDS):
        while True:
            row = await store.seasons.find(season)
            if row.status == OVER:
                return
            if row.head >= 0:
                await visitor.send_due(row.head)
            if row.status == PAUSED:
                await visitor.go_on()
            elif row.driver == ASLEEP:
                await visitor.answer_open()
            await asyncio.sleep(0.05)


def test_a_season_sleeps_while_people_think_and_each_answer_wakes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "STAYS_SECONDS", 0.0)

    async def go() -> None:
        async with queue_in(tmp_path) as store, working(store) as worker:
            season = await running(store, VISITED)
            row = await until(store, season, driver=ASLEEP)
            assert row.status == RUNNING
            assert worker.driven == []
            await played(store, season, VISITED)
            assert (await store.seasons.find(season)).epoch > 5
            await check_over(store, season, VISITED)

    asyncio.run(go())


def test_a_worker_that_stops_lets_calls_end_and_leaves_its_seasons_to_the_next(
    tmp_path: Path,
) -> None:
    class Slow:
        """A player who is thinking when the worker is told to stop."""

        asked, may_answer, cancelled = asyncio.Event(), asyncio.Event(), False

        def see(self, fact: Any) -> None:
            pass

        async def answer(self, turn: Any) -> Any:
            self.asked.set()
            try:
                await self.may_answer.wait()
            except asyncio.CancelledError:
                Slow.cancelled = True
                raise
            return turn.question.default

    async def go() -> None:
        slow = Slow()
        async with queue_in(tmp_path) as store:
            season = await new_season(store, ALONE)
            await store.seasons.set_player(season, "rokeya", "model:slow")
            worker = Worker(store, 20, hires={"model:slow": lambda part: slow})
            task = asyncio.create_task(worker.run())
            await store.database.write(lambda connection: go_on(connection, season))
            async with asyncio.timeout(SECONDS):
                await slow.asked.wait()
                head = (await store.seasons.find(season)).head
                task.cancel()
                await asyncio.sleep(0.1)
                slow.may_answer.set()
                await asyncio.gather(task, return_exceptions=True)
            row = await store.seasons.find(season)
            assert row.head > head, "the answer was lost"
            assert not Slow.cancelled
            assert (row.status, row.driver) == (RUNNING, None)
            state = await store.queue.state()
            assert state is not None
            assert (state.workers, state.begun, state.waiting) == (0, 0, 1)

    asyncio.run(go())


def test_a_worker_that_stops_leaves_a_call_that_takes_too_long_to_the_next_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "GRACE_SECONDS", 0.2)
    asked = asyncio.Event()

    class Player:
        """A player who answers at once, or never."""

        def __init__(self, answers: bool) -> None:
            self._answers = answers

        def see(self, fact: Any) -> None:
            pass

        async def answer(self, turn: Any) -> Any:
            asked.set()
            if not self._answers:
                await asyncio.Event().wait()
            return turn.question.default

    async def go() -> None:
        async with queue_in(tmp_path) as store:
            season = await new_season(store, ALONE)
            await store.seasons.set_player(season, "rokeya", "model:slow")
            async with working(store, {"model:slow": lambda part: Player(answers=False)}):
                await store.database.write(lambda connection: go_on(connection, season))
                async with asyncio.timeout(SECONDS):
                    await asked.wait()
            row = await store.seasons.find(season)
            assert (row.status, row.driver) == (RUNNING, None)
            async with working(store, {"model:slow": lambda part: Player(answers=True)}):
                await until(store, season, status=OVER, driver=None)
            await check_whole(store, season)

    asyncio.run(go())


def test_a_control_room_and_workers_together_drive_each_season_one_at_a_time(
    tmp_path: Path,
) -> None:
    """An operator may change from one to the other while seasons are running."""

    async def go() -> None:
        async with queue_in(tmp_path) as store:
            await record(store)
            seasons = [await running(store, STEP_BY_STEP, pace=0.005) for _ in range(4)]
            room = ControlRoom(store)
            driving = asyncio.create_task(room.run())
            other = await Store.open(store.database.url.render_as_string(hide_password=False))
            try:
                async with working(other):
                    for season in seasons[:2]:
                        await until(store, season, status=OVER)
                    driving.cancel()
                    await asyncio.gather(driving, return_exceptions=True)
                    for season in seasons[2:]:
                        await until(store, season, status=OVER)
            finally:
                await other.close()
            await check_one_at_a_time(store)
            for season in seasons:
                await check_over(store, season, STEP_BY_STEP)

    asyncio.run(go())


def test_workers_share_limits_by_their_number_and_know_when_they_reached_the_database(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with queue_in(tmp_path) as store:
            shares: list[list[int]] = [[], []]
            workers = [Worker(store, 20, share=share.append) for share in shares]
            assert all(worker.silent_seconds == math.inf for worker in workers)
            tasks = [asyncio.create_task(worker.run()) for worker in workers]
            try:
                async with asyncio.timeout(SECONDS):
                    while not all(2 in share for share in shares):
                        await asyncio.sleep(0.02)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            assert all(worker.silent_seconds < SECONDS for worker in workers)

    asyncio.run(go())


def test_a_paused_season_takes_its_inputs_and_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with queue_in(tmp_path) as store, working(store):
            season = await new_season(store, ALONE)
            await store.inbox.put(season, "begin", "control", {"do": "step", "by": "phase"})
            await until(store, season, status="paused")
            await store.inbox.put(season, "pace", "control", {"do": "pace", "seconds": 0})
            await until(store, season, pace=0.0)
            await store.inbox.put(season, "on", "control", {"do": "run"})
            await until(store, season, status=OVER, driver=None)

    asyncio.run(go())


def test_the_queue_is_installed_by_a_worker_and_finds_what_ran_before(tmp_path: Path) -> None:
    async def go() -> None:
        async with queue_in(tmp_path) as store:
            database: Any = store.database
            async with database.dedicated_connection() as connection:
                await connection.execute("DROP SCHEMA showrunner_queue CASCADE")
            season = await running(store, ALONE)
            await install_queue(store)
            async with working(store):
                await until(store, season, status=OVER)

    asyncio.run(go())


def test_a_paced_season_that_is_stopped_leaves_its_worker_and_can_be_resumed_at_once(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with queue_in(tmp_path) as store, working(store) as worker:
            season = await running(store, ALONE, pace=3600.0)
            async with asyncio.timeout(SECONDS):
                while (await store.seasons.find(season)).head < 1:
                    await asyncio.sleep(0.02)
            await store.database.write(lambda connection: stop(connection, season))
            async with asyncio.timeout(SECONDS):
                while worker.driven:
                    await asyncio.sleep(0.02)
            assert (await store.seasons.find(season)).status == STOPPED
            await store.database.write(
                lambda connection: change_season(connection, season, pace=0.0)
            )
            await store.database.write(lambda connection: go_on(connection, season))
            await until(store, season, status=OVER)

    asyncio.run(go())


def test_a_worker_ends_when_a_newer_one_has_replaced_its_queue(tmp_path: Path) -> None:
    async def go() -> None:
        async with queue_in(tmp_path) as store:
            database: Any = store.database
            newer = "procrastinate 3.0.0, 999"
            async with database.dedicated_connection() as connection:
                await connection.execute(f"COMMENT ON SCHEMA showrunner_queue IS '{newer}'")
            with pytest.raises(DatabaseMistake, match="newer version"):
                await Worker(store, 4).run()
            season = await running(store, ALONE)
            state = await store.queue.state()
            assert state is not None and state.waiting == 1, "the queue was dropped"
            assert (await store.seasons.find(season)).driver is None

    asyncio.run(go())


def test_somebody_who_joins_a_simulation_makes_its_calls_go_first_from_then_on(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with queue_in(tmp_path) as store, working(store) as worker:
            season = await running(store, ALONE, pace=3600.0)
            await until(store, season, status=RUNNING)
            await store.inbox.put(
                season, "join", "control", {"do": "player", "seat": "rokeya", "player": "outside"}
            )
            await store.inbox.put(season, "go", "control", {"do": "pace", "seconds": 0})
            async with asyncio.timeout(SECONDS):
                while True:
                    runner = worker._runners.get(season)
                    book = None if runner is None else runner._keeper.calls
                    if book is not None and book.caller is not None and book.caller.has_people:
                        return
                    await asyncio.sleep(0.02)

    asyncio.run(go())
