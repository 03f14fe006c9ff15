"""The client: one request to an OpenAI-compatible endpoint, and what came of it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http.cookiejar import CookieJar, DefaultCookiePolicy
from math import isfinite
from typing import Any, NamedTuple

import httpx2
import msgspec
from aiohttp import (
    ClientConnectionError,
    ClientConnectorError,
    ClientError,
    ClientPayloadError,
    ClientTimeout,
    ServerTimeoutError,
)
from msgspec import Struct
from openai import APIConnectionError, APIError, APIStatusError, AsyncOpenAI, Omit

from showrunner.addresses import AllowedAddresses
from showrunner.errors import AddressRefused, PlayerAway
from showrunner.players.llm.ladder import form_arguments
from showrunner.players.llm.outcomes import Outcome
from showrunner.players.llm.profile import Profile, Rung
from showrunner.players.llm.prompting import Prompt
from showrunner.players.llm.transport import Transport

MOST_TOKENS = 1 << 40
_OF_THIS_MACHINE: Any = dict.fromkeys(
    (
        "X-Stainless-Lang",
        "X-Stainless-Package-Version",
        "X-Stainless-OS",
        "X-Stainless-Arch",
        "X-Stainless-Runtime",
        "X-Stainless-Runtime-Version",
        "X-Stainless-Async",
    ),
    Omit(),
)
"""What openai's client tells every endpoint about the machine that it runs on: left out."""
_BROKEN = (APIConnectionError, ClientConnectionError, ClientPayloadError, AddressRefused)
"""What is raised where there is no way to the endpoint, or it breaks off."""


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


class Trouble(Exception):
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


class ModelClient:
    """Talks to one profile's endpoint, if its address is allowed. It retries nothing by itself."""

    def __init__(self, profile: Profile, allowed: AllowedAddresses) -> None:
        self.profile = profile
        self._allowed = allowed
        self._openai: AsyncOpenAI | None = None
        self._found = ""
        self._finding = asyncio.Lock()

    async def complete(self, prompt: Prompt, rung: Rung, max_tokens: int) -> Completion:
        """One request. Raises Trouble; PlayerAway where the profile's key is not there."""
        arguments = self._arguments(prompt, rung, max_tokens)
        try:
            client = self._client()
            arguments["model"] = self.profile.model or await self._only_model()
            async with asyncio.timeout(self.profile.timeout):
                # `chat.completions.create` would look at every part of the request and the schema,
                # which takes longer than all else here together.
                response = await client.post(
                    "/chat/completions",
                    cast_to=httpx2.Response,
                    content=msgspec.json.encode(arguments),
                )
        except APIStatusError as problem:
            raise _status_trouble(problem) from None
        except _BROKEN as problem:
            raise _connection_trouble(problem) from None
        except TimeoutError:
            raise Trouble("timeout", f"no answer in {self.profile.timeout:g} s") from None
        except (APIError, ClientError, OSError, ValueError) as problem:
            raise Trouble("cut", type(problem).__name__) from None
        return _completion(response.content, rung)

    async def models(self) -> list[str]:
        """The models that the endpoint says it has. Raises Trouble."""
        try:
            async with asyncio.timeout(self.profile.timeout):
                return [model.id async for model in self._client().models.list()]
        except (APIError, AddressRefused, ClientError, OSError, TimeoutError) as problem:
            raise Trouble("unreachable", f"{type(problem).__name__}: {problem}"[:300]) from None

    async def _only_model(self) -> str:
        """The model of an endpoint that has just one. Raises Trouble, PlayerAway."""
        async with self._finding:
            if not self._found:
                models = await self.models()
                if len(models) != 1:
                    has = ", ".join(models[:10]) or "none"
                    raise PlayerAway(
                        f"the profile {self.profile.name} names no model; its endpoint has {has}",
                        "name one in models.toml, or in OPENAI_MODEL",
                    )
                self._found = models[0]
        return self._found

    async def close(self) -> None:
        """Close its connections."""
        if self._openai is not None:
            await self._openai.close()
            self._openai = None

    def _client(self) -> AsyncOpenAI:
        if self._openai is None:
            self._allowed.check(self.profile.base_url)
            key = self._key()
            session = self._allowed.session(ClientTimeout(sock_connect=20), connections=0)
            http = httpx2.AsyncClient(
                transport=Transport(session),
                follow_redirects=False,
                trust_env=False,
                cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
            )
            self._openai = AsyncOpenAI(
                base_url=self.profile.base_url,
                api_key=key,
                http_client=http,
                max_retries=0,
                timeout=self.profile.timeout,
                default_headers={"Accept-Encoding": "identity", **_OF_THIS_MACHINE},
            )
        return self._openai

    def _key(self) -> str:
        if not self.profile.key:
            return "none"
        key = os.environ.get(self.profile.key, "").strip()
        if not key:
            raise PlayerAway(
                f"the model profile {self.profile.name} has no key",
                f"set the environment variable {self.profile.key}",
            )
        return key

    def _arguments(self, prompt: Prompt, rung: Rung, max_tokens: int) -> dict[str, Any]:
        profile = self.profile
        arguments: dict[str, Any] = {
            "messages": prompt.messages,
            profile.max_tokens_name: max_tokens,
            **form_arguments(rung, prompt.schema),
        }
        for name in ("temperature", "top_p", "seed"):
            if getattr(profile, name) is not None:
                arguments[name] = getattr(profile, name)
        if profile.reasoning_effort:
            arguments["reasoning_effort"] = profile.reasoning_effort
        return arguments


# -- what comes back -------------------------------------------------------------------------------


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


def _completion(body: bytes, rung: Rung) -> Completion:
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
        model=reply.model[:100],
    )


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


def _status_trouble(problem: APIStatusError) -> Trouble:
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


def _connection_trouble(problem: Exception) -> Trouble:
    cause: BaseException | None = problem
    while cause is not None:
        match cause:
            case AddressRefused() | ClientConnectorError():
                return Trouble("unreachable", str(cause)[:300])
            case ServerTimeoutError():
                return Trouble("timeout", str(cause)[:300])
            case ClientConnectionError() | ClientPayloadError():
                return Trouble("cut", str(cause)[:300])
        cause = cause.__cause__ or cause.__context__
    return Trouble("unreachable", type(problem.__cause__ or problem).__name__)
