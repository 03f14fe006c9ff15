"""Traces of calls to models, by OpenTelemetry's conventions for generative AI.

Without a tracer set up these do nothing. Traces contain messages only if
OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT is true, as they may contain a season's secrets.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from opentelemetry import trace
from opentelemetry.trace import Span, SpanKind, Status, StatusCode

from showrunner.players.llm.completions import Completion
from showrunner.players.llm.profile import Api, Profile
from showrunner.players.llm.prompting import Prompt

CAPTURE_VARIABLE = "OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT"
_PROVIDERS: Final[dict[Api, str]] = {
    "openai": "openai",
    "anthropic": "anthropic",
    "gemini": "gcp.gemini",
}
_tracer = trace.get_tracer("showrunner.models")


class ChatSpan:
    """The trace span of one call."""

    def __init__(self, span: Span) -> None:
        self._span = span

    def ended(self, completion: Completion) -> None:
        """Record the reply."""
        if not self._span.is_recording():
            return
        usage = completion.usage
        self._span.set_attributes(
            {
                "gen_ai.response.model": completion.model,
                "gen_ai.usage.input_tokens": usage.prompt,
                "gen_ai.usage.output_tokens": usage.answer,
                "gen_ai.usage.cache_read.input_tokens": usage.cached,
            }
        )
        if _captures():
            reason = "length" if completion.truncated else "stop"
            message = {**_message("assistant", completion.text), "finish_reason": reason}
            self._span.set_attribute("gen_ai.output.messages", _json([message]))

    def failed(self, outcome: str, detail: str) -> None:
        """Record why there is no reply."""
        self._span.set_attribute("error.type", outcome)
        self._span.set_status(Status(StatusCode.ERROR, detail[:200]))


@contextmanager
def chat_span(profile: Profile, prompt: Prompt) -> Iterator[ChatSpan]:
    """A span around one call."""
    with _tracer.start_as_current_span(
        f"chat {profile.model}".strip(),
        kind=SpanKind.CLIENT,
        record_exception=False,
        set_status_on_exception=False,
    ) as span:
        if span.is_recording():
            address = urlsplit(profile.base_url)
            span.set_attributes(
                {
                    "gen_ai.operation.name": "chat",
                    "gen_ai.provider.name": _PROVIDERS[profile.api],
                    "gen_ai.request.model": profile.model,
                    "server.address": address.hostname or "",
                    "server.port": address.port or (443 if address.scheme == "https" else 80),
                }
            )
            if _captures():
                messages = [
                    _message(message["role"], message["content"]) for message in prompt.messages
                ]
                span.set_attribute("gen_ai.input.messages", _json(messages))
        yield ChatSpan(span)


def _message(role: str, words: str) -> dict[str, Any]:
    return {"role": role, "parts": [{"type": "text", "content": words}]}


def _json(messages: list[dict[str, Any]]) -> str:
    return msgspec.json.encode(messages).decode()


def _captures() -> bool:
    return os.environ.get(CAPTURE_VARIABLE, "").strip().lower() == "true"
