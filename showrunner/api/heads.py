"""HEAD: what GET would answer, without its body, at every address that takes GET."""

from __future__ import annotations

from typing import cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send


def with_heads(app: ASGIApp) -> ASGIApp:
    """The same application, which takes HEAD for a GET of which nobody reads the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return
        scope["method"] = "GET"
        answered = False

        async def sent(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                await send(message)
                answered = True
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        async def received() -> Message:
            if answered:  # a stream ends when whoever reads it is gone
                return cast(Message, {"type": "http.disconnect"})
            return cast(Message, await receive())

        await app(scope, cast(Receive, received), sent)

    return answer
