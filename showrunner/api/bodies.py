"""Bodies: what a request brings is read to its end, also where the answer does not need it.

A refusal is often clear from the headers: nobody's token, a picture of too many bytes. A server
that then answers and closes resets the connection under whoever is still sending, and the reason
is lost on its way (RFC 9112, 9.6). So the rest is read and thrown away before the answer begins.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send

MOST_THROWN_AWAY = 64 * 1024 * 1024
"""Bytes. Whoever sends more is answered in the middle of it."""
LONGEST_READ = 10.0
"""Seconds that the reading may take."""


def with_bodies_read(app: ASGIApp) -> ASGIApp:
    """The same application, which begins to answer when the request has been read."""

    async def answer(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _is_sending(scope):
            await app(scope, receive, send)
            return
        ended = False

        async def received() -> Any:
            nonlocal ended
            message = await receive()
            ended = message["type"] != "http.request" or not message.get("more_body", False)
            return message

        async def read_out() -> None:
            thrown_away = 0
            while not ended and thrown_away < MOST_THROWN_AWAY:
                thrown_away += len((await received()).get("body", b""))

        async def sent(message: Message) -> None:
            if not ended and message["type"] == "http.response.start":
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(read_out(), LONGEST_READ)
            await send(message)

        await app(scope, received, sent)

    return answer


def _is_sending(scope: Any) -> bool:
    """Whether a body follows without anybody's asking for it."""
    names = {name.lower() for name, _ in scope["headers"]}
    return bool(names & {b"content-length", b"transfer-encoding"}) and b"expect" not in names
