"""The work queue: what is enqueued, when, and that nothing is forgotten (PostgreSQL)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from showrunner.errors import DatabaseMistake
from showrunner.running.worker import install_queue
from showrunner.store import Store
from showrunner.store.inbox import new_input, put_input
from showrunner.store.schema import differences
from showrunner.store.seasons import change_season, go_on
from showrunner.store.work_queue import AHEAD_SECONDS, ASLEEP
from tests.api.serving import house
from tests.crash.seasons import ALONE, VISITED, new_season
from tests.databases import empty_database

LONG_AGO = text("UPDATE season SET driven_at = driven_at - make_interval(secs => 14)")


@asynccontextmanager
async def queue_in(folder: Path) -> AsyncIterator[Store]:
    store = await Store.open(await asyncio.to_thread(empty_database, "postgres", folder))
    try:
        await install_queue(store)
        yield store
    finally:
        await store.close()


def with_queue(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def go() -> None:
        async with queue_in(folder) as store:
            await work(store)

    asyncio.run(go())


async def jobs(store: Store) -> list[tuple[str, str]]:
    """The season and the status of each job, in their order."""
    query = text("SELECT lock, status::text FROM showrunner_queue.procrastinate_jobs ORDER BY id")
    rows = await store.database.read(lambda connection: connection.execute(query).all())
    return [(row.lock, row.status) for row in rows]


async def change(store: Store, query: str, **values: Any) -> None:
    def work(connection: Connection) -> None:
        connection.execute(text("SET LOCAL search_path = showrunner_queue, public"))
        connection.execute(text(query), values)

    await store.database.write(work)


async def fetched(store: Store) -> int | None:
    """The job that a worker begins now, as procrastinate does it."""

    def work(connection: Connection) -> int | None:
        connection.execute(text("SET LOCAL search_path = showrunner_queue, public"))
        return connection.scalar(text("SELECT id FROM procrastinate_fetch_job_v2(NULL, NULL)"))

    return await store.database.write(work)


async def begin_jobs(store: Store) -> None:
    """A worker has begun all jobs."""
    await change(store, "UPDATE showrunner_queue.procrastinate_jobs SET status = 'doing'")


async def asleep(store: Store, clock: float, due: float | None) -> str:
    """A sleeping season with an open decision; its job has been done."""
    season = await new_season(store, VISITED)
    await store.database.write(
        lambda connection: change_season(connection, season, status="running", driver=ASLEEP)
    )
    await change(
        store,
        "UPDATE season SET clock = :clock, driven_at = now() WHERE id = :season",
        clock=clock,
        season=season,
    )
    await change(
        store,
        "INSERT INTO ask (season, id, seat, nth, quarantined, kind, opened, due)"
        " VALUES (:season, 'one', 'rokeya', 1, false, 'vote', 0, :due)",
        season=season,
        due=due,
    )
    await change(store, "DELETE FROM showrunner_queue.procrastinate_jobs")
    return season


def test_an_input_and_its_job_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        season = await new_season(store, ALONE)
        row = new_input(season, "lost", "control", {"do": "run"})

        def fails(connection: Any) -> None:
            put_input(connection, row)
            raise RuntimeError

        with pytest.raises(RuntimeError):
            await store.database.write(fails)
        assert await jobs(store) == []
        await store.inbox.put(season, "kept", "control", {"do": "run"})
        assert await jobs(store) == [(season, "todo")]

    with_queue(tmp_path, work)


def test_many_inputs_at_once_wake_a_season_once_and_again_when_it_has_begun(
    tmp_path: Path,
) -> None:
    async def work(store: Store) -> None:
        season = await new_season(store, ALONE)
        for _ in range(2):
            await asyncio.gather(
                *(store.inbox.put(season, f"{n}", "control", {"do": "run"}) for n in range(8))
            )
            assert await jobs(store) == [(season, "todo")]
        await begin_jobs(store)
        await store.inbox.put(season, "later", "control", {"do": "pause"})
        assert await jobs(store) == [(season, "doing"), (season, "todo")]

    with_queue(tmp_path, work)


def test_a_waiting_job_begins_only_when_what_it_is_for_can_be_seen(tmp_path: Path) -> None:
    """A job that began earlier would find nothing, and the input would wait for the next one."""

    async def work(store: Store) -> None:
        season = await new_season(store, ALONE)
        await store.queue.wake(season)
        database: Any = store.database
        async with database.engine.connect() as connection:
            row = new_input(season, "new", "control", {"do": "run"})
            await connection.run_sync(put_input, row)
            assert await fetched(store) is None
            await connection.commit()
        assert await fetched(store) is not None

    with_queue(tmp_path, work)


def test_a_season_that_is_let_run_is_enqueued_and_one_in_which_people_play_goes_first(
    tmp_path: Path,
) -> None:
    query = text("SELECT lock, queue_name FROM showrunner_queue.procrastinate_jobs ORDER BY id")

    async def work(store: Store) -> None:
        seasons = [await new_season(store, scenario) for scenario in (ALONE, VISITED)]
        for season in seasons:
            await store.database.write(lambda connection, one=season: go_on(connection, one))
        rows = await store.database.read(lambda connection: connection.execute(query).all())
        assert [tuple(row) for row in rows] == list(
            zip(seasons, ("simulated", "live"), strict=True)
        )

    with_queue(tmp_path, work)


@pytest.mark.parametrize(
    ("due", "is_woken"),
    [(None, False), (105.0, False), (109.0 + AHEAD_SECONDS, True), (300.0, False)],
    ids=["never", "woken before", "soon", "later"],
)
def test_a_sleeping_season_is_woken_once_before_its_deadline_and_its_clock_goes_on(
    tmp_path: Path, due: float | None, is_woken: bool
) -> None:
    async def work(store: Store) -> None:
        season = await asleep(store, clock=100.0, due=due)
        await store.database.write(lambda connection: connection.execute(LONG_AGO))
        await store.queue.tend()
        assert await jobs(store) == [(season, "todo")] * is_woken
        clock = (await store.seasons.find(season)).clock
        assert 113.9 < clock <= 115.0
        await store.queue.tend()
        assert await jobs(store) == [(season, "todo")] * is_woken

    with_queue(tmp_path, work)


def test_time_stands_still_for_a_sleeping_season_while_no_worker_is_there(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        season = await asleep(store, clock=100.0, due=None)
        await change(store, "UPDATE season SET driven_at = driven_at - interval '3 hours'")
        await store.queue.tend()
        assert (await store.seasons.find(season)).clock <= 115.0

    with_queue(tmp_path, work)


@pytest.mark.parametrize("waits", [False, True], ids=["no newer job", "a newer job waits"])
@pytest.mark.parametrize("worker", ["gone", "silent", "of a lost reply"])
def test_the_season_of_a_worker_that_died_is_enqueued_again(
    tmp_path: Path, worker: str, waits: bool
) -> None:
    """Also if a newer job of it waits, at which procrastinate's own way fails for ever."""

    async def work(store: Store) -> None:
        season = await new_season(store, ALONE)
        await store.queue.wake(season)
        await begin_jobs(store)
        if worker != "gone":
            await change(
                store,
                "WITH worker AS (INSERT INTO procrastinate_workers"
                " (last_heartbeat) VALUES (now() - make_interval(secs => :ago)) RETURNING id)"
                " UPDATE procrastinate_jobs SET worker_id = (SELECT id FROM worker)",
                ago=60 if worker == "silent" else 0,
            )
        if worker == "of a lost reply":
            await change(
                store,
                "UPDATE showrunner_queue.procrastinate_events SET at = now() - interval '1 minute'",
            )
        if waits:
            await store.inbox.put(season, "newer", "control", {"do": "run"})
        await store.queue.tend()
        assert await jobs(store) == [(season, "todo")]

    with_queue(tmp_path, work)


def test_a_running_season_that_nobody_drives_is_found(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        seasons = {
            driver: await new_season(store, ALONE)
            for driver in (None, "here:1:room-a", "there:2:room-b", ASLEEP)
        }
        for driver, season in seasons.items():
            await change(
                store,
                "UPDATE season SET status = 'running', driver = :driver,"
                " driven_at = now() - make_interval(secs => :ago) WHERE id = :season",
                driver=driver,
                ago=30 if driver == "there:2:room-b" else 0,
                season=season,
            )
        await change(store, "DELETE FROM showrunner_queue.procrastinate_jobs")
        await store.queue.tend()
        assert {season for season, _ in await jobs(store)} == {
            seasons[None],
            seasons["there:2:room-b"],
        }

    with_queue(tmp_path, work)


def test_the_queue_is_installed_once_and_again_for_a_newer_version(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        season = await new_season(store, ALONE)
        await store.inbox.put(season, "waits", "control", {"do": "run"})
        await install_queue(store)
        assert await jobs(store) == [(season, "todo")]
        await change(store, "COMMENT ON SCHEMA showrunner_queue IS 'procrastinate 99, 0'")
        await change(store, "DELETE FROM showrunner_queue.procrastinate_jobs")
        await asyncio.gather(*(install_queue(store) for _ in range(3)))
        assert await jobs(store) == [(season, "todo")]
        state = await store.queue.state()
        assert state is not None
        assert state[:3] == (0, 0, 1)
        assert 0 <= state.lag < 60
        assert await differences(store.database) == []

    with_queue(tmp_path, work)


def test_there_is_no_queue_in_a_file(sqlite: str) -> None:
    async def go() -> None:
        store = await Store.open(sqlite)
        try:
            assert await store.queue.state() is None
            with pytest.raises(DatabaseMistake, match="PostgreSQL"):
                await install_queue(store)
        finally:
            await store.close()

    asyncio.run(go())


def test_a_server_without_workers_says_that_it_is_not_ready(tmp_path: Path) -> None:
    async def go() -> None:
        async with queue_in(tmp_path) as store:
            address = store.database.url.render_as_string(hide_password=False)
            async with house(address, drives=False) as served:
                season = await served.season()
                assert (await served.nobody.get("/ready")).good() == {"status": "ok"}
                await store.inbox.put(season, "begin", "control", {"do": "run"})
                said = await served.nobody.get("/ready")
                assert said.status == 503
                assert said.json == {
                    "status": "seasons wait in the work queue (1), and there is no worker"
                }
                await store.database.write(lambda connection: go_on(connection, season))
                said = await served.nobody.get("/ready")
                assert said.status == 503
                assert said.json["status"].startswith("no process drives the running seasons (1)")
                await change(
                    store,
                    "INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now()), (now())",
                )
                assert (await served.nobody.get("/ready")).good() == {"status": "ok"}

    asyncio.run(go())
