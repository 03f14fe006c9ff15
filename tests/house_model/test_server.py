"""The house model as a server: what it takes and refuses, what it counts."""

from __future__ import annotations

import asyncio
import json
import re
import signal
from pathlib import Path
from typing import Any

import aiohttp
import openai
import pytest
from openai import AsyncOpenAI
from openai.types.chat import ChatCompletion

from showrunner.house_model import HouseModel, HouseSettings
from showrunner.house_model.asking import RUNGS, Rung
from showrunner.house_model.server import BLOCK_TOKENS, tokens
from tests.cli.running import ended, run, started
from tests.house_model.asking import TALK, enveloped, request, talk, with_house


def given(completion: ChatCompletion) -> dict[str, Any]:
    """The answer, wherever the rung has it."""
    message = completion.choices[0].message
    if message.tool_calls:
        (call,) = message.tool_calls
        assert call.type == "function"
        return json.loads(call.function.arguments)  # type: ignore[no-any-return]
    return json.loads(message.content or "")  # type: ignore[no-any-return]


@pytest.mark.parametrize("rung", RUNGS)
def test_every_rung_is_answered(rung: Rung) -> None:
    async def work(house: HouseModel, client: AsyncOpenAI) -> None:
        got = await client.chat.completions.create(**request("Say.", enveloped(TALK), rung))
        assert given(got)["answer"].keys() == TALK["properties"].keys()
        assert got.choices[0].finish_reason == "stop"

    with_house(work)


@pytest.mark.parametrize("rung", RUNGS[:3])
def test_a_rung_that_it_does_not_have_is_refused_by_its_name(rung: Rung) -> None:
    async def work(house: HouseModel, client: AsyncOpenAI) -> None:
        with pytest.raises(openai.BadRequestError, match=rung) as raised:
            await client.chat.completions.create(**request("Say.", TALK, rung))
        assert raised.value.param == ("tools" if rung == "tools" else "response_format")
        await client.chat.completions.create(**request("Say.", TALK, "text"))
        assert (house.stats.requests, house.stats.answered) == (2, 1)

    with_house(work, HouseSettings(rungs=("text",)))


def test_a_key_is_asked_for_where_one_is_set() -> None:
    async def work(house: HouseModel, client: AsyncOpenAI) -> ChatCompletion:
        return await client.chat.completions.create(**talk())

    assert given(with_house(work, HouseSettings(api_key="sesame"), key="sesame"))
    with pytest.raises(openai.AuthenticationError):
        with_house(work, HouseSettings(api_key="sesame"), key="simsim")


def test_what_is_no_request_is_refused() -> None:
    async def work(house: HouseModel, client: AsyncOpenAI) -> None:
        async with aiohttp.ClientSession() as http:
            for body in (b"", b"{", b"[]", b"{}", b'{"messages": []}', b"\xff"):
                async with http.post(f"{house.base_url}/chat/completions", data=body) as got:
                    assert got.status == 400
                    problem = (await got.json())["error"]
                    assert problem["type"] == "invalid_request_error"
                    assert problem["message"]

    with_house(work)


def test_models_are_listed() -> None:
    async def work(house: HouseModel, client: AsyncOpenAI) -> list[str]:
        return [model.id async for model in client.models.list()]

    assert with_house(work) == ["house"]


def test_a_limit_of_tokens_cuts_the_answer() -> None:
    async def work(house: HouseModel, client: AsyncOpenAI) -> None:
        got = await client.chat.completions.create(**talk(), max_completion_tokens=10)
        assert got.choices[0].finish_reason == "length"
        assert got.usage is not None
        assert got.usage.completion_tokens == 10

    with_house(work)


def test_usage_counts_what_went_in_and_out_and_what_was_cached() -> None:
    history = "Day by day. " * 300

    async def work(house: HouseModel, client: AsyncOpenAI) -> None:
        for prompt in ("One.", "Another."):
            got = await client.chat.completions.create(**request(history + prompt))
            used = got.usage
            assert used is not None
            words = got.choices[0].message.content or ""
            assert used.prompt_tokens >= tokens(history + prompt)
            assert used.completion_tokens == tokens(words)
            assert used.total_tokens == used.prompt_tokens + used.completion_tokens
            assert used.prompt_tokens_details is not None
            cached = used.prompt_tokens_details.cached_tokens
            assert cached == (
                0 if prompt == "One." else len(history) // 4 // BLOCK_TOKENS * BLOCK_TOKENS
            )
        assert house.stats.prompt_tokens == 2 * used.prompt_tokens - 1
        assert house.stats.cached_tokens == cached

    with_house(work)


def test_calls_in_flight_are_counted_until_their_client_goes() -> None:
    async def work(house: HouseModel, client: AsyncOpenAI) -> None:
        calls = [
            asyncio.create_task(client.chat.completions.create(**talk(number)))  # type: ignore[arg-type]
            for number in range(5)
        ]
        while house.stats.in_flight < 5:
            await asyncio.sleep(0.01)
        for call in calls:
            call.cancel()
        while house.stats.in_flight:
            await asyncio.sleep(0.01)
        async with aiohttp.ClientSession() as http:
            async with http.get(f"{house.address}/house/stats") as got:
                stats = await got.json()
            assert stats["most_in_flight"] == 5
            assert stats["requests"] == 5
            assert stats["faults"] == {"time_out": 5}
            async with http.post(f"{house.address}/house/reset") as got:
                assert (await got.json())["requests"] == 0

    with_house(work, fault="time_out=1")


def test_a_house_that_stops_lets_nobody_hang() -> None:
    async def hang(house: HouseModel, client: AsyncOpenAI) -> asyncio.Task[ChatCompletion]:
        call = asyncio.create_task(client.chat.completions.create(**talk()))
        while not house.stats.in_flight:
            await asyncio.sleep(0.01)
        await house.__aexit__(None, None, None)
        with pytest.raises((openai.APIConnectionError, openai.InternalServerError)):
            await call
        return call

    with_house(hang, fault="time_out=1")


def test_an_answer_takes_as_long_as_is_set() -> None:
    async def work(house: HouseModel, client: AsyncOpenAI) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        await client.chat.completions.create(**talk())
        assert loop.time() - began >= 0.2

    with_house(work, HouseSettings(latency=0.2))


def test_the_command_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    async def models(address: str) -> list[str]:
        async with AsyncOpenAI(base_url=address, api_key="any", max_retries=0) as client:
            return [model.id async for model in client.models.list()]

    with started("house-model", "--port", "0", "--fault", "all=0.5", cwd=tmp_path) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/v1", process.stdout.readline())
        assert found
        assert asyncio.run(models(found[0])) == ["house"]
        process.send_signal(signal.SIGTERM)
        ended(process)


def test_the_command_says_what_faults_there_are() -> None:
    assert "server_error" in run("house-model", "--fault", "storm=1", code=2).output
