"""Serve the application in this process until a signal stops it."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Sequence
from typing import Any

from granian.constants import Interfaces
from granian.server.embed import Server
from granian.utils.proxies import wrap_asgi_with_proxy_headers

BACKLOG = 2048
"""Connections that may wait to be accepted."""
MAX_OPEN_REQUESTS = 10_000
"""Open requests, including streams; Granian's default is 128."""
DRAIN_SECONDS = 1.0
"""Seconds that open requests may take after the signal to stop."""


async def serve(
    app: Callable[..., Any],
    host: str,
    port: int,
    began: Callable[[], None],
    ending: Callable[[], None],
    proxies: Sequence[str] = (),
) -> None:
    """Serve an ASGI application until SIGTERM or SIGINT; then call `ending`, and stop.

    Calls `began` when it serves. The forwarding headers of these `proxies` are trusted.
    """
    served_app = wrap_asgi_with_proxy_headers(app, list(proxies)) if proxies else app
    server = Server(
        served_app,
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        backlog=BACKLOG,
        backpressure=MAX_OPEN_REQUESTS,
        log_enabled=False,
        log_access=False,
    )
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for signal_number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(signal_number, stop.set)
    serving = asyncio.create_task(server.serve())
    waiting = asyncio.create_task(stop.wait())
    began()
    await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
    ending()
    server.stop()  # type: ignore[no-untyped-call]
    await asyncio.wait((serving,), timeout=DRAIN_SECONDS)
    waiting.cancel()
    serving.cancel()


def is_free(host: str, port: int) -> bool:
    """Whether the port is not in use."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True
