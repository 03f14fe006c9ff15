"""The client for Anthropic's Messages API, by Anthropic's SDK."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import anthropic
import httpx2
import msgspec
from msgspec import Struct
from typing_extensions import override

from showrunner.addresses import AllowedAddresses
from showrunner.players.llm.cache_marks import CacheMarks
from showrunner.players.llm.completions import MAX_NAME_LENGTH, Completion, Trouble, Usage, count
from showrunner.players.llm.endpoint import Endpoint, SdkErrors, merged
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.ladder import SCHEMA_NAME
from showrunner.players.llm.listed_models import ListedModel, models_in
from showrunner.players.llm.profile import Profile, Rung
from showrunner.players.llm.prompting import Prompt

_ERRORS = SdkErrors(
    (anthropic.APIStatusError,), (anthropic.APIConnectionError,), (anthropic.AnthropicError,)
)
_EFFORTS: Final = {"minimal": "low"}
"""Anthropic's name for an effort, where it has another one."""
_BUDGETS: Final = {"minimal": 1024, "low": 2048, "medium": 4096, "high": 8192, "xhigh": 16384}
"""Tokens of thinking for each effort, for models that have to be told a number."""
_LEAST_BUDGET: Final = 1024
_WORDS: Final = 512
"""The tokens of an answer that thinking has to leave."""
_ANY_OBJECT: Final = {
    "type": "object",
    "properties": {"thought": {"type": ["string", "null"]}, "answer": {"type": "object"}},
    "required": ["answer"],
}
_LISTED: Final = 1000
"""The longest list of models that the API gives at once."""


class _Block(Struct):
    type: str = ""
    text: str | None = None
    input: Any = None


class _AnthropicMessage(Struct):
    content: list[_Block] = []
    stop_reason: str | None = None
    usage: Any = None
    model: str = ""


class AnthropicClient(Endpoint):
    """Calls an endpoint that speaks Anthropic's Messages API."""

    def __init__(self, profile: Profile, allowed: AllowedAddresses, keys: Keys) -> None:
        super().__init__(profile, allowed, keys, _ERRORS)
        self._marks = CacheMarks()
        self._thinks_adaptively: bool | None = None

    @override
    async def complete(self, prompt: Prompt, rung: Rung, max_tokens: int) -> Completion:
        model = await self._model()
        arguments = {
            "model": model,
            "max_tokens": max_tokens,
            **self._messages(prompt),
            **await self._thinking(model, max_tokens),
        }
        _ask_for(arguments, rung, prompt)
        for name in ("temperature", "top_p"):
            if getattr(self.profile, name) is not None:
                arguments[name] = getattr(self.profile, name)
        arguments = merged(arguments, self.profile.extra)
        for name in self.capabilities.omitted:
            arguments.pop(name, None)
        async with self._calling():
            response = await self._client.post(
                "/v1/messages", cast_to=httpx2.Response, body=arguments
            )
        return _completion_in(response.content, rung)

    @override
    async def models(self) -> list[ListedModel]:
        async with self._calling():
            response = await self._client.get(
                "/v1/models", cast_to=httpx2.Response, options={"params": {"limit": _LISTED}}
            )
        return models_in(response.content)

    @cached_property
    def _client(self) -> anthropic.AsyncAnthropic:
        return anthropic.AsyncAnthropic(
            base_url=self.profile.base_url.removesuffix("/v1"),
            api_key="none",  # the transport adds the key
            http_client=self._http,
            max_retries=0,
            timeout=self.profile.timeout,
            open_telemetry=False,  # the spans are ours (tracing.py)
        )

    def _messages(self, prompt: Prompt) -> dict[str, Any]:
        """The messages, with marks for Anthropic's cache on the parts that come again."""
        turn, *more = prompt.messages[1:] if prompt.system else prompt.messages
        *stable, rest = self._marks.parts(prompt.system, turn["content"])
        blocks = [_text(part) for part in stable]
        if blocks:
            _mark(blocks[-1])
        content = [*blocks, _text(rest)]
        arguments: dict[str, Any] = {"messages": [{"role": "user", "content": content}, *more]}
        if prompt.system:
            arguments["system"] = [_text(prompt.system)]
            _mark(arguments["system"][0])
        return arguments

    async def _thinking(self, model: str, max_tokens: int) -> dict[str, Any]:
        """The arguments for the profile's effort: newer models take an effort, older a number."""
        effort = self.profile.reasoning_effort
        if not effort:
            return {}
        if effort == "none":
            return {"thinking": {"type": "disabled"}}
        if await self._is_adaptive(model):
            config = {"effort": _EFFORTS.get(effort, effort)}
            return {"thinking": {"type": "adaptive"}, "output_config": config}
        budget = min(_BUDGETS[effort], max_tokens - _WORDS)
        if budget < _LEAST_BUDGET:
            return {}
        return {"thinking": {"type": "enabled", "budget_tokens": budget}}

    async def _is_adaptive(self, model: str) -> bool:
        """Whether the model decides how much it thinks, as Anthropic says of it; true if unsaid."""
        if self._thinks_adaptively is None:
            try:
                async with self._calling():
                    path = f"/v1/models/{model}"
                    response = await self._client.get(path, cast_to=httpx2.Response)
                info = msgspec.json.decode(response.content)
                types = info["capabilities"]["thinking"]["types"]
                self._thinks_adaptively = bool(types["adaptive"]["supported"])
            except (Trouble, msgspec.MsgspecError, KeyError, TypeError):
                self._thinks_adaptively = True
        return self._thinks_adaptively


def _ask_for(arguments: dict[str, Any], rung: Rung, prompt: Prompt) -> None:
    """Add what asks for an answer with the prompt's schema.

    A schema stands before all else in Anthropic's cache, so another schema is another cache. The
    rung `json_object`, for which the prompt has the schema in words, is always the same tool.
    """
    if rung == "json_schema":
        form = {"type": "json_schema", "schema": prompt.schema}
        arguments["output_config"] = {**arguments.get("output_config", {}), "format": form}
    elif rung in ("tool", "json_object"):
        schema = prompt.schema if rung == "tool" else _ANY_OBJECT
        thinks = arguments.get("thinking", {}).get("type") in ("enabled", "adaptive")
        # A model that thinks must not be forced to use a tool.
        choice = {"type": "auto"} if thinks else {"type": "tool", "name": SCHEMA_NAME}
        arguments["tools"] = [{"name": SCHEMA_NAME, "input_schema": schema}]
        arguments["tool_choice"] = choice


def _text(words: str) -> dict[str, Any]:
    return {"type": "text", "text": str(words)}


def _mark(block: dict[str, Any]) -> None:
    block["cache_control"] = {"type": "ephemeral"}


def _completion_in(body: bytes, rung: Rung) -> Completion:
    """The completion in a response's body. Raises Trouble if there is none."""
    try:
        message = msgspec.json.decode(body, type=_AnthropicMessage)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Trouble("cut", "the response is not one of the Messages API") from None
    if message.stop_reason is None:
        raise Trouble("cut", "the message has no stop_reason", usage=_usage(message.usage))
    text = "".join(block.text or "" for block in message.content if block.type == "text")
    if rung in ("tool", "json_object"):
        called = [block.input for block in message.content if block.type == "tool_use"]
        text = msgspec.json.encode(called[0]).decode() if called else text
    return Completion(
        text=text,
        refused=message.stop_reason == "refusal",
        truncated=message.stop_reason in ("max_tokens", "model_context_window_exceeded"),
        usage=_usage(message.usage),
        model=message.model[:MAX_NAME_LENGTH],
    )


def _usage(usage: Any) -> Usage:
    """The tokens used. Anthropic counts what it cached apart from the other `input_tokens`."""
    if not isinstance(usage, dict):
        return Usage()
    cached = count(usage.get("cache_read_input_tokens"))
    written = count(usage.get("cache_creation_input_tokens"))
    details = usage.get("output_tokens_details")
    return Usage(
        prompt=count(usage.get("input_tokens")) + written + cached,
        cached=cached,
        answer=count(usage.get("output_tokens")),
        thinking=count(details.get("thinking_tokens")) if isinstance(details, dict) else 0,
    )
