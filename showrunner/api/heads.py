"""HEAD and OPTIONS: answer HEAD as GET without its body, and list all methods of an address."""

from __future__ import annotations

from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Send


def with_heads(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that it answers HEAD like GET, without sending the body.

    The header Allow names all methods of an address.
    """

    async def answer(scope: Any, receive: Any, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        only_head = scope["method"] == "HEAD"
        if only_head:
            scope["method"] = "GET"
        answered = False

        async def sent(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                _name_all_methods(message, scope)
                await send(message)
                if only_head:
                    await send({"type": "http.response.body", "body": b"", "more_body": False})
                    answered = True
            elif not only_head:
                await send(message)

        async def received() -> Any:
            # A live stream would not end otherwise.
            return {"type": "http.disconnect"} if answered else await receive()

        await app(scope, received, sent)

    return answer


def _name_all_methods(message: Any, scope: Any) -> None:
    """Complete Allow: Litestar names only one handler's methods, and does not know of HEAD."""
    headers = MutableScopeHeaders.from_message(message)
    if "Allow" not in headers:
        return
    methods = {name.strip() for name in headers["Allow"].split(",")}
    for route in scope["litestar_app"].routes:
        if scope.get("path_template") in (route.path, route.path_format):
            methods |= set(getattr(route, "methods", ()))
    headers["Allow"] = ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))
