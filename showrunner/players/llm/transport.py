"""The transport: carries the requests of openai's client over a session of ours.

openai offers one over aiohttp, too, but with a session that would connect to any address, and with
streams between them that a reply of a few kilobytes passes part by part.

It is also the one place where an endpoint's key goes out and where an endpoint's words come in, so
the key is put in here and taken out here: openai's client never has it. Of the headers only those
listed below are sent and read: openai's client would add some that describe this machine or come
from its environment (OPENAI_CUSTOM_HEADERS, OPENAI_ORG_ID), whichever endpoint it is.
"""

from __future__ import annotations

from typing import Final

import httpx2
from aiohttp import ClientPayloadError, ClientResponse, ClientSession

from showrunner.errors import ShowrunnerError
from showrunner.players.llm.redaction import Redaction

LONGEST_REPLY = 4_000_000
"""Bytes; more is no answer of any game."""
_SENT: Final = ("accept", "content-type", "user-agent")
"""The headers of openai's client that are sent on."""
_READ: Final = ("retry-after", "retry-after-ms")
"""The headers of an endpoint that mean something here: a number or a date is read from them."""


class NoReply(ShowrunnerError, ClientPayloadError):
    """What comes is too much, packed though nobody asked for that, or no text."""


class Transport(httpx2.AsyncBaseTransport):
    """Sends requests with the endpoint's key, and reads each reply to its end, without the key.

    Raises what the session raises.
    """

    def __init__(self, session: ClientSession, key: str) -> None:
        self._session = session
        self._key = key or "none"
        self._redaction = Redaction(key)

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """One request, which is never led elsewhere. Raises NoReply, ClientError."""
        headers = {name: request.headers[name] for name in _SENT if name in request.headers}
        sent = self._session.request(
            request.method,
            str(request.url),
            headers={
                **headers,
                "authorization": f"Bearer {self._key}",
                "accept-encoding": "identity",
            },
            data=request.content or None,
            allow_redirects=False,
            auto_decompress=False,
        )
        async with sent as response:
            if response.headers.get("content-encoding", "identity") != "identity":
                raise NoReply("a packed reply")
            body = await _read(response)
        headers = {name: response.headers[name] for name in _READ if name in response.headers}
        return httpx2.Response(
            response.status,
            headers={"content-type": "application/json; charset=utf-8", **headers},
            content=self._redaction.of(body),
        )

    async def aclose(self) -> None:
        """Close the session."""
        await self._session.close()


async def _read(response: ClientResponse) -> bytes:
    body = bytearray()
    async for part in response.content.iter_any():
        body += part
        if len(body) > LONGEST_REPLY:
            raise NoReply(f"more than {LONGEST_REPLY} bytes")
    if b"\0" in body:  # UTF-16 and the like, in which a key would not be found
        raise NoReply("no text in UTF-8")
    return bytes(body)
