"""Anthropic's API, by its own SDK over real HTTP: what is asked, and what comes of the answers."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from showrunner.players.llm.completions import Usage
from showrunner.players.llm.profile import RUNGS, Rung
from tests.models.test_client import PROMPT, SCHEMA
from tests.outside.anthropic_api import AnthropicApi
from tests.outside.emulating import KEY, Refused, completed, line_to, troubled


@pytest.mark.parametrize("rung", RUNGS)
def test_each_rung_asks_in_the_apis_own_way(rung: Rung, monkeypatch: pytest.MonkeyPatch) -> None:
    api = AnthropicApi()
    reply = completed(api, monkeypatch, rung, extra={"top_k": 40}, temperature=0.5)
    (request,) = api.received
    assert request.path == "/v1/messages"
    assert request.headers["x-api-key"] == KEY
    assert "Authorization" not in request.headers
    sent = request.body
    assert sent["system"][0]["text"] == PROMPT.system
    assert (sent["max_tokens"], sent["temperature"], sent["top_k"]) == (3000, 0.5, 40)
    if rung == "json_schema":
        assert sent["output_config"] == {"format": {"type": "json_schema", "schema": SCHEMA}}
    elif rung == "tool":
        assert sent["tool_choice"] == {"type": "tool", "name": "answer"}
        assert sent["tools"] == [{"name": "answer", "input_schema": SCHEMA}]
    elif rung == "json_object":
        assert sent["tool_choice"] == {"type": "tool", "name": "answer"}
        assert sent["tools"][0]["input_schema"]["properties"]["answer"] == {"type": "object"}
    else:
        assert not sent.keys() & {"output_config", "tools"}
    if rung in ("json_schema", "tool"):
        assert json.loads(reply.text).keys() == {"thought", "answer"}
    assert not reply.refused and not reply.truncated
    assert reply.model == "emulated"


def replied(stop_reason: str, text: str = "{") -> dict[str, Any]:
    usage = {
        "input_tokens": 100,
        "cache_read_input_tokens": 2000,
        "cache_creation_input_tokens": 300,
        "output_tokens": 70,
        "output_tokens_details": {"thinking_tokens": 40},
    }
    content = [{"type": "thinking", "thinking": "Hm."}, {"type": "text", "text": text}]
    return {"content": content, "stop_reason": stop_reason, "usage": usage, "model": "m"}


def test_usage_has_cached_and_thinking_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    api = AnthropicApi()
    api.reply_next = [replied("end_turn", "{}")]
    reply = completed(api, monkeypatch)
    assert reply.usage == Usage(prompt=2400, cached=2000, answer=70, thinking=40)
    assert reply.text == "{}"


@pytest.mark.parametrize(
    ("stop_reason", "refused", "truncated"),
    [
        ("refusal", True, False),
        ("max_tokens", False, True),
        ("model_context_window_exceeded", False, True),
    ],
)
def test_a_refusal_and_an_end_too_soon_are_told(
    stop_reason: str, refused: bool, truncated: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    api = AnthropicApi()
    api.reply_next = [replied(stop_reason)]
    reply = completed(api, monkeypatch)
    assert (reply.refused, reply.truncated) == (refused, truncated)


@pytest.mark.parametrize(
    ("refused", "outcome", "retry_after"),
    [
        (Refused(429, "rate_limit_error", "slow", {"retry-after": "7"}), "rate_limited", 7.0),
        (Refused(529, "overloaded_error", "Overloaded"), "server_error", None),
        (Refused(500, "api_error", "Internal server error"), "server_error", None),
    ],
)
def test_a_call_that_may_succeed_later_is_told_as_such(
    refused: Refused, outcome: str, retry_after: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    api = AnthropicApi()
    api.refuse_next = [refused]
    trouble = troubled(api, monkeypatch)
    assert (trouble.outcome, trouble.retry_after) == (outcome, retry_after)
    assert refused.message in trouble.detail
    assert trouble.is_the_endpoints
    assert len(api.received) == 1, "the SDK does not try again"


def test_a_wrong_key_is_told_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    api = AnthropicApi()
    api.refuse_next = [Refused(401, "authentication_error", f"invalid x-api-key {KEY}")]
    trouble = troubled(api, monkeypatch)
    assert not trouble.is_the_endpoints
    assert trouble.detail == "401: invalid x-api-key [key]"


@pytest.mark.parametrize("rung", ["json_schema", "tool"])
@pytest.mark.parametrize(
    ("effort", "is_adaptive", "max_tokens", "thinking", "output_config"),
    [
        ("", True, 3000, None, None),
        ("none", True, 3000, {"type": "disabled"}, None),
        ("minimal", True, 3000, {"type": "adaptive"}, "low"),
        ("xhigh", True, 3000, {"type": "adaptive"}, "xhigh"),
        ("low", False, 4000, {"type": "enabled", "budget_tokens": 2048}, None),
        ("high", False, 4000, {"type": "enabled", "budget_tokens": 3488}, None),
        ("high", False, 1500, None, None),
    ],
)
def test_an_effort_becomes_what_the_model_takes(
    effort: str,
    is_adaptive: bool,
    max_tokens: int,
    thinking: Any,
    output_config: str | None,
    rung: Rung,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    api = AnthropicApi(is_adaptive)
    api.thoughts = 33
    reply = completed(api, monkeypatch, rung, max_tokens, reasoning_effort=effort)
    assert api.last.get("thinking") == thinking
    assert api.last.get("output_config", {}).get("effort") == output_config
    thinks = thinking is not None and thinking["type"] != "disabled"
    assert reply.usage.thinking == (33 if thinks else 0)


def test_the_window_is_found_in_the_list_of_models(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with line_to(AnthropicApi(), monkeypatch) as line:
            await line.find_context()
            assert line.context == 200_000

    asyncio.run(work())


def test_of_the_environment_the_sdk_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "black-stone")
    monkeypatch.setenv("ANTHROPIC_AUTH_TOKEN", "black-stone")
    monkeypatch.setenv("ANTHROPIC_BASE_URL", "https://black-stone.example.org")
    monkeypatch.setenv("ANTHROPIC_CUSTOM_HEADERS", "X-More: black-stone")
    monkeypatch.setenv("HTTPS_PROXY", "http://black-stone.example.org")
    api = AnthropicApi()
    completed(api, monkeypatch)
    assert "black-stone" not in str(api.received)
    assert {name.lower() for name in api.received[0].headers} == {
        *("host", "accept", "accept-encoding", "anthropic-version", "content-type"),
        *("content-length", "user-agent", "x-api-key"),
    }
