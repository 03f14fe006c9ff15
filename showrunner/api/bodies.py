"""Read request bodies to their end, within limits of time.

A refusal is often clear from the headers, such as a wrong token or a body that is too large. If the
server answers and closes while the client is still sending, the connection is reset and the client
never sees the reason (RFC 9112, 9.6). So the rest is read and discarded before the response.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import HTTP_408_REQUEST_TIMEOUT
from litestar.types import ASGIApp, Message, Receive, Send

MAX_DISCARDED_BYTES = 64 * 1024 * 1024
"""A longer body is answered before its end."""
MAX_DISCARD_SECONDS = 10.0
"""Seconds that discarding the rest of a body may take."""
MAX_SILENCE_SECONDS = 10.0
"""Seconds without data after which a body is given up."""
MAX_BODY_SECONDS = 300.0
"""Seconds after which a body that is still coming is given up."""


class RequestTimeout(HTTPException):
    """The body stopped coming, or came too slowly."""

    status_code = HTTP_408_REQUEST_TIMEOUT


def with_bodies_read(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that it responds only when the whole request has been read."""

    async def answer(scope: Any, receive: Receive, send: Send) -> None:
        names = {name.lower() for name, _ in scope.get("headers", ())}
        if scope["type"] != "http" or not names & {b"content-length", b"transfer-encoding"}:
            await app(scope, receive, send)
            return
        ended = False
        deadline = time.monotonic() + MAX_BODY_SECONDS

        async def received() -> Any:
            nonlocal ended
            if ended:
                return await receive()
            ended = True  # unless there is more, and also if receiving fails
            try:
                seconds_left = deadline - time.monotonic()
                message = await asyncio.wait_for(receive(), min(seconds_left, MAX_SILENCE_SECONDS))
            except TimeoutError:
                raise _stopped() from None
            if message["type"] != "http.request":
                raise ClientException("the body broke off before its end; send all of it")
            ended = not message.get("more_body", False)
            return message

        async def discard_rest() -> None:
            discarded = 0
            while not ended and discarded < MAX_DISCARDED_BYTES:
                discarded += len((await received()).get("body", b""))

        async def sent(message: Message) -> None:
            # With the header Expect, a client sends no body before it gets a response.
            if not ended and message["type"] == "http.response.start" and b"expect" not in names:
                with contextlib.suppress(TimeoutError, HTTPException):
                    await asyncio.wait_for(discard_rest(), MAX_DISCARD_SECONDS)
            await send(message)

        await app(scope, received, sent)

    return answer


def _stopped() -> RequestTimeout:
    return RequestTimeout(
        "the body stopped coming before its end; send all of it",
        headers={"Connection": "close"},
    )
