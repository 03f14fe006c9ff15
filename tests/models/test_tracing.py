"""Traces: what a call was and cost; what was said in it only where an operator wants it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode

from showrunner.players.llm import tracing
from showrunner.players.llm.completions import Completion, Usage
from showrunner.players.llm.profile import Profile
from showrunner.players.llm.prompting import Prompt

PROFILE = Profile(name="one", base_url="https://models.example.org/v1", model="m-1")
PROMPT = Prompt(
    "You are Ada and hold the black stone.", "Whom do you vote for?", {"type": "object"}
)
COMPLETION = Completion("I vote for Ben.", False, False, Usage(100, 40, 20, 5), "m-1-mini")


@pytest.fixture
def spans(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    monkeypatch.setattr(tracing, "_tracer", provider.get_tracer("test"))
    monkeypatch.delenv(tracing.CAPTURE_VARIABLE, raising=False)
    return exporter


def one(exporter: InMemorySpanExporter) -> ReadableSpan:
    (span,) = exporter.get_finished_spans()
    return span


def test_a_span_tells_what_was_called_and_what_it_used(spans: InMemorySpanExporter) -> None:
    with tracing.chat_span(PROFILE, PROMPT) as span:
        span.ended(COMPLETION)
    told = one(spans)
    assert (told.name, told.kind) == ("chat m-1", SpanKind.CLIENT)
    assert dict(told.attributes or {}) == {
        "gen_ai.operation.name": "chat",
        "gen_ai.provider.name": "openai",
        "gen_ai.request.model": "m-1",
        "gen_ai.response.model": "m-1-mini",
        "server.address": "models.example.org",
        "server.port": 443,
        "gen_ai.usage.input_tokens": 100,
        "gen_ai.usage.output_tokens": 20,
        "gen_ai.usage.cache_read.input_tokens": 40,
    }


def test_a_failure_is_told_by_its_outcome(spans: InMemorySpanExporter) -> None:
    with tracing.chat_span(PROFILE, PROMPT) as span:
        span.failed("timeout", "no answer in 5 s")
    told = one(spans)
    assert (told.attributes or {})["error.type"] == "timeout"
    assert told.status.status_code is StatusCode.ERROR


def test_an_error_that_passes_through_keeps_its_words_out_of_the_trace(
    spans: InMemorySpanExporter,
) -> None:
    with pytest.raises(ZeroDivisionError), tracing.chat_span(PROFILE, PROMPT):
        raise ZeroDivisionError("the black stone")
    assert "black stone" not in one(spans).to_json()


@pytest.mark.parametrize("set_to", [None, "", "false", "0", "no"])
def test_nothing_that_was_said_is_captured_by_default(
    spans: InMemorySpanExporter, monkeypatch: pytest.MonkeyPatch, set_to: str | None
) -> None:
    if set_to is not None:
        monkeypatch.setenv(tracing.CAPTURE_VARIABLE, set_to)
    with tracing.chat_span(PROFILE, PROMPT) as span:
        span.ended(COMPLETION)
    told = one(spans).to_json()
    assert not [words for words in ("black stone", "vote", "Ben") if words in told]


def test_an_operator_can_have_captured_what_was_said(
    spans: InMemorySpanExporter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(tracing.CAPTURE_VARIABLE, "true")
    with tracing.chat_span(PROFILE, PROMPT) as span:
        span.ended(COMPLETION)
    told = one(spans).to_json()
    assert all(words in told for words in ("black stone", "I vote for Ben"))
    attributes: Any = one(spans).attributes
    asked = json.loads(attributes["gen_ai.input.messages"])
    assert [message["role"] for message in asked] == ["system", "user"]
    (said,) = json.loads(attributes["gen_ai.output.messages"])
    assert said["parts"] == [{"type": "text", "content": COMPLETION.text}]
