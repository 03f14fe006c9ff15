"""A client of a running server's API: sends requests with somebody's token."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from typing import Any, NamedTuple

import aiohttp
import msgspec

from showrunner.errors import Explained, NotLetIn
from showrunner.mcp_server.tools import PREFIX, Tool, tools_of

SECONDS = 90.0
"""Seconds that a request may take; a decision can be waited for up to 60."""
UNAUTHORIZED = 401


class Unreachable(Explained):
    """The server whose API is used does not answer."""


class Reply(NamedTuple):
    """The API's response, as its bytes."""

    status: int
    media_type: str
    body: bytes

    @property
    def is_good(self) -> bool:
        """Whether the request succeeded (a change may still wait)."""
        return self.status < 300


class Remote:
    """The API of one server; `season` limits producers' tools to one season."""

    def __init__(self, http: aiohttp.ClientSession, url: str, season: str | None = None) -> None:
        self._http = http
        self._url = url.rstrip("/")
        self._season = season
        self._description: dict[str, Any] | None = None

    async def tools(self, token: str) -> dict[str, Tool]:
        """The tools that this token can use. Raises NotLetIn, Unreachable."""
        identity = await self.identity(token)
        if self._description is None:
            self._description = await self._read("/api/openapi.json", token)
        season = identity["season"] or self._season
        orders: list[dict[str, Any]] = []
        if season is not None and identity["seat"] is None:
            card = await self._read(f"{PREFIX}/seasons/{season}", token)
            orders = await self._read(f"{PREFIX}/formats/{card['format']}/orders", token)
        return tools_of(self._description, identity["role"], season, orders)

    async def identity(self, token: str) -> dict[str, Any]:
        """Whom the server knows by this token. Raises NotLetIn, Unreachable."""
        reply = await self._send("GET", f"{PREFIX}/session", token)
        if reply.status == UNAUTHORIZED:
            raise NotLetIn("the server does not know this token")
        identity: dict[str, Any] = _data(reply)
        return identity

    async def call(self, tool: Tool, token: str, given: Mapping[str, Any]) -> Reply:
        """Send the request of a tool. Raises Unreachable, and KeyError for a missing argument."""
        path, query, body = tool.request(given)
        return await self._send(
            tool.method, PREFIX + path, token, query, None if tool.reads else body
        )

    async def _read(self, path: str, token: str) -> Any:
        return _data(await self._send("GET", path, token))

    async def _send(
        self,
        method: str,
        path: str,
        token: str,
        query: Mapping[str, str] | None = None,
        body: Mapping[str, Any] | None = None,
    ) -> Reply:
        headers = {"Authorization": f"Bearer {token}"}
        if method != "GET":
            headers["Idempotency-Key"] = uuid.uuid4().hex
        try:
            async with self._http.request(
                method,
                self._url + path,
                headers=headers,
                params=query,
                json=body,
                timeout=aiohttp.ClientTimeout(total=SECONDS),
            ) as response:
                return Reply(response.status, response.content_type, await response.read())
        except (aiohttp.ClientError, TimeoutError) as problem:
            wrong = f"no answer from {self._url}: {type(problem).__name__}"
            raise Unreachable(
                wrong, "check the address, and that `showrunner serve` runs"
            ) from None


def _data(reply: Reply) -> Any:
    """The data of a response that must be good. Raises Unreachable."""
    if not reply.is_good:
        wrong = f"the server answered with status {reply.status}: {reply.body.decode()[:300]}"
        raise Unreachable(wrong, "check that the address is that of a Showrunner server")
    return msgspec.json.decode(reply.body)
