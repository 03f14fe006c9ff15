"""HEAD: what GET would answer, without its body, at every address that takes GET."""

from __future__ import annotations

from typing import Any

from litestar.types import ASGIApp, Message, Send


def with_heads(app: ASGIApp) -> ASGIApp:
    """The same application, which takes HEAD for a GET of which nobody reads the body."""

    async def answer(scope: Any, receive: Any, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return
        scope["method"] = "GET"
        answered = False

        async def sent(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                answered = True

        async def received() -> Any:
            # A stream ends when whoever reads it is gone.
            return {"type": "http.disconnect"} if answered else await receive()

        await app(scope, received, sent)

    return answer
