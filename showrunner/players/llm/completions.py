"""Parse an endpoint's responses: a completion, or a Trouble that says why there is none."""

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
    ConnectionTimeoutError,
    ServerTimeoutError,
)
from msgspec import Struct
from openai import APIStatusError

from showrunner.errors import AddressRefused, ShowrunnerError
from showrunner.players.llm.outcomes import Outcome
from showrunner.players.llm.profile import Rung
from showrunner.players.llm.transport import NoReply

MAX_TOKENS = 1 << 40
"""Larger token counts in a response are taken for nonsense."""
_MAX_NAME_LENGTH = 100
"""Characters of a model's name that are kept."""


class Usage(NamedTuple):
    """Tokens that a call used, as counted by the provider."""

    prompt: int = 0
    cached: int = 0
    answer: int = 0
    thinking: int = 0


class Completion(NamedTuple):
    """A model's reply. `refused` is set if the response itself says that it is a refusal."""

    text: str
    refused: bool
    truncated: bool
    usage: Usage
    model: str


class Trouble(ShowrunnerError):
    """A request without a reply: `outcome` says why; `retry_after` is in seconds."""

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
        """Whether the endpoint is at fault, so that trying again may help."""
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
    """The completion in a response's body. Raises Trouble if there is none."""
    try:
        reply = msgspec.json.decode(body, type=_Reply)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Trouble("cut", "the response is not that of a chat endpoint") from None
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
        model=reply.model[:_MAX_NAME_LENGTH],
    )


def models_in(body: bytes) -> list[str]:
    """The names in an endpoint's list of models. Raises Trouble if it is not such a list."""
    try:
        models = msgspec.json.decode(body, type=_ModelList)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Trouble("cut", "the response is not a list of models") from None
    return [model.id[:_MAX_NAME_LENGTH] for model in models.data]


def _usage(usage: Any) -> Usage:
    if not isinstance(usage, dict):
        return Usage()
    prompt, answer = usage.get("prompt_tokens_details"), usage.get("completion_tokens_details")
    prompt_tokens = _count(usage.get("prompt_tokens"))
    # Some endpoints leave thinking, which they charge for, out of `completion_tokens`.
    besides_prompt = _count(usage.get("total_tokens")) - prompt_tokens if prompt_tokens else 0
    return Usage(
        prompt=prompt_tokens,
        cached=_count(prompt.get("cached_tokens")) if isinstance(prompt, dict) else 0,
        answer=max(_count(usage.get("completion_tokens")), besides_prompt),
        thinking=_count(answer.get("reasoning_tokens")) if isinstance(answer, dict) else 0,
    )


def _count(value: Any) -> int:
    return value if isinstance(value, int) and 0 <= value < MAX_TOKENS else 0


def status_trouble(problem: APIStatusError) -> Trouble:
    """The Trouble for a response with an error status."""
    detail = f"{problem.status_code}: {_message_in(problem)}"
    if problem.status_code == 429:
        return Trouble("rate_limited", detail, _retry_after(problem.response.headers))
    if problem.status_code in (408, 409, 425) or problem.status_code >= 500:
        return Trouble("server_error", detail, _retry_after(problem.response.headers))
    return Trouble("rejected", detail)


def _message_in(problem: APIStatusError) -> str:
    """The endpoint's own message. Headers are not quoted, since one could contain a key."""
    body = problem.body
    message = body.get("message") if isinstance(body, Mapping) else None
    return " ".join(str(message if isinstance(message, str) else "no message").split())[:200]


def _retry_after(headers: Mapping[str, str]) -> float | None:
    for name, unit in (("retry-after-ms", 1000.0), ("retry-after", 1.0)):
        value = headers.get(name, "").strip()
        try:
            seconds = float(value) / unit
        except ValueError:
            continue
        return max(0.0, seconds) if isfinite(seconds) else None
    try:
        then = parsedate_to_datetime(headers.get("retry-after", ""))
        return max(0.0, (then - datetime.now(UTC)).total_seconds())
    except (TypeError, ValueError):  # not a date, or one without a time zone
        return None


def connection_trouble(problem: Exception) -> Trouble:
    """The Trouble for a connection that failed or broke.

    Messages of aiohttp may quote a broken reply, so of such an error only the class is named.
    """
    cause: BaseException | None = problem
    while cause is not None:
        match cause:
            case AddressRefused() | ClientConnectorError() | ConnectionTimeoutError():
                return Trouble("unreachable", str(cause)[:300])
            case ServerTimeoutError():
                return Trouble("timeout", str(cause)[:300])
            case NoReply():
                return Trouble("cut", str(cause))
            case ClientConnectionError() | ClientPayloadError():
                return Trouble("cut", type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    return Trouble("unreachable", type(problem.__cause__ or problem).__name__)
