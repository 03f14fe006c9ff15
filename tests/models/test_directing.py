"""What producers do to a season of models while it is played, and what the season asks of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from showrunner.house_model import HouseModel
from showrunner.players.llm import completions
from showrunner.players.llm.agency import Agency
from showrunner.players.llm.allowance import MICROS, Allowance
from showrunner.players.llm.completions import Usage
from showrunner.players.llm.model_lines import ModelLines
from showrunner.players.llm.profile import Prices
from showrunner.running.prompts import prompt_of
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.season_file import export_season, import_season
from tests.databases import with_store
from tests.models.acting import (
    FOUR,
    allow,
    drive,
    faulty,
    is_over,
    lines_to,
    models,
    outcomes,
    profile,
    stand_ins,
)
from tests.running.driving import Desk, replayed
from tests.store.short_season import create


async def until(happens: Callable[[], Any]) -> None:
    """Wait for something that somebody else does."""
    async with asyncio.timeout(20):
        while not happens():
            await asyncio.sleep(0.005)


async def status(store: Store, season: str, wanted: str) -> None:
    """Wait until the season stands like this."""
    async with asyncio.timeout(20):
        while (await store.seasons.find(season)).status != wanted:
            await asyncio.sleep(0.005)


@asynccontextmanager
async def driven(store: Store, season: str, lines: ModelLines) -> AsyncIterator[Runner]:
    """A season that is driven meanwhile."""
    runner = Runner(store, season, hires=Agency(lines))
    task = asyncio.create_task(runner.run())
    try:
        yield runner
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest.mark.usefixtures("hurried")
def test_where_no_model_answers_the_season_pauses_and_says_why_until_told_to_go_on(
    address: str,
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, Allowance(patience=0.3))
        async with (
            HouseModel(faulty("server_error=1")) as house,
            lines_to(profile(house, tries=2)) as lines,
        ):
            await drive(store, season, lines)
            row = await store.seasons.find(season)
            assert row.status == "paused"
            assert "no model answers for " in row.paused_for
            assert "500" in row.paused_for or "not called" in row.paused_for
            tried = house.stats.requests
            await drive(store, season, lines)
            assert house.stats.requests == tried, "in a pause nobody is asked"
            house.settings = faulty()
            await asyncio.sleep(0.15)  # for as long as the breaker rests
            await Desk(store, season).control("run")
            await drive(store, season, lines)
            await is_over(store, season)
            assert await stand_ins(store, season) == 0

    with_store(address, work)


@pytest.mark.usefixtures("hurried")
def test_without_patience_all_still_wait_for_the_one_that_tries_after_a_rest(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, Allowance(patience=0))
        async with (
            HouseModel(faulty("server_error=1")) as house,
            lines_to(profile(house, tries=1)) as lines,
        ):
            while not lines.line("house").breaker.is_open:
                await drive(store, season, lines, go_on=True)
            await asyncio.sleep(0.15)  # for as long as the breaker rests
            house.settings = faulty(latency=0.3)
            house.reset()
            async with driven(store, season, lines) as runner:
                await Desk(store, season).control("run")
                runner.wake()
                await until(lambda: house.stats.requests)
                await asyncio.sleep(0.1)
                assert house.stats.requests == 1, "one tries, and all others wait"
                await until(lambda: house.stats.requests > 1)
                house.settings = faulty()
                await status(store, season, "over")
            await is_over(store, season)
            assert await stand_ins(store, season) == 0

    with_store(sqlite, work)


def test_a_season_whose_profile_is_not_set_up_pauses_and_says_so(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models(players={"ada": "model:hose"}))
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            await drive(store, season, lines)
            row = await store.seasons.find(season)
            assert row.status == "paused"
            assert "there is no model profile 'hose'" in row.paused_for

    with_store(sqlite, work)


@pytest.mark.parametrize(("scope", "cap"), [("season", 0.01), ("seat", 0.003), ("episode", 0.005)])
def test_S9_at_a_cap_the_season_pauses_says_so_and_goes_on_when_it_is_raised(
    sqlite: str, scope: str, cap: float
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, Allowance(**{scope: cap}))
        async with HouseModel() as house, lines_to(profile(house, max_tokens=300)) as lines:
            await drive(store, season, lines)
            row = await store.seasons.find(season)
            assert row.status == "paused"
            assert f"${cap:g} it may cost" in row.paused_for
            by = {"season": "profile", "seat": "seat", "episode": "episode"}[scope]
            spent = {one.what: one.cost for one in await store.calls.sums(season, by)}
            most = max(call.cost for call in await store.calls.page(season))
            assert cap * MICROS / 2 < max(spent.values()) <= cap * MICROS + len(FOUR) * most
            desk = Desk(store, season)
            await desk.control("allowance", allowance={})
            await desk.control("run")
            await drive(store, season, lines)
            await is_over(store, season)
            assert await stand_ins(store, season) == 0

    with_store(sqlite, work)


@pytest.mark.parametrize("counts", [True, False], ids=["counts tokens", "says nothing of tokens"])
def test_S9_a_season_of_models_without_prices_pauses_at_its_cap_of_tokens(
    sqlite: str, counts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dollars hold nobody whose profile has no prices, as the environment's has none."""
    if not counts:
        monkeypatch.setattr(completions, "_usage", lambda told: Usage())
    cap = 40_000

    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, Allowance(tokens=cap))
        free = {"prices": Prices(), "max_tokens": 300}
        async with HouseModel() as house, lines_to(profile(house, **free)) as lines:
            await drive(store, season, lines)
            row = await store.seasons.find(season)
            assert row.status == "paused"
            assert "of the 40,000 tokens it may use" in row.paused_for
            calls = await store.calls.page(season, limit=1000)
            assert all(call.cost == 0 for call in calls)
            used = sum(call.prompt_tokens + call.answer_tokens for call in calls)
            most = max(call.prompt_tokens for call in calls) * 2 + 300
            assert cap - most < used <= cap + len(FOUR) * most
            before, desk = house.stats.requests, Desk(store, season)
            await desk.control("run")
            await drive(store, season, lines)
            assert house.stats.requests == before, "what was used is known after a restart, too"
            await desk.control("allowance", allowance={})
            await desk.control("run")
            await drive(store, season, lines)
            await is_over(store, season)

    with_store(sqlite, work)


def test_S9_at_a_cap_bots_stand_in_where_producers_said_so(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, Allowance(season=0.01, at_cap="stand-in"))
        async with HouseModel() as house, lines_to(profile(house, max_tokens=300)) as lines:
            await drive(store, season, lines)
            await is_over(store, season)
            assert await stand_ins(store, season) > 10
            assert (await outcomes(store, season)).keys() == {"answered"}

    with_store(sqlite, work)


def test_S9_from_a_share_of_a_cap_on_a_cheaper_profile_plays(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        cheaper = Allowance(season=10, cheaper="small", cheaper_from=0.0003)
        async with (
            HouseModel() as house,
            lines_to(profile(house), profile(house, "small")) as lines,
        ):
            await allow(store, season, cheaper, lines)
            await drive(store, season, lines)
            await is_over(store, season)
            by = {one.what: one for one in await store.calls.sums(season, "profile")}
            assert 0 < by["house"].cost < 0.0003 * 10 * MICROS * 2
            assert by["small"].calls > by["house"].calls

    with_store(sqlite, work)


def test_another_profile_takes_a_seat_over_in_mid_season(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        async with (
            HouseModel(faulty(latency=60)) as slow,
            HouseModel() as quick,
            lines_to(profile(slow), profile(quick, "quick")) as lines,
            driven(store, season, lines) as runner,
        ):
            await until(lambda: slow.stats.in_flight == len(FOUR))
            desk = Desk(store, season)
            for seat in FOUR:
                await desk.control("player", seat=seat, player="model:quick")
            runner.wake()
            await status(store, season, "over")
            assert slow.stats.in_flight == 0
            assert await stand_ins(store, season) == 0
        calls = await store.calls.page(season, limit=100_000)
        withdrawn = [call for call in calls if call.outcome == "withdrawn"]
        assert {call.profile for call in withdrawn} == {"house"}
        assert len(withdrawn) == slow.stats.requests == len(FOUR)
        assert {call.profile for call in calls if call.outcome == "answered"} == {"quick"}

    with_store(sqlite, work)


def test_another_profile_makes_one_decision_and_no_other(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models(players=dict.fromkeys(FOUR[1:], "bot:sensible")))
        async with (
            HouseModel(faulty(latency=60)) as slow,
            HouseModel() as quick,
            lines_to(profile(slow), profile(quick, "quick")) as lines,
            driven(store, season, lines) as runner,
        ):
            await until(lambda: slow.stats.in_flight)
            (ask,) = await store.past.open_asks(season)
            await Desk(store, season).control("answer_once", ask=ask.id, player="model:quick")
            runner.wake()
            await until(lambda: slow.stats.requests == 2 and slow.stats.in_flight == 1)
            assert quick.stats.requests == 1
            (once,) = [
                call
                for call in await store.calls.page(season)
                if (call.outcome, call.profile) == ("answered", "quick")
            ]
            assert once.ask == ask.id
            assert (await store.past.open_asks(season))[0].id != ask.id

    with_store(sqlite, work)


def test_R1_whom_one_decision_was_given_to_still_makes_it_after_a_restart(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models(players=dict.fromkeys(FOUR[1:], "bot:sensible")))
        async with (
            HouseModel(faulty(latency=60)) as slow,
            HouseModel(faulty(latency=60)) as quick,
            lines_to(profile(slow), profile(quick, "quick")) as lines,
        ):
            async with driven(store, season, lines) as runner:
                await until(lambda: slow.stats.in_flight)
                (ask,) = await store.past.open_asks(season)
                await Desk(store, season).control("answer_once", ask=ask.id, player="model:quick")
                runner.wake()
                await until(lambda: quick.stats.in_flight and not slow.stats.in_flight)
            quick.settings = faulty()
            async with driven(store, season, lines):
                await until(lambda: slow.stats.requests == 2 and slow.stats.in_flight == 1)
            answered = [
                (call.profile, call.ask)
                for call in await store.calls.page(season)
                if call.outcome == "answered"
            ]
            assert answered == [("quick", ask.id)]
            assert quick.stats.requests == 2

    with_store(sqlite, work)


def test_a_seats_new_player_makes_the_decision_that_was_given_to_another(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models(players=dict.fromkeys(FOUR[1:], "bot:sensible")))
        async with (
            HouseModel(faulty(latency=60)) as slow,
            lines_to(profile(slow), profile(slow, "other")) as lines,
            driven(store, season, lines) as runner,
        ):
            await until(lambda: slow.stats.in_flight)
            (ask,) = await store.past.open_asks(season)
            desk = Desk(store, season)
            await desk.control("answer_once", ask=ask.id, player="model:other")
            runner.wake()
            await until(lambda: slow.stats.requests == 2)
            await desk.control("player", seat=ask.seat, player="bot:sensible")
            runner.wake()
            await status(store, season, "over")

    with_store(sqlite, work)


def test_a_model_can_make_one_decision_of_a_bots_and_an_exported_season_takes_its_call_along(
    sqlite: str, tmp_path: Path
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models(players=dict.fromkeys(FOUR, "bot:sensible")))
        desk = Desk(store, season)
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            await desk.control("pause")
            await drive(store, season, lines)
            first, *others = await store.past.open_asks(season)
            assert others
            await desk.control("answer_once", ask=first.id, player="model:house")
            await desk.control("run")
            await drive(store, season, lines)
            await is_over(store, season)
            (call,) = await store.calls.page(season)
            assert (call.ask, call.outcome) == (first.id, "answered")
            prompt = await prompt_of(store, season, call)
            assert prompt.exact
            assert await stand_ins(store, season) == 0
            file = tmp_path / "season.jsonl"
            await export_season(store, season, file)

        async def elsewhere(store: Store) -> None:
            assert await import_season(store, file) == season
            assert await store.calls.page(season) == [call]
            assert await prompt_of(store, season, call) == prompt

        await asyncio.to_thread(with_store, str(tmp_path / "other.db"), elsewhere)

    with_store(sqlite, work)


@pytest.mark.parametrize("how", ["withdraw", "stop"])
def test_a_decision_that_is_taken_back_ends_its_call(sqlite: str, how: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models(cast=(*FOUR, "eve")))
        async with HouseModel(faulty(latency=60)) as house, lines_to(profile(house)) as lines:
            async with driven(store, season, lines) as runner:
                await until(lambda: house.stats.in_flight == 5)
                if how == "withdraw":
                    terms = {"seat": "ada", "why": "quit"}
                    await Desk(store, season).put("order", name="remove_castaway", terms=terms)
                    runner.wake()
                    await until(lambda: house.stats.in_flight < 5 or house.stats.requests > 5)
            await until(lambda: house.stats.in_flight == 0)
            await replayed(store, season)
            calls = await store.calls.page(season)
            assert {call.outcome for call in calls} == {"withdrawn"}
            assert len(calls) == house.stats.requests
            assert (await prompt_of(store, season, calls[0])).exact

    with_store(sqlite, work)


def test_in_a_pause_no_call_begins_and_those_in_flight_come_to_their_end(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        async with (
            HouseModel(faulty(latency=0.3)) as house,
            lines_to(profile(house)) as lines,
            driven(store, season, lines) as runner,
        ):
            await until(lambda: house.stats.in_flight == len(FOUR))
            desk = Desk(store, season)
            await desk.control("pause")
            runner.wake()
            await status(store, season, "paused")
            begun = house.stats.requests
            await until(lambda: house.stats.in_flight == 0)
            head = (await store.seasons.find(season)).head
            await asyncio.sleep(0.1)
            assert house.stats.requests == begun == len(FOUR)
            assert (await store.seasons.find(season)).head == head
            house.settings = faulty()
            await desk.control("run")
            runner.wake()
            await status(store, season, "over")
            calls = await store.calls.page(season, limit=100_000)
            assert len(calls) == len({(call.ask, call.seat, call.entry) for call in calls})
            assert await stand_ins(store, season) == 0

    with_store(sqlite, work)
