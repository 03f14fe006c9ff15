"""A proxy between a process and PostgreSQL, which can be cut off as a network is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from sqlalchemy import URL

Cut = Literal["held", "dropped", "reset"]
"""What is under way arrives later, or never, or the connections are reset."""
CHUNK = 65536


class Proxy:
    """Forwards connections. `cut` does that to all of them, and to new ones, until `heal`."""

    def __init__(self, url: URL) -> None:
        self._host, self._port = url.host or str(url.query["host"]), url.port or 5432
        self._cut: Cut | None = None
        self._flows = asyncio.Event()
        self._flows.set()
        self._open: set[asyncio.StreamWriter] = set()

    def cut(self, how: Cut) -> None:
        """Let nothing through from now on."""
        self._cut = how
        self._flows.clear()
        if how == "reset":
            self.reset()

    def heal(self) -> None:
        """Let everything through again."""
        self._cut = None
        self._flows.set()

    def reset(self) -> None:
        """Break all connections off."""
        for writer in self._open:
            writer.transport.abort()

    async def serve(self, client: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        """Forward one connection."""
        self._open.add(answers)
        if self._cut == "reset":
            answers.transport.abort()
        try:
            await self._flows.wait()
            if self._host.startswith("/"):
                path = f"{self._host}/.s.PGSQL.{self._port}"
                database, requests = await asyncio.open_unix_connection(path)
            else:
                database, requests = await asyncio.open_connection(self._host, self._port)
            self._open.add(requests)
            try:
                await asyncio.gather(
                    self._forward(client, requests), self._forward(database, answers)
                )
            finally:
                requests.close()
                self._open.discard(requests)
        except OSError:
            pass  # reset
        finally:
            answers.close()
            self._open.discard(answers)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        is_lost = False
        while data := await reader.read(CHUNK):
            is_lost = is_lost or self._cut == "dropped"
            if not is_lost:
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def proxy(url: URL) -> AsyncIterator[tuple[Proxy, str]]:
    """A proxy to the database at this address, and its own address."""
    made = Proxy(url)
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    query = {name: value for name, value in url.query.items() if name != "host"}
    own = url.set(host="127.0.0.1", port=port, query=query)
    try:
        yield made, own.render_as_string(hide_password=False)
    finally:
        server.close()
        made.heal()
        made.reset()
