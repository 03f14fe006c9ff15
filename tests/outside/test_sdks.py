"""What holds for both SDKs: the rules for addresses and keys, and what comes of a failed call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from showrunner.addresses import AllowedAddresses
from showrunner.errors import PlayerAway
from showrunner.players.llm.clients import client_for
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.keys import Keys
from tests.models.test_client import HERE, PROMPT
from tests.outside.anthropic_api import AnthropicApi
from tests.outside.emulating import KEY, KEY_VARIABLE, Emulation, Refused, line_to, troubled
from tests.outside.gemini_api import GeminiApi

APIS = (AnthropicApi, GeminiApi)
WAIT = {"retry-after": "7"}


async def asked(api: Emulation, allowed: str, key_may_go_to: str) -> None:
    """One request to an emulation that is serving."""
    profile = api.profile(name="one", model="m", key=KEY_VARIABLE, base_url=api.base_url)
    keys = Keys({KEY_VARIABLE: key_may_go_to})
    client = client_for(profile)(profile, AllowedAddresses(allowed), keys)
    try:
        await client.complete(PROMPT, "json_schema", 500)
    finally:
        await client.close()


@pytest.mark.parametrize("api", APIS)
def test_S8_an_address_that_is_not_allowed_is_not_connected_to(
    api: Callable[[], Emulation], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(KEY_VARIABLE, KEY)
    emulation = api()

    async def work() -> None:
        async with emulation.serving():
            with pytest.raises(Trouble) as told:
                await asked(emulation, "https://models.example.org", emulation.address)
            assert told.value.outcome == "unreachable"
            with pytest.raises(PlayerAway, match="may not be sent"):
                await asked(emulation, f"{emulation.address}, {HERE}", "models.example.org")

    asyncio.run(work())
    assert not emulation.received


@pytest.mark.parametrize("api", APIS)
@pytest.mark.parametrize("status", [301, 307, 308])
def test_S8_a_key_does_not_follow_a_redirect(
    api: Callable[[], Emulation], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = api()

    async def work() -> None:
        async with elsewhere.serving():
            leading = api()
            place = elsewhere.address + "/v1/messages"
            leading.refuse_next = [Refused(status, "moved", "elsewhere", {"Location": place})]
            await asyncio.to_thread(troubled, leading, monkeypatch)
            assert len(leading.received) == 1

    asyncio.run(work())
    assert not elsewhere.received


@pytest.mark.parametrize(
    ("api", "refused", "outcome", "retry_after"),
    [
        (AnthropicApi, Refused(429, "rate_limit_error", "slow", WAIT), "rate_limited", 7.0),
        (AnthropicApi, Refused(529, "overloaded_error", "Overloaded"), "server_error", None),
        (AnthropicApi, Refused(500, "api_error", "Internal server error"), "server_error", None),
        (GeminiApi, Refused(429, "RESOURCE_EXHAUSTED", "slow"), "rate_limited", 7.0),
        (GeminiApi, Refused(503, "UNAVAILABLE", "The model is overloaded."), "server_error", None),
        (GeminiApi, Refused(500, "INTERNAL", "An error has occurred."), "server_error", None),
    ],
)
def test_a_call_that_may_succeed_later_is_told_as_such(
    api: Callable[[], Emulation],
    refused: Refused,
    outcome: str,
    retry_after: float | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    emulation = api()
    emulation.refuse_next = [refused]
    trouble = troubled(emulation, monkeypatch)
    assert (trouble.outcome, trouble.retry_after) == (outcome, retry_after)
    assert refused.message in trouble.detail
    assert trouble.is_the_endpoints
    assert len(emulation.received) == 1, "the SDK does not try again"


@pytest.mark.parametrize("api", APIS)
def test_a_wrong_key_is_told_without_it(
    api: Callable[[], Emulation], monkeypatch: pytest.MonkeyPatch
) -> None:
    emulation = api()
    emulation.refuse_next = [Refused(401, "authentication_error", f"invalid key {KEY}")]
    trouble = troubled(emulation, monkeypatch)
    assert (trouble.outcome, trouble.detail) == ("denied", "401: invalid key [key]")


@pytest.mark.parametrize(("api", "window"), [(AnthropicApi, 200_000), (GeminiApi, 1_048_576)])
def test_the_window_is_found_in_the_list_of_models(
    api: Callable[[], Emulation], window: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with line_to(api(), monkeypatch) as line:
            await line.find_context()
            assert line.context == window

    asyncio.run(work())
