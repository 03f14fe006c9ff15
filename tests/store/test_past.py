"""Reading the past of a season through its parents."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import UnknownSeason
from showrunner.running.forking import fork
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.models import EntryRow, FactRow, TextRow
from showrunner.store.past import Segment, least, lineage, rows_of
from tests.databases import with_store
from tests.store.short_season import create, short_season


async def family(store: Store) -> list[str]:
    """A season, its fork at 30, and that one's forks at 50 (own part) and 10 (parent's part)."""
    first = await played(store, await create(store, short_season()))
    second = await played(store, await fork(store, first, 30))
    third = await played(store, await fork(store, second, 50))
    fourth = await played(store, await fork(store, second, 10))
    return [first, second, third, fourth]


async def played(store: Store, season: str) -> str:
    await Runner(store, season).run()
    return season


def test_a_lineage_names_whose_entries_are_whose(address: str) -> None:
    async def work(store: Store) -> None:
        first, second, third, fourth = await family(store)

        async def of(season: str) -> list[Segment]:
            return await store.database.read(lambda connection: lineage(connection, season))

        assert await of(first) == [Segment(first, -1, None)]
        assert await of(second) == [Segment(first, -1, 30), Segment(second, 30, None)]
        assert await of(third) == [
            Segment(first, -1, 30),
            Segment(second, 30, 50),
            Segment(third, 50, None),
        ]
        *older, last = await of(fourth)
        assert last == Segment(fourth, 10, None)
        assert older[0] == Segment(first, -1, 10)
        assert all(segment.until == 10 for segment in older)
        with pytest.raises(UnknownSeason):
            await of("nothing")

    with_store(address, work)


def test_every_entry_and_fact_comes_once_and_in_order(address: str) -> None:
    async def work(store: Store) -> None:
        for season in await family(store):
            row = await store.seasons.find(season)
            kept = await store.past.entries(season)
            assert [one.number for one in kept] == list(range(row.head + 1))
            told = await store.past.facts(season)
            assert [one.number for one in told] == list(range(row.facts))
            assert sorted(one.entry for one in told) == [one.entry for one in told]

    with_store(address, work)


def test_a_past_is_read_up_to_an_entry(address: str) -> None:
    async def work(store: Store) -> None:
        for season in await family(store):
            everything = await store.past.facts(season)
            for until in (0, 10, 11, 30, 51):
                entries, facts, texts = await read(store, season, until)
                assert [row.number for row in entries] == list(range(until + 1))
                assert [row.number for row in facts] == list(range(len(facts)))
                assert len(facts) == sum(told.entry <= until for told in everything)
                assert all(row.entry <= until for row in [*facts, *texts])
                kept = await store.past.entries(season, until=until)
                assert [one.number for one in kept] == list(range(until + 1))

    with_store(address, work)


async def read(store: Store, season: str, until: int) -> list[list[Any]]:
    """The rows of the journal, the facts and the texts, up to this entry."""
    return await store.database.read(
        lambda connection: [
            rows_of(connection, season, table, until=until)
            for table in (EntryRow, FactRow, TextRow)
        ]
    )


def test_facts_are_read_after_a_fact(address: str) -> None:
    async def work(store: Store) -> None:
        for season in await family(store):
            everything = await store.past.facts(season)
            for after in (-1, 100, len(everything) - 2, 10_000):
                assert await store.past.facts(season, after) == everything[after + 1 :]

    with_store(address, work)


def test_the_facts_of_one_entry_are_read_as_they_are_stored(address: str) -> None:
    async def work(store: Store) -> None:
        for season in await family(store):
            everything = await store.past.facts(season)
            for entry in (0, 10, 40):
                bodies = await store.past.fact_bodies(season, entry)
                assert len(bodies) == sum(told.entry == entry for told in everything)

    with_store(address, work)


def test_a_season_that_is_not_there_has_no_past(address: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(UnknownSeason):
            await store.past.entries("nothing")
        with pytest.raises(UnknownSeason):
            await store.past.facts("nothing")

    with_store(address, work)


def test_a_season_that_has_not_begun_has_an_empty_past(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        assert await store.past.entries(season) == []
        assert await store.past.facts(season) == []
        assert await store.past.open_asks(season) == []

    with_store(address, work)


def test_the_least_of_two_limits() -> None:
    assert least(None, None) is None
    assert least(None, 0) == least(0, None) == least(3, 0) == 0
