"""S9: tokens that no provider counted count as well, so that caps hold."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ConnectionTimeoutError

from showrunner.errors import Fenced
from showrunner.house_model import HouseModel
from showrunner.players.llm.agency import Agency
from showrunner.players.llm.completions import Completion, Usage, completion_in, connection_trouble
from showrunner.players.llm.model_lines import ModelLine
from showrunner.running.bookkeeping import open_book
from showrunner.running.forking import fork
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.season_file import export_season, import_season
from showrunner.store.seasons import stop
from tests.databases import with_store
from tests.models.acting import (
    FOUR,
    NEVER_PAUSES,
    PRICES,
    SECONDS,
    allow,
    drive,
    faulty,
    is_over,
    lines_to,
    models,
    profile,
)
from tests.models.test_client import completion
from tests.running.driving import Desk
from tests.store.short_season import create, short_season

MOST = 1500
"""The tokens that an answer may have, as the profile says."""


def telling(line: ModelLine, told: Usage, **changed: Any) -> None:
    """Let an endpoint tell of this usage with every completion."""
    complete = line.client.complete

    async def stingy(*given: Any) -> Completion:
        return (await complete(*given))._replace(usage=told, **changed)

    line.client.complete = stingy  # type: ignore[method-assign]


@pytest.mark.parametrize(
    "told",
    [Usage(), Usage(prompt=700), Usage(answer=90), Usage(prompt=700, answer=90)],
    ids=["nothing", "the prompt alone", "the answer alone", "both"],
)
def test_S9_what_an_endpoint_does_not_count_is_estimated(sqlite: str, told: Usage) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            telling(lines.line("house"), told)
            await drive(store, season, lines)
            served = house.stats
        await is_over(store, season)
        for call in await store.calls.page(season, limit=100_000):
            assert call.prompt_tokens == told.prompt or (not told.prompt and call.prompt_tokens)
            assert call.answer_tokens == told.answer or (not told.answer and call.answer_tokens)
            assert call.cost == PRICES.cost(call.prompt_tokens, 0, call.answer_tokens)
        _, spent = await store.calls.spent(season)
        if not any(told):
            used = sum(tokens for _, _, _, tokens in spent)
            assert used >= served.prompt_tokens + served.completion_tokens

    with_store(sqlite, work)


@pytest.mark.usefixtures("hurried")
def test_S9_an_answer_at_its_limit_of_tokens_has_used_them_all(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, NEVER_PAUSES)
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            telling(lines.line("house"), Usage(), text="", truncated=True)
            await drive(store, season, lines)
        calls = await store.calls.page(season, limit=100_000)
        assert {call.outcome for call in calls} == {"truncated"}
        assert min(call.answer_tokens for call in calls) == MOST

    with_store(sqlite, work)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    ("fault", "outcome", "may_be_charged"),
    [
        ("time_out", "timeout", True),
        ("cut", "cut", True),
        ("rate_limit", "rate_limited", False),
        ("server_error", "server_error", False),
    ],
)
def test_S9_a_call_that_may_have_been_answered_counts_with_the_most_it_can_cost(
    sqlite: str, fault: str, outcome: str, may_be_charged: bool
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        await allow(store, season, NEVER_PAUSES)
        async with (
            HouseModel(faulty(f"{fault}=1")) as house,
            lines_to(
                profile(house, timeout=0.2 if fault == "time_out" else SECONDS, tries=2)
            ) as lines,
        ):
            await drive(store, season, lines)
        calls = await store.calls.page(season, limit=100_000)
        assert {call.outcome for call in calls} == {outcome}
        for call in calls:
            assert call.answer_tokens == (MOST if may_be_charged else 0)
            assert bool(call.prompt_tokens) == may_be_charged
            assert call.cost == PRICES.cost(call.prompt_tokens, 0, call.answer_tokens)

    with_store(sqlite, work)


def test_S9_calls_in_flight_count_when_producers_stop_the_season(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models())
        async with HouseModel(faulty(latency=SECONDS)) as house, lines_to(profile(house)) as lines:
            runner = Runner(store, season, hires=Agency(lines))
            running = asyncio.create_task(runner.run())
            while house.stats.in_flight < len(FOUR):
                await asyncio.sleep(0.01)
            await store.database.write(lambda connection: stop(connection, season))
            await Desk(store, season).control("pause")
            runner.wake()
            with pytest.raises(Fenced):
                await running
        calls = await store.calls.page(season, limit=100_000)
        assert [call.outcome for call in calls] == ["withdrawn"] * len(FOUR)
        assert all(call.prompt_tokens and call.answer_tokens == MOST for call in calls)
        assert (await store.seasons.find(season)).status == "stopped"

    with_store(address, work)


@pytest.mark.parametrize("obeyed", ["max_tokens", "max_completion_tokens", ""])
def test_S9_the_limit_of_tokens_is_sent_under_the_name_that_is_obeyed(
    sqlite: str, obeyed: str
) -> None:
    """Some servers ignore the name that they do not know, and some ignore both."""
    sent: list[tuple[str, ...]] = []

    async def work(store: Store) -> None:
        season = await create(store, models())
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            client = lines.line("house").client
            complete = client.complete

            async def verbose(*given: Any) -> Completion:
                names = tuple(name for name in client._arguments(*given) if name.startswith("max_"))
                sent.append(names)
                usage = Usage(prompt=700, answer=90 if names == (obeyed,) else 2 * MOST)
                return (await complete(*given))._replace(usage=usage)

            client.complete = verbose  # type: ignore[method-assign]
            await drive(store, season, lines)
        await is_over(store, season)

    with_store(sqlite, work)
    assert {len(names) for names in sent} == {1}, "one of them is sent with every request"
    changes = sum(one != other for one, other in itertools.pairwise(sent))
    assert changes == (obeyed != "max_completion_tokens")


def test_S9_every_season_has_caps_however_it_came_to_be(sqlite: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        await Runner(store, season).run(until_idle=True)
        child = await fork(store, season, 20)
        await export_season(store, season, tmp_path / "season.jsonl")
        copied = await import_season(store, tmp_path / "season.jsonl", copy=True)
        for one in (season, child, copied):
            allowance = (await open_book(store, one)).purse.allowance
            assert (allowance.season, allowance.tokens) == (5.0, 5_000_000)

    with_store(sqlite, work)


def test_S9_thinking_that_is_counted_in_the_total_alone_counts() -> None:
    usage = {"prompt_tokens": 100, "completion_tokens": 20, "total_tokens": 900}
    assert completion_in(completion({"content": "{}"}, usage).encode(), "text").usage.answer == 800
    for strange in (None, -5, "many", 1e9, 50):
        told = usage | {"total_tokens": strange}
        body = completion({"content": "{}"}, told).encode()
        assert completion_in(body, "text").usage.answer == 20


def test_a_connection_that_could_not_be_made_in_time_costs_nothing() -> None:
    assert connection_trouble(ConnectionTimeoutError("slow")).outcome == "unreachable"
