"""A started server for tests, spoken to over real HTTP by somebody of every role.

def test_nobody_sees_a_season(address):            # address: SQLite and PostgreSQL
    async def work(house: House) -> None:
        season = await house.season()              # made by `house.producer`, not started
        seen = await house.nobody.get(f"seasons/{season}")
        assert seen.status == 401

    served(address, work)
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import timedelta
from io import BytesIO
from typing import Any, NamedTuple, TypeVar

import aiohttp
from granian.constants import Interfaces
from granian.server.embed import Server
from litestar import Litestar
from litestar.stores.memory import MemoryStore

from showrunner.api.app import REQUESTS_A_MINUTE, make_app, serve_with, web_app
from showrunner.api.services import Services
from showrunner.files.folders import CONSOLE
from showrunner.store import Store
from showrunner.store.tokens import INVITATION, give_token, new_producer, new_secret

T = TypeVar("T")

SECONDS = 20.0
"""Seconds after which a test that waits for something fails."""
SIX: Mapping[str, Any] = {
    "season": "quick",
    "cast": 6,
    "seed": "served",
    "deadlines": {"nothing_to_choose": 0},
}
"""A short season of six bots, without the shortest window for decisions."""


class Answer(NamedTuple):
    """A response of the server."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body as data."""
        return json.loads(self.body)

    def good(self) -> Any:
        """The body as data; fails the test unless the request succeeded."""
        assert self.status < 300, (self.status, self.body.decode())
        return self.json if self.body else None


class Event(NamedTuple):
    """A server-sent event."""

    type: str
    id: str | None
    data: Any


class Client:
    """Somebody who speaks to the server: with a token, or (nobody) without.

    A path that does not begin with `/` is one of `/api/v1/`.
    """

    def __init__(self, http: aiohttp.ClientSession, url: str, token: str | None = None) -> None:
        self.url = url
        self.token = token
        self.http = http

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        key: str | None = None,
        headers: Mapping[str, str] | None = None,
        **query: Any,
    ) -> Answer:
        """Send any request; `key` is its Idempotency-Key."""
        async with self.http.request(
            method,
            self._address(path),
            headers=self._headers(key, headers),
            params=query,
            data=BytesIO(body) if isinstance(body, bytes) else None,
            json=None if isinstance(body, bytes) else body,
        ) as response:
            return Answer(response.status, response.headers, await response.read())

    async def get(self, path: str, **others: Any) -> Answer:
        """Send a GET; the keyword arguments become the query."""
        return await self.ask("GET", path, **others)

    async def post(self, path: str, body: Any = None, **others: Any) -> Answer:
        """Send a POST with this as JSON, or with these bytes."""
        return await self.ask("POST", path, body, **others)

    async def put(self, path: str, body: Any = None, **others: Any) -> Answer:
        """A PUT."""
        return await self.ask("PUT", path, body, **others)

    async def patch(self, path: str, body: Any = None, **others: Any) -> Answer:
        """A PATCH."""
        return await self.ask("PATCH", path, body, **others)

    async def delete(self, path: str, **others: Any) -> Answer:
        """A DELETE."""
        return await self.ask("DELETE", path, **others)

    async def opened(self, path: str, **query: Any) -> Answer:
        """Open a stream and leave it at once: its status, and the body of a refusal."""
        async with self.http.get(
            self._address(path), headers=self._headers(None, None), params=query
        ) as response:
            body = await response.read() if response.status >= 300 else b""
            return Answer(response.status, response.headers, body)

    async def some_of(self, path: str, seconds: float = 0.3, **query: Any) -> bytes:
        """What a stream sends until it has been silent for this long."""
        said = b""
        async with self.http.get(
            self._address(path), headers=self._headers(None, None), params=query
        ) as response:
            with contextlib.suppress(TimeoutError):
                while chunk := await asyncio.wait_for(response.content.readany(), seconds):
                    said += chunk
        return said

    async def events(
        self, path: str, headers: Mapping[str, str] | None = None, **query: Any
    ) -> AsyncIterator[Event]:
        """The events of a stream until it ends; use `contextlib.aclosing` to leave earlier.

        None, where the season is over and its last fact was the last that came.
        """
        async with self.http.get(
            self._address(path), headers=self._headers(None, headers), params=query
        ) as response:
            if response.status == 204:
                return
            assert response.status == 200, (response.status, await response.text())
            said: dict[str, str] = {}
            async for raw in response.content:
                line = raw.decode().rstrip("\n")
                name, _, value = line.partition(": ")
                if line:
                    said[name] = value
                    continue
                if "data" in said:
                    yield Event(said.get("event", ""), said.get("id"), json.loads(said["data"]))
                said = {}

    def _address(self, path: str) -> str:
        return self.url + (path if path.startswith("/") else f"/api/v1/{path}")

    def _headers(self, key: str | None, others: Mapping[str, str] | None) -> dict[str, str]:
        made = dict(others or {})
        if self.token is not None:
            made["Authorization"] = f"Bearer {self.token}"
        if key is not None:
            made["Idempotency-Key"] = key
        return made


@dataclass
class House:
    """A server that runs, with somebody of every role to speak to it.

    `producer` makes the seasons; `stranger` is a producer, too, who has no part in them.
    """

    store: Store
    app: Litestar
    url: str
    http: aiohttp.ClientSession
    operator: Client
    producer: Client
    stranger: Client
    nobody: Client

    def client(self, token: str | None) -> Client:
        """A client with this token."""
        return Client(self.http, self.url, token)

    async def season(self, **terms: Any) -> str:
        """Make a season of the producer's (terms: see `NewSeason`); return its id."""
        made = await self.producer.post("seasons", {**SIX, **terms})
        return str(made.good()["id"])

    async def seats(self, season: str) -> list[str]:
        """The seats of a season."""
        return list(await self.store.seasons.players(season))

    async def contestant(self, season: str, seat: str, producer: str | None = None) -> Client:
        """Somebody who may play this seat; who plays it (`player`) stays as it is.

        With `producer`, it is this producer, by another token than their own.
        """
        return await self._let_in("contestant", season=season, seat=seat, producer=producer)

    async def invited(self, season: str, seat: str, lasts: timedelta) -> Client:
        """A client with an invitation to this seat, used as if it were a token."""
        terms = {"kind": INVITATION, "season": season, "seat": seat, "lasts": lasts}
        return await self._let_in("contestant", **terms)

    async def viewer(self, season: str) -> Client:
        """A client with a link to watch this season (see `viewers` of the season)."""
        return await self._let_in("viewer", season=season)

    async def over(self, season: str, seconds: float = SECONDS) -> None:
        """Wait until a season has ended and its driver has released it."""
        await self._until(season, lambda row: row.status == "over" and row.driver is None, seconds)

    async def until(self, season: str, status: str, seconds: float = SECONDS) -> None:
        """Wait until a season has this status."""
        await self._until(season, lambda row: row.status == status, seconds)

    async def _until(self, season: str, holds: Callable[[Any], bool], seconds: float) -> None:
        async with asyncio.timeout(seconds):
            while not holds(await self.store.seasons.find(season)):
                await asyncio.sleep(0.02)

    async def _let_in(self, role: Any, **where: Any) -> Client:
        secret = new_secret()
        await self.store.database.write(lambda c: give_token(c, secret, role, **where))
        return self.client(secret)


def served(address: str, work: Callable[[House], Awaitable[T]], **others: Any) -> T:
    """Run `work` with a server on an empty database; `others` are passed to `make_app`."""

    async def go() -> T:
        async with house(address, **others) as opened:
            return await work(opened)

    return asyncio.run(go())


@contextlib.asynccontextmanager
async def house(address: str, **others: Any) -> AsyncIterator[House]:
    """A server on this database, for the length of the block; several may share a database."""
    store = await Store.open(address)
    try:
        with _app(store, **others) as app:
            async with _serving(app) as url, aiohttp.ClientSession() as http:
                producers = await store.database.write(_three_producers)
                operator, producer, stranger = (Client(http, url, secret) for secret in producers)
                nobody = Client(http, url)
                yield House(store, app, url, http, operator, producer, stranger, nobody)
    finally:
        await store.close()


_unused: list[Litestar] = []
"""Applications with the usual settings that nobody uses now.

They are used again, because making one takes longer than most tests.
"""


@contextlib.contextmanager
def _app(store: Store, **others: Any) -> Iterator[Litestar]:
    """An application over this store; `others` are passed to `make_app`."""
    if others.keys() & {"requests_a_minute", "console", "frame_ancestors"}:
        yield make_app(store, **others)
        return
    app = _unused.pop() if _unused else web_app(REQUESTS_A_MINUTE, CONSOLE, "*")
    app.stores.register("rate_limit", MemoryStore(), allow_override=True)
    serve_with(app, Services(store, **others))
    yield app
    _unused.append(app)


def _three_producers(connection: Any) -> list[str]:
    secrets = []
    for name in ("operator", "producer", "stranger"):
        secrets.append(new_secret())
        made = new_producer(connection, name, operator=name == "operator")
        give_token(connection, secrets[-1], "producer", producer=made)
    return secrets


@contextlib.asynccontextmanager
async def _serving(app: Litestar) -> AsyncIterator[str]:
    """The URL of an application while it is served in this process."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port = tried.getsockname()[1]
    server = Server(
        app, address="127.0.0.1", port=port, interface=Interfaces.ASGI, log_enabled=False
    )
    serving = asyncio.create_task(server.serve())
    try:
        async with asyncio.timeout(SECONDS):
            while not await _answers(port):
                await asyncio.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
    finally:
        app.state.streams.close()
        server.stop()
        await asyncio.wait((serving,), timeout=SECONDS)


async def _answers(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True
