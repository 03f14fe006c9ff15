"""What comes back from an endpoint: a completion, or a trouble with a name."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from math import isfinite
from typing import Any, NamedTuple

import msgspec
from aiohttp import (
    ClientConnectionError,
    ClientConnectorError,
    ClientPayloadError,
    ServerTimeoutError,
)
from msgspec import Struct
from openai import APIStatusError

from showrunner.errors import AddressRefused, ShowrunnerError
from showrunner.players.llm.outcomes import Outcome
from showrunner.players.llm.profile import Rung
from showrunner.players.llm.transport import NoReply

MOST_TOKENS = 1 << 40
_LONGEST_NAME = 100
"""Characters of a model's name that are kept."""


class Usage(NamedTuple):
    """What a call used, in the provider's tokens."""

    prompt: int = 0
    cached: int = 0
    answer: int = 0
    thinking: int = 0


class Completion(NamedTuple):
    """What a model replied. `refused` is its own word for not answering."""

    text: str
    refused: bool
    truncated: bool
    usage: Usage
    model: str


class Trouble(ShowrunnerError):
    """An attempt that brought no reply: `outcome` says how; `retry_after` is in seconds."""

    def __init__(
        self,
        outcome: Outcome,
        detail: str,
        retry_after: float | None = None,
        usage: Usage | None = None,
    ) -> None:
        self.outcome = outcome
        self.detail = detail
        self.retry_after = retry_after
        self.usage = usage or Usage()
        super().__init__(f"{outcome}: {detail}")

    @property
    def is_the_endpoints(self) -> bool:
        """Whether it says something of the endpoint, and may pass: else trying again is no use."""
        return self.outcome != "rejected"


class _Function(Struct):
    arguments: str | None = None


class _ToolCall(Struct):
    function: _Function | None = None


class _Message(Struct):
    content: str | None = None
    refusal: str | None = None
    tool_calls: list[_ToolCall] | None = None


class _Choice(Struct):
    message: _Message | None = None
    finish_reason: str | None = None


class _Reply(Struct):
    choices: list[_Choice] = []
    usage: Any = None
    model: str = ""


class _Model(Struct):
    id: str


class _ModelList(Struct):
    data: list[_Model]


def completion_in(body: bytes, rung: Rung) -> Completion:
    """The reply in a response's body. Raises Trouble for what is none."""
    try:
        reply = msgspec.json.decode(body, type=_Reply)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Trouble("cut", "what came is no reply of a chat endpoint") from None
    usage = _usage(reply.usage)
    choice = reply.choices[0] if reply.choices else None
    if choice is None or choice.message is None:
        raise Trouble("cut", "the reply has no message", usage=usage)
    message = choice.message
    text = message.content or ""
    if rung == "tool":
        called = [call.function for call in message.tool_calls or () if call.function]
        text = next((call.arguments or "" for call in called), text)
    return Completion(
        text=text,
        refused=bool(message.refusal) or choice.finish_reason == "content_filter",
        truncated=choice.finish_reason == "length",
        usage=usage,
        model=reply.model[:_LONGEST_NAME],
    )


def models_in(body: bytes) -> list[str]:
    """The names of the models in an endpoint's list. Raises Trouble for what is none."""
    try:
        listed = msgspec.json.decode(body, type=_ModelList)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Trouble("cut", "what came is no list of models") from None
    return [model.id[:_LONGEST_NAME] for model in listed.data]


def _usage(told: Any) -> Usage:
    if not isinstance(told, dict):
        return Usage()
    prompt, answer = told.get("prompt_tokens_details"), told.get("completion_tokens_details")
    return Usage(
        prompt=_count(told.get("prompt_tokens")),
        cached=_count(prompt.get("cached_tokens")) if isinstance(prompt, dict) else 0,
        answer=_count(told.get("completion_tokens")),
        thinking=_count(answer.get("reasoning_tokens")) if isinstance(answer, dict) else 0,
    )


def _count(told: Any) -> int:
    return told if isinstance(told, int) and 0 <= told < MOST_TOKENS else 0


def status_trouble(problem: APIStatusError) -> Trouble:
    """What a status that is no success means."""
    detail = f"{problem.status_code}: {_said(problem)}"
    if problem.status_code == 429:
        return Trouble("rate_limited", detail, _retry_after(problem.response.headers))
    if problem.status_code in (408, 409, 425) or problem.status_code >= 500:
        return Trouble("server_error", detail, _retry_after(problem.response.headers))
    return Trouble("rejected", detail)


def _said(problem: APIStatusError) -> str:
    """The endpoint's own word on it; no header, since one could hold a key."""
    body = problem.body
    said = body.get("message") if isinstance(body, Mapping) else None
    return " ".join(str(said if isinstance(said, str) else "no message").split())[:200]


def _retry_after(headers: Mapping[str, str]) -> float | None:
    for name, unit in (("retry-after-ms", 1000.0), ("retry-after", 1.0)):
        told = headers.get(name, "").strip()
        try:
            seconds = float(told) / unit
        except ValueError:
            continue
        return max(0.0, seconds) if isfinite(seconds) else None
    try:
        then = parsedate_to_datetime(headers.get("retry-after", ""))
        return max(0.0, (then - datetime.now(UTC)).total_seconds())
    except (TypeError, ValueError):  # no date, or one of nowhere
        return None


def connection_trouble(problem: Exception) -> Trouble:
    """What it means that no reply came, or no whole one.

    aiohttp's message on a broken reply may quote it, so such an error is told by its name only.
    """
    cause: BaseException | None = problem
    while cause is not None:
        match cause:
            case AddressRefused() | ClientConnectorError():
                return Trouble("unreachable", str(cause)[:300])
            case ServerTimeoutError():
                return Trouble("timeout", str(cause)[:300])
            case NoReply():
                return Trouble("cut", str(cause))
            case ClientConnectionError() | ClientPayloadError():
                return Trouble("cut", type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    return Trouble("unreachable", type(problem.__cause__ or problem).__name__)
