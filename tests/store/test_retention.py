"""Deleting old seasons, forks before their parents, and erasing texts."""

from __future__ import annotations

from showrunner.running.forking import fork
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.retention import erase_texts, expired_seasons
from tests.databases import with_store
from tests.store.short_season import create, short_season


async def over(store: Store, seed: str) -> str:
    season = await create(store, short_season(), seed=seed)
    await Runner(store, season).run(until_idle=True)
    return season


def test_only_what_is_over_or_archived_for_long_may_go(address: str) -> None:
    async def work(store: Store) -> None:
        done = await over(store, "a")
        going = await create(store, short_season())
        archived = await create(store, short_season())
        await store.seasons.archive(archived)
        assert {row.id for row in await expired_seasons(store, 0)} == {done, archived}
        assert await expired_seasons(store, 1) == []
        await store.seasons.archive(archived, archived=False)
        assert [row.id for row in await expired_seasons(store, 0)] == [done]
        assert going in [row.id for row in await store.seasons.list()]

    with_store(address, work)


def test_forks_go_first_and_a_living_fork_keeps_its_past(address: str) -> None:
    async def work(store: Store) -> None:
        season = await over(store, "a")
        child = await fork(store, season, 20)
        grandchild = await fork(store, child, 20)
        assert await expired_seasons(store, 0) == []
        for one in (child, grandchild):
            await Runner(store, one).run(until_idle=True)
        going = [row.id for row in await expired_seasons(store, 0)]
        assert going == [grandchild, child, season]
        for one in going:
            await store.seasons.delete(one)
        assert await store.seasons.list() == []

    with_store(address, work)


def test_texts_go_and_the_story_stays(address: str) -> None:
    async def work(store: Store) -> None:
        season = await over(store, "a")
        row = await store.seasons.find(season)
        child = await fork(store, season, row.head)
        assert await erase_texts(store, season) > 0
        assert await store.eraser.find(season, "") == []
        assert await erase_texts(store, season) == 0
        for one in (season, child):
            await Runner(store, one).attend()
            assert (await store.seasons.find(one)).digest == row.digest

    with_store(address, work)
