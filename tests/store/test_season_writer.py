"""A commit: everything that its steps brought, or nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.exc import DBAPIError

from showrunner.store import Store
from showrunner.store.codec import TextEncoder, plain_entry
from showrunner.store.season_writer import RunState, UnsavedEntry
from tests.databases import with_store
from tests.store.looking import all_rows, change, counts, rows
from tests.store.short_season import create, short_season
from tests.store.writing import GOES_ON, STORY, Scribe, begun

WRITES = {
    "season": "UPDATE",
    "journal": "INSERT",
    "fact": "INSERT",
    "text": "INSERT",
    "ask opens": "INSERT",
    "ask closes": "UPDATE",
    "inbox": "UPDATE",
}


@asynccontextmanager
async def failing(store: Store, address: str, table: str, verb: str) -> AsyncIterator[None]:
    """Let the database refuse every statement of this kind on this table."""
    if address.startswith("postgres"):
        make = (
            "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql "
            "AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$",
            f"CREATE TRIGGER refusal BEFORE {verb} ON {table} "
            "FOR EACH ROW EXECUTE FUNCTION refuse()",
        )
        drop = f"DROP TRIGGER refusal ON {table}"
    else:
        refuse = "BEGIN SELECT RAISE(ABORT, 'refused'); END"
        make = (f"CREATE TRIGGER refusal BEFORE {verb} ON {table} {refuse}",)
        drop = "DROP TRIGGER refusal"
    await change(store, *make)
    try:
        yield
    finally:
        await change(store, drop)


def batch(scribe: Scribe, input: int) -> list[UnsavedEntry]:
    """Steps that touch every table: an order with a text, out of the inbox, and answers."""
    return [scribe.event(input), *(scribe.answer() for _ in range(12))]


def test_a_commit_brings_entry_facts_asks_texts_verdict_and_standing(address: str) -> None:
    async def work(store: Store) -> None:
        lease, scribe = await begun(store)
        number = await store.inbox.put(lease.season, "key", "order", {"name": "event"})
        writing = scribe.event(number)
        assert await rows(store, "SELECT * FROM text") == []
        await store.writer.commit(
            lease, [writing], RunState(status="paused", clock=2.5, step="round")
        )

        (entry,) = await rows(store, "SELECT * FROM journal WHERE number = 1")
        assert (entry.kind, entry.digest) == ("order", writing.digest[:16])
        assert STORY not in entry.body
        facts = await rows(store, "SELECT * FROM fact WHERE entry = 1 ORDER BY number")
        assert [fact.number for fact in facts] == [told.number for told in writing.result.told]
        assert not any(STORY in fact.body for fact in facts)
        (text,) = await rows(store, "SELECT * FROM text")
        assert (text.entry, text.words, text.salt) == (1, STORY, "0123456789abcdef")
        assert await store.inbox.verdict(lease.season, number) == ("taken", 1, None, None)
        row = await store.seasons.find(lease.season)
        assert (row.status, row.clock, row.step) == ("paused", 2.5, "round")
        assert (row.head, row.facts, row.digest) == (1, facts[-1].number + 1, writing.digest)

    with_store(address, work)


def test_asks_open_with_their_deadlines_and_close_with_their_answers(address: str) -> None:
    async def work(store: Store) -> None:
        lease, scribe = await begun(store)
        opened = list(scribe.live.kernel.asks)
        found = await store.past.open_asks(lease.season)
        assert {row.id for row in found} == set(opened)
        assert {(row.opened, row.due) for row in found} == {(0, 60.0)}
        first = scribe.answer()
        await store.writer.commit(lease, [first], GOES_ON)
        (closed,) = await rows(store, "SELECT * FROM ask WHERE closed IS NOT NULL")
        assert (closed.id, closed.closed) == (opened[0], 1)
        while not scribe.live.kernel.over:
            await store.writer.commit(lease, [scribe.answer()], GOES_ON)
        assert await store.past.open_asks(lease.season) == []

    with_store(address, work)


def test_steps_written_together_are_written_as_if_one_by_one(address: str) -> None:
    async def work(store: Store) -> None:
        seasons = [await create(store, short_season()) for _ in range(2)]
        for season, most in zip(seasons, (1, 7), strict=True):
            lease = await store.writer.take_over(season, "here:1:a")
            scribe = Scribe()
            waiting = [scribe.start()]
            while not scribe.live.kernel.over:
                if len(waiting) == most:
                    await store.writer.commit(lease, waiting, GOES_ON)
                    waiting = []
                waiting.append(scribe.answer())
            await store.writer.commit(lease, waiting, GOES_ON)
        for columns, table in (
            ("number, kind, body, digest", "journal"),
            ("number, entry, audience, reveals, body", "fact"),
            ("id, seat, nth, kind, opened, closed, due", "ask"),
            ("entry, seal, words, salt", "text"),
            ("head, facts, digest, status, clock", "season"),
        ):
            of = "id" if table == "season" else "season"
            query = f"SELECT {columns} FROM {table} WHERE {of} = :season"
            one, other = [
                sorted(map(repr, await rows(store, query, season=season))) for season in seasons
            ]
            assert one == other, table

    with_store(address, work)


@pytest.mark.parametrize("what", WRITES)
def test_where_one_statement_fails_nothing_is_written(address: str, what: str) -> None:
    table, verb = what.split(maxsplit=1)[0], WRITES[what]

    async def work(store: Store) -> None:
        lease, scribe = await begun(store)
        number = await store.inbox.put(lease.season, "key", "order", {"name": "event"})
        before, head, facts = await all_rows(store), lease.head, lease.facts
        steps = batch(scribe, number)
        async with failing(store, address, table, verb):
            with pytest.raises(DBAPIError, match="refused"):
                await store.writer.commit(lease, steps, GOES_ON)
            assert await all_rows(store) == before
        assert (lease.head, lease.facts) == (head, facts)
        await store.writer.commit(lease, steps, GOES_ON)
        after = await counts(store)
        assert after["journal"] == 1 + len(steps)
        assert after["fact"] == lease.facts == len(scribe.live.kernel.story.told)

    with_store(address, work)


def test_an_entry_comes_back_as_the_one_that_was_written(address: str) -> None:
    async def work(store: Store) -> None:
        lease, scribe = await begun(store)
        steps = [scribe.event(), *(scribe.answer() for _ in range(30))]
        await store.writer.commit(lease, steps, GOES_ON)
        kept = await store.past.entries(lease.season)
        assert [one.number for one in kept] == list(range(32))
        assert kept[0].entry is None
        assert [one.digest for one in kept[1:]] == [step.digest[:16] for step in steps]
        for one, step in zip(kept[1:], steps, strict=True):
            assert one.entry is not None
            assert step.result.normal_form is not None
            has_text = one.number in [row.entry for row in await rows(store, "SELECT * FROM text")]
            was, now = plain_entry(step.result.normal_form), plain_entry(one.entry)
            salt = was.pop("salt", None)
            assert now.pop("salt", None) == (salt if has_text else None)
            assert TextEncoder().encode(now) == TextEncoder().encode(was)

    with_store(address, work)
