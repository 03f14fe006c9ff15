"""Notices: listeners in this and in other processes learn of everything that is written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from showrunner.errors import Fenced
from showrunner.store import Store
from showrunner.store.notices import CHANNEL, EVERYTHING, Notice
from showrunner.store.season_writer import Lease
from tests.databases import with_store
from tests.running.driving import soon
from tests.store.looking import change, rows
from tests.store.short_season import create, short_season
from tests.store.writing import GOES_ON, begun


class Ear:
    """A listener that stores its notices."""

    def __init__(self) -> None:
        self.heard: list[Notice] = []
        self._woken = asyncio.Event()

    def hear(self, notice: Notice) -> None:
        self.heard.append(notice)
        self._woken.set()

    async def hears(self, notice: Notice) -> None:
        """Wait until this was heard."""
        while notice not in self.heard:
            self._woken.clear()
            await soon(self._woken.wait())


@asynccontextmanager
async def ear(store: Store) -> AsyncIterator[Ear]:
    """A listener for the time of this context, whose connection is open already."""
    one = Ear()
    with store.listeners.listening(one.hear):
        if not store.database.url.drivername.startswith("sqlite"):
            await one.hears(EVERYTHING)
            one.heard.clear()
        yield one


async def listeners(store: Store) -> list[int]:
    """The server's processes for connections that listen."""
    found = await rows(
        store, f"SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%{CHANNEL}%'"
    )
    return [row.pid for row in found]


def test_what_is_written_is_heard_of(address: str) -> None:
    async def work(store: Store) -> None:
        async with ear(store) as one:
            lease, scribe = await begun(store)
            await one.hears(Notice("entry", lease.season))
            await store.inbox.put(lease.season, "key", "control", {"do": "pause"})
            await one.hears(Notice("input", lease.season))
            await store.writer.write_state(lease, GOES_ON, input=1)
            await one.hears(Notice("standing", lease.season))
            one.heard.clear()
            await store.writer.write_state(lease, GOES_ON)
            await store.writer.commit(lease, [scribe.answer(), scribe.answer()], GOES_ON)
            await one.hears(Notice("entry", lease.season))
            assert one.heard == [Notice("entry", lease.season)]

    with_store(address, work)


def test_what_is_not_committed_is_not_heard_of(address: str) -> None:
    async def work(store: Store) -> None:
        lease, scribe = await begun(store)
        old = Lease(lease.season, lease.epoch - 1, lease.head, lease.facts)
        async with ear(store) as one:
            with pytest.raises(Fenced):
                await store.writer.commit(old, [scribe.answer()], GOES_ON)
            with pytest.raises(ZeroDivisionError):
                await store.writer.while_ours(lease, lambda _: 1 // 0)
            season = await create(store, short_season())
            await store.inbox.put(season, "key", "order", {})
            await one.hears(Notice("input", season))
            assert one.heard == [Notice("input", season)]

    with_store(address, work)


def test_nobody_is_told_after_they_stopped_listening(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        async with ear(store) as first:
            async with ear(store) if address.endswith(".db") else ear_of(store) as second:
                await store.inbox.put(season, "one", "order", {})
                await second.hears(Notice("input", season))
            await first.hears(Notice("input", season))
            await store.inbox.put(season, "two", "order", {})
            while len(first.heard) < 2:
                await asyncio.sleep(0.005)
            assert len(second.heard) == 1

    with_store(address, work)


@asynccontextmanager
async def ear_of(store: Store) -> AsyncIterator[Ear]:
    """A second listener of the same store."""
    one = Ear()
    with store.listeners.listening(one.hear):
        yield one


def of_postgres(work: Callable[[str], None]) -> Callable[[str], None]:
    """A test for the database that several processes can listen to."""
    return pytest.mark.parametrize("address", ["postgres"], indirect=True)(work)


@of_postgres
def test_other_processes_hear_of_it_too(address: str) -> None:
    async def work(store: Store) -> None:
        other = await Store.open(address)
        try:
            async with ear(other) as one:
                lease, _ = await begun(store)
                await one.hears(Notice("entry", lease.season))
        finally:
            await other.close()

    with_store(address, work)


@of_postgres
def test_a_process_listens_by_one_connection_however_many_hear(address: str) -> None:
    async def work(store: Store) -> None:
        async with ear(store), ear_of(store), ear_of(store):
            assert len(await listeners(store)) == 1
        await store.listeners.close()
        while await listeners(store):
            await asyncio.sleep(0.01)

    with_store(address, work)


@of_postgres
def test_a_listener_that_is_cut_off_looks_at_everything_when_it_is_back(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        async with ear(store) as one:
            for turn in range(3):
                (process,) = await listeners(store)
                one.heard.clear()
                await change(store, f"SELECT pg_terminate_backend({process})")
                await store.inbox.put(season, f"while away {turn}", "order", {})
                await one.hears(EVERYTHING)
                one.heard.clear()
                await store.inbox.put(season, f"again {turn}", "order", {})
                await one.hears(Notice("input", season))

    with_store(address, work)
