"""The transport: sends requests, our own and those of providers' SDKs, over our aiohttp session.

The SDKs' own transports would connect to any address, and read even a small reply in pieces.

This is the only place where an endpoint's keys are sent and where its replies arrive. So the keys
are added here and redacted here, and the SDK never has them. Only the headers listed below are
sent and read: the SDKs would add some that describe this machine or come from its environment
(OPENAI_CUSTOM_HEADERS, OPENAI_ORG_ID), for any endpoint.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import httpx2
from aiohttp import ClientPayloadError, ClientResponse, ClientSession

from showrunner.errors import ShowrunnerError
from showrunner.players.llm.raw_reply import keep_reply
from showrunner.players.llm.redaction import Redaction

MAX_REPLY_BYTES = 4_000_000
"""Far more than any answer needs."""
_SENT: Final = ("accept", "anthropic-version", "content-type", "user-agent")
"""The headers of an SDK that are sent on."""
_READ: Final = ("retry-after", "retry-after-ms")
"""The headers of an endpoint that are read, for a number or a date."""


class NoReply(ShowrunnerError, ClientPayloadError):
    """The response is too large, compressed without being asked to, or not text."""


class RawResponse(NamedTuple):
    """A response, whatever its status, with those of its headers that are read."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Transport(httpx2.AsyncBaseTransport):
    """Sends requests with these headers added; reads whole replies, with the keys redacted.

    Raises what the session raises. `send` is for our own requests; an SDK's client, which has this
    as its transport, calls `handle_async_request`.
    """

    def __init__(
        self, session: ClientSession, headers: Mapping[str, str], keys: Iterable[str]
    ) -> None:
        self._session = session
        self._headers = headers
        self._redaction = Redaction(*keys)

    async def send(
        self, method: str, url: str, headers: Mapping[str, str], body: bytes
    ) -> RawResponse:
        """Send one request, without following redirects. Raises NoReply, ClientError."""
        sent = self._session.request(
            method,
            url,
            headers={**headers, **self._headers, "accept-encoding": "identity"},
            data=body or None,
            allow_redirects=False,
            auto_decompress=False,
        )
        async with sent as response:
            if response.headers.get("content-encoding", "identity") != "identity":
                raise NoReply("a compressed reply")
            body = await self._read(response)
            read = {name: response.headers[name] for name in _READ if name in response.headers}
            return RawResponse(response.status, read, body)

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send one request of an SDK. Raises as `send`."""
        given = dict(request.headers)
        headers: dict[str, str] = {name: given[name] for name in _SENT if name in given}
        response = await self.send(request.method, str(request.url), headers, request.content)
        return httpx2.Response(
            response.status,
            headers={"content-type": "application/json; charset=utf-8", **response.headers},
            content=response.body,
        )

    async def _read(self, response: ClientResponse) -> bytes:
        """The whole reply with the key redacted. One that breaks off is kept as far as it came."""
        body = bytearray()
        try:
            async for part in response.content.iter_any():
                body += part
                if b"\0" in part:  # such as UTF-16, in which a key would not be found
                    body.clear()
                    raise NoReply("not text in UTF-8")
                if len(body) > MAX_REPLY_BYTES:
                    raise NoReply(f"more than {MAX_REPLY_BYTES} bytes")
        finally:
            redacted = self._redaction.of(bytes(body))
            keep_reply(redacted)
        return redacted

    async def aclose(self) -> None:
        """Close the session."""
        await self._session.close()
