"""The client for Gemini's generateContent, by Google's SDK."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import msgspec
from google.genai import Client, errors, types
from google.genai.client import AsyncClient
from msgspec import Struct
from typing_extensions import override

from showrunner.addresses import AllowedAddresses
from showrunner.players.llm.completions import MAX_NAME_LENGTH, Completion, Trouble, Usage, count
from showrunner.players.llm.endpoint import Endpoint, SdkErrors
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.ladder import SCHEMA_NAME
from showrunner.players.llm.listed_models import ListedModel
from showrunner.players.llm.profile import Profile, Rung
from showrunner.players.llm.prompting import Prompt

_ERRORS = SdkErrors((errors.APIError,))
_LEVELS: Final = {"none": "minimal"}
"""Gemini's name for an effort, where it has another one: from version 3 on all models think."""
_BUDGETS: Final = {
    "none": 0,
    "minimal": 512,
    "low": 1024,
    "medium": 8192,
    "high": 24576,
    "xhigh": 24576,
}
"""Tokens of thinking for each effort, for models that have to be told a number."""
_TOLD_A_NUMBER: Final = "gemini-2"
_LEAST_BUDGET: Final = 512
_WORDS: Final = 512
"""The tokens of an answer that thinking has to leave."""
_ENDED_WELL: Final = ("STOP", "MAX_TOKENS", "FINISH_REASON_UNSPECIFIED")
_FAILED: Final = ("OTHER", "MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "MALFORMED_RESPONSE")
"""Ends that are the model's mistake. At all others a filter stopped it."""
_PREFIX: Final = "models/"
_LISTED: Final = 1000
"""The longest list of models that the API gives at once."""


class _FunctionCall(Struct):
    args: Any = None


class _GeminiPart(Struct, rename="camel"):
    text: str | None = None
    thought: bool = False
    function_call: _FunctionCall | None = None


class _Content(Struct):
    parts: list[_GeminiPart] = []


class _Candidate(Struct, rename="camel"):
    content: _Content | None = None
    finish_reason: str | None = None


class _Feedback(Struct, rename="camel"):
    block_reason: str | None = None


class _GeminiReply(Struct, rename="camel"):
    candidates: list[_Candidate] = []
    prompt_feedback: _Feedback | None = None
    usage_metadata: Any = None
    model_version: str = ""


class GeminiClient(Endpoint):
    """Calls an endpoint that speaks Gemini's generateContent."""

    def __init__(self, profile: Profile, allowed: AllowedAddresses, keys: Keys) -> None:
        super().__init__(profile, allowed, keys, _ERRORS)

    @override
    async def complete(self, prompt: Prompt, rung: Rung, max_tokens: int) -> Completion:
        model = await self._model()
        messages = prompt.messages[1:] if prompt.system else prompt.messages
        async with self._calling():
            response = await self._client.models.generate_content(
                model=model,
                contents=[_content(message) for message in messages],
                config=types.GenerateContentConfig(
                    system_instruction=str(prompt.system) or None,
                    max_output_tokens=max_tokens,
                    temperature=self.profile.temperature,
                    top_p=self.profile.top_p,
                    seed=self.profile.seed,
                    thinking_config=self._thinking(model, max_tokens),
                    http_options=types.HttpOptions(extra_body=self.profile.extra or None),
                    should_return_http_response=True,
                    automatic_continuation=False,  # one call is one request
                    **_asking_for(rung, prompt),
                ),
            )
        told = response.sdk_http_response
        return _completion_in((told.body if told else None) or "", rung)

    @override
    async def models(self) -> list[ListedModel]:
        async with self._calling():
            pager = await self._client.models.list(config={"page_size": _LISTED})
        return [
            ListedModel((model.name or "").removeprefix(_PREFIX), model.input_token_limit)
            for model in pager.page
        ]

    @cached_property
    def _client(self) -> AsyncClient:
        return Client(
            vertexai=False,
            api_key="none",  # the transport adds the key
            http_options=types.HttpOptions(
                base_url=self.profile.base_url,
                api_version="",  # it is in the base URL
                httpx_async_client=self._http,
            ),
        ).aio

    def _thinking(self, model: str, max_tokens: int) -> types.ThinkingConfig | None:
        """What the profile's effort is called: newer models take a level, older a number."""
        effort = self.profile.reasoning_effort
        if not effort:
            return None
        if not model.removeprefix(_PREFIX).startswith(_TOLD_A_NUMBER):
            level = types.ThinkingLevel(_LEVELS.get(effort, effort).upper())
            return types.ThinkingConfig(thinking_level=level)
        budget = _BUDGETS[effort]
        if budget:
            budget = max(_LEAST_BUDGET, min(budget, max_tokens - _WORDS))
        return types.ThinkingConfig(thinking_budget=budget)


def _content(message: dict[str, str]) -> types.Content:
    role = "model" if message["role"] == "assistant" else "user"
    return types.Content(role=role, parts=[types.Part(text=message["content"])])


def _asking_for(rung: Rung, prompt: Prompt) -> dict[str, Any]:
    """What asks for an answer with the prompt's schema."""
    match rung:
        case "json_schema":
            return {
                "response_mime_type": "application/json",
                "response_json_schema": prompt.schema,
            }
        case "tool":
            function = types.FunctionDeclaration(
                name=SCHEMA_NAME, parameters_json_schema=prompt.schema
            )
            calling = types.FunctionCallingConfig(
                mode=types.FunctionCallingConfigMode.ANY, allowed_function_names=[SCHEMA_NAME]
            )
            return {
                "tools": [types.Tool(function_declarations=[function])],
                "tool_config": types.ToolConfig(function_calling_config=calling),
                "automatic_function_calling": types.AutomaticFunctionCallingConfig(disable=True),
            }
        case "json_object":
            return {"response_mime_type": "application/json"}
        case "text":
            return {}


def _completion_in(body: str, rung: Rung) -> Completion:
    """The completion in a response's body. Raises Trouble if there is none."""
    try:
        reply = msgspec.json.decode(body, type=_GeminiReply)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Trouble("cut", "the response is not one of generateContent") from None
    usage = _usage(reply.usage_metadata)
    blocked = reply.prompt_feedback is not None and reply.prompt_feedback.block_reason is not None
    if not reply.candidates and not blocked:
        raise Trouble("cut", "the reply has no candidate", usage=usage)
    candidate = reply.candidates[0] if reply.candidates else _Candidate()
    parts = [part for part in (candidate.content or _Content()).parts if not part.thought]
    text = "".join(part.text or "" for part in parts)
    if rung == "tool":
        called = [part.function_call.args for part in parts if part.function_call]
        text = msgspec.json.encode(called[0]).decode() if called else text
    end = candidate.finish_reason or "STOP"
    return Completion(
        text=text,
        refused=False,
        truncated=end == "MAX_TOKENS",
        usage=usage,
        model=reply.model_version[:MAX_NAME_LENGTH],
        filtered=blocked or end not in _ENDED_WELL + _FAILED,
    )


def _usage(usage: Any) -> Usage:
    """The tokens used. Gemini counts thoughts apart from the answer."""
    if not isinstance(usage, dict):
        return Usage()
    thinking = count(usage.get("thoughtsTokenCount"))
    return Usage(
        prompt=count(usage.get("promptTokenCount")),
        cached=count(usage.get("cachedContentTokenCount")),
        answer=count(usage.get("candidatesTokenCount")) + thinking,
        thinking=thinking,
    )
