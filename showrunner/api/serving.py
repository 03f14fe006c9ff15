"""Serving: the application in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Sequence

from granian.constants import Interfaces
from granian.server.embed import Server
from granian.utils.proxies import wrap_asgi_with_proxy_headers
from litestar import Litestar

from showrunner.api.watching import Streams

BACKLOG = 2048
"""How many connections may wait to be accepted."""
MOST_AT_ONCE = 10_000
"""How many requests may be open, streams among them: by itself Granian would stop at 128."""
DRAIN_SECONDS = 1.0
"""How long open requests may take after the word to stop."""


async def serve(
    app: Litestar, host: str, port: int, began: Callable[[], None], proxies: Sequence[str] = ()
) -> None:
    """Serve until SIGTERM or SIGINT; then end all streams, and stop.

    What these `proxies` say of whom they speak for is believed.
    """
    behind = wrap_asgi_with_proxy_headers(app, list(proxies)) if proxies else app
    server = Server(
        behind,
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        backlog=BACKLOG,
        backpressure=MOST_AT_ONCE,
        log_enabled=False,
        log_access=False,
    )
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(one, told.set)
    serving = asyncio.create_task(server.serve())
    waiting = asyncio.create_task(told.wait())
    began()
    await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
    streams: Streams = app.state.streams
    streams.close()
    server.stop()  # type: ignore[no-untyped-call]
    await asyncio.wait((serving,), timeout=DRAIN_SECONDS)
    waiting.cancel()
    serving.cancel()


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except OSError:
            return False
        return True
