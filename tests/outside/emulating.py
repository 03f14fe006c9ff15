"""Providers' own APIs, emulated as they are documented; the house model gives the answers.

An emulation refuses what the real API is documented to refuse: fields that it does not know, forms
that do not go together, a missing key.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
from aiohttp import web

from showrunner.addresses import AllowedAddresses
from showrunner.house_model.answering import answer
from showrunner.players.llm.completions import Completion, Trouble
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.model_lines import ModelLine, ModelLines
from showrunner.players.llm.profile import Profile, Rung
from showrunner.players.llm.templates import TemplateFolder
from tests.models.acting import PRICES, PROMPTS, SECONDS
from tests.models.test_client import HERE, PROMPT

KEY = "sk-Black/Stone+77_under-water=9"
KEY_VARIABLE = "EMULATED_API_KEY"


class Received(NamedTuple):
    """A request as it came."""

    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]
    body: Any


class Refused(Exception):
    """A request that the API refuses."""

    def __init__(
        self, status: int, kind: str, message: str, headers: dict[str, str] | None = None
    ) -> None:
        self.status = status
        self.kind = kind
        self.message = message
        self.headers = headers or {}
        super().__init__(message)


class Emulation:
    """A provider. `refuse_next` are refusals and `reply_next` replies that come first, in order."""

    key_header = ""
    path = ""
    """Of the base URL."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.refuse_next: list[Refused] = []
        self.reply_next: list[Any] = []
        self.thoughts = 0
        """Tokens that the model thinks in each answer."""
        self.address = ""
        self._asked: Counter[str] = Counter()

    @property
    def base_url(self) -> str:
        return self.address + self.path

    @property
    def last(self) -> Any:
        """The body of the last request."""
        return self.received[-1].body

    def profile(self, **changed: Any) -> Profile:
        raise NotImplementedError

    def routes(self) -> list[web.RouteDef]:
        raise NotImplementedError

    def refusal(self, refused: Refused) -> Any:
        """The body of a refusal."""
        raise NotImplementedError

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        app = web.Application(client_max_size=2**25)
        app.router.add_routes(self.routes())
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, HERE, 0, backlog=1024).start()
        self.address = f"http://{HERE}:{runner.addresses[0][1]}"
        try:
            yield
        finally:
            await runner.cleanup()

    def handled(self, handler: Callable[[web.Request, Any], Any]) -> Callable[..., Awaitable[Any]]:
        """The handler of a request: it checks the key, and gives refusals their form."""

        async def handle(request: web.Request) -> web.Response:
            body = self.read(await request.json()) if request.can_read_body else None
            self.received.append(
                Received(request.path, dict(request.query), dict(request.headers), body)
            )
            try:
                if request.headers.get(self.key_header) != KEY:
                    raise self.wrong_key()
                if self.refuse_next:
                    raise self.refuse_next.pop(0)
                reply = self.reply_next.pop(0) if self.reply_next else handler(request, body)
            except Refused as refused:
                return web.json_response(
                    self.refusal(refused), status=refused.status, headers=refused.headers
                )
            return web.json_response(reply)

        return handle

    def read(self, body: Any) -> Any:
        """The body of a request, where the API takes more than one notation."""
        return body

    def wrong_key(self) -> Refused:
        raise NotImplementedError

    def answer(self, messages: list[dict[str, str]], schema: Any) -> Any:
        """The house model's answer: a value for this schema, or for the one in the messages."""
        request: dict[str, Any] = {"messages": messages}
        if schema is not None:
            form = {"name": "answer", "schema": schema}
            request["response_format"] = {"type": "json_schema", "json_schema": form}
        told = json.dumps(messages)
        nth = self._asked[told]
        self._asked[told] += 1
        found = answer(request, nth=nth)
        return found.text if found.value is None else found.value


@asynccontextmanager
async def line_to(
    emulation: Emulation, monkeypatch: pytest.MonkeyPatch, **changed: Any
) -> AsyncIterator[ModelLine]:
    """The line to a profile of an emulation that is serving, with its key."""
    async with lines_of(emulation, monkeypatch, **changed) as lines:
        yield lines.line("house")


@asynccontextmanager
async def lines_of(
    emulation: Emulation, monkeypatch: pytest.MonkeyPatch, **changed: Any
) -> AsyncIterator[ModelLines]:
    """The lines with just this profile, which is called `house`."""
    monkeypatch.setenv(KEY_VARIABLE, KEY)
    async with emulation.serving():
        given = {
            "name": "house",
            "model": "emulated",
            "key": KEY_VARIABLE,
            "prices": PRICES,
            "timeout": 60.0,
            "base_url": emulation.base_url,
            **changed,
        }
        profile = emulation.profile(**given)
        allowed = AllowedAddresses(f"{emulation.address}, {HERE}")
        keys = Keys({KEY_VARIABLE: emulation.address})
        lines = ModelLines([profile], TemplateFolder(PROMPTS), allowed, keys, 200)
        try:
            yield lines
        finally:
            await lines.close()


def completed(
    emulation: Emulation,
    monkeypatch: pytest.MonkeyPatch,
    rung: Rung = "json_schema",
    max_tokens: int = 3000,
    **changed: Any,
) -> Completion:
    """What comes of one request."""

    async def work() -> Completion:
        async with line_to(emulation, monkeypatch, **changed) as line:
            return await line.client.complete(PROMPT, rung, max_tokens)

    return asyncio.run(asyncio.wait_for(work(), SECONDS))


def troubled(emulation: Emulation, monkeypatch: pytest.MonkeyPatch, **changed: Any) -> Trouble:
    """The Trouble of one request."""
    with pytest.raises(Trouble) as told:
        completed(emulation, monkeypatch, **changed)
    return told.value


def unknown_in(body: Mapping[str, Any], known: Mapping[str, Any], where: str = "") -> Iterator[str]:
    """The names of fields in a body that the API does not know; a mapping is looked into."""
    for name, value in body.items():
        if name not in known:
            yield where + name
        elif isinstance(known[name], Mapping) and isinstance(value, Mapping):
            yield from unknown_in(value, known[name], f"{where}{name}.")
