"""Anthropic's Messages API as documented, with its cache."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from aiohttp import web

from showrunner.house_model.server import tokens
from showrunner.players.llm.profile import Profile
from tests.outside.emulating import Emulation, Refused, unknown_in

_TEXT = {"type": 0, "text": 0, "cache_control": {"type": 0, "ttl": 0}}
_KNOWN: Mapping[str, Any] = {
    "model": 0,
    "max_tokens": 0,
    "messages": 0,
    "system": 0,
    "temperature": 0,
    "top_p": 0,
    "top_k": 0,
    "service_tier": 0,
    "metadata": 0,
    "stop_sequences": 0,
    "thinking": {"type": 0, "budget_tokens": 0, "display": 0},
    "output_config": {"effort": 0, "format": {"type": 0, "schema": 0}},
    "tools": 0,
    "tool_choice": {"type": 0, "name": 0},
}
_FORBIDDEN = ("minimum", "maximum", "minLength", "maxLength", "maxItems", "multipleOf", "oneOf")
LOOKBACK = 20
"""How many blocks before a mark are looked at for one that is in the cache."""


class AnthropicApi(Emulation):
    """The API. `is_adaptive` says which kind of thinking the model takes."""

    key_header = "x-api-key"

    def __init__(self, is_adaptive: bool = True) -> None:
        super().__init__()
        self.is_adaptive = is_adaptive
        self._cached: set[str] = set()

    def profile(self, **changed: Any) -> Profile:
        return Profile(**{"api": "anthropic", **changed})

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post("/v1/messages", self.handled(self._message)),
            web.get("/v1/models", self.handled(self._models)),
            web.get("/v1/models/{model}", self.handled(self._model)),
        ]

    def wrong_key(self) -> Refused:
        return Refused(401, "authentication_error", "invalid x-api-key")

    def refusal(self, refused: Refused) -> Any:
        error = {"type": refused.kind, "message": refused.message}
        return {"type": "error", "error": error, "request_id": "req_1"}

    def _models(self, request: web.Request, body: Any) -> Any:
        return {"data": [self._info("emulated")], "has_more": False}

    def _model(self, request: web.Request, body: Any) -> Any:
        return self._info(request.match_info["model"])

    def _info(self, model: str) -> Any:
        types = {"adaptive": self.is_adaptive, "enabled": not self.is_adaptive}
        supported = {name: {"supported": taken} for name, taken in types.items()}
        return {
            "id": model,
            "type": "model",
            "max_input_tokens": 200_000,
            "max_tokens": 64_000,
            "capabilities": {"thinking": {"supported": True, "types": supported}},
        }

    def _message(self, request: web.Request, body: Any) -> Any:
        if not request.headers.get("anthropic-version"):
            raise _invalid("anthropic-version: header is required")
        self._check(body)
        thinks = body.get("thinking", {}).get("type") in ("enabled", "adaptive")
        schema = body.get("output_config", {}).get("format", {}).get("schema")
        tool = (body.get("tools") or [None])[0]
        messages = [
            {"role": "system", "content": _words(body["system"])},
            *({**message, "content": _words(message["content"])} for message in body["messages"]),
        ]
        if tool and "properties" in tool["input_schema"]["properties"]["answer"]:
            schema = tool["input_schema"]
        value = self.answer(messages, schema)
        words = value if isinstance(value, str) else json.dumps(value)
        used = tokens(words) + (self.thoughts if thinks else 0)
        block = (
            {"type": "tool_use", "id": "toolu_1", "name": tool["name"], "input": value}
            if tool
            else {"type": "text", "text": words}
        )
        thought = {"type": "thinking", "thinking": "Hm.", "signature": "x"}
        return {
            "id": "msg_1",
            "type": "message",
            "role": "assistant",
            "model": body["model"],
            "content": [thought, block] if thinks else [block],
            "stop_reason": "tool_use" if tool else "end_turn",
            "stop_sequence": None,
            "usage": {
                **self._prompt_usage(body),
                "output_tokens": used,
                "output_tokens_details": {"thinking_tokens": self.thoughts if thinks else 0},
            },
        }

    def _check(self, body: Mapping[str, Any]) -> None:
        for name in unknown_in(body, _KNOWN):
            raise _invalid(f"{name}: Extra inputs are not permitted")
        thinking = body.get("thinking", {})
        if thinking.get("type") == "enabled":
            if self.is_adaptive:
                raise _invalid('"thinking.type.enabled" is not supported for this model.')
            if not 1024 <= thinking["budget_tokens"] < body["max_tokens"]:
                raise _invalid("thinking.budget_tokens: from 1024, and less than max_tokens")
        if thinking.get("type") == "adaptive" and not self.is_adaptive:
            raise _invalid("adaptive thinking is not supported on this model")
        if thinking.get("type") in ("enabled", "adaptive"):
            if body.get("tool_choice", {}).get("type") in ("any", "tool"):
                raise _invalid("Thinking may not be enabled when tool_choice forces tool use.")
            if body.get("temperature", 1) != 1:
                raise _invalid("`temperature` may only be set to 1 when thinking is enabled.")
        if not 0 <= body.get("temperature", 1) <= 1:
            raise _invalid("temperature: range: 0..1")
        blocks = list(_blocks(body))
        for block in blocks:
            if not block["text"]:
                raise _invalid("messages: text content blocks must be non-empty")
            for name in unknown_in(block, _TEXT):
                raise _invalid(f"messages: {name}: Extra inputs are not permitted")
        if sum("cache_control" in block for block in blocks) > 4:
            raise _invalid("A maximum of 4 blocks with cache_control may be provided.")
        _check_schema(body.get("output_config", {}).get("format", {}).get("schema", {}))

    def _prompt_usage(self, body: Any) -> dict[str, int]:
        """The prompt's tokens: read from the cache, written to it, and neither."""
        form = json.dumps([body.get("tools"), body.get("output_config")])
        prefixes = [form]
        read = written = 0
        blocks = list(_blocks(body))
        for block in blocks:
            prefixes.append(prefixes[-1] + block["text"])
        marks = [n for n, block in enumerate(blocks, 1) if "cache_control" in block]
        for mark in marks:
            for place in range(mark, max(mark - LOOKBACK, 0), -1):
                if prefixes[place] in self._cached:
                    read = max(read, tokens(prefixes[place]))
                    break
            written = max(written, tokens(prefixes[mark]))
        self._cached |= {prefixes[mark] for mark in marks}
        return {
            "input_tokens": tokens(prefixes[-1]) - max(written, read),
            "cache_read_input_tokens": read,
            "cache_creation_input_tokens": max(written - read, 0),
        }


def _invalid(message: str) -> Refused:
    return Refused(400, "invalid_request_error", message)


def _words(content: Any) -> str:
    return content if isinstance(content, str) else "".join(block["text"] for block in content)


def _blocks(body: Any) -> Iterator[dict[str, Any]]:
    for content in (body["system"], *(message["content"] for message in body["messages"])):
        yield from [{"type": "text", "text": content}] if isinstance(content, str) else content


def _check_schema(schema: Any) -> None:
    """Refuse keywords that structured outputs do not support, and objects that are open."""
    if isinstance(schema, list):
        for part in schema:
            _check_schema(part)
    if not isinstance(schema, dict):
        return
    if schema.get("type") == "object" and schema.get("additionalProperties") is not False:
        raise _invalid("output_config.format.schema: additionalProperties must be false")
    for name, value in schema.items():
        if name in _FORBIDDEN:
            raise _invalid(f"output_config.format.schema: property '{name}' is not supported")
        _check_schema(list(value.values()) if name == "properties" else value)
