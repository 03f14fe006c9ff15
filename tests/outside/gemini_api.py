"""Gemini's generateContent as documented, with its implicit cache."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from aiohttp import web

from showrunner.house_model.server import tokens
from showrunner.players.llm.profile import Profile
from showrunner.players.llm.tokens import shared_length
from tests.outside.emulating import Emulation, Refused, unknown_in

_KNOWN: Mapping[str, Any] = {
    "contents": 0,
    "systemInstruction": 0,
    "safetySettings": 0,
    "serviceTier": 0,
    "tools": 0,
    "toolConfig": {"functionCallingConfig": {"mode": 0, "allowedFunctionNames": 0}},
    "generationConfig": {
        "maxOutputTokens": 0,
        "responseJsonSchema": 0,
        "responseMimeType": 0,
        "seed": 0,
        "temperature": 0,
        "thinkingConfig": {"thinkingBudget": 0, "thinkingLevel": 0, "includeThoughts": 0},
        "topK": 0,
        "topP": 0,
    },
}
_SHORTEST_CACHED = 1024
"""Tokens. Shorter beginnings are not kept."""


class GeminiApi(Emulation):
    """The API."""

    key_header = "x-goog-api-key"
    path = "/v1beta"

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, str] = {}

    def profile(self, **changed: Any) -> Profile:
        return Profile(**{"api": "gemini", **changed})

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post("/v1beta/models/{call}", self.handled(self._generate)),
            web.get("/v1beta/models", self.handled(self._models)),
        ]

    def wrong_key(self) -> Refused:
        return Refused(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.")

    def refusal(self, refused: Refused) -> Any:
        error = {"code": refused.status, "message": refused.message, "status": refused.kind}
        if refused.status == 429:
            retry = {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "7s"}
            error["details"] = [retry]
        return {"error": error}

    def read(self, body: Any) -> Any:
        """All names in camel case: the API takes `thinking_budget`, too."""
        if isinstance(body, list):
            return [self.read(part) for part in body]
        if not isinstance(body, dict):
            return body
        return {
            _camel(name): value if name.lower().endswith("jsonschema") else self.read(value)
            for name, value in body.items()
        }

    def _models(self, request: web.Request, body: Any) -> Any:
        return {"models": [{"name": "models/emulated", "inputTokenLimit": 1_048_576}]}

    def _generate(self, request: web.Request, body: Any) -> Any:
        model, _, way = request.match_info["call"].partition(":")
        if way != "generateContent":
            raise Refused(404, "NOT_FOUND", f"no method {way}")
        for name in unknown_in(body, _KNOWN):
            raise _invalid(f'Invalid JSON payload received. Unknown name "{name}"')
        config = body.get("generationConfig", {})
        thinking = config.get("thinkingConfig", {})
        if {"thinkingBudget", "thinkingLevel"} <= thinking.keys():
            raise _invalid("You can only set only one of thinking budget and thinking level.")
        if "thinkingLevel" in thinking and model.startswith("gemini-2"):
            raise _invalid("Thinking level is not supported for this model.")
        tool = (body.get("tools") or [None])[0]
        schema = config.get("responseJsonSchema")
        if schema and config.get("responseMimeType") != "application/json":
            raise _invalid("responseJsonSchema needs the MIME type application/json")
        messages = [{"role": "system", "content": _words(body["systemInstruction"])}]
        for content in body["contents"]:
            role = {"user": "user", "model": "assistant"}[content["role"]]
            messages.append({"role": role, "content": _words(content)})
        function = tool["functionDeclarations"][0] if tool else {}
        value = self.answer(messages, function.get("parametersJsonSchema") or schema)
        words = value if isinstance(value, str) else json.dumps(value)
        part = {"functionCall": {"name": function["name"], "args": value}} if tool else None
        thoughts = self.thoughts if thinking.get("thinkingBudget") != 0 else 0
        parts = [part or {"text": words}]
        if thoughts:
            parts.insert(0, {"text": "Hm.", "thought": True})
        return {
            "candidates": [
                {"content": {"role": "model", "parts": parts}, "finishReason": "STOP", "index": 0}
            ],
            "usageMetadata": {
                **self._prompt_usage(messages),
                "candidatesTokenCount": tokens(words),
                **({"thoughtsTokenCount": thoughts} if thoughts else {}),
            },
            "modelVersion": f"{model}-001",
        }

    def _prompt_usage(self, messages: list[dict[str, str]]) -> dict[str, int]:
        text = "".join(message["content"] for message in messages)
        shared = shared_length(self._last.get(messages[0]["content"], ""), text) // 4
        self._last[messages[0]["content"]] = text
        cached = {"cachedContentTokenCount": shared} if shared >= _SHORTEST_CACHED else {}
        return {"promptTokenCount": tokens(text), **cached}


def _invalid(message: str) -> Refused:
    return Refused(400, "INVALID_ARGUMENT", message)


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(other.capitalize() for other in others)


def _words(content: Any) -> str:
    return "".join(part["text"] for part in content["parts"])
