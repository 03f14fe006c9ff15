"""The house model over HTTP."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from aiohttp import web

from showrunner.house_model.answering import Answer, answer_to, dice
from showrunner.house_model.asking import RUNGS, HouseError, Rung, prompt_key, read_request
from showrunner.house_model.faults import REFUSAL, Rates, spoilt

MODEL = "house"
"""The one model that is listed; requests may name any."""
MAX_BODY_BYTES = 32 * 2**20
BACKLOG = 1024
SHUTDOWN_SECONDS = 0.2
CHARACTERS_A_TOKEN = 4
BLOCK_TOKENS = 128
"""Prompts are cached in whole blocks of this size."""


class HouseSettings(NamedTuple):
    """All that can be set. Times are in seconds; `retry_after` is what a 429 says."""

    seed: str = "house"
    latency: float = 0
    faults: Rates = Rates({})
    rungs: tuple[Rung, ...] = RUNGS
    api_key: str | None = None
    retry_after: float = 1


class Stats(msgspec.Struct):
    """Counts of calls, faults and tokens, and of calls in flight."""

    requests: int = 0
    answered: int = 0
    in_flight: int = 0
    most_in_flight: int = 0
    faults: Counter[str] = msgspec.field(default_factory=Counter)
    prompt_tokens: int = 0
    cached_tokens: int = 0
    completion_tokens: int = 0


class HouseModel:
    """An OpenAI-compatible endpoint. `async with HouseModel() as house: house.base_url`.

    Port 0 is any free port. `settings` may be changed while it serves.
    """

    def __init__(
        self, settings: HouseSettings | None = None, host: str = "127.0.0.1", port: int = 0
    ) -> None:
        self.settings = settings or HouseSettings()
        self.stats = Stats()
        self.host = host
        self.port = port
        self._seen: Counter[bytes] = Counter()
        self._cached_blocks: set[int] = set()
        self._stopping = asyncio.Event()
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://{self.host}:{self.port}"

    @property
    def base_url(self) -> str:
        """The base URL for OpenAI's client."""
        return f"{self.address}/v1"

    async def __aenter__(self) -> HouseModel:
        """Start serving. Raises OSError where the port is taken."""
        app = web.Application(client_max_size=MAX_BODY_BYTES)
        app.router.add_post("/v1/chat/completions", self._complete)
        app.router.add_get("/v1/models", self._models)
        app.router.add_get("/house/stats", self._stats)
        app.router.add_post("/house/reset", self._reset)
        self._runner = web.AppRunner(
            app, access_log=None, handler_cancellation=True, shutdown_timeout=SHUTDOWN_SECONDS
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, self.host, self.port, backlog=BACKLOG).start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *problem: object) -> None:
        """Stop serving; calls that hang are ended."""
        assert self._runner is not None
        self._stopping.set()
        await self._runner.cleanup()

    def reset(self) -> None:
        """Forget every prompt and count; what is in flight stays counted as such."""
        in_flight = self.stats.in_flight
        self.stats = Stats(in_flight=in_flight, most_in_flight=in_flight)
        self._seen.clear()
        self._cached_blocks.clear()

    async def _models(self, http: web.Request) -> web.StreamResponse:
        return _json({"object": "list", "data": [{"id": MODEL, "object": "model"}]})

    async def _stats(self, http: web.Request) -> web.StreamResponse:
        return _json(self.stats)

    async def _reset(self, http: web.Request) -> web.StreamResponse:
        self.reset()
        return _json(self.stats)

    async def _complete(self, http: web.Request) -> web.StreamResponse:
        self.stats.requests += 1
        self.stats.in_flight += 1
        self.stats.most_in_flight = max(self.stats.most_in_flight, self.stats.in_flight)
        try:
            key = self.settings.api_key
            if key is not None and http.headers.get("Authorization") != f"Bearer {key}":
                raise HouseError(401, "Incorrect API key provided.", code="invalid_api_key")
            return await self._answer(http, _decoded(await http.read()))
        except HouseError as problem:
            return _json(problem.body, problem.status, problem.headers)
        finally:
            self.stats.in_flight -= 1

    async def _answer(self, http: web.Request, request: Mapping[str, Any]) -> web.StreamResponse:
        answers_at = asyncio.get_running_loop().time() + self.settings.latency
        settings, asked, key = self.settings, read_request(request), prompt_key(request)
        if asked.rung not in settings.rungs:
            param = "tools" if asked.rung == "tools" else "response_format"
            message = f"Invalid parameter: '{asked.rung}' is not supported with this model."
            raise HouseError(400, message, param=param)
        nth = self._seen[key]
        self._seen[key] += 1
        fault = settings.faults.drawn(dice(settings.seed, "fault", key, nth))
        if fault is not None:
            self.stats.faults[fault] += 1
        if fault == "rate_limit":
            limited = HouseError(429, "Rate limit reached.", "requests", code="rate_limit_exceeded")
            limited.headers["Retry-After"] = f"{settings.retry_after:g}"
            raise limited
        answer = answer_to(asked, dice(settings.seed, "answer", key, nth))
        await asyncio.sleep(answers_at - asyncio.get_running_loop().time())
        if fault == "server_error":
            raise HouseError(500, "The server had an error.", "server_error")
        if fault == "time_out":
            await self._stopping.wait()
            raise HouseError(503, "The server is stopping.", "server_error")
        completion = self.completion(request, answer, fault)
        return await _cut(http, completion) if fault == "cut" else _json(completion)

    def completion(
        self, request: Mapping[str, Any], answer: Answer, fault: str | None
    ) -> dict[str, Any]:
        """Write an answer as a completion, with this fault in it, and count what it used."""
        text = spoilt(answer.text, fault, (*answer.names, "Mara")[0])
        finish = "length" if fault == "truncated" else "stop"
        most = request.get("max_completion_tokens")
        if isinstance(most, int) and tokens(text) > most:
            text, finish = text[: most * CHARACTERS_A_TOKEN], "length"
        message: dict[str, Any] = {"role": "assistant", "content": text, "refusal": None}
        if fault == "refusal":
            message |= {"content": None, "refusal": REFUSAL}
        elif answer.asked.tool is not None and fault not in ("empty", "spoken_refusal"):
            call = {"name": answer.asked.tool, "arguments": text}
            calls = [{"id": "call_1", "type": "function", "function": call}]
            message |= {"content": None, "tool_calls": calls}
        return {
            "id": "chatcmpl-house",
            "object": "chat.completion",
            "created": 0,
            "model": str(request.get("model", MODEL)),
            "choices": [{"index": 0, "message": message, "finish_reason": finish}],
            "usage": self._usage(request, answer.asked.text, message["refusal"] or text),
        }

    def _usage(self, request: Mapping[str, Any], prompt: str, text: str) -> dict[str, Any]:
        form = [request[name] for name in ("response_format", "tools") if request.get(name)]
        prompt_tokens = tokens(prompt) + tokens(msgspec.json.encode(form).decode())
        completion_tokens, cached = tokens(text), self._cached(prompt)
        self.stats.answered += 1
        self.stats.prompt_tokens += prompt_tokens
        self.stats.cached_tokens += cached
        self.stats.completion_tokens += completion_tokens
        return {
            "prompt_tokens": prompt_tokens,
            "completion_tokens": completion_tokens,
            "total_tokens": prompt_tokens + completion_tokens,
            "prompt_tokens_details": {"cached_tokens": cached},
        }

    def _cached(self, prompt: str) -> int:
        """Count the tokens of the blocks at the prompt's start that began an earlier prompt too."""
        size = BLOCK_TOKENS * CHARACTERS_A_TOKEN
        keys: list[int] = []
        for at in range(0, len(prompt) - size + 1, size):
            keys.append(hash((*keys[-1:], prompt[at : at + size])))
        known = sum(key in self._cached_blocks for key in keys)
        self._cached_blocks.update(keys)
        return known * BLOCK_TOKENS


def tokens(text: str) -> int:
    """Estimate how many tokens a text has."""
    return -(-len(text) // CHARACTERS_A_TOKEN)


def _decoded(body: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise HouseError(400, "We could not parse the JSON body of your request.") from None


def _json(
    body: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.StreamResponse:
    encoded = msgspec.json.encode(body)
    return web.Response(
        body=encoded, status=status, headers=headers, content_type="application/json"
    )


async def _cut(http: web.Request, completion: object) -> web.StreamResponse:
    """Send half of the body, then hang up."""
    body = msgspec.json.encode(completion)
    response = web.StreamResponse(headers={"Content-Type": "application/json"})
    response.content_length = len(body)
    await response.prepare(http)
    await response.write(body[: len(body) // 2])
    if http.transport is not None:
        http.transport.close()
    return response
