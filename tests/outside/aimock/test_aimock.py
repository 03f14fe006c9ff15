"""The client meets a server that nobody here wrote, and sees what the house model shows it.

What holds here for the plain client of `openai` is what the house model's faults are made after.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import aiohttp
import openai
import pytest
from openai import AsyncOpenAI, DefaultAioHttpClient

from showrunner.house_model.asking import RUNGS, Rung
from tests.house_model.asking import TALK, enveloped, request
from tests.outside.aimock.serving import SAID, aimock

T = TypeVar("T")


@pytest.fixture
def address() -> Iterator[str]:
    with aimock() as started:
        yield started


def with_client(address: str, work: Callable[[AsyncOpenAI], Awaitable[T]]) -> T:
    """What becomes of work with a client that never tries again."""

    async def run() -> T:
        async with AsyncOpenAI(
            base_url=address, api_key="any", max_retries=0, http_client=DefaultAioHttpClient()
        ) as client:
            return await work(client)

    return asyncio.run(run())


async def answered(client: AsyncOpenAI, model: str, rung: Rung = "json_schema") -> Any:
    """The answer to a question of a talk."""
    asked = {**request("What do you say?", enveloped(TALK), rung), "model": model}
    got = await client.chat.completions.create(**asked)
    message = got.choices[0].message
    return json.loads(
        message.tool_calls[0].function.arguments if message.tool_calls else message.content
    )


@pytest.mark.parametrize("rung", RUNGS)
def test_a_structured_answer_comes_on_every_rung(address: str, rung: Rung) -> None:
    assert with_client(address, lambda client: answered(client, "sound", rung)) == SAID


def first_failure(address: str, model: str) -> Exception:
    """What goes wrong the first time, after which the answer comes."""

    async def work(client: AsyncOpenAI) -> Exception:
        with pytest.raises(Exception) as raised:
            await answered(client, model)
        assert await answered(client, model) == SAID
        return raised.value

    return with_client(address, work)


def test_a_rate_limit_says_when_to_come_again(address: str) -> None:
    problem = first_failure(address, "limited-once")
    assert isinstance(problem, openai.RateLimitError)
    assert problem.response.headers["retry-after"] == "1"


def test_a_server_error_is_500(address: str) -> None:
    problem = first_failure(address, "broken-once")
    assert isinstance(problem, openai.InternalServerError)
    assert problem.status_code == 500


def test_a_hang_up_is_a_lost_connection_which_the_client_takes_for_a_time_out(address: str) -> None:
    problem = first_failure(address, "cut-once")
    assert isinstance(problem, openai.APITimeoutError)
    assert problem.__cause__ is not None
    assert isinstance(problem.__cause__.__cause__, aiohttp.ServerDisconnectedError)


def test_a_body_that_is_no_json_is_no_error_of_the_client(address: str) -> None:
    problem = first_failure(address, "garbled-once")
    assert isinstance(problem, json.JSONDecodeError)
    assert not isinstance(problem, openai.OpenAIError)
