"""An answer reaches also who is still sending, whatever made it clear before the end."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import pytest

from showrunner.api import bodies
from tests.api.serving import House, served

PIECE = bytes(64 * 1024)


async def sent_slowly(
    house: House, token: str | None, pieces: int, *, told: int | None = None, headers: str = ""
) -> bytes:
    """PUT a picture piece by piece; the answer, read when the last piece is away.

    `told` is the length that the headers tell of.
    """
    at = urlsplit(house.producer.url)
    reader, writer = await asyncio.open_connection(at.hostname, at.port)
    try:
        length = len(PIECE) * pieces if told is None else told
        authorization = f"Authorization: Bearer {token}\r\n" if token else ""
        writer.write(
            f"PUT /api/v1/cast/wren/picture HTTP/1.1\r\nHost: here\r\n{authorization}"
            f"Content-Type: application/octet-stream\r\nContent-Length: {length}\r\n"
            f"Idempotency-Key: a-slow-picture\r\nConnection: close\r\n{headers}\r\n".encode()
        )
        for _ in range(pieces):
            await asyncio.sleep(0.01)
            writer.write(PIECE)
            await writer.drain()
        return await asyncio.wait_for(reader.read(), 20)
    finally:
        writer.close()


def test_a_refusal_waits_until_the_body_is_read(sqlite: str) -> None:
    async def work(house: House) -> None:
        too_large = await sent_slowly(house, house.producer.token, 140)
        assert b" 413 " in too_large.splitlines()[0]
        assert b"request-entity-too-large" in too_large
        unknown = await sent_slowly(house, None, 100)
        assert b" 401 " in unknown.splitlines()[0]

    served(sqlite, work)


def test_who_sends_without_end_is_answered_in_the_middle(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bodies, "LONGEST_READ", 0.2)

    async def work(house: House) -> None:
        halted = await sent_slowly(house, None, 2, told=10**9)
        assert b" 413 " in halted.splitlines()[0]

    served(sqlite, work)


def test_who_asks_before_sending_is_answered_before_it(sqlite: str) -> None:
    async def work(house: House) -> None:
        asked = await sent_slowly(
            house, None, 0, told=9_000_000, headers="Expect: 100-continue\r\n"
        )
        assert b" 413 " in asked.splitlines()[0]

    served(sqlite, work)
