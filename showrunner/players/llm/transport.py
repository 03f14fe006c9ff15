"""The transport: carries the requests of openai's client over a session of ours.

openai offers one over aiohttp, too, but with a session that would connect to any address, and with
streams between them that a reply of a few kilobytes passes part by part.
"""

from __future__ import annotations

import httpx2
from aiohttp import ClientPayloadError, ClientResponse, ClientSession

LONGEST_REPLY = 4_000_000
"""Bytes; more is no answer of any game."""


class NoReply(ClientPayloadError):
    """What comes is too much, or packed, though nobody asked for that: so it could become."""


class Transport(httpx2.AsyncBaseTransport):
    """Sends requests, and reads each reply to its end. Raises what the session raises."""

    def __init__(self, session: ClientSession) -> None:
        self._session = session

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """One request, which is never led elsewhere. Raises NoReply, ClientError."""
        sent = self._session.request(
            request.method,
            str(request.url),
            headers=request.headers,
            data=request.content or None,
            allow_redirects=False,
            auto_decompress=False,
        )
        async with sent as response:
            if response.headers.get("content-encoding", "identity") != "identity":
                raise NoReply("a packed reply")
            body = await _read(response)
        return httpx2.Response(response.status, headers=response.raw_headers, content=body)

    async def aclose(self) -> None:
        """Close the session."""
        await self._session.close()


async def _read(response: ClientResponse) -> bytes:
    body = bytearray()
    async for part in response.content.iter_any():
        body += part
        if len(body) > LONGEST_REPLY:
            raise NoReply(f"more than {LONGEST_REPLY} bytes")
    return bytes(body)
