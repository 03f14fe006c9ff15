"""The MCP server over streamable HTTP: every request brings the token of whoever sends it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from showrunner.errors import NotLetIn, ShowrunnerError
from showrunner.mcp_server.remote import Remote
from showrunner.mcp_server.server import Context, mcp_server

PATH: Final = "/mcp"

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]


def http_application(remote: Remote, host: str) -> Application:
    """An ASGI application that serves MCP at PATH. Without a good token the answer is 401."""
    server = mcp_server(remote, _token_of)
    served = server.streamable_http_app(
        streamable_http_path=PATH, json_response=True, stateless_http=True, host=host
    )

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            try:
                await remote.identity(_bearer(dict(scope["headers"]).get(b"authorization", b"")))
            except NotLetIn as problem:
                return await _refuse(send, 401, problem)
            except ShowrunnerError as problem:
                return await _refuse(send, 503, problem)
        await served(scope, receive, send)

    return application


def _token_of(context: Context) -> str:
    assert context.request is not None  # every message came by HTTP
    return _bearer(context.request.headers["authorization"].encode())


def _bearer(header: bytes) -> str:
    """The token in an Authorization header. Raises NotLetIn."""
    kind, _, token = header.decode("latin-1").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise NotLetIn("this needs a token")
    return token.strip()


async def _refuse(send: Send, status: int, problem: ShowrunnerError) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"www-authenticate", b"Bearer")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": str(problem).encode()})
