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
from tests.outside.emulating import KEY, completed, line_to


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


def test_what_a_message_begins_with_again_is_read_from_the_cache(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also when lines come after it, and when the message before was split elsewhere."""
    lines = [f"{number}: something happened on this day of the season" for number in range(300)]
    turns = ["\n".join([*lines[:count], f"What now? {count}"]) for count in (150, 200, 250, 300)]

    async def work() -> list[int]:
        async with line_to(AnthropicApi(), monkeypatch) as line:
            replies = [
                await line.client.complete(PROMPT._replace(turn=turn), "json_object", 500)
                for turn in turns
            ]
            return [reply.usage.cached * 4 for reply in replies]

    read = asyncio.run(work())
    assert read[0] == 0
    assert read[2] > len("\n".join(lines[:150]))
    assert read[3] > len("\n".join(lines[:200]))
