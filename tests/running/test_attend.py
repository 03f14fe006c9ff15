"""Attending: a season that nobody drives takes its inputs and keeps its status."""

from __future__ import annotations

import pytest

from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.season_writer import RunState
from tests.databases import with_store
from tests.running.driving import Desk, idle
from tests.store.looking import all_rows
from tests.store.short_season import create, short_season


def test_attend_takes_what_waits_and_leaves_the_season_as_it_stands(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        desk = Desk(store, season)
        await desk.control("step", by="phase")
        await idle(store, season)
        before = await store.seasons.find(season)
        order, wrong = await desk.story("Rain."), await desk.put("order", name="nothing")
        await Runner(store, season).attend()
        after = await store.seasons.find(season)
        assert await desk.verdict(order) == ("taken", before.head + 1, None, None)
        assert (await desk.verdict(wrong)).state == "refused"
        assert after.head == before.head + 1
        assert (after.status, after.step, after.driver) == ("paused", None, None)
        await Runner(store, season).attend()
        assert (await store.seasons.find(season)).head == after.head

    with_store(address, work)


@pytest.mark.parametrize("status", ["running", "ready", "halted", "over"])
def test_attend_keeps_every_status(sqlite: str, status: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await idle(store, season)
        desk = Desk(store, season)
        if status == "over":
            await desk.control("player", seat="ada", player="bot:random")
            await idle(store, season)
        else:
            lease = await store.writer.take_over(season, "here:1:a")
            row = await store.seasons.find(season)
            standing = RunState(status=status, clock=row.clock, step=None)
            await store.writer.write_state(lease, standing)
            await store.writer.release(lease)
        number = await desk.story("Rain.")
        await Runner(store, season).attend()
        assert (await desk.verdict(number)).state == ("refused" if status == "over" else "taken")
        assert (await store.seasons.find(season)).status == status

    with_store(sqlite, work)


def test_attend_leaves_a_season_alone_that_has_not_begun(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        number = await Desk(store, season).story("Rain.")
        before = await all_rows(store)
        await Runner(store, season).attend()
        assert await all_rows(store) == before
        assert (await store.inbox.verdict(season, number)).state == "waiting"

    with_store(address, work)
