"""Two runners on one season: the one that took it over last drives it; the other writes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from showrunner.errors import Fenced
from showrunner.kernel import Told
from showrunner.running.live import LiveSeason
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.inbox import WAITING
from showrunner.store.models import InputRow, SeasonRow, SeatRow
from tests.crash.boundaries import Point
from tests.crash.checking import check, check_over
from tests.crash.driving import drive
from tests.crash.life import FENCED, Life, begin, end_of
from tests.crash.seasons import ALONE, STEP_BY_STEP, VISITED, Scenario, new_season, tale
from tests.crash.trouble import Do, Name, Work, intercept

LONGEST_TEST_SECONDS = 300
FIGHTS = 20


@contextlib.asynccontextmanager
async def stores(address: str, number: int) -> AsyncIterator[list[Store]]:
    opened = [await Store.open(address) for _ in range(number)]
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


class Witness:
    """Sees whether what a store writes changes anything in its season."""

    def __init__(self, store: Store, season: str) -> None:
        self.changes = 0
        self._season = season
        intercept(store, self._around)

    async def _around(self, name: Name, do: Do, work: Work) -> Any:
        def seen(connection: Connection) -> Any:
            before = self._all(connection)
            done = work(connection)
            self.changes += before != self._all(connection)
            return done

        return await do(seen if name == "write" else work)

    def _all(self, connection: Connection) -> list[Any]:
        tables = ((SeasonRow, "id"), (InputRow, "season"), (SeatRow, "season"))
        return [
            sorted(
                map(
                    repr,
                    connection.execute(
                        select(table.__table__).where(getattr(table, key) == self._season)  # type: ignore[attr-defined]
                    ),
                )
            )
            for table, key in tables
        ]


@pytest.mark.parametrize("scenario", [ALONE, STEP_BY_STEP], ids=lambda scenario: scenario.name)
@pytest.mark.parametrize("race", [False, True], ids=["in-turn", "race"])
def test_two_runners_that_take_a_season_from_each_other(
    address: str, scenario: Scenario, race: bool
) -> None:
    async def go() -> None:
        async with stores(address, 3) as (one, other, looking):
            season = await new_season(looking, scenario)
            fenced = 0
            before = asyncio.create_task(asyncio.sleep(0))
            released = asyncio.Event()
            for fight in range(FIGHTS):
                store = (one, other)[fight % 2]
                told, go_on = asyncio.Event(), asyncio.Event()

                async def publish(
                    live: LiveSeason,
                    facts: Sequence[Told[Any]],
                    told: asyncio.Event = told,
                    go_on: asyncio.Event = go_on,
                ) -> None:
                    told.set()
                    await go_on.wait()

                runner = Runner(store, season, publish, most_steps=min(3, scenario.most_steps))
                task = asyncio.create_task(runner.run())
                if race:
                    released.set()
                begun = asyncio.create_task(told.wait())
                await asyncio.wait((task, begun), return_when=asyncio.FIRST_COMPLETED)
                begun.cancel()
                released.set()
                try:
                    await before
                except Fenced:
                    fenced += 1
                before, released = task, go_on
            released.set()
            await before
            assert race or fenced == FIGHTS - 1  # the winner of a race may end the season
            await check_over(looking, season, scenario)
            row = await looking.seasons.find(season)
            assert row.driver is None

    asyncio.run(asyncio.wait_for(go(), LONGEST_TEST_SECONDS))


def test_a_runner_that_was_taken_over_changes_nothing_more(address: str) -> None:
    """The second runner plays to the end while the first is between two writes."""

    async def go() -> None:
        async with stores(address, 3) as (first, second, looking):
            season = await new_season(looking, STEP_BY_STEP)
            gate, waits = asyncio.Event(), asyncio.Event()

            async def publish(live: LiveSeason, facts: Sequence[Told[Any]]) -> None:
                if live.kernel.entries >= 40:
                    waits.set()
                    await gate.wait()

            task = asyncio.create_task(Runner(first, season, publish, most_steps=1).run())
            await waits.wait()
            await drive(second, season, STEP_BY_STEP)
            witness = Witness(first, season)
            gate.set()
            with pytest.raises(Fenced):
                await task
            assert not witness.changes
            await check_over(looking, season, STEP_BY_STEP)

    asyncio.run(asyncio.wait_for(go(), LONGEST_TEST_SECONDS))


class Held:
    """A runner of the visited season whose look into the inbox can be held, before or after."""

    def __init__(self, store: Store, season: str) -> None:
        self.looks = asyncio.Event()
        self.gate = asyncio.Event()
        self.hold: str | None = None
        self._waiting = store.inbox.waiting
        store.inbox.waiting = self._look  # type: ignore[method-assign]
        self.runner = Runner(store, season)

    async def _look(self, season: str) -> Any:
        if self.hold == "before":
            await self._held()
        found = await self._waiting(season)
        if self.hold == "after":
            await self._held()
        return found

    async def _held(self) -> None:
        self.looks.set()
        await self.gate.wait()
        self.hold = None

    async def until_held(self, when: str) -> None:
        """Let the runner come to its inbox, and stop there."""
        self.hold = when
        self.runner.wake()
        await self.looks.wait()


async def until_idle(store: Store, season: str) -> None:
    await Runner(store, season).run(until_idle=True)


def test_a_runner_that_was_taken_over_refuses_no_input(address: str) -> None:
    """For a runner that is behind, an answer to a later decision is an answer to an unknown ask."""

    async def go() -> None:
        async with stores(address, 3) as (first, second, looking):
            season = await new_season(looking, VISITED)
            await until_idle(first, season)
            held = Held(first, season)
            task = asyncio.create_task(held.runner.run())
            await held.until_held("before")
            answers = tale(VISITED).answers
            numbers = []
            for place, (ask, value) in enumerate(answers[:2]):
                terms = {"ask": ask, "value": value}
                number = await looking.inbox.put(season, f"answer {place}", "answer", terms)
                numbers.append(number)
                if place == 0:
                    await until_idle(second, season)
            witness = Witness(first, season)
            held.gate.set()
            with pytest.raises(Fenced):
                await task
            assert (await looking.inbox.verdict(season, numbers[1])).state == WAITING
            assert not witness.changes

    asyncio.run(asyncio.wait_for(go(), LONGEST_TEST_SECONDS))


def test_a_runner_that_was_taken_over_casts_nobody(address: str) -> None:
    async def go() -> None:
        async with stores(address, 3) as (first, second, looking):
            season = await new_season(looking, VISITED)
            await until_idle(first, season)
            held = Held(first, season)
            for player in ("bot:random", "bot:sensible"):
                terms = {"do": "player", "seat": "gideon", "player": player}
                await looking.inbox.put(season, player, "control", terms)
                if player == "bot:random":
                    held.hold = "after"
                    task = asyncio.create_task(held.runner.run())
                    await held.looks.wait()
                await Runner(second, season).attend()
            witness = Witness(first, season)
            held.gate.set()
            with pytest.raises(Fenced):
                await task
            assert (await looking.seasons.players(season))["gideon"] == "bot:sensible"
            assert not witness.changes

    asyncio.run(asyncio.wait_for(go(), LONGEST_TEST_SECONDS))


def stop() -> None:
    """Stop this process until somebody lets it go on."""
    os.kill(os.getpid(), signal.SIGSTOP)


async def stopped(process: int) -> None:
    """Wait until a process is stopped."""
    while True:
        state = subprocess.run(
            ["ps", "-o", "state=", "-p", str(process)], capture_output=True, text=True, check=True
        )
        if state.stdout.strip().startswith("T"):
            return
        await asyncio.sleep(0.02)


PLACES = [("before answer", 15), ("after entry", 35), ("before write", 55), ("after write", 75)]


def test_processes_that_are_stopped_are_fenced_when_they_go_on(
    address: str, tmp_path: Path
) -> None:
    asleep: list[tuple[ForkServerProcess, Life]] = []

    async def go() -> None:
        async with stores(address, 1) as (looking,):
            season = await new_season(looking, STEP_BY_STEP)
            for place, (kind, entry) in enumerate(PLACES):
                life = Life(
                    address=address,
                    season=season,
                    scenario=STEP_BY_STEP,
                    point=Point(kind, entry),
                    act=stop,
                    output=tmp_path / f"output-{place}.txt",
                )
                process = begin(life)
                asleep.append((process, life))
                assert process.pid
                await stopped(process.pid)
                await check(looking, season, STEP_BY_STEP)
            await drive(looking, season, STEP_BY_STEP)
            before = await looking.seasons.find(season)
            for process, life in asleep:
                os.kill(process.pid or 0, signal.SIGCONT)
                assert await end_of(process, life) == FENCED
            assert await looking.seasons.find(season) == before
            await check_over(looking, season, STEP_BY_STEP)

    try:
        asyncio.run(asyncio.wait_for(go(), LONGEST_TEST_SECONDS))
    finally:
        for process, _ in asleep:
            with contextlib.suppress(ValueError):  # it is closed: it has come to its end
                process.kill()
