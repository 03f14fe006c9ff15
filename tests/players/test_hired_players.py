"""Asynchronous players: asked concurrently; a bot stands in for one that fails."""

from __future__ import annotations

import asyncio
from itertools import permutations
from typing import Any

import pytest

from showrunner.formats.facts import AnsweredFor
from showrunner.kernel import Answer, contestant, view
from showrunner.questions import Question
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.players.scripted import Agency, Scripted, asked, default, fails, never
from tests.running.driving import Desk, replayed, soon
from tests.store.short_season import SEATS, create, short_season

NAME = "script:one"


async def answers(store: Store, season: str) -> list[Answer]:
    """All decisions so far."""
    kept = await store.past.entries(season)
    return [one.entry for one in kept if isinstance(one.entry, Answer)]


async def answered_for(store: Store, season: str) -> list[AnsweredFor]:
    """The decisions made by stand-ins."""
    facts = await store.past.facts(season)
    return [one.fact for one in facts if isinstance(one.fact, AnsweredFor)]


def test_a_hired_player_decides_and_sees_its_own_view_alone(address: str) -> None:
    agency = Agency(default)

    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": NAME, "ben": NAME}))
        await soon(Runner(store, season, hires={NAME: agency.hire}).run())
        assert await answered_for(store, season) == []
        facts = await store.past.facts(season)
        story = [one for one in facts if one.entry <= (await store.seasons.find(season)).head]
        for seat in ("ada", "ben"):
            seen = [one.fact for one in view(story, contestant(seat), playing=True)]
            player = agency.hired[seat]
            assert player.seen == seen[: len(player.seen)]
            assert len(player.seen) > 10
            assert player.asked
        assert {one.by for one in await answers(store, season)} <= {"player", "engine"}
        await replayed(store, season)

    with_store(address, work)


@pytest.mark.parametrize("order", list(permutations(("ada", "ben", "cal")))[1::2])
def test_answers_are_taken_in_the_order_in_which_they_arrive(
    address: str, order: tuple[str, ...]
) -> None:
    gates = {seat: asyncio.Event() for seat in order}

    async def decide(player: Scripted, question: Question[Any]) -> Any:
        await gates[player.seat].wait()
        return dict(question.default)

    agency = Agency(decide)

    async def work(store: Store) -> None:
        season = await create(store, short_season(players=dict.fromkeys(order, NAME)))
        driven = asyncio.create_task(Runner(store, season, hires={NAME: agency.hire}).run())
        await soon(asked(agency, *order))
        bots = [seat for seat in SEATS if seat not in order]
        by_bots = [one.ask.rpartition(":")[2] for one in await answers(store, season)]
        assert by_bots == bots  # the bots did not wait for anybody
        for nth, seat in enumerate(order, start=len(bots) + 1):
            gates[seat].set()
            while len(await answers(store, season)) < nth:
                await asyncio.sleep(0.005)
            assert (await answers(store, season))[nth - 1].ask.rpartition(":")[2] == seat
        await soon(driven)
        await replayed(store, season)

    with_store(address, work)


async def wrong_fields(player: Scripted, question: Question[Any]) -> Any:
    return {"nothing": "of this"}


async def nothing(player: Scripted, question: Question[Any]) -> Any:
    return None


async def a_list(player: Scripted, question: Question[Any]) -> Any:
    return ["ada"]


async def a_text(player: Scripted, question: Question[Any]) -> Any:
    return "ada"


async def odd_values(player: Scripted, question: Question[Any]) -> Any:
    return {name: {1, 2} for name in question.fields}


async def gives_up(player: Scripted, question: Question[Any]) -> Any:
    raise asyncio.CancelledError


@pytest.mark.parametrize(
    "decide", [fails, wrong_fields, nothing, a_list, a_text, odd_values, gives_up]
)
def test_who_fails_or_answers_illegally_is_stood_in_for(sqlite: str, decide: Any) -> None:
    agency = Agency(decide)

    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": NAME}))
        await soon(Runner(store, season, hires={NAME: agency.hire}).run())
        others = await answered_for(store, season)
        assert {(one.seat, one.by) for one in others} == {("ada", "stand-in")}
        assert len(others) == len(agency.hired["ada"].asked)
        assert (await replayed(store, season)).kernel.over

    with_store(sqlite, work)


async def half_words(player: Scripted, question: Question[Any]) -> Any:
    texts = [name for name, field in question.fields.items() if hasattr(field, "most_words")]
    return {**question.default, **dict.fromkeys(texts, "half \ud83d and \0 nothing")}


def test_words_that_nobody_can_read_are_cleaned(address: str) -> None:
    agency = Agency(half_words)

    async def work(store: Store) -> None:
        season = await create(store, short_season(players=dict.fromkeys(SEATS, NAME)))
        await soon(Runner(store, season, hires={NAME: agency.hire}).run())
        assert await store.eraser.find(season, "half")
        await replayed(store, season)

    with_store(address, work)


@pytest.mark.parametrize("how", ["answer", "withdraw", "put anew", "stop"])
def test_who_is_no_longer_asked_is_cancelled(address: str, how: str) -> None:
    agency = Agency(never)

    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": NAME}))
        runner = Runner(store, season, hires={NAME: agency.hire})
        driven = asyncio.create_task(runner.run())
        await soon(asked(agency, "ada"))
        player, desk = agency.hired["ada"], Desk(store, season)
        (first,) = player.asked
        if how == "answer":
            await desk.answer_default()
        elif how == "withdraw":
            await desk.put("order", name="remove_castaway", terms={"seat": "ada", "why": "quit"})
        elif how == "put anew":
            points = {"effect": "points", "seats": ["ada"], "amount": 3}
            terms = {"story": "A gift.", "effects": [points]}
            await desk.put("order", name="event", terms=terms)
        else:
            driven.cancel()
        runner.wake()

        async def cancelled() -> None:
            while not player.cancelled:
                await asyncio.sleep(0.005)

        await soon(cancelled())
        assert player.cancelled[0] == first
        driven.cancel()
        await asyncio.gather(driven, return_exceptions=True)
        await replayed(store, season)

    with_store(address, work)


def test_another_hired_player_is_asked_what_the_one_before_was_asked(address: str) -> None:
    slow, quick = Agency(never), Agency(default)

    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": NAME}))
        runner = Runner(store, season, hires={NAME: slow.hire, "script:two": quick.hire})
        driven = asyncio.create_task(runner.run())
        await soon(asked(slow, "ada"))
        before = slow.hired["ada"]
        await Desk(store, season).control("player", seat="ada", player="script:two")
        runner.wake()
        await soon(driven)
        assert before.cancelled == before.asked[:1]
        assert quick.hired["ada"].asked[0] == before.asked[0]
        assert await answered_for(store, season) == []

    with_store(address, work)


def test_a_seat_that_a_bot_takes_over_is_no_longer_its_players(address: str) -> None:
    agency = Agency(never)

    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": NAME}))
        runner = Runner(store, season, hires={NAME: agency.hire})
        driven = asyncio.create_task(runner.run())
        await soon(asked(agency, "ada"))
        player = agency.hired["ada"]
        await Desk(store, season).control("player", seat="ada", player="bot:sensible")
        runner.wake()
        await soon(driven)
        assert player.cancelled == player.asked
        assert await answered_for(store, season) == []

    with_store(address, work)


def test_a_player_whom_nobody_here_hires_is_waited_for(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": NAME}))
        await Runner(store, season).run(until_idle=True)
        assert {row.seat for row in await store.past.open_asks(season)} == {"ada"}
        agency = Agency(default)
        await soon(Runner(store, season, hires={NAME: agency.hire}).run())
        assert (await store.seasons.find(season)).status == "over"

    with_store(address, work)


def test_nobody_is_asked_in_a_pause(address: str) -> None:
    agency = Agency(default)

    async def work(store: Store) -> None:
        season = await create(store, short_season(players=dict.fromkeys(SEATS, NAME)))
        await Desk(store, season).control("pause")
        await Runner(store, season, hires={NAME: agency.hire}).run(until_idle=True)
        assert not any(player.asked for player in agency.hired.values())
        assert (await store.seasons.find(season)).head == 0

    with_store(address, work)
