"""The fence: only the owner of a season can write it."""

from __future__ import annotations

import pytest

from showrunner.errors import Fenced, UnknownSeason
from showrunner.store import Store
from showrunner.store.season_writer import Lease
from tests.databases import with_store
from tests.store.looking import all_rows
from tests.store.short_season import create, short_season
from tests.store.writing import GOES_ON, begun


def test_to_take_a_season_over_is_to_say_who_drives_it(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        first = await store.writer.take_over(season, "here:1:a")
        assert (first.epoch, first.head, first.facts) == (1, -1, 0)
        row = await store.seasons.find(season)
        assert row.driver == "here:1:a"
        assert row.driven_at is not None
        second = await store.writer.take_over(season, "there:2:b")
        assert second.epoch == 2
        assert (await store.seasons.find(season)).driver == "there:2:b"

    with_store(address, work)


def test_there_is_no_season_to_take_over(address: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(UnknownSeason):
            await store.writer.take_over("nothing", "here:1:a")

    with_store(address, work)


def test_who_owned_a_season_before_writes_nothing_more(address: str) -> None:
    async def work(store: Store) -> None:
        lease, scribe = await begun(store)
        newer = await store.writer.take_over(lease.season, "there:2:b")
        before = await all_rows(store)
        steps = [scribe.answer(), scribe.event()]
        with pytest.raises(Fenced):
            await store.writer.commit(lease, steps, GOES_ON)
        with pytest.raises(Fenced):
            await store.writer.write_state(lease, GOES_ON, pace=3.0)
        await store.writer.release(lease)
        assert await all_rows(store) == before
        await store.writer.commit(newer, steps, GOES_ON)
        assert (await store.seasons.find(lease.season)).head == 2

    with_store(address, work)


def test_what_does_not_follow_the_last_entry_is_not_written(address: str) -> None:
    async def work(store: Store) -> None:
        lease, scribe = await begun(store)
        first = scribe.answer()
        for head in (-1, 1, 7):
            wrong = Lease(lease.season, lease.epoch, head, lease.facts)
            before = await all_rows(store)
            with pytest.raises(Fenced):
                await store.writer.commit(wrong, [first], GOES_ON)
            assert await all_rows(store) == before

    with_store(address, work)


def test_the_same_steps_are_not_written_twice(address: str) -> None:
    async def work(store: Store) -> None:
        lease, scribe = await begun(store)
        again = Lease(lease.season, lease.epoch, lease.head, lease.facts)
        steps = [scribe.answer()]
        await store.writer.commit(lease, steps, GOES_ON)
        before = await all_rows(store)
        with pytest.raises(Fenced):
            await store.writer.commit(again, steps, GOES_ON)
        assert await all_rows(store) == before

    with_store(address, work)


def test_a_control_input_that_is_fenced_off_keeps_waiting(address: str) -> None:
    async def work(store: Store) -> None:
        lease, _ = await begun(store)
        number = await store.inbox.put(lease.season, "key", "control", {"do": "pause"})
        newer = await store.writer.take_over(lease.season, "there:2:b")
        with pytest.raises(Fenced):
            await store.writer.write_state(lease, GOES_ON, input=number)
        assert (await store.inbox.verdict(lease.season, number)).state == "waiting"
        await store.writer.write_state(newer, GOES_ON, input=number, pace=2.0)
        assert await store.inbox.verdict(lease.season, number) == ("taken", None, None, None)
        assert (await store.seasons.find(lease.season)).pace == 2.0

    with_store(address, work)


def test_who_lets_a_season_go_leaves_it_to_nobody(address: str) -> None:
    async def work(store: Store) -> None:
        lease, scribe = await begun(store)
        await store.writer.release(lease)
        row = await store.seasons.find(lease.season)
        assert (row.driver, row.epoch) == (None, lease.epoch)
        newer = await store.writer.take_over(lease.season, "there:2:b")
        assert newer.epoch == lease.epoch + 1
        await store.writer.release(lease)
        assert (await store.seasons.find(lease.season)).driver == "there:2:b"
        await store.writer.commit(newer, [scribe.answer()], GOES_ON)

    with_store(address, work)
