"""A text that a castaway brought into a later season is erased with the original."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
import pytest

from showrunner.running.driver import driver_name
from showrunner.running.forking import fork
from showrunner.running.returning import diaries_in
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.retention import erase_texts
from tests.databases import with_store
from tests.running.driving import replayed
from tests.store.looking import raw_bytes
from tests.store.short_season import SEATS, create, short_season


async def two_seasons(store: Store) -> tuple[str, str]:
    """A season in which Ada wrote of Xanthippe, and a later one that everybody remembers it in."""
    first = await create(store, short_season())
    memo = {"seat": "ada", "kind": "diary", "text": "Xanthippe knows."}
    await store.inbox.put(first, "diary", "memo", memo)
    await Runner(store, first).run()
    brought = diaries_in(await store.past.facts(first), SEATS)
    assert {"ada", "cal"} <= set(brought)
    settings = msgspec.structs.replace(short_season(), remembered=brought)
    return first, await create(store, settings, seed="later")


async def remembered(store: Store, season: str, seat: str = "ada") -> str:
    return (await store.seasons.settings(season)).remembered_by(seat).diary


def test_what_is_erased_where_it_was_written_is_forgotten_later_and_nothing_else(
    address: str,
) -> None:
    async def work(store: Store) -> None:
        first, second = await two_seasons(store)
        cals = await remembered(store, second, "cal")
        assert "Xanthippe knows." in (await remembered(store, second)).splitlines()
        await Runner(store, second).run()
        third = await fork(store, second, 10)
        (found,) = await store.eraser.find(first, "xanthippe")
        assert set(await store.eraser.erase(first, found.seal)) == {first, second}
        for season in (second, third):
            assert "Xanthippe" not in await remembered(store, season)
            assert await remembered(store, season, "cal") == cals != ""
            await replayed(store, season)
        if not address.startswith("postgres"):
            assert b"Xanthippe" not in raw_bytes(address)

    with_store(address, work)


def test_what_is_erased_in_the_later_season_stays_where_it_was_written(sqlite: str) -> None:
    async def work(store: Store) -> None:
        first, second = await two_seasons(store)
        (found,) = await store.eraser.find(second, "xanthippe")
        assert await store.eraser.erase(second, found.seal) == [second]
        assert "Xanthippe" not in await remembered(store, second)
        assert len(await store.eraser.find(first, "xanthippe")) == 1

    with_store(sqlite, work)


def test_a_season_of_the_same_words_that_brought_nothing_keeps_them(sqlite: str) -> None:
    async def work(store: Store) -> None:
        first, _ = await two_seasons(store)
        twin = await create(store, short_season())
        await Runner(store, twin).run()
        said = await store.eraser.find(twin, "")
        shared = {one.seal for one in await store.eraser.find(first, "")} & {
            one.seal for one in said
        }
        for seal in sorted(shared)[:3]:
            assert twin not in await store.eraser.erase(first, seal)
        assert shared
        assert await store.eraser.find(twin, "") == said

    with_store(sqlite, work)


Gone = Callable[[Store, str], Awaitable[object]]


@pytest.mark.parametrize(
    "gone", [erase_texts, lambda store, season: store.seasons.delete(season)], ids=["texts", "all"]
)
def test_with_a_season_or_all_its_texts_goes_what_was_brought_from_it(
    address: str, gone: Gone
) -> None:
    async def work(store: Store) -> None:
        first, second = await two_seasons(store)
        resting = await create(store, await store.seasons.settings(second))
        await store.writer.take_over(second, driver_name())
        await gone(store, first)
        for season in (second, resting):
            assert [await remembered(store, season, seat) for seat in SEATS] == [""] * len(SEATS)
        waiting = await store.inbox.waiting(second)
        assert [(one.kind, one.terms) for one in waiting] == [("control", {"do": "reload"})]
        assert await store.inbox.waiting(resting) == []

    with_store(address, work)
