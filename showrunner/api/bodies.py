"""Bodies: what a request brings is read to its end, but nobody is waited for without end.

A refusal is often clear from the headers: nobody's token, a picture of too many bytes. A server
that then answers and closes resets the connection under whoever is still sending, and the reason
is lost on its way (RFC 9112, 9.6). So the rest is read and thrown away before the answer begins.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import HTTP_408_REQUEST_TIMEOUT
from litestar.types import ASGIApp, Message, Receive, Send

MOST_THROWN_AWAY = 64 * 1024 * 1024
"""Bytes. Whoever sends more is answered in the middle of it."""
LONGEST_READ = 10.0
"""Seconds that reading what is thrown away may take."""
LONGEST_SILENCE = 10.0
"""Seconds after which a body that stops coming is given up."""
LONGEST_BODY = 300.0
"""Seconds after which a body that is still coming is given up."""


class RequestTimeout(HTTPException):
    """The body stopped coming, or came too slowly."""

    status_code = HTTP_408_REQUEST_TIMEOUT


def with_bodies_read(app: ASGIApp) -> ASGIApp:
    """The same application, which begins to answer when the request has been read."""

    async def answer(scope: Any, receive: Receive, send: Send) -> None:
        names = {name.lower() for name, _ in scope.get("headers", ())}
        if scope["type"] != "http" or not names & {b"content-length", b"transfer-encoding"}:
            await app(scope, receive, send)
            return
        ended = False
        until = time.monotonic() + LONGEST_BODY

        async def received() -> Any:
            nonlocal ended
            if ended:
                return await receive()
            ended = True  # also where what follows fails
            try:
                left = until - time.monotonic()
                message = await asyncio.wait_for(receive(), min(left, LONGEST_SILENCE))
            except TimeoutError:
                raise _stopped() from None
            if message["type"] != "http.request":
                raise ClientException("the body broke off before its end; send all of it")
            ended = not message.get("more_body", False)
            return message

        async def read_out() -> None:
            thrown_away = 0
            while not ended and thrown_away < MOST_THROWN_AWAY:
                thrown_away += len((await received()).get("body", b""))

        async def sent(message: Message) -> None:
            # Whoever asked to be told before sending (Expect) sends nothing without an answer.
            if not ended and message["type"] == "http.response.start" and b"expect" not in names:
                with contextlib.suppress(TimeoutError, HTTPException):
                    await asyncio.wait_for(read_out(), LONGEST_READ)
            await send(message)

        await app(scope, received, sent)

    return answer


def _stopped() -> RequestTimeout:
    return RequestTimeout(
        "the body stopped coming before its end; send all of it",
        headers={"Connection": "close"},
    )
