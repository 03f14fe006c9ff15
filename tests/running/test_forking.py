"""Forking: a season that shares another's past, and is a season of its own from there."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from showrunner.errors import Refused, UnknownSeason
from showrunner.formats.facts import LuckRenewed
from showrunner.running.deadlines import Deadlines
from showrunner.running.forking import fork
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.running.driving import Desk, idle, lines, replayed, soon
from tests.store.looking import all_rows, counts, rows
from tests.store.short_season import create, short_season


async def a_past(store: Store, **others: Any) -> str:
    """A season that is over."""
    season = await create(store, short_season(), **others)
    await Runner(store, season).run()
    return season


def test_a_fork_stands_where_it_was_forked(address: str) -> None:
    async def work(store: Store) -> None:
        season = await a_past(store)
        parent = await store.seasons.find(season)
        kept = await store.past.entries(season)
        for at in (0, 1, 40, parent.head):
            forked = await fork(store, season, at, title=f"At {at}")
            row = await store.seasons.find(forked)
            assert (row.parent, row.forked_at, row.root) == (season, at, season)
            assert (row.head, row.title) == (at, f"At {at}")
            assert row.status == ("over" if at == parent.head else "ready")
            assert (row.driver, row.epoch, row.clock, row.step) == (None, 0, 0.0, None)
            assert row.digest[:16] == kept[at].digest
            assert (row.luck, row.settings, row.seed) == (parent.luck, parent.settings, parent.seed)
            told = await lines(store, season)
            assert await lines(store, forked) == told[: row.facts]
            await replayed(store, forked)
        assert (await store.seasons.find(await fork(store, season, 3))).title == parent.title

    with_store(address, work)


@pytest.mark.parametrize("at", [-2, -1, 10_000])
def test_a_fork_at_an_entry_that_there_is_not_is_refused(address: str, at: int) -> None:
    async def work(store: Store) -> None:
        season = await a_past(store)
        before = await all_rows(store)
        with pytest.raises(Refused, match="it has entries 0 to"):
            await fork(store, season, at)
        assert await all_rows(store) == before

    with_store(address, work)


def test_a_season_that_has_not_begun_cannot_be_forked(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        with pytest.raises(Refused, match="it has not begun"):
            await fork(store, season, 0)
        with pytest.raises(UnknownSeason):
            await fork(store, "nothing", 0)

    with_store(address, work)


def test_the_past_is_stored_once(address: str) -> None:
    async def work(store: Store) -> None:
        season = await a_past(store)
        before = await counts(store)
        head = before["journal"] - 1
        forks = [await fork(store, season, at) for at in (head - 1, head - 2, head)]
        forks.append(await fork(store, forks[0], 5))
        after = await counts(store)
        for table in ("journal", "fact", "text", "inbox"):
            assert after[table] == before[table]
        assert after["season"] == 5
        assert after["seat"] == 5 * before["seat"]
        for forked in forks[:3]:
            await idle(store, forked)
        assert (await counts(store))["journal"] == before["journal"] + 1 + 2

    with_store(address, work)


def test_a_fork_of_a_fork_of_a_fork_tells_the_same_story(address: str) -> None:
    async def work(store: Store) -> None:
        season = await a_past(store)
        told = await lines(store, season)
        at = season
        for entry in (60, 20, 40):
            at = await fork(store, at, min(entry, (await store.seasons.find(at)).head))
            await idle(store, at)
            assert await lines(store, at) == told
            assert (await replayed(store, at)).kernel.over
        assert (await store.seasons.find(at)).root == season

    with_store(address, work)


def test_a_fork_at_the_end_is_over(address: str) -> None:
    async def work(store: Store) -> None:
        season = await a_past(store)
        head = (await store.seasons.find(season)).head
        forked = await fork(store, season, head)
        before = await counts(store)
        await idle(store, forked)
        assert await counts(store) == before
        assert await lines(store, forked) == await lines(store, season)

    with_store(address, work)


def test_fresh_luck_tells_another_story_from_there(address: str) -> None:
    async def work(store: Store) -> None:
        season = await a_past(store)
        forks = [await fork(store, season, 0, luck="fresh") for _ in range(2)]
        told = [await lines(store, season)]
        for forked in forks:
            facts = (await store.seasons.find(forked)).facts
            await idle(store, forked)
            told.append(await lines(store, forked))
            assert told[-1][:facts] == told[0][:facts]
            story = await store.past.facts(forked)
            renewed = [one for one in story if isinstance(one.fact, LuckRenewed)]
            assert [one.entry for one in renewed] == [1]
            await replayed(store, forked)
        assert len({b"".join(one) for one in told}) == 3

    with_store(address, work)


def test_a_season_is_forked_while_it_goes_on(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        runner = Runner(store, season, most_steps=1)
        await Desk(store, season).control("pace", seconds=0.001)
        driven = asyncio.create_task(runner.run())
        forks = []
        while not driven.done() and len(forks) < 2:
            row = await store.seasons.find(season)
            if row.head > 0:
                forks.append(await fork(store, season, row.head))
            await asyncio.sleep(0.002)
        await soon(driven)
        told = await lines(store, season)
        assert forks
        for forked in forks:
            await idle(store, forked, go_on=True)
            assert await lines(store, forked) == told

    with_store(address, work)


def test_what_happens_in_a_fork_does_not_happen_in_its_parent(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await idle(store, season)
        forked = await fork(store, season, (await store.seasons.find(season)).head)
        before = await lines(store, season)
        await Desk(store, forked).story("Only here.")
        await store.seasons.set_player(forked, "ada", "bot:random")
        await idle(store, forked)
        assert await lines(store, season) == before
        assert (await store.seasons.players(season))["ada"] == "outside"
        await store.seasons.set_player(season, "ada", "bot:sensible")
        await idle(store, season)
        for one in (season, forked):
            assert (await replayed(store, one)).kernel.over
        assert await store.eraser.find(season, "only here") == []

    with_store(address, work)


def test_a_fork_keeps_players_deadlines_and_open_asks(address: str) -> None:
    async def work(store: Store) -> None:
        deadlines = msgspec.json.encode(Deadlines(vote=60.0, talk=10.0)).decode()
        players = {"ada": "outside", "ben": "bot:random"}
        season = await create(store, short_season(players=players), deadlines=deadlines)
        await idle(store, season)
        await store.seasons.set_player(season, "cal", "outside")
        parent = await store.seasons.find(season)
        forked = await fork(store, season, parent.head)
        row = await store.seasons.find(forked)
        assert row.deadlines == deadlines
        assert await store.seasons.players(forked) == await store.seasons.players(season)
        asks = [one.id for one in await store.past.open_asks(season)]
        assert [one.id for one in await store.past.open_asks(forked)] == asks
        assert {one.due for one in await store.past.open_asks(forked)} == {None}
        early = await fork(store, season, 0)
        live = await replayed(store, early)
        found = {one.id for one in await store.past.open_asks(early)}
        assert found == set(live.kernel.asks)

    with_store(address, work)


def test_a_deleted_fork_leaves_its_parent_as_it_was(address: str) -> None:
    async def work(store: Store) -> None:
        season = await a_past(store)
        before = await all_rows(store)
        forked = await fork(store, season, 20, luck="fresh")
        await idle(store, forked)
        with pytest.raises(Refused):
            await store.seasons.delete(season)
        await store.seasons.delete(forked)
        assert await all_rows(store) == before
        assert await rows(store, "SELECT * FROM journal WHERE season = :id", id=forked) == []
        await replayed(store, season)

    with_store(address, work)
