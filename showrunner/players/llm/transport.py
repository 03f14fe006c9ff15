"""The transport: sends the requests of a provider's SDK over our own aiohttp session.

The SDKs' own transports would connect to any address, and read even a small reply in pieces.

This is the only place where an endpoint's keys are sent and where its replies arrive. So the keys
are added here and redacted here, and the SDK never has them. Only the headers listed below are
sent and read: the SDKs would add some that describe this machine or come from its environment
(OPENAI_CUSTOM_HEADERS, OPENAI_ORG_ID), for any endpoint.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

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


class Transport(httpx2.AsyncBaseTransport):
    """Sends requests with these headers added; reads whole replies, with the keys redacted.

    Raises what the session raises.
    """

    def __init__(
        self, session: ClientSession, headers: Mapping[str, str], keys: Iterable[str]
    ) -> None:
        self._session = session
        self._headers = headers
        self._redaction = Redaction(*keys)

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send one request, without following redirects. Raises NoReply, ClientError."""
        given = dict(request.headers)
        headers: dict[str, str] = {name: given[name] for name in _SENT if name in given}
        sent = self._session.request(
            request.method,
            str(request.url),
            headers={**headers, **self._headers, "accept-encoding": "identity"},
            data=request.content or None,
            allow_redirects=False,
            auto_decompress=False,
        )
        async with sent as response:
            if response.headers.get("content-encoding", "identity") != "identity":
                raise NoReply("a compressed reply")
            body = await self._read(response)
        headers = {name: response.headers[name] for name in _READ if name in response.headers}
        return httpx2.Response(
            response.status,
            headers={"content-type": "application/json; charset=utf-8", **headers},
            content=body,
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
