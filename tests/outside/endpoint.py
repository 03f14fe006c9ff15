"""An endpoint that treats requests and replies as providers' servers do, one switch for each habit.

The house model behind it answers. Bodies of errors are those that the named servers send.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec
from aiohttp import web

from showrunner.house_model import HouseModel, HouseSettings
from showrunner.house_model.asking import HouseError
from showrunner.house_model.server import tokens

FILTERED = {
    "message": "The response was filtered due to the prompt triggering Azure OpenAI's content "
    "management policy. Please modify your prompt and retry.",
    "type": None,
    "param": "prompt",
    "code": "content_filter",
    "status": 400,
    "innererror": {
        "code": "ResponsibleAIPolicyViolation",
        "content_filter_result": {"violence": {"filtered": True, "severity": "medium"}},
    },
}


class Habits(NamedTuple):
    """What this endpoint does otherwise than the house model; each field is one switch.

    `think` stands before each answer. `think_tokens` are used up before an answer begins. Of all
    calls, the share `filters` is filtered, and `filters_prompt` is the number of a prompt that
    always is. `errors_200` counts the calls of which one comes with an error in its body.
    `refuses` are parameters that it does not take, and `window` is its context, in tokens.
    """

    ignores_format: bool = False
    fences: bool = False
    parts: bool = False
    think: str = ""
    think_tokens: int = 0
    no_usage: bool = False
    stray_400: int = 0
    opaque: bool = False
    filters: float = 0.0
    filters_prompt: int = 0
    only_max_tokens: bool = False
    refuses: tuple[str, ...] = ()
    strict_body: bool = False
    no_limits: bool = False
    no_system: bool = False
    alternation: bool = False
    errors_200: int = 0
    echoes_key: bool = False
    no_model: bool = False
    window: int = 0
    window_of_both: bool = False


class Refused(HouseError):
    """An error with a body of its own."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(status, "")
        self.body = body


class Endpoint(HouseModel):
    """A house model with habits."""

    def __init__(self, habits: Habits, settings: HouseSettings | None = None) -> None:
        super().__init__(settings)
        self.habits = habits
        self.refused: Counter[int] = Counter()
        """How many requests were refused, by status."""
        self.bodies: Counter[bytes] = Counter()
        """How often each body came that was refused."""
        self._dice = Random(7)
        self._turns: list[str] = []

    async def _answer(self, http: web.Request, request: Mapping[str, Any]) -> web.StreamResponse:
        try:
            changed = self._taken(http, dict(request))
        except Refused as refused:
            self.refused[refused.status] += 1
            self.bodies[msgspec.json.encode(request)] += 1
            raise
        response = await super()._answer(http, changed)
        assert isinstance(response, web.Response)
        reply = msgspec.json.decode(response.body)
        self._change(reply, changed)
        return web.Response(body=msgspec.json.encode(reply), content_type="application/json")

    # -- requests ----------------------------------------------------------------------------------

    def _taken(self, http: web.Request, request: dict[str, Any]) -> dict[str, Any]:
        """The request for the house model. Raises Refused."""
        habits, calls = self.habits, self.stats.requests
        key = http.headers.get("Authorization", "").removeprefix("Bearer ")
        if habits.echoes_key and calls == 1:
            _refuse(401, f"Incorrect API key provided: {key}. You can find your key at …")
        if habits.no_model:
            _refuse(404, f"The model `{request['model']}` does not exist", code="model_not_found")
        if calls == habits.stray_400:
            raise Refused(400, {"object": "error", "message": f"Bad Request ({key})", "code": 400})
        if habits.opaque and (request.get("response_format") or request.get("tools")):
            raise Refused(400, "Bad Request")
        if habits.errors_200 and not calls % habits.errors_200:
            error = {"message": "Provider returned error", "code": 502}
            raise Refused(200, {"error": error, "user_id": "org_1"})
        self._check_parameters(request)
        self._check_messages([message["role"] for message in request["messages"]])
        self._check_words(request)
        if habits.ignores_format:
            for name in ("response_format", "tools", "tool_choice"):
                request.pop(name, None)
        if "max_tokens" in request:
            request["max_completion_tokens"] = request.pop("max_tokens")
        return request

    def _check_parameters(self, request: Mapping[str, Any]) -> None:
        if self.habits.only_max_tokens and "max_completion_tokens" in request:
            _refuse(400, "Unrecognized request argument supplied: max_completion_tokens")
        for name in self.habits.refuses:
            if name in request:
                said = f"Unsupported value: '{name}' does not support {request[name]} here."
                _refuse(400, said, param=name, code="unsupported_value")
        format = request.get("response_format")
        if self.habits.no_limits and b'"maxLength":' in msgspec.json.encode(format):
            said = "Invalid schema for response_format 'answer': 'maxLength' is not permitted."
            _refuse(400, said, param="response_format")
        if not self.habits.strict_body:
            return
        wrong = [
            {"type": "extra_forbidden", "loc": ["body", name], "input": request[name]}
            | {"msg": "Extra inputs are not permitted"}
            for name in ("max_completion_tokens", "seed", "tools")
            if name in request
        ]
        if (request.get("response_format") or {}).get("type") == "json_schema":
            said = "Input should be 'text' or 'json_object'"
            where = ["body", "response_format", "type"]
            wrong.append({"type": "literal_error", "loc": where, "msg": said, "input": request})
        if wrong:
            raise Refused(422, {"detail": wrong})

    def _check_messages(self, roles: list[str]) -> None:
        if self.habits.no_system and "system" in roles:
            _refuse(500, "Jinja Exception: System role not supported")
        talk = roles[roles[0] == "system" and not self.habits.no_system :]
        if self.habits.alternation and talk != ["user", "assistant", "user"][: len(talk)]:
            said = "Conversation roles must alternate user/assistant/user/assistant/..."
            raise Refused(400, {"object": "error", "message": said, "type": "BadRequestError"})

    def _check_words(self, request: Mapping[str, Any]) -> None:
        habits, messages = self.habits, request["messages"]
        turn = next(message["content"] for message in messages if message["role"] == "user")
        if not any(turn.startswith(known) for known in self._turns):
            self._turns.append(turn)
        always = self._turns[habits.filters_prompt - 1 :][:1] if habits.filters_prompt else []
        if turn.startswith(tuple(always)) or self._dice.random() < habits.filters:
            raise Refused(400, {"error": FILTERED})
        size = sum(tokens(message["content"]) for message in messages)
        if habits.window_of_both and size + _most_tokens(request) > habits.window:
            said = (
                f"This model's maximum context length is {habits.window} tokens. However, you "
                f"requested {size + _most_tokens(request)} tokens ({size} in the messages, "
                f"{_most_tokens(request)} in the completion). Please reduce the length."
            )
            raise Refused(400, {"object": "error", "message": said, "type": "BadRequestError"})
        if habits.window and size > habits.window:
            said = "the request exceeds the available context size, try increasing it"
            error = {"code": 400, "message": said, "type": "exceed_context_size_error"}
            raise Refused(
                400, {"error": {**error, "n_prompt_tokens": size, "n_ctx": habits.window}}
            )

    # -- replies -----------------------------------------------------------------------------------

    def _change(self, reply: dict[str, Any], request: Mapping[str, Any]) -> None:
        habits, choice = self.habits, reply["choices"][0]
        message = choice["message"]
        if message["content"] is not None:
            if habits.fences:
                message["content"] = f"Sure!\n```json\n{message['content']}\n```\n"
            message["content"] = habits.think + message["content"]
        if habits.think_tokens:
            message["reasoning_content"] = "I wonder. " * 20
            reply["usage"]["completion_tokens"] += habits.think_tokens
            if reply["usage"]["completion_tokens"] > _most_tokens(request):
                reply["usage"]["completion_tokens"] = _most_tokens(request)
                message |= {"content": None, "tool_calls": None}
                choice["finish_reason"] = "length"
        if habits.parts and message["content"] is not None:
            thought = {"type": "thinking", "thinking": [{"type": "text", "text": "Hm {…}"}]}
            message["content"] = [thought, {"type": "text", "text": message["content"]}]
        if habits.no_usage:
            del reply["usage"]


def _most_tokens(request: Mapping[str, Any]) -> int:
    return int(request.get("max_completion_tokens") or request.get("max_tokens") or 10**9)


def _refuse(status: int, message: str, param: str | None = None, code: str | None = None) -> None:
    error = {"message": message, "type": "invalid_request_error", "param": param, "code": code}
    raise Refused(status, {"error": error})
