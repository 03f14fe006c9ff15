"""Agents for tests: the SDK's own client, over stdio or streamable HTTP, and one that plays."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
from mcp import Client, StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client

from showrunner.kernel import Dice
from tests.api.serving import SECONDS

SCRIPT = str(Path(sys.executable).parent / "showrunner")


@contextlib.asynccontextmanager
async def by_stdio(url: str, token: str, *options: str) -> AsyncIterator[Client]:
    """The SDK's client with `showrunner mcp` as its child process."""
    parameters = StdioServerParameters(
        command=SCRIPT, args=["mcp", "--url", url, *options], env={"SHOWRUNNER_TOKEN": token}
    )
    async with Client(stdio_client(parameters)) as client:
        yield client


@contextlib.asynccontextmanager
async def served_by_http(url: str, *options: str) -> AsyncIterator[str]:
    """The address at which `showrunner mcp --http` serves."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    process = await asyncio.create_subprocess_exec(
        SCRIPT, "mcp", "--url", url, "--http", "--port", port, *options,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        async with asyncio.timeout(SECONDS):
            await process.stdout.readline()  # it says so when it serves
            while not await _accepts(int(port)):
                await asyncio.sleep(0.05)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), SECONDS)


async def _accepts(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


@contextlib.asynccontextmanager
async def by_http(address: str, token: str) -> AsyncIterator[Client]:
    """The SDK's client over streamable HTTP, with this token in every request."""
    headers = {"Authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=SECONDS) as http,
        Client(streamable_http_client(address, http_client=http)) as client,
    ):
        yield client


async def called(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool answers, as data; fails the test if it is an error."""
    result = await client.call_tool(tool, arguments)
    text = result.content[0].text  # type: ignore[union-attr]
    assert not result.is_error, text
    return json.loads(text)


async def plays(client: Client) -> list[str]:
    """Play a seat to the season's end; returns the kinds of the decisions that were answered."""
    kinds: list[str] = []
    done: set[str] = set()
    while True:
        asked = await called(client, "what_am_i_asked", wait=30, known=",".join(sorted(done)))
        if asked["over"]:
            return kinds
        done &= {ask["ask"] for ask in asked["asks"]}
        for ask in (ask for ask in asked["asks"] if ask["ask"] not in done):
            answer = picked(ask)
            checked = await client.call_tool("check_answer", {"ask": ask["ask"], "answer": answer})
            if not (checked.structured_content or {}).get("legal"):
                answer = ask["form"]["default"]
            result = await client.call_tool("answer", {"ask": ask["ask"], "answer": answer})
            if not result.is_error:  # it may have been withdrawn meanwhile
                done.add(ask["ask"])
                kinds.append(ask["kind"])


def picked(ask: dict[str, Any]) -> dict[str, Any]:
    """An answer with one of the allowed values wherever the schema lists some."""
    answer = dict(ask["form"]["default"])
    for name, schema in ask["schema"]["properties"].items():
        if "enum" in schema:
            answer[name] = Dice(b"agent", (ask["ask"], name)).pick(schema["enum"])
    return answer
