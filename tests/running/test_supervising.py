"""Whatever ends the driving of seasons, and is no shutdown, is counted and mended by itself."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from structlog.testing import capture_logs

from showrunner.errors import BotBug, UnknownName
from showrunner.formats.survivor.bots.sensible import SurvivorBot
from showrunner.running import control_room, retries, runner, supervising
from showrunner.running.control_room import ControlRoom
from showrunner.running.retries import MAX_RETRIES
from showrunner.running.runner import Runner
from showrunner.running.supervising import Supervisor
from showrunner.store import Store, notices
from tests.databases import new_postgres, with_store
from tests.running.driving import Desk, lines, rehearsed, replayed
from tests.running.test_control_room import WAITS, running, stands, until, until_is
from tests.store.short_season import short_season

TERMINATE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Short pauses before something is begun again, and no traces on the screen."""
    monkeypatch.setattr(supervising, "FIRST_PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(supervising, "LONGEST_PAUSE_SECONDS", 0.05)
    monkeypatch.setattr(retries, "FIRST_PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(control_room, "LOOK_SECONDS", 0.05)
    with capture_logs():
        yield


class Supervised:
    """A control room as a server keeps it, and how often what was interrupted."""

    def __init__(self, store: Store) -> None:
        self.interruptions: Counter[str] = Counter()
        self.room = ControlRoom(store, interrupted=lambda: self.count("season"))
        self.supervisor = Supervisor(self.count)

    def count(self, work: str) -> None:
        self.interruptions[work] += 1


@asynccontextmanager
async def supervised(store: Store) -> AsyncIterator[Supervised]:
    made = Supervised(store)
    task = asyncio.create_task(made.supervisor.keep("driving", made.room.run))
    try:
        yield made
    finally:
        task.cancel()
        done = await asyncio.gather(task, return_exceptions=True)
        assert isinstance(done[0], asyncio.CancelledError), done


async def told_as_ever(store: Store, season: str) -> None:
    """The season is over and told what it tells when nothing goes wrong."""
    await stands(store, season, "over")
    told = rehearsed(short_season()).kernel.story.told
    assert len(await lines(store, season)) == len(told)
    await replayed(store, season)


# -- the control room ------------------------------------------------------------------------------


@pytest.mark.parametrize("problem", [ZeroDivisionError, asyncio.CancelledError])
def test_an_unknown_error_in_the_room_is_counted_and_the_room_begun_again(
    address: str, monkeypatch: pytest.MonkeyPatch, problem: type[BaseException]
) -> None:
    async def work(store: Store) -> None:
        look = store.seasons.to_drive
        left = 3

        async def failing() -> Any:
            nonlocal left
            left -= 1
            if left >= 0:
                raise problem
            return await look()

        season = await running(store)
        monkeypatch.setattr(store.seasons, "to_drive", failing)
        async with supervised(store) as made:
            await told_as_ever(store, season)
            assert made.interruptions == {"driving": 3}
            assert made.supervisor.down == {}

    with_store(address, work)


def test_trouble_with_the_database_that_lasts_ends_the_room_and_lets_another_drive(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(control_room, "MAX_UNSEEN_SECONDS", 0.0)

    async def work(store: Store) -> None:
        async def failing() -> Any:
            raise ConnectionError

        season = await running(store)
        monkeypatch.setattr(store.seasons, "to_drive", failing)
        async with supervised(store) as made:
            await until_is(lambda: made.interruptions["driving"] > 1)
            other = await Store.open(sqlite)
            try:
                async with supervised(other):
                    await told_as_ever(other, season)
            finally:
                await other.close()

    with_store(sqlite, work)


def test_a_work_that_comes_to_an_end_is_begun_again() -> None:
    begun = 0

    async def ends() -> None:
        nonlocal begun
        begun += 1
        if begun == 3:
            await asyncio.Event().wait()

    async def go() -> None:
        counted: Counter[str] = Counter()
        supervisor = Supervisor(lambda name: counted.update([name]))
        task = asyncio.create_task(supervisor.keep("ends", ends))
        await until_is(lambda: begun == 3)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()
        assert counted == {"ends": 2}

    asyncio.run(go())


# -- connections -----------------------------------------------------------------------------------


def test_seasons_go_on_though_all_connections_are_ended_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(control_room, "RENEW_SECONDS", 0.02)
    monkeypatch.setattr(notices, "PING_SECONDS", 0.02)
    monkeypatch.setattr(runner, "MAX_STEPS_PER_COMMIT", 1)
    address = new_postgres()

    async def work(store: Store) -> None:
        seasons = [await running(store) for _ in range(3)]
        waits = await running(store, players=WAITS)
        async with supervised(store) as made:
            connection = await asyncpg.connect(address)
            for _ in range(8):
                await connection.execute(TERMINATE)
                await asyncio.sleep(0.05)  # other connections, in other states
            await connection.close()
            for season in seasons:
                await told_as_ever(store, season)
            number = await Desk(store, waits).story("Rain.")
            await until(lambda: is_taken(store, waits, number))
            assert made.room.problems == {}
            assert made.room.drives

    with_store(address, work)


async def is_taken(store: Store, season: str, number: int) -> bool:
    return (await store.inbox.verdict(season, number)).state == "taken"


# -- one season ------------------------------------------------------------------------------------


def failing_runner(season: Callable[[], str], failures: int, problem: Exception) -> Any:
    """A Runner's `_next` that fails this many times for one season."""
    do = Runner._next
    left = failures

    async def next_or_fail(self: Runner, until_idle: bool) -> bool:
        nonlocal left
        if self.season == season() and left > 0:
            left -= 1
            raise problem
        return await do(self, until_idle)

    return next_or_fail


def test_a_season_that_fails_for_an_unknown_reason_is_tried_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        season = await running(store)
        failing = failing_runner(lambda: season, MAX_RETRIES, ZeroDivisionError("nobody knows"))
        monkeypatch.setattr(Runner, "_next", failing)
        async with supervised(store) as made:
            await told_as_ever(store, season)
            assert made.interruptions == {"season": MAX_RETRIES}

    with_store(address, work)


@pytest.mark.parametrize(
    ("problem", "tries"),
    [
        (ZeroDivisionError("nobody knows"), MAX_RETRIES + 1),
        (UnknownName("bot", "clever", ["random"]), 1),
    ],
)
def test_a_season_that_goes_on_failing_is_halted_with_the_reason_and_no_other(
    address: str, monkeypatch: pytest.MonkeyPatch, problem: Exception, tries: int
) -> None:
    async def work(store: Store) -> None:
        season, other = await running(store), await running(store)
        monkeypatch.setattr(Runner, "_next", failing_runner(lambda: season, 99, problem))
        async with supervised(store) as made:
            await stands(store, season, "halted")
            assert str(problem) in (await store.seasons.find(season)).fault
            await told_as_ever(store, other)
            assert made.interruptions == {"season": tries}
            monkeypatch.undo()
            await Desk(store, season).control("run")
            await told_as_ever(store, season)

    with_store(address, work)


def test_a_bot_that_would_end_the_process_halts_its_season_alone(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        season = await running(store)

        def leaves(*_: Any) -> Any:
            raise SystemExit

        monkeypatch.setattr(SurvivorBot, "answer", leaves)
        async with supervised(store) as made:
            await stands(store, season, "halted")
            assert made.room.drives

    with_store(address, work)


def test_a_season_whose_rules_wait_for_nobody_pauses_and_says_why(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from showrunner.formats.season import Season

    async def window(season: Season[Any], before: str, round: int, left: int) -> None:
        await season.stage.until(lambda: False)

    async def work(store: Store) -> None:
        season = await running(store)
        async with supervised(store):
            await stands_paused(store, season)
            assert (await store.seasons.find(season)).paused_for == runner.WAITS_FOR_NOBODY

    monkeypatch.setattr(Season, "window", window)
    with_store(sqlite, work, checked=False)


async def stands_paused(store: Store, season: str) -> None:
    async def is_so() -> bool:
        return bool((await store.seasons.find(season)).status == "paused")

    await until(is_so)


def test_bots_that_fail_are_the_reason_that_is_stored(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        season = await running(store)

        def fails(*_: Any) -> Any:
            raise LookupError("no plan")

        monkeypatch.setattr(SurvivorBot, "answer", fails)
        async with supervised(store) as made:
            await stands(store, season, "halted")
            assert isinstance(made.room.problems[season], BotBug)
            assert "no plan" in (await store.seasons.find(season)).fault

    with_store(sqlite, work)
