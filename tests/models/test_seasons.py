"""Seasons of models over real HTTP: with no fault, with each, with all, and with nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from showrunner.formats.facts import PLAN, MemoWritten, ThoughtHad
from showrunner.formats.production import LIE
from showrunner.house_model import FAULTS, HouseModel
from showrunner.players.llm import breaker
from showrunner.players.llm.allowance import Allowance
from showrunner.players.llm.profile import RUNGS
from showrunner.store import Store
from tests.databases import with_store
from tests.models.acting import (
    NEVER_PAUSES,
    SECONDS,
    TWELVE,
    allow,
    drive,
    faulty,
    is_over,
    ledger_is_right,
    lines_to,
    models,
    outcomes,
    profile,
    stand_ins,
)
from tests.store.short_season import create

PASSING = {
    "rate_limit": "rate_limited",
    "server_error": "server_error",
    "time_out": "timeout",
    "cut": "cut",
}
"""Faults that say nothing of the answer, and the outcome of such a call."""


def test_a_season_of_twelve_models_ends_with_no_fault(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models(TWELVE))
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            await drive(store, season, lines)
            await is_over(store, season)
            assert (await outcomes(store, season)).keys() == {"answered"}
            assert await stand_ins(store, season) == 0
            await ledger_is_right(store, season, house)
            assert house.stats.most_in_flight >= len(TWELVE)
        facts = [one.fact for one in await store.past.facts(season)]
        assert any(isinstance(fact, ThoughtHad) for fact in facts)
        notes = [fact for fact in facts if isinstance(fact, MemoWritten)]
        diaries = [fact for fact in notes if fact.kind == "diary"]
        plans = [fact for fact in notes if fact.kind == PLAN]
        assert len(diaries) + len(plans) == len(notes)
        assert any(fact.plan.get("allies") for fact in plans)
        lies = [fact for fact in facts if isinstance(fact, ThoughtHad) and fact.intent == LIE]
        assert lies, "what a model says it does not mean is marked as a bot's lie is"
        calls = await store.calls.page(season, limit=100_000)
        assert len(diaries) <= len([call for call in calls if call.kind == "diary"])

    with_store(sqlite, work)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_season_ends_though_a_fifth_of_all_calls_has_this_fault(sqlite: str, fault: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        async with (
            HouseModel(faulty(f"{fault}=0.2", latency=0.002)) as house,
            lines_to(profile(house, timeout=0.3 if fault == "time_out" else 20.0)) as lines,
        ):
            await drive(store, season, lines)
            await is_over(store, season)
            assert house.stats.faults[fault] > 2
            came = await outcomes(store, season)
            await ledger_is_right(store, season, house)
            stood_in = await stand_ins(store, season)
        if fault in PASSING:
            assert stood_in == 0
            # A diary that hangs is given up when the season goes on without it.
            assert came.keys() - {"withdrawn"} == {"answered", PASSING[fault]}
        calls = await store.calls.page(season, limit=100_000)
        again = [call for call in calls if call.again]
        assert all(call.kind for call in again)
        assert {call.outcome for call in again} <= came.keys()

    with_store(sqlite, work)


@pytest.mark.usefixtures("hurried")
def test_a_season_ends_though_half_of_all_calls_have_some_fault(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, NEVER_PAUSES)
        async with (
            HouseModel(faulty("all=0.5", latency=0.002)) as house,
            lines_to(profile(house, timeout=0.25)) as lines,
        ):
            await drive(store, season, lines)
            await is_over(store, season)
            came = await outcomes(store, season)
            assert len(house.stats.faults) >= 12
            assert came.keys() >= {"answered", "malformed"}

    with_store(sqlite, work)


@pytest.mark.parametrize("fault", ["malformed", "empty", "refusal", "spoken_refusal", "truncated"])
def test_for_a_model_that_answers_only_rubbish_a_bot_stands_in_each_time(
    sqlite: str, fault: str
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, NEVER_PAUSES)
        async with HouseModel(faulty(f"{fault}=1")) as house, lines_to(profile(house)) as lines:
            await drive(store, season, lines)
            await is_over(store, season)
            calls = await store.calls.page(season, limit=100_000)
            asks = {call.ask for call in calls if call.ask}
            assert len(asks) > 20
            assert await stand_ins(store, season) == len(asks)
            assert "answered" not in await outcomes(store, season)
            usual = 3 if fault == "truncated" else 2
            tries = Counter(call.ask for call in calls if call.ask)
            assert max(tries.values()) <= 2 * len(RUNGS)
            assert Counter(tries.values()).most_common(1)[0][0] == usual
            for ask in asks:
                first, *others = (call for call in calls if call.ask == ask)
                assert not first.again
                assert all(call.again and call.prompt != first.prompt for call in others)
            await ledger_is_right(store, season, house)

    with_store(sqlite, work)


@pytest.mark.usefixtures("hurried")
def test_for_a_model_that_never_answers_a_bot_stands_in_where_producers_said_so(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(breaker, "FIRST_REST_SECONDS", SECONDS)

    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, Allowance(when_away="stand-in", patience=0))
        async with (
            HouseModel(faulty("time_out=1")) as house,
            lines_to(profile(house, timeout=0.05, tries=2)) as lines,
        ):
            await drive(store, season, lines)
            await is_over(store, season)
            assert await stand_ins(store, season) > 20
            assert (await outcomes(store, season)).keys() == {"timeout"}
            assert house.stats.requests < 60, "the breaker leaves alone what never answers"

    with_store(sqlite, work)


@pytest.mark.parametrize("rungs", [("tool",), ("json_object",), ("text",), ("json_object", "text")])
def test_a_season_finds_the_strictest_form_that_an_endpoint_takes(
    sqlite: str, rungs: tuple[str, ...]
) -> None:
    taken = tuple("tools" if rung == "tool" else rung for rung in rungs)

    async def work(store: Store) -> None:
        season = await create(store, models())
        async with (
            HouseModel(faulty(rungs=taken)) as house,
            lines_to(profile(house)) as lines,
        ):
            await drive(store, season, lines)
            await is_over(store, season)
            assert await stand_ins(store, season) == 0
            calls = await store.calls.page(season, limit=100_000)
            assert {call.rung for call in calls if call.outcome == "answered"} == {rungs[0]}
            # No more than each seat's first call each rung, until the line knows better.
            assert (await outcomes(store, season))["unsupported"] <= 3 * 4
            assert lines.line("house").rung == rungs[0]

    with_store(sqlite, work)


@pytest.mark.usefixtures("hurried")
def test_where_a_profile_is_away_its_fallback_answers(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(breaker, "FIRST_REST_SECONDS", SECONDS)

    async def work(store: Store) -> None:
        season = await create(store, models())
        async with (
            HouseModel(faulty("server_error=1")) as broken,
            HouseModel() as sound,
            lines_to(profile(broken, tries=2, fallback="spare"), profile(sound, "spare")) as lines,
        ):
            await drive(store, season, lines)
            await is_over(store, season)
            assert await stand_ins(store, season) == 0
            by = {one.what: one.calls for one in await store.calls.sums(season, "profile")}
            assert by["house"] < by["spare"] / 2, "the breaker leaves alone what is away"

    with_store(sqlite, work)
