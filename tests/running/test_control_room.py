"""The control room: all running seasons are driven, by one process at a time."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from showrunner.errors import ReplayDiffers, RuleBug
from showrunner.formats.season import Season
from showrunner.formats.survivor.facts import VotedOut
from showrunner.running import control_room
from showrunner.running.control_room import ControlRoom
from showrunner.running.driver import driver_name
from showrunner.running.fact_lines import fact_line
from showrunner.running.forking import fork
from showrunner.store import Store
from tests.databases import with_store
from tests.running.driving import Desk, idle, lines, rehearsed, replayed
from tests.store.looking import change
from tests.store.short_season import create, short_season

WAITS = {"ada": "outside"}


@asynccontextmanager
async def room(store: Store) -> AsyncIterator[ControlRoom]:
    """A control room that runs while this context lasts."""
    one = ControlRoom(store)
    task = asyncio.create_task(one.run())
    try:
        yield one
    finally:
        task.cancel()
        done = await asyncio.gather(task, return_exceptions=True)
        assert isinstance(done[0], asyncio.CancelledError), done
        assert one.driven == []


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until this condition holds."""

    async def wait() -> None:
        while not await is_so():
            await asyncio.sleep(0.01)

    await asyncio.wait_for(wait(), 30)


async def stands(store: Store, season: str, status: str) -> None:
    """Wait until a season has this status and nobody drives it."""

    async def is_so() -> bool:
        row = await store.seasons.find(season)
        return bool(row.status == status) and (status == "running" or row.driver is None)

    await until(is_so)


async def settled(store: Store, season: str, number: int) -> Any:
    """The verdict on an input, once there is one."""

    async def is_so() -> bool:
        return (await store.inbox.verdict(season, number)).state != "waiting"

    await until(is_so)
    return await store.inbox.verdict(season, number)


async def running(store: Store, **others: Any) -> str:
    """A season that its producers have started."""
    season = await create(store, short_season(**others))
    await store.inbox.put(season, "start", "control", {"do": "run"})
    return season


def test_what_is_started_is_driven_to_its_end(address: str) -> None:
    async def work(store: Store) -> None:
        first = await running(store)
        async with room(store) as one:
            await stands(store, first, "over")
            second = await running(store)
            await stands(store, second, "over")
            assert one.problems == {}
        told = list(map(fact_line, rehearsed(short_season()).kernel.story.told))
        assert await lines(store, first) == await lines(store, second) == told

    with_store(address, work)


def test_a_season_that_has_not_begun_takes_controls_and_no_orders(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players=WAITS))
        desk = Desk(store, season)
        async with room(store):
            order = await desk.story("Rain.")
            pace = await desk.control("pace", seconds=0.001)
            player = await desk.control("player", seat="ada", player="bot:random")
            for number in (pace, player):
                assert (await settled(store, season, number)).state == "taken"
            row = await store.seasons.find(season)
            assert (row.head, row.status, row.pace) == (-1, "ready", 0.001)
            assert (await store.seasons.players(season))["ada"] == "bot:random"
            assert (await desk.verdict(order)).state == "waiting"
            await desk.control("run")
            assert (await settled(store, season, order)).entry == 1
            await stands(store, season, "over")

    with_store(address, work)


def test_orders_for_what_is_not_driven_are_taken_and_it_stays_as_it_is(address: str) -> None:
    async def work(store: Store) -> None:
        over, paused = await running(store), await running(store, players=WAITS)
        await idle(store, over)
        await Desk(store, paused).control("pause")
        await idle(store, paused)
        forked = await fork(store, over, 5, luck="fresh")
        async with room(store) as one:
            for season, state in ((over, "refused"), (paused, "taken"), (forked, "taken")):
                before = (await store.seasons.find(season)).status
                number = await store.inbox.put(
                    season, "a", "order", {"name": "event", "terms": {"story": "Rain."}}
                )
                assert (await settled(store, season, number)).state == state
                await stands(store, season, before)
            assert one.driven == []
            await Desk(store, forked).control("run")
            await stands(store, forked, "over")
            await store.inbox.put(paused, "b", "control", {"do": "run"})
            await until_is(lambda: paused in one.driven)
            await store.inbox.put(paused, "c", "control", {"do": "pause"})
            await until(lambda: is_paused(store, paused))
        await replayed(store, paused)

    with_store(address, work)


async def is_paused(store: Store, season: str) -> bool:
    return bool((await store.seasons.find(season)).status == "paused")


def test_idle_seasons_cost_one_look_for_all_of_them(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("showrunner.running.control_room.LOOK_SECONDS", 0.01)

    async def work(store: Store) -> None:
        seasons = [await running(store, players=WAITS) for _ in range(12)]
        done: Counter[str] = Counter()

        def counted(name: str) -> Callable[..., Awaitable[Any]]:
            do = getattr(store.database, name)

            async def count(work: Any) -> Any:
                done[name] += 1
                return await do(work)

            return count

        async def all_wait() -> bool:
            return len(one.heartbeats()) == len(seasons)

        async with room(store) as one:
            await until(all_wait)
            looked = store.seasons.to_drive
            looks = 0

            async def look() -> Any:
                nonlocal looks
                looks += 1
                return await looked()

            monkeypatch.setattr(store.seasons, "to_drive", look)
            for name in ("read", "write"):
                monkeypatch.setattr(store.database, name, counted(name))
            while looks < 20:
                await asyncio.sleep(0.005)
            assert done["read"] in (looks, looks - 1)  # one may be on its way
            assert done["write"] == 0

    with_store(address, work)


def test_the_clocks_of_seasons_that_wait_are_kept(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("showrunner.running.driving_studio.BEAT_SECONDS", 0.0)
    monkeypatch.setattr("showrunner.running.control_room.LOOK_SECONDS", 0.01)

    async def work(store: Store) -> None:
        season = await running(store, players=WAITS)

        async def goes_on() -> bool:
            return bool((await store.seasons.find(season)).clock > clock)

        clock = 0.0
        async with room(store):
            for _ in range(3):
                await until(goes_on)
                clock = (await store.seasons.find(season)).clock

    with_store(address, work)


def test_a_beat_changes_nothing_of_what_another_has_taken_over(address: str) -> None:
    async def work(store: Store) -> None:
        season = await running(store, players=WAITS)
        async with room(store) as one:

            async def waits() -> bool:
                return one.heartbeats() != []

            await until(waits)
            (beat,) = one.heartbeats()
            await store.writer.take_over(season, "elsewhere:1:a")
            await store.writer.beat([beat._replace(clock=99.0)])
            assert (await store.seasons.find(season)).clock < 99

    with_store(address, work)


# -- what goes wrong -------------------------------------------------------------------------------


def test_a_season_with_a_bug_is_tried_again_when_somebody_says_so(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell = Season.tell
    failures = 0

    def failing(season: Season[Any], fact: Any, *rest: Any) -> Any:
        nonlocal failures
        if isinstance(fact, VotedOut):
            failures += 1
            raise ZeroDivisionError("a vote divided by nobody")
        return tell(season, fact, *rest)

    async def work(store: Store) -> None:
        monkeypatch.setattr(Season, "tell", failing)
        season = await running(store)
        desk = Desk(store, season)
        async with room(store) as one:
            for tries in (1, 2):
                await stands(store, season, "halted")
                await until_is(lambda: season not in one.driven)
                assert isinstance(one.problems[season], RuleBug)
                assert failures == tries
                await desk.story("Rain.")  # an order is no reason to try again
                other = await running(store, players=WAITS)
                await until_is(lambda other=other: other in one.driven)
                assert failures == tries
                await desk.control("run")
                await until_is(lambda tries=tries: failures == tries + 1)
            await stands(store, season, "halted")
            await until_is(lambda: season not in one.driven)
            monkeypatch.setattr(Season, "tell", tell)
            await desk.control("run")
            await stands(store, season, "over")
            assert season not in one.problems
        await replayed(store, season)

    with_store(address, work)


async def until_is(is_so: Callable[[], bool]) -> None:
    """Wait until this condition holds."""

    async def asked() -> bool:
        return is_so()

    await until(asked)


def test_controls_that_cannot_help_are_refused_with_the_reason(address: str) -> None:
    async def work(store: Store) -> None:
        season = await running(store)
        await Desk(store, season).control("step", by="round")
        await idle(store, season)
        await change(store, "UPDATE journal SET digest = 'ffffffffffffffff' WHERE number = 3")
        async with room(store) as one:
            for key in ("once", "again"):
                number = await store.inbox.put(season, key, "control", {"do": "run"})
                verdict = await settled(store, season, number)
                assert (verdict.state, verdict.code) == ("refused", "ReplayDiffers")
            assert isinstance(one.problems[season], ReplayDiffers)
            assert (await store.seasons.find(season)).status == "halted"

    with_store(address, work)


# -- several processes -----------------------------------------------------------------------------


def test_what_another_live_process_drives_is_left_alone(sqlite: str) -> None:
    async def work(store: Store) -> None:
        theirs, ours = [await running(store, players=WAITS) for _ in range(2)]
        for season in (theirs, ours):
            await idle(store, season)
        driver = driver_name().replace(str(os.getpid()), str(os.getppid()))
        lease = await store.writer.take_over(theirs, driver)
        async with room(store) as one:
            await until_is(lambda: ours in one.driven)
            assert one.driven == [ours]
            await store.writer.release(lease)
            await until_is(lambda: theirs in one.driven)

    with_store(sqlite, work)


def test_an_input_of_another_process_is_found_without_a_notice(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await running(store, players=WAITS)
        other = await Store.open(sqlite)
        async with room(store) as one:
            await until_is(lambda: season in one.driven)
            number = await Desk(other, season).story("Rain.")
            assert (await settled(store, season, number)).state == "taken"
        await other.close()

    with_store(sqlite, work)


def test_one_of_two_control_rooms_drives_and_the_other_takes_over(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(control_room, "RENEW_SECONDS", 0.02)

    async def work(store: Store) -> None:
        season = await running(store, players=WAITS)
        other = await Store.open(address)
        try:
            async with room(store) as first:
                await until_is(lambda: season in first.driven)
                async with room(other) as second:
                    for here, there in ((first, second), (second, first)):
                        assert here.driven == [season]
                        assert (there.drives, there.driven) == (False, [])
                        await change(store, f"UPDATE room_lease SET driver = '{there.name}'")
                        await until_is(lambda here=here: not here.drives)
                        await until_is(lambda there=there: there.driven == [season])
                        number = await store.inbox.put(
                            season, f"to {id(there)}", "order", {"name": "nothing"}
                        )
                        assert (await settled(store, season, number)).state == "refused"
        finally:
            await other.close()
        await replayed(store, season)

    with_store(address, work)


ROOM = """
import asyncio, sys
from showrunner.running.control_room import ControlRoom
from showrunner.store import Store

async def go():
    await ControlRoom(await Store.open(sys.argv[1])).run()

asyncio.run(go())
"""


def test_another_process_goes_on_with_what_a_killed_one_drove(address: str) -> None:
    async def work(store: Store) -> None:
        season = await running(store, players=WAITS)
        killed = subprocess.Popen([sys.executable, "-c", ROOM, address])

        async def is_driven() -> bool:
            return (await store.seasons.find(season)).driver is not None

        try:
            await until(is_driven)
            async with room(store) as one:
                assert one.driven == []
                killed.send_signal(signal.SIGKILL)
                killed.wait()
                await until_is(lambda: len(one.heartbeats()) == 1)
        finally:
            killed.kill()
            killed.wait()
        await replayed(store, season)

    with_store(address, work)
