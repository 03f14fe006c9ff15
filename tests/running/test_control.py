"""Pause, step, pace and players: what producers set that is not part of the story."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from showrunner.formats.survivor.facts import PhaseBegan, RoundBegan
from showrunner.kernel import Answer
from showrunner.running.inputs import MAX_PACE_SECONDS
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.running.driving import Desk, idle, replayed, soon
from tests.store.looking import rows
from tests.store.short_season import create, short_season


async def answers(store: Store, season: str) -> int:
    """How many decisions have been made."""
    kept = await store.past.entries(season)
    return sum(isinstance(one.entry, Answer) for one in kept)


async def stand(store: Store, season: str) -> tuple[str, int]:
    """Its status, and how many decisions have been made."""
    return (await store.seasons.find(season)).status, await answers(store, season)


def test_a_paused_season_stands_until_it_is_told_to_run(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        desk = Desk(store, season)
        number = await desk.control("pause")
        await idle(store, season)
        assert await desk.verdict(number) == ("taken", None, None, None)
        assert await stand(store, season) == ("paused", 0)
        await idle(store, season)
        assert await stand(store, season) == ("paused", 0)
        await desk.control("run")
        await idle(store, season)
        assert (await store.seasons.find(season)).status == "over"

    with_store(address, work)


def test_a_paused_season_goes_on_where_its_driver_says_so(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        await Desk(store, season).control("pause")
        await idle(store, season)
        await idle(store, season, go_on=True)
        assert (await store.seasons.find(season)).status == "over"

    with_store(address, work)


def test_a_step_by_decision_makes_exactly_one(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        desk = Desk(store, season)
        for made in range(1, 8):
            await desk.control("step", by="decision")
            await idle(store, season)
            assert await stand(store, season) == ("paused", made)
            await idle(store, season)
            assert await stand(store, season) == ("paused", made)

    with_store(address, work)


@pytest.mark.parametrize(("unit", "fact"), [("phase", PhaseBegan), ("round", RoundBegan)])
def test_a_step_goes_to_the_next_beginning(address: str, unit: str, fact: type[Any]) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        desk = Desk(store, season)
        await desk.control("pause")
        await idle(store, season)
        told = await store.past.facts(season)
        begun = sum(isinstance(one.fact, fact) for one in told)
        for nth in range(1, 3):
            await desk.control("step", by=unit)
            await idle(store, season)
            told = await store.past.facts(season)
            found = [one for one in told if isinstance(one.fact, fact)]
            assert len(found) == begun + nth
            row = await store.seasons.find(season)
            assert (row.status, row.step, row.head) == ("paused", None, found[-1].entry)

    with_store(address, work)


def test_a_step_is_finished_by_another_runner(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        desk = Desk(store, season)
        await idle(store, season)
        await desk.control("step", by="round")
        runs = 0
        while (await store.seasons.find(season)).status != "paused":
            await idle(store, season)
            row = await store.seasons.find(season)
            if row.status == "running":
                assert row.step == "round"
                await desk.answer_default()
            runs += 1
        assert runs > 2
        found = [one for one in await store.past.facts(season) if isinstance(one.fact, RoundBegan)]
        assert [one.fact.round for one in found] == [1, 2]
        assert (await store.seasons.find(season)).head == found[-1].entry

    with_store(address, work)


def test_an_order_is_no_decision_that_ends_a_step(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        desk = Desk(store, season)
        await desk.control("pause")
        await idle(store, season)
        await desk.control("step", by="decision")
        order = await desk.story("A crab comes by.")
        await idle(store, season)
        assert (await desk.verdict(order)).state == "taken"
        assert await stand(store, season) == ("paused", 1)

    with_store(address, work)


def test_an_order_is_taken_in_a_pause_and_the_pause_stays(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        desk = Desk(store, season)
        await desk.control("pause")
        order = await desk.story("A crab comes by.")
        await idle(store, season)
        assert (await desk.verdict(order)).state == "taken"
        assert await stand(store, season) == ("paused", 0)

    with_store(address, work)


def test_a_pace_is_set_kept_and_kept_to(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        await Desk(store, season).control("pace", seconds=MAX_PACE_SECONDS)
        for made in (1, 2, 3):
            runner = Runner(store, season)
            driven = asyncio.create_task(runner.run())
            while await answers(store, season) < made:
                await asyncio.sleep(0.01)
            for _ in range(5):
                runner.wake()
                await asyncio.sleep(0.01)
            assert await answers(store, season) == made
            driven.cancel()
            await asyncio.gather(driven, return_exceptions=True)
        row = await store.seasons.find(season)
        assert (row.pace, row.status) == (MAX_PACE_SECONDS, "running")

    with_store(address, work)


def test_a_pace_is_broken_off_by_who_wakes_the_runner(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        desk = Desk(store, season)
        await desk.control("pace", seconds=MAX_PACE_SECONDS)
        runner = Runner(store, season)
        driven = asyncio.create_task(runner.run())
        while await answers(store, season) < 1:
            await asyncio.sleep(0.01)
        await desk.control("pace", seconds=0)
        runner.wake()
        await soon(driven)
        assert (await store.seasons.find(season)).status == "over"

    with_store(address, work)


@pytest.mark.parametrize(
    "terms",
    [
        {},
        {"do": "dance"},
        {"do": "run", "now": True},
        {"do": "step", "by": "year"},
        {"do": "pace"},
        {"do": "pace", "seconds": "slow"},
        {"do": "pace", "seconds": -1},
        {"do": "pace", "seconds": 1e9},
        {"do": "pace", "seconds": None},
        {"do": "player", "seat": "ada"},
        {"do": "player", "seat": "nobody", "player": "outside"},
        {"do": "player", "seat": "ada", "player": "bot:nobody"},
        {"do": "player", "seat": "ada", "player": ""},
        {"do": 7},
    ],
)
def test_a_control_input_that_is_wrong_is_refused_with_the_reason(
    sqlite: str, terms: dict[str, Any]
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        desk = Desk(store, season)
        await desk.control("pause")
        await idle(store, season)
        before = await store.seasons.find(season)
        number = await desk.put("control", **terms)
        await idle(store, season)
        verdict = await desk.verdict(number)
        assert verdict.state == "refused"
        assert verdict.reason
        after = await store.seasons.find(season)
        assert (after.head, after.pace, after.status) == (before.head, 0.0, "paused")
        assert await store.seasons.players(season) == dict(short_season().players)

    with_store(sqlite, work)


def test_somebody_else_plays_a_seat_from_now_on(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await idle(store, season)
        assert {row.seat for row in await store.past.open_asks(season)} == {"ada"}
        desk = Desk(store, season)
        numbers = [
            await desk.control("player", seat=seat, player=player)
            for seat, player in (("ben", "outside"), ("ada", "bot:random"))
        ]
        await idle(store, season)
        for number in numbers:
            assert await desk.verdict(number) == ("taken", None, None, None)
        assert {row.seat for row in await store.past.open_asks(season)} == {"ben"}
        players = await store.seasons.players(season)
        assert (players["ada"], players["ben"]) == ("bot:random", "outside")
        await replayed(store, season)

    with_store(address, work)


def test_control_inputs_are_no_entries(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        desk = Desk(store, season)
        for do in ("pause", "run", "reload", "pause"):
            await desk.control(do)
        await idle(store, season)
        assert (await store.seasons.find(season)).head == 0
        assert {row.entry for row in await rows(store, "SELECT entry FROM inbox")} == {None}

    with_store(address, work)
