"""Parse an endpoint's responses: a completion, or a Trouble that says why there is none."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from math import isfinite
from typing import Any, Final, NamedTuple

import msgspec
from aiohttp import (
    ClientConnectionError,
    ClientConnectorError,
    ClientPayloadError,
    ConnectionTimeoutError,
    ServerTimeoutError,
)
from msgspec import Struct

from showrunner.errors import AddressRefused, ShowrunnerError
from showrunner.players.llm.outcomes import Outcome
from showrunner.players.llm.profile import Rung
from showrunner.players.llm.refusals import RequestRefusal, read_refusal
from showrunner.players.llm.transport import NoReply

MAX_TOKENS = 1 << 40
"""Larger token counts in a response are taken for nonsense."""
MAX_NAME_LENGTH = 100
"""Characters of a model's name that are kept."""


class Usage(NamedTuple):
    """Tokens that a call used, as counted by the provider."""

    prompt: int = 0
    cached: int = 0
    answer: int = 0
    thinking: int = 0


class Completion(NamedTuple):
    """A model's reply.

    `refused` is set if the response itself says that it is a refusal, and `filtered` if a content
    filter stopped it.
    """

    text: str
    refused: bool
    truncated: bool
    usage: Usage
    model: str
    filtered: bool = False


_PASSING: Final = frozenset({"rate_limited", "server_error", "timeout", "cut", "unreachable"})
"""Outcomes after which the same request may succeed a little later."""


class Trouble(ShowrunnerError):
    """A request without a reply: `outcome` says why; `retry_after` is in seconds.

    `refusal` has what the endpoint said, if it refused the request.
    """

    def __init__(
        self,
        outcome: Outcome,
        detail: str,
        retry_after: float | None = None,
        usage: Usage | None = None,
        refusal: RequestRefusal | None = None,
    ) -> None:
        self.outcome = outcome
        self.detail = detail
        self.retry_after = retry_after
        self.usage = usage or Usage()
        self.refusal = refusal or RequestRefusal(outcome, detail)
        super().__init__(f"{outcome}: {detail}")

    @property
    def is_the_endpoints(self) -> bool:
        """Whether the endpoint is at fault, so that sending the same again may help."""
        return self.outcome in _PASSING

    @property
    def limit(self) -> int | None:
        """The number of tokens that the endpoint named as its limit."""
        return self.refusal.limit


class _Function(Struct):
    arguments: str | None = None


class _ToolCall(Struct):
    function: _Function | None = None


class _Part(Struct):
    text: str | None = None


class _Message(Struct):
    content: str | list[_Part] | None = None
    reasoning_content: Any = None
    reasoning: Any = None
    refusal: str | None = None
    tool_calls: list[_ToolCall] | None = None


class _Choice(Struct):
    message: _Message | None = None
    finish_reason: str | None = None


class _Reply(Struct):
    choices: list[_Choice] | None = None
    error: Any = None
    usage: Any = None
    model: str | None = None


def completion_in(body: bytes, rung: Rung) -> Completion:
    """The completion in a response's body. Raises Trouble if there is none."""
    try:
        reply = msgspec.json.decode(body, type=_Reply)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Trouble("cut", "the response is not that of a chat endpoint") from None
    usage = _usage(reply.usage)
    choice = reply.choices[0] if reply.choices else None
    if reply.error is not None and (choice is None or choice.message is None):
        raise error_trouble(_status_in(reply.error), body)
    if choice is None or choice.message is None:
        raise Trouble("cut", "the reply has no message", usage=usage)
    return Completion(
        text=_text(choice, choice.message, rung),
        refused=bool(choice.message.refusal),
        truncated=choice.finish_reason == "length",
        usage=usage,
        model=(reply.model or "")[:MAX_NAME_LENGTH],
        filtered=choice.finish_reason == "content_filter",
    )


def _text(choice: _Choice, message: _Message, rung: Rung) -> str:
    """The answer's text, whether it is in one piece, in parts, or in a call of a function.

    Some servers take the whole answer of a model that does not reason for its reasoning.
    """
    content = message.content
    if isinstance(content, list):
        content = "".join(part.text or "" for part in content)
    if rung == "tool":
        called = [call.function for call in message.tool_calls or () if call.function]
        content = next((call.arguments or "" for call in called), content)
    thoughts = message.reasoning_content or message.reasoning
    has_answer = bool(content) or choice.finish_reason != "stop" or not isinstance(thoughts, str)
    return (content or "") if has_answer else str(thoughts)


def _status_in(error: Any) -> int:
    """The status of an error that came as a reply (with status 200)."""
    code = error.get("code") if isinstance(error, dict) else None
    return code if isinstance(code, int) and 400 <= code < 600 else 500


def _usage(usage: Any) -> Usage:
    if not isinstance(usage, dict):
        return Usage()
    prompt, answer = usage.get("prompt_tokens_details"), usage.get("completion_tokens_details")
    prompt_tokens = count(usage.get("prompt_tokens"))
    # Some endpoints leave thinking, which they charge for, out of `completion_tokens`.
    besides_prompt = count(usage.get("total_tokens")) - prompt_tokens if prompt_tokens else 0
    return Usage(
        prompt=prompt_tokens,
        cached=count(prompt.get("cached_tokens")) if isinstance(prompt, dict) else 0,
        answer=max(count(usage.get("completion_tokens")), besides_prompt),
        thinking=count(answer.get("reasoning_tokens")) if isinstance(answer, dict) else 0,
    )


def count(value: Any) -> int:
    """A number of tokens that a provider gives; 0 for anything that is not one."""
    return value if isinstance(value, int) and 0 <= value < MAX_TOKENS else 0


def error_trouble(status: int, body: bytes, headers: Mapping[str, str] | None = None) -> Trouble:
    """The Trouble for a response with an error: its status, body and headers."""
    refusal = read_refusal(status, body)
    passing = refusal.outcome in ("rate_limited", "server_error")
    retry_after = _retry_after(headers) if passing and headers else None
    detail = f"{status}: {refusal.message}"
    return Trouble(refusal.outcome, detail, retry_after, refusal=refusal)


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
