"""The inbox: each input once, in order of arrival, with its verdict."""

from __future__ import annotations

import asyncio

import pytest

from showrunner.errors import KeyReused, OrderRefused, Refused, UnknownSeason
from showrunner.store import Store
from showrunner.store.inbox import Input, refuse_input
from tests.databases import with_store
from tests.running.driving import idle
from tests.store.looking import all_rows, rows
from tests.store.short_season import create, short_season
from tests.store.writing import GOES_ON, begun

MANY = 50


async def refuse(store: Store, season: str, number: int, why: str) -> None:
    await store.database.write(lambda one: refuse_input(one, season, number, Refused(why)))


def test_inputs_wait_in_the_order_in_which_they_came(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        for at, key in enumerate(["z", "a", "m"], start=1):
            assert await store.inbox.put(season, key, "order", {"at": at}) == at
        assert await store.inbox.waiting(season) == [
            Input(1, "order", {"at": 1}),
            Input(2, "order", {"at": 2}),
            Input(3, "order", {"at": 3}),
        ]
        assert await store.inbox.verdict(season, 2) == ("waiting", None, None, None)

    with_store(address, work)


def test_each_season_counts_its_own_inputs(address: str) -> None:
    async def work(store: Store) -> None:
        seasons = [await create(store, short_season()) for _ in range(2)]
        for season in seasons:
            assert await store.inbox.put(season, "key", "order", {"of": season}) == 1
        assert await store.inbox.waiting(seasons[0]) == [Input(1, "order", {"of": seasons[0]})]

    with_store(address, work)


def test_the_same_key_with_the_same_terms_is_the_same_input(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        terms = {"name": "event", "terms": {"story": "Rain — 雨.", "effects": []}}
        number = await store.inbox.put(season, "key", "order", terms)
        before = await all_rows(store)
        assert await store.inbox.put(season, "key", "order", terms) == number
        assert await all_rows(store) == before
        await refuse(store, season, number, "no rain here")
        assert await store.inbox.put(season, "key", "order", terms) == number
        assert await store.inbox.waiting(season) == []

    with_store(address, work)


@pytest.mark.parametrize("other", [("order", {"name": "b"}), ("memo", {"name": "a"})])
def test_a_key_is_not_used_for_another_input(
    address: str, other: tuple[str, dict[str, str]]
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        number = await store.inbox.put(season, "key", "order", {"name": "a"})
        for _ in range(2):
            with pytest.raises(KeyReused, match="'key'"):
                await store.inbox.put(season, "key", *other)  # type: ignore[arg-type]
            await refuse(store, season, number, "no")
        assert len(await rows(store, "SELECT * FROM inbox")) == 1

    with_store(address, work)


def test_many_puts_of_one_key_at_once_are_one_input(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        numbers = await asyncio.gather(
            *(store.inbox.put(season, "key", "order", {"name": "a"}) for _ in range(MANY))
        )
        assert set(numbers) == {1}
        assert len(await store.inbox.waiting(season)) == 1

    with_store(address, work)


def test_many_inputs_at_once_have_numbers_without_gaps(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        numbers = await asyncio.gather(
            *(store.inbox.put(season, f"key {at}", "order", {"at": at}) for at in range(MANY))
        )
        assert sorted(numbers) == list(range(1, MANY + 1))
        assert [one.terms["at"] for one in await store.inbox.waiting(season)] == [
            numbers.index(number) for number in range(1, MANY + 1)
        ]

    with_store(address, work)


def test_inputs_from_two_stores_at_once_have_numbers_without_gaps(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        other = await Store.open(address)
        try:
            numbers = await asyncio.gather(
                *(
                    (store, other)[at % 2].inbox.put(season, f"key {at}", "order", {"at": at})
                    for at in range(20)
                )
            )
        finally:
            await other.close()
        assert sorted(numbers) == list(range(1, 21))

    with_store(address, work)


def test_a_refusal_says_why_and_keeps_no_body(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        number = await store.inbox.put(season, "key", "order", {"secret": "words"})
        await refuse(store, season, number, "there is no such order")
        assert await store.inbox.verdict(season, number) == (
            "refused",
            None,
            "there is no such order",
            "Refused",
        )
        (row,) = await rows(store, "SELECT * FROM inbox")
        assert row.body == ""
        assert await store.inbox.waiting(season) == []

    with_store(address, work)


def test_what_was_taken_names_its_entry_and_keeps_no_body(address: str) -> None:
    async def work(store: Store) -> None:
        lease, scribe = await begun(store)
        number = await store.inbox.put(lease.season, "key", "order", {"name": "event"})
        await store.writer.commit(lease, [scribe.answer(), scribe.event(number)], GOES_ON)
        assert await store.inbox.verdict(lease.season, number) == ("taken", 2, None, None)
        (row,) = await rows(store, "SELECT * FROM inbox")
        assert row.body == ""

    with_store(address, work)


def test_no_input_for_a_season_that_is_not_there(address: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(UnknownSeason):
            await store.inbox.put("nothing", "key", "order", {})

    with_store(address, work)


@pytest.mark.parametrize("half", ["\ud83d", "x\udc80y"])
def test_half_a_character_is_refused_and_nothing_stored(address: str, half: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        with pytest.raises(Refused, match="half a character"):
            await store.inbox.put(season, "key", "memo", {"text": half})
        with pytest.raises(Refused, match="half a character"):
            await store.inbox.put(season, "key", "memo", {half: "text"})
        assert await rows(store, "SELECT * FROM inbox") == []
        assert await store.inbox.put(season, "key", "memo", {"text": "whole"}) == 1

    with_store(address, work)


@pytest.mark.parametrize("key", ["\ud83d", "with \0 in it"])
def test_a_key_that_is_no_text_is_refused_and_nothing_stored(address: str, key: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        with pytest.raises(Refused):
            await store.inbox.put(season, key, "order", {"name": "a"})
        assert await rows(store, "SELECT * FROM inbox") == []

    with_store(address, work)


def test_any_whole_text_comes_back(address: str) -> None:
    texts = ["\0", "\n\t\r", "'; DROP TABLE season; --", "雨 🦀 é é", "\u2028", "x" * 100_000]

    async def work(store: Store) -> None:
        season = await create(store, short_season())
        for at, text in enumerate(texts):
            await store.inbox.put(season, f"key {at}", "memo", {"text": text, text[:5]: at})
        waiting = await store.inbox.waiting(season)
        assert [one.terms["text"] for one in waiting] == texts

    with_store(address, work)


def test_an_input_that_there_is_not_has_no_verdict(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        with pytest.raises(Refused, match="no input 999"):
            await store.inbox.verdict(season, 999)

    with_store(address, work)


def test_a_verdict_is_found_by_the_key_too(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        number = await store.inbox.put(season, "key", "order", {"name": "a"})
        assert (await store.inbox.verdict_of(season, "key")).state == "waiting"
        why = OrderRefused("a", "there is no such order")
        await store.database.write(lambda one: refuse_input(one, season, number, why))
        verdict = await store.inbox.verdict_of(season, "key")
        assert verdict == await store.inbox.verdict(season, number)
        assert (verdict.state, verdict.code) == ("refused", "OrderRefused")
        with pytest.raises(Refused, match="'another'"):
            await store.inbox.verdict_of(season, "another")

    with_store(address, work)


def test_producers_find_all_that_they_sent(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await store.inbox.put(season, "mine", "memo", {"seat": "ada", "kind": "diary", "text": "I"})
        event = {"name": "event", "terms": {"story": "Xanthippe sings."}, "by": "zoe"}
        for kind, terms in (
            ("order", event),
            ("order", {"name": "nothing"}),
            ("hold", {"kinds": ["survivor.ballot"]}),
            ("control", {"do": "pause"}),
        ):
            await store.inbox.put(season, f"key {terms}", kind, terms)  # type: ignore[arg-type]
        waiting = await store.inbox.received(season)
        assert waiting[0].terms == event
        await idle(store, season)
        await store.inbox.put(season, "last", "order", event)
        told, wrong, hold, control, last = await store.inbox.received(season)
        assert str(told.terms["terms"]["story"]) == "Xanthippe sings."
        assert (told.by, told.key, told.verdict.state) == ("zoe", f"key {event}", "taken")
        assert told.arrived_at == waiting[0].arrived_at
        assert (wrong.terms, wrong.verdict.code) == ({}, "OrderRefused")
        assert (hold.by, hold.terms["kinds"]) == ("producer", ["survivor.ballot"])
        assert (control.terms, control.verdict.state) == ({"do": "pause"}, "taken")
        assert (last.terms, last.verdict.state) == (event, "waiting")
        (found,) = await store.eraser.find(season, "xanthippe")
        await store.eraser.erase(season, found.seal)
        assert str((await store.inbox.received(season))[0].terms["terms"]["story"]) == "[erased]"

    with_store(address, work)
