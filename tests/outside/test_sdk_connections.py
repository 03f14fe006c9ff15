"""The SDKs' connections are held to the rules for addresses and keys, as openai's client is."""

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
from tests.outside.emulating import KEY, KEY_VARIABLE, Emulation, Refused, troubled
from tests.outside.gemini_api import GeminiApi

APIS = (AnthropicApi, GeminiApi)


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
