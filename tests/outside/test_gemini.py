"""Gemini's API, by Google's SDK over real HTTP: what is asked, and what comes of the answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from showrunner.players.llm.completions import Usage
from showrunner.players.llm.profile import RUNGS, Rung
from tests.models.test_client import PROMPT, SCHEMA
from tests.outside.emulating import KEY, completed
from tests.outside.gemini_api import GeminiApi


@pytest.mark.parametrize("rung", RUNGS)
def test_each_rung_asks_in_the_apis_own_way(rung: Rung, monkeypatch: pytest.MonkeyPatch) -> None:
    api = GeminiApi()
    extra = {"generationConfig": {"topK": 40}, "safetySettings": []}
    reply = completed(api, monkeypatch, rung, extra=extra, temperature=0.5, seed=7)
    (request,) = api.received
    assert request.path == "/v1beta/models/emulated:generateContent"
    assert request.headers["x-goog-api-key"] == KEY
    assert "Authorization" not in request.headers
    sent = request.body
    assert sent["systemInstruction"]["parts"][0]["text"] == PROMPT.system
    assert sent["contents"] == [{"role": "user", "parts": [{"text": PROMPT.turn}]}]
    config = sent["generationConfig"]
    assert (config["maxOutputTokens"], config["temperature"]) == (3000, 0.5)
    assert (config["topK"], config["seed"]) == (40, 7)
    assert config.get("responseJsonSchema") == (SCHEMA if rung == "json_schema" else None)
    asks_for_json = rung in ("json_schema", "json_object")
    assert config.get("responseMimeType") == ("application/json" if asks_for_json else None)
    if rung == "tool":
        assert sent["toolConfig"] == {
            "functionCallingConfig": {"mode": "ANY", "allowedFunctionNames": ["answer"]}
        }
    if rung in ("json_schema", "tool"):
        assert json.loads(reply.text).keys() == {"thought", "answer"}
    assert not reply.filtered and not reply.truncated
    assert reply.model == "emulated-001"


def replied(finish: str, text: str = "{") -> dict[str, Any]:
    usage = {
        "promptTokenCount": 2400,
        "cachedContentTokenCount": 2000,
        "candidatesTokenCount": 30,
        "thoughtsTokenCount": 40,
    }
    parts = [{"text": "Hm.", "thought": True}, {"text": text}]
    candidate = {"content": {"parts": parts}, "finishReason": finish}
    return {"candidates": [candidate], "usageMetadata": usage, "modelVersion": "m"}


def test_usage_has_cached_and_thinking_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    api = GeminiApi()
    api.reply_next = [replied("STOP", "{}")]
    reply = completed(api, monkeypatch)
    assert reply.usage == Usage(prompt=2400, cached=2000, answer=70, thinking=40)
    assert reply.text == "{}"


@pytest.mark.parametrize("finish", ["SAFETY", "PROHIBITED_CONTENT", "BLOCKLIST", "SPII"])
def test_an_answer_that_a_filter_stopped_is_told(
    finish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    api = GeminiApi()
    api.reply_next = [replied(finish)]
    reply = completed(api, monkeypatch)
    assert (reply.filtered, reply.truncated) == (True, False)


def test_a_prompt_that_a_filter_stopped_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    api = GeminiApi()
    api.reply_next = [
        {"promptFeedback": {"blockReason": "SAFETY"}, "usageMetadata": {"promptTokenCount": 9}}
    ]
    reply = completed(api, monkeypatch)
    assert reply.filtered
    assert reply.usage.prompt == 9


def test_an_end_too_soon_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    api = GeminiApi()
    api.reply_next = [replied("MAX_TOKENS")]
    reply = completed(api, monkeypatch)
    assert (reply.filtered, reply.truncated) == (False, True)


@pytest.mark.parametrize(
    ("effort", "model", "max_tokens", "thinking"),
    [
        ("", "gemini-3-flash", 3000, None),
        ("none", "gemini-3-flash", 3000, {"thinkingLevel": "MINIMAL"}),
        ("low", "gemini-3-flash", 3000, {"thinkingLevel": "LOW"}),
        ("none", "gemini-2.5-flash", 3000, {"thinkingBudget": 0}),
        ("low", "gemini-2.5-flash", 3000, {"thinkingBudget": 1024}),
        ("high", "gemini-2.5-flash", 3000, {"thinkingBudget": 2488}),
        ("high", "gemini-2.5-flash", 300, {"thinkingBudget": 512}),
    ],
)
def test_an_effort_becomes_what_the_model_takes(
    effort: str, model: str, max_tokens: int, thinking: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    api = GeminiApi()
    completed(api, monkeypatch, max_tokens=max_tokens, model=model, reasoning_effort=effort)
    assert api.last["generationConfig"].get("thinkingConfig") == thinking


def test_of_the_environment_the_sdk_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOOGLE_API_KEY", "black-stone")
    monkeypatch.setenv("GEMINI_API_KEY", "black-stone")
    monkeypatch.setenv("GOOGLE_GENAI_USE_VERTEXAI", "true")
    monkeypatch.setenv("GOOGLE_CLOUD_PROJECT", "black-stone")
    monkeypatch.setenv("GOOGLE_GENAI_API_VERSION", "black-stone")
    monkeypatch.setenv("HTTPS_PROXY", "http://black-stone.example.org")
    api = GeminiApi()
    completed(api, monkeypatch)
    assert "black-stone" not in str(api.received)
    assert {name.lower() for name in api.received[0].headers} == {
        *("host", "accept", "accept-encoding", "content-type"),
        *("content-length", "user-agent", "x-goog-api-key"),
    }
