"""Futures by models: each plays its own seat on, and they cost no more than producers allow."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import FutureFailed, Refused
from showrunner.house_model import HouseModel
from showrunner.players.llm.agency import Agency
from showrunner.players.llm.allowance import MICROS
from showrunner.players.llm.model_lines import ModelLines
from showrunner.running.model_futures import (
    AT_ONCE,
    ModelChances,
    chances_by_models,
    chances_stored_by_models,
)
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.models.acting import FOUR, PRICES, drive, faulty, is_over, lines_to, models, profile
from tests.store.short_season import create, short_season

HALF = models(players=dict.fromkeys(FOUR[2:], "outside"))
"""Two seats of models, and two of people."""


async def begun(store: Store, lines: ModelLines) -> str:
    """A season that waits for its people."""
    season = await create(store, HALF)
    await drive(store, season, lines)
    return season


async def at_start(store: Store, lines: ModelLines, season: str, **others: Any) -> ModelChances:
    """The chances at the beginning of the season."""
    return await chances_by_models(store, Agency(lines), season, at=0, **others)


def test_models_play_their_own_seats_and_bots_those_of_people(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            season = await begun(store, lines)
            before = await store.past.facts(season), await store.calls.page(season, limit=1000)
            house.reset()
            counted: list[int] = []
            found = await at_start(store, lines, season, cap=5.0, number=6, progress=counted.append)
            assert found.number == 6 and {*found.seats} == {*FOUR} and not found.stopped
            assert sum(own.win.share for own in found.seats.values()) == pytest.approx(1)
            assert counted == [1, 1 + AT_ONCE, 6]
            stats = house.stats
            served = PRICES.cost(stats.prompt_tokens, stats.cached_tokens, stats.completion_tokens)
            assert stats.requests > 20 and found.cost == pytest.approx(served / MICROS, rel=0.01)
            assert await chances_stored_by_models(store, season) == [found]
            assert await at_start(store, lines, season, cap=5.0, number=5) == found
            assert house.stats.requests == stats.requests, "it is played once"
            after = await store.past.facts(season), await store.calls.page(season, limit=1000)
            assert after == before, "the season and its own costs stay as they are"

    with_store(sqlite, work)


def test_at_the_cap_the_futures_that_are_over_count_and_it_is_said(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with HouseModel() as house, lines_to(profile(house, max_tokens=300)) as lines:
            season = await begun(store, lines)
            one = await at_start(store, lines, season, cap=5.0, number=1)
            cap = 3.5 * one.cost
            few = await at_start(store, lines, season, cap=cap, number=30)
            assert 1 <= few.number < 30 and few.cost <= cap
            assert f"for at most ${cap:g}" in few.stopped
            with pytest.raises(FutureFailed, match="the cap is reached"):
                await at_start(store, lines, season, cap=one.cost / 2, number=30)
            assert await chances_stored_by_models(store, season) == [few]

    with_store(sqlite, work)


@pytest.mark.usefixtures("hurried")
def test_models_that_fail_end_the_futures_instead_of_bots_playing_all_of_them(
    sqlite: str,
) -> None:
    async def work(store: Store) -> None:
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            season = await begun(store, lines)
            house.settings = faulty("refusal=1")
            with pytest.raises(FutureFailed, match="bots stood in"):
                await at_start(store, lines, season, cap=5.0, number=2)

    with_store(sqlite, work)


def test_a_season_without_models_has_no_futures_by_models(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        await Runner(store, season).run()
        await is_over(store, season)
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            with pytest.raises(Refused, match="no model plays"):
                await at_start(store, lines, season, cap=1.0)

    with_store(sqlite, work)
