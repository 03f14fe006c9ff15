"""The house model over HTTP."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from types import TracebackType
from typing import Any

import msgspec
from aiohttp import web

from showrunner.house_model.answering import Answer, answer_to, dice
from showrunner.house_model.asking import Asked, prompt_key, read_request, spoken
from showrunner.house_model.faults import Fault
from showrunner.house_model.settings import MODEL, HouseSettings
from showrunner.house_model.spoiling import REFUSAL, spoilt
from showrunner.house_model.stats import Stats
from showrunner.house_model.strict import strict_problem
from showrunner.house_model.usage import CHARACTERS_A_TOKEN, PrefixCache, tokens
from showrunner.house_model.wire import Completion, HouseError, Usage, garbled

MOST_BYTES = 32 * 2**20
BACKLOG = 1024
SHUTDOWN_SECONDS = 0.2
"""How long open calls may take after the word to stop."""


class HouseModel:
    """An OpenAI-compatible endpoint. `async with HouseModel() as house: house.base_url`.

    Port 0 is any that is free. `settings` may be changed while it serves.
    """

    def __init__(
        self, settings: HouseSettings | None = None, host: str = "127.0.0.1", port: int = 0
    ) -> None:
        self.settings = settings or HouseSettings()
        self.stats = Stats()
        self.host = host
        self.port = port
        self._seen: Counter[bytes] = Counter()
        self._cache = PrefixCache()
        self._stopping = asyncio.Event()
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://{self.host}:{self.port}"

    @property
    def base_url(self) -> str:
        """What a client of OpenAI's takes for the base of all addresses."""
        return f"{self.address}/v1"

    async def __aenter__(self) -> HouseModel:
        """Begin to serve. Raises OSError where the port is taken."""
        app = web.Application(client_max_size=MOST_BYTES)
        app.router.add_post("/v1/chat/completions", self._complete)
        app.router.add_get("/v1/models", self._models)
        app.router.add_get("/house/stats", self._tell_stats)
        app.router.add_post("/house/reset", self._reset)
        self._runner = web.AppRunner(
            app,
            access_log=None,
            handler_cancellation=True,
            shutdown_timeout=SHUTDOWN_SECONDS,
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, self.host, self.port, backlog=BACKLOG).start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop serving; calls that wait for nothing end."""
        assert self._runner is not None
        self._stopping.set()
        await self._runner.cleanup()

    def reset(self) -> None:
        """Forget every prompt and count."""
        self.stats.clear()
        self._seen.clear()
        self._cache.clear()

    async def _models(self, http: web.Request) -> web.StreamResponse:
        model = {"id": MODEL, "object": "model", "created": 0, "owned_by": "showrunner"}
        return _json({"object": "list", "data": [model]})

    async def _tell_stats(self, http: web.Request) -> web.StreamResponse:
        return _json(self.stats.plain())

    async def _reset(self, http: web.Request) -> web.StreamResponse:
        self.reset()
        return _json(self.stats.plain())

    async def _complete(self, http: web.Request) -> web.StreamResponse:
        with self.stats.call():
            try:
                self._let_in(http)
                request = _decoded(await http.read())
                asked = self._read(request)
                return await self._answer(http, request, asked)
            except HouseError as problem:
                if problem.status < 429:
                    self.stats.refused += 1
                return _json(problem.body, problem.status, problem.headers)

    def _let_in(self, http: web.Request) -> None:
        key = self.settings.api_key
        if key is not None and http.headers.get("Authorization") != f"Bearer {key}":
            raise HouseError(401, "Incorrect API key provided.", code="invalid_api_key")

    def _read(self, request: Mapping[str, Any]) -> Asked:
        """What is asked. Raises HouseError for what this server does not take."""
        try:
            asked = read_request(request)
        except ValueError as problem:
            raise HouseError(400, str(problem)) from None
        if asked.rung not in self.settings.rungs:
            if asked.rung == "tools":
                raise HouseError(400, "'tools' is not supported with this model.", param="tools")
            raise HouseError(
                400,
                f"Invalid parameter: 'response_format' of type '{asked.rung}' is not supported "
                "with this model.",
                param="response_format",
            )
        if asked.rung == "json_object" and "json" not in f"{asked.head}{asked.last}".lower():
            raise HouseError(
                400,
                "'messages' must contain the word 'json' in some form, to use 'response_format' "
                "of type 'json_object'.",
                param="messages",
            )
        wrong = strict_problem(asked.schema or {}) if _is_strict(request) else None
        if wrong is not None:
            name = request["response_format"]["json_schema"].get("name")
            message = f"Invalid schema for response_format '{name}': {wrong}"
            raise HouseError(400, message, param="response_format")
        return asked

    async def _answer(
        self, http: web.Request, request: Mapping[str, Any], asked: Asked
    ) -> web.StreamResponse:
        settings = self.settings
        key = prompt_key(request)
        nth = self._seen[key]
        self._seen[key] += 1
        luck = dice(settings.seed, "fault", key, nth)
        fault = settings.faults.drawn(luck)
        if fault is not None:
            self.stats.faults[fault] += 1
        if fault in ("rate_limit", "rate_limit_mute"):
            raise self._rate_limited(fault)
        pause = settings.latency + settings.jitter * luck.random()
        await asyncio.sleep(pause + (settings.lateness if fault == "late" else 0))
        if fault == "server_error":
            raise HouseError(
                500, "The server had an error while processing your request.", "server_error"
            )
        if fault == "time_out":
            await self._stopping.wait()
            raise HouseError(503, "The server is stopping.", "server_error")
        if fault == "hang_up":
            _hang_up(http)
            return web.Response()
        if fault == "garbled":
            body, kind = garbled(luck)
            return web.Response(body=body, content_type=kind)
        answer = answer_to(asked, dice(settings.seed, "answer", key, nth))
        completion = self._completion(request, answer, fault, f"chatcmpl-{key.hex()}{nth}")
        self.stats.used(completion.usage)
        return await self._send(http, request, completion, cut=fault == "cut")

    def _rate_limited(self, fault: Fault) -> HouseError:
        headers = {}
        if fault == "rate_limit":
            headers["Retry-After"] = f"{self.settings.retry_after:g}"
        return HouseError(
            429,
            "Rate limit reached for requests.",
            "requests",
            "rate_limit_exceeded",
            headers=headers,
        )

    def _completion(
        self, request: Mapping[str, Any], answer: Answer, fault: Fault | None, id: str
    ) -> Completion:
        asked = answer.asked
        text = spoilt(fault, answer, dice(id, "spoiling", b"", 0))
        refusal = REFUSAL if fault == "refusal" else None
        finish = "length" if fault == "truncated" else "stop"
        most = request.get("max_completion_tokens") or request.get("max_tokens")
        if isinstance(most, int) and tokens(text) > most:
            text, finish = text[: most * CHARACTERS_A_TOKEN], "length"
        prompt = spoken(request)
        schema = tokens(_schema_text(request))
        usage = Usage(
            tokens(prompt) + schema,
            self._cache.cached(prompt),
            tokens(refusal or text) + self.settings.reasoning_tokens,
            self.settings.reasoning_tokens,
        )
        in_words = fault in ("empty", "refusal", "spoken_refusal")
        if asked.tool and not in_words and finish == "stop" and _chose_freely(request):
            finish = "tool_calls"
        tool = None if in_words else asked.tool
        return Completion(id, str(request.get("model", MODEL)), text, refusal, tool, finish, usage)

    async def _send(
        self, http: web.Request, request: Mapping[str, Any], completion: Completion, cut: bool
    ) -> web.StreamResponse:
        if not request.get("stream"):
            body = msgspec.json.encode(completion.plain())
            return await _cut(http, body) if cut else _json(body)
        options = request.get("stream_options") or {}
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(http)
        pieces = list(completion.pieces(bool(options.get("include_usage"))))
        for piece in pieces[: len(pieces) // 2] if cut else pieces:
            await response.write(b"data: " + msgspec.json.encode(piece) + b"\n\n")
        if cut:
            _hang_up(http)
        else:
            await response.write(b"data: [DONE]\n\n")
        return response


def _decoded(body: bytes) -> dict[str, Any]:
    try:
        request = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        request = None
    if not isinstance(request, dict):
        raise HouseError(400, "We could not parse the JSON body of your request.")
    return request


def _is_strict(request: Mapping[str, Any]) -> bool:
    form = request.get("response_format") or {}
    return form.get("type") == "json_schema" and form["json_schema"].get("strict") is True


def _chose_freely(request: Mapping[str, Any]) -> bool:
    """Whether a tool was called though none was named: only then the end says so."""
    return not isinstance(request.get("tool_choice"), Mapping)


def _schema_text(request: Mapping[str, Any]) -> str:
    """What of the request is counted besides its messages."""
    given = [request[name] for name in ("response_format", "tools") if request.get(name)]
    return msgspec.json.encode(given).decode() if given else ""


def _json(
    body: Any, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.StreamResponse:
    encoded = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return web.Response(
        body=encoded, status=status, headers=headers, content_type="application/json"
    )


async def _cut(http: web.Request, body: bytes) -> web.StreamResponse:
    """Half of the body, and then nothing more."""
    response = web.StreamResponse(
        headers={"Content-Type": "application/json", "Content-Length": str(len(body))}
    )
    await response.prepare(http)
    await response.write(body[: len(body) // 2])
    _hang_up(http)
    return response


def _hang_up(http: web.Request) -> None:
    if http.transport is not None:
        http.transport.close()
