"""Erasing a text that several seasons of a family hold."""

from __future__ import annotations

import pytest

from showrunner.formats.facts import StoryTold
from showrunner.running.forking import fork
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.running.driving import replayed
from tests.store.looking import raw_bytes, rows
from tests.store.short_season import create, short_season
from tests.store.test_erasing import told


async def stories(store: Store, season: str) -> list[str | None]:
    """The words of the stories told in a season."""
    facts = await store.past.facts(season)
    return [one.fact.story.words for one in facts if isinstance(one.fact, StoryTold)]


@pytest.mark.parametrize("from_the_fork", [False, True])
def test_a_text_of_the_shared_past_is_erased_in_forks_too(
    address: str, from_the_fork: bool
) -> None:
    async def work(store: Store) -> None:
        first, seal = await told(store)
        second = await fork(store, first, 20)
        third = await fork(store, second, 15)
        await Runner(store, second).run()
        holders = await store.eraser.erase(third if from_the_fork else first, seal)
        assert holders == [first]
        for season in (first, second, third):
            assert await stories(store, season) == [None]
            await replayed(store, season)
        await Runner(store, third).run()
        assert (await replayed(store, third)).kernel.over

    with_store(address, work)


def test_a_season_forked_after_a_text_was_erased_does_not_have_it(address: str) -> None:
    async def work(store: Store) -> None:
        first, seal = await told(store)
        await store.eraser.erase(first, seal)
        second = await fork(store, first, 20)
        await Runner(store, second).run()
        assert await stories(store, second) == [None]
        await replayed(store, second)
        one, other = await store.seasons.find(first), await store.seasons.find(second)
        assert one.digest == other.digest

    with_store(address, work)


def test_what_parent_and_fork_each_said_again_is_erased_in_both(sqlite: str) -> None:
    """With the same luck, bots of both say the same words, each in rows of its own."""

    async def work(store: Store) -> None:
        first = await create(store, short_season())
        await Runner(store, first).run()
        second = await fork(store, first, 5)
        await Runner(store, second).run()
        await Runner(store, await fork(store, first, 5, luck="fresh")).run()
        entry, seal, words = (await store.eraser.find(second, ""))[-1]
        assert entry > 5
        assert set(await store.eraser.erase(second, seal)) >= {first, second}
        held = await rows(store, "SELECT * FROM text WHERE seal = :seal", seal=seal)
        assert len(held) >= 2
        assert {row.words for row in held} == {None}
        for season in (first, second):
            assert seal not in [one.seal for one in await store.eraser.find(season, words)]
            await replayed(store, season)

    with_store(sqlite, work)


def test_a_text_of_the_fork_alone_is_erased_there(address: str) -> None:
    async def work(store: Store) -> None:
        first = await create(store, short_season())
        await Runner(store, first).run()
        second = await fork(store, first, 30)
        terms = {"name": "event", "terms": {"story": "Only here: Xanthippe."}}
        await store.inbox.put(second, "key", "order", terms)
        await Runner(store, second).run()
        assert await store.eraser.find(first, "xanthippe") == []
        (found,) = await store.eraser.find(second, "xanthippe")
        assert await store.eraser.erase(second, found.seal) == [second]
        assert await stories(store, second) == [None]
        for season in (first, second):
            await replayed(store, season)
        if not address.startswith("postgres"):
            assert b"Xanthippe" not in raw_bytes(address)

    with_store(address, work)


def test_another_familys_text_with_the_same_words_stays(address: str) -> None:
    async def work(store: Store) -> None:
        one, seal = await told(store)
        other, _ = await told(store)
        await store.eraser.erase(one, seal)
        assert len(await store.eraser.find(other, "xanthippe")) == 1
        await replayed(store, other)

    with_store(address, work)
