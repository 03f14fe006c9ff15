"""A season's clock: it counts while the season runs, and stands still in between."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from showrunner.running.deadlines import Deadlines
from showrunner.running.season_clock import SeasonClock
from showrunner.store import Store
from tests.databases import with_store
from tests.running.driving import Desk, idle
from tests.running.hands import Driven, Hands, driven
from tests.store.short_season import create, short_season

MINUTE = msgspec.json.encode(Deadlines(decision=60.0)).decode()


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The hands of all seasons' clocks."""
    return Hands(monkeypatch)


async def a_season(store: Store) -> str:
    """A season in which one seat has a minute for each decision."""
    return await create(store, short_season(players={"ada": "outside"}), deadlines=MINUTE)


async def is_open(seen: Driven, ask: Any) -> bool:
    """Whether it is still open after the runner has looked into its inbox."""
    await seen.looks()
    return ask.id in [row.id for row in await seen.asks()]


def test_a_clock_counts_while_it_runs(hands: Hands) -> None:
    clock = SeasonClock(5.0)
    hands.seconds += 10
    assert (clock.now(), clock.running) == (5.0, False)
    for _ in range(2):
        clock.start()
    hands.seconds += 10
    assert (clock.now(), clock.running) == (15.0, True)
    for _ in range(2):
        clock.stop()
    hands.seconds += 10
    assert (clock.now(), clock.running) == (15.0, False)
    clock.start()
    hands.seconds += 1
    assert clock.now() == 16.0


def test_the_clock_stands_still_in_a_pause(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        season = await a_season(store)
        desk = Desk(store, season)
        async with driven(store, season, hands) as seen:
            ask = await seen.asked()
            await seen.passes(50)
            await desk.control("pause")
            await seen.looks()
            await seen.passes(1000)
            assert await is_open(seen, ask)
            await desk.control("run")
            await seen.looks()
            await seen.passes(9)
            assert await is_open(seen, ask)
            await seen.passes(2)
            await seen.closes(ask)

    with_store(address, work)


def test_the_clock_stands_still_between_two_runners(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        season = await a_season(store)
        await idle(store, season)
        hands.seconds += 1000
        async with driven(store, season, hands) as seen:
            await seen.looks()
            ask = await seen.asked()
            assert ask.due == 60.0
            await seen.passes(61)
            await seen.closes(ask)

    with_store(address, work)


def test_a_deadline_goes_on_with_another_runner_and_does_not_begin_again(
    address: str, hands: Hands
) -> None:
    async def work(store: Store) -> None:
        season = await a_season(store)
        async with driven(store, season, hands) as seen:
            ask = await seen.asked()
            await seen.passes(40)
            await Desk(store, season).control("pace", seconds=0)
            await seen.looks()
        assert (await store.seasons.find(season)).clock == 40.0
        async with driven(store, season, hands) as seen:
            await seen.looks()
            again = await seen.asked()
            assert (again.id, again.due) == (ask.id, 60.0)
            await seen.passes(21)
            await seen.closes(ask)

    with_store(address, work)


def test_a_deadline_outlives_a_rebuild(address: str, hands: Hands) -> None:
    async def work(store: Store) -> None:
        season = await a_season(store)
        async with driven(store, season, hands) as seen:
            ask = await seen.asked()
            await seen.passes(40)
            await Desk(store, season).control("reload")
            assert await is_open(seen, ask)
            await seen.passes(21)
            await seen.closes(ask)

    with_store(address, work)
