"""A small web server on this machine that counts who connects and answers as it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok"


def sends_to(place: str, status: int = 302) -> bytes:
    """An answer that leads elsewhere."""
    head = f"HTTP/1.1 {status} Elsewhere\r\nLocation: {place}\r\n"
    return head.encode() + b"Content-Length: 0\r\nConnection: close\r\n\r\n"


class Web:
    """`visits` counts connections; `requests` are the heads that came, `bodies` what followed.

    One that `stays` says its answer and then nothing, until the other side leaves.
    """

    def __init__(
        self, answer: Callable[[str], bytes] = lambda path: OK, *, stays: bool = False
    ) -> None:
        self.visits = 0
        self.requests: list[str] = []
        self.bodies: list[bytes] = []
        self._answer = answer
        self._stays = stays

    async def __aenter__(self) -> Web:
        self._server = await asyncio.start_server(self._serve, "0.0.0.0", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(self, *problem: object) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.visits += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            self.requests.append(head)
            size = [line for line in head.lower().splitlines() if "content-length:" in line]
            self.bodies.append(await reader.readexactly(int(size[0].split(":")[1]) if size else 0))
            writer.write(self._answer(head.split()[1]))
            await writer.drain()
            if self._stays:
                await reader.read()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()
