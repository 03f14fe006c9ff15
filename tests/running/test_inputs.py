"""What comes through the inbox: taken once, in order of arrival, each with its verdict."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from showrunner.formats.facts import AnsweredFor, HoldChanged, MemoWritten, StoryTold
from showrunner.kernel import Answer, Order
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.running.driving import Desk, idle, replayed, soon
from tests.store.looking import all_rows
from tests.store.short_season import create, short_season


@pytest.mark.parametrize("most_steps", [1, 32])
def test_orders_at_random_moments_are_taken_once_and_in_order(
    address: str, most_steps: int
) -> None:
    async def work(store: Store) -> None:
        random = Random(7)
        season = await create(store, short_season(players={"ada": "outside"}))
        desk = Desk(store, season)
        runner = Runner(store, season, most_steps=most_steps)
        await desk.control("pace", seconds=0.002)
        driven = asyncio.create_task(runner.run())
        for at in range(30):
            await desk.story(f"Story {at}.")
            runner.wake()
            await asyncio.sleep(random.choice([0, 0, 0.003]))
        await desk.control("pace", seconds=0)
        await desk.control("player", seat="ada", player="bot:sensible")
        runner.wake()
        await soon(driven)
        facts = await store.past.facts(season)
        stories = [str(one.fact.story) for one in facts if isinstance(one.fact, StoryTold)]
        assert stories == [f"Story {at}." for at in range(30)]
        for number in desk.numbers[1:-2]:
            state, entry, *_ = await desk.verdict(number)
            assert state == "taken"
            told = [
                str(one.fact.story)
                for one in facts
                if one.entry == entry and isinstance(one.fact, StoryTold)
            ]
            assert told == [f"Story {number - 2}."]
        await replayed(store, season)

    with_store(address, work)


@pytest.mark.parametrize(
    ("kind", "terms"),
    [
        ("order", {"name": "nothing"}),
        ("order", {"name": "event"}),
        ("order", {"name": "event", "terms": {"story": "  "}}),
        ("order", {"name": "event", "terms": {"story": "Rain.", "seats": ["nobody"]}}),
        ("order", {"name": "event", "terms": {"story": "Rain.", "colour": "grey"}}),
        ("order", {"colour": "red"}),
        ("answer", {"ask": "nothing", "value": {}}),
        ("answer", {"ask": 1, "value": {}}),
        ("answer", {}),
        ("memo", {"seat": "nobody", "kind": "diary", "text": "I was here."}),
        ("memo", {"seat": "ada", "kind": "novel", "text": "I was here."}),
        ("hold", {"kinds": ["survivor.nothing"]}),
        ("ruling", {"ask": "nothing", "verdict": "veto"}),
        ("reseed", {"luck": "short"}),
        ("reseed", {"luck": "ü" * 64}),
        ("start", {}),
    ],
)
def test_what_is_refused_changes_nothing_and_says_why(
    address: str, kind: str, terms: dict[str, Any]
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await idle(store, season)
        desk = Desk(store, season)
        before = await all_rows(store)
        number = await store.inbox.put(season, "key", kind, terms)  # type: ignore[arg-type]
        await idle(store, season)
        state, entry, reason, code = await desk.verdict(number)
        assert (state, entry) == ("refused", None)
        assert reason
        assert code in ("Refused", "StaleAsk", "IllegalAnswer", "OrderRefused")
        after = await all_rows(store)
        for table in ("journal", "fact", "ask", "text", "seat"):
            assert after[table] == before[table]

    with_store(address, work)


def test_a_reason_that_a_database_cannot_hold_stops_no_season(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await idle(store, season)
        desk = Desk(store, season)
        number = await desk.put("order", name="event", terms={"story": "Rain.", "a\0b": 1})
        await soon(idle(store, season))
        assert (await desk.verdict(number)).state == "refused"

    with_store(address, work)


def test_every_kind_of_input_is_taken(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await idle(store, season)
        desk = Desk(store, season)
        (ask,) = await store.past.open_asks(season)
        await desk.put("hold", kinds=[ask.kind])
        await desk.put("memo", seat="ben", kind="diary", text="A note to myself.")
        await desk.answer_default()
        await desk.put("ruling", ask=ask.id, verdict="release")
        await desk.put("hold", kinds=[])
        await desk.put("reseed", luck="ab" * 32)
        await idle(store, season)
        entries = [(await desk.verdict(number)).entry for number in desk.numbers]
        assert entries == sorted(map(int, map(str, entries)))
        facts = await store.past.facts(season)
        assert [one.fact.kinds for one in facts if isinstance(one.fact, HoldChanged)] == [
            (ask.kind,),
            (),
        ]
        (memo,) = [one.fact for one in facts if isinstance(one.fact, MemoWritten)]
        assert str(memo.words) == "A note to myself."
        await replayed(store, season)

    with_store(address, work)


def test_an_answer_from_outside_is_the_players_and_is_given_once(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await idle(store, season)
        desk = Desk(store, season)
        numbers = [await desk.answer_default(), await desk.answer_default()]
        await idle(store, season)
        verdicts = [await desk.verdict(number) for number in numbers]
        assert [verdict.state for verdict in verdicts] == ["taken", "refused"]
        assert "answered" in str(verdicts[1].reason)
        facts = await store.past.facts(season)
        assert not [one for one in facts if isinstance(one.fact, AnsweredFor)]

    with_store(address, work)


def test_texts_from_outside_are_sealed_with_salts_that_nobody_knows(address: str) -> None:
    async def work(store: Store) -> None:
        seasons = [await create(store, short_season(players={"ada": "outside"})) for _ in range(2)]
        for season in seasons:
            await Desk(store, season).story("The same words.")
            await idle(store, season)
        seals = {(await store.eraser.find(season, "same words"))[0].seal for season in seasons}
        assert len(seals) == 2
        for season in seasons:
            kept = await store.past.entries(season)
            (order,) = [one.entry for one in kept if isinstance(one.entry, Order)]
            assert len(order.salt) == 16

    with_store(address, work)


def test_words_that_a_database_cannot_hold_stop_no_season(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await idle(store, season)
        desk = Desk(store, season)
        numbers = [await desk.story("A crab\0comes by."), await desk.story("A gull comes by.")]
        await soon(idle(store, season))
        assert (await desk.verdict(numbers[0])).state in ("taken", "refused")
        assert (await desk.verdict(numbers[1])).state == "taken"

    with_store(address, work)


def test_orders_after_the_end(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(parameters={"reveal": "by_order"}))
        await idle(store, season)
        head = (await store.seasons.find(season)).head
        desk = Desk(store, season)
        late = await desk.story("Too late.")
        reveal = await desk.put("order", name="reveal_secrets")
        again = await desk.put("order", name="reveal_secrets")
        memo = await desk.put("memo", seat="ada", kind="diary", text="Over.")
        await idle(store, season)
        assert (await desk.verdict(late)).state == "refused"
        assert await desk.verdict(reveal) == ("taken", head + 1, None, None)
        assert (await desk.verdict(again)).state == "refused"
        assert (await desk.verdict(memo)).state == "refused"
        row = await store.seasons.find(season)
        assert (row.status, row.head) == ("over", head + 1)
        assert (await store.past.facts(season))[-1].reveals
        await replayed(store, season)

    with_store(address, work)


def test_what_waits_at_the_start_is_taken_before_the_first_decision(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        number = await Desk(store, season).story("Before all else.")
        await idle(store, season)
        assert await store.inbox.verdict(season, number) == ("taken", 1, None, None)
        kept = await store.past.entries(season)
        assert isinstance(kept[1].entry, Order)
        assert isinstance(kept[2].entry, Answer)

    with_store(address, work)
