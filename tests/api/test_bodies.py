"""A response also reaches clients that are still sending, whatever caused it."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import pytest
import structlog

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
    monkeypatch.setattr(bodies, "MAX_DISCARD_SECONDS", 0.2)

    async def work(house: House) -> None:
        halted = await sent_slowly(house, None, 2, told=10**9)
        assert b" 413 " in halted.splitlines()[0]

    served(sqlite, work)


async def said_to(house: House, body: bytes, headers: str, *, over: bool = False) -> bytes:
    """What the server answers to a body as it stands here, until it closes the connection.

    With `over`, nothing more can come.
    """
    at = urlsplit(house.producer.url)
    reader, writer = await asyncio.open_connection(at.hostname, at.port)
    try:
        writer.write(
            b"POST /api/v1/producers/tokens HTTP/1.1\r\nHost: here\r\n"
            b"Content-Type: application/json\r\n"
            + f"Authorization: Bearer {house.producer.token}\r\n{headers}\r\n".encode()
            + body
        )
        if over:
            writer.write_eof()
        return await asyncio.wait_for(reader.read(), 20)
    finally:
        writer.close()


BROKEN = [
    # A body that breaks off or is no body, and the headers that announce it.
    (b"ZZ\r\n{}\r\n0\r\n\r\n", "Transfer-Encoding: chunked\r\n"),
    (b'5\r\n{"lab\r\nQQ\r\nxx', "Transfer-Encoding: chunked\r\n"),
    (b'{"label"', "Content-Length: 80\r\n"),
    (b'{"label": "\xff"}', "Content-Length: 14\r\nConnection: close\r\n"),
    (b'{"\xff": "x"}', "Content-Length: 10\r\nConnection: close\r\n"),
]


@pytest.mark.parametrize(("body", "headers"), BROKEN)
def test_s6_a_broken_body_is_a_wrong_request_and_no_fault_of_the_server(
    sqlite: str, body: bytes, headers: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(house: House) -> None:
        said = await said_to(house, body, headers, over="close" not in headers)
        assert said.startswith(b"HTTP/1.1 400 "), said[:200]
        assert b"application/problem+json" in said

    with structlog.testing.capture_logs() as logged:
        served(sqlite, work)
    assert [line for line in logged if line["log_level"] == "error"] == []
    assert not caplog.records or all(record.exc_info is None for record in caplog.records)


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        (b'{"label"', "Content-Length: 80\r\n"),
        (b'5\r\n{"lab\r\n', "Transfer-Encoding: chunked\r\n"),
        (b"", "Content-Length: 80\r\n"),
    ],
)
def test_a_body_that_stops_coming_is_answered_and_its_connection_closed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, body: bytes, headers: str
) -> None:
    monkeypatch.setattr(bodies, "MAX_SILENCE_SECONDS", 0.2)

    async def work(house: House) -> None:
        said = await said_to(house, body, headers)  # returns when the server has closed
        assert said.startswith(b"HTTP/1.1 408 "), said[:200]
        assert (await house.producer.get("session")).status == 200

    served(sqlite, work)


def test_a_body_that_comes_too_slowly_is_given_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bodies, "MAX_BODY_SECONDS", 0.1)

    async def work(house: House) -> None:
        said = await said_to(house, b'{"label"', "Content-Length: 80\r\n")
        assert said.startswith(b"HTTP/1.1 408 "), said[:200]

    served(sqlite, work)


def test_who_asks_before_sending_is_answered_before_it(sqlite: str) -> None:
    async def work(house: House) -> None:
        asked = await sent_slowly(
            house, None, 0, told=9_000_000, headers="Expect: 100-continue\r\n"
        )
        assert b" 413 " in asked.splitlines()[0]

    served(sqlite, work)
