"""Measures the ten most common API calls: requests per second, and 99th percentile latency."""

from __future__ import annotations

import asyncio
import time
from statistics import quantiles
from typing import Any, NamedTuple

import aiohttp
from rich.console import Console
from rich.table import Table

from benchmarks.databases import databases, new_database
from benchmarks.server import RunningServer, run_server

CONCURRENT_REQUESTS = 8


class ApiCall(NamedTuple):
    """An API request that the benchmark repeats."""

    name: str
    method: str
    path: str
    body: Any = None
    by: str = "producer"


def calls(season: str) -> list[ApiCall]:
    """Return the ten calls, for a season that is running."""
    here = f"/seasons/{season}"
    return [
        ApiCall("who am I", "GET", "/session"),
        ApiCall("list seasons", "GET", "/seasons"),
        ApiCall("look at a season", "GET", here),
        ApiCall("read 100 facts", "GET", f"{here}/facts?after=50"),
        ApiCall("the producers' sheet", "GET", f"{here}/sheet"),
        ApiCall("the voting grid", "GET", f"{here}/votes"),
        ApiCall("what am I asked", "GET", f"{here}/asks", by="contestant"),
        ApiCall("my sheet", "GET", f"{here}/sheet", by="contestant"),
        ApiCall("the transcript", "GET", f"{here}/transcript"),
        ApiCall("give an order", "POST", f"{here}/orders", {"order": "event", "terms": STORY}),
    ]


STORY = {"story": "A gull takes the last of the fish."}


def run(console: Console, quick: bool) -> None:
    """Measure each call, with several requests at once, on SQLite and on PostgreSQL."""
    repeats = 100 if quick else 400
    table = Table("call", *(f"{name}: {what}" for name in NAMES for what in ("a second", "p99 ms")))
    columns_by_call: dict[str, list[str]] = {}
    with databases() as addresses:
        for name in NAMES:
            with run_server(new_database(addresses[name])) as server:
                for call, figures in asyncio.run(measure(server, repeats)):
                    rate, p99 = figures
                    columns_by_call.setdefault(call, []).extend((f"{rate:,.0f}", f"{p99:.0f}"))
    for call, columns in columns_by_call.items():
        table.add_row(call, *columns)
    console.print(table)
    console.print(
        f"{repeats} requests of each, {CONCURRENT_REQUESTS} at once, while a season "
        "of twelve goes on at two decisions per second; server and client are two processes on "
        "this machine.",
        style="dim",
    )


NAMES = ("SQLite", "PostgreSQL")


async def measure(server: RunningServer, repeats: int) -> list[tuple[str, tuple[float, float]]]:
    """Return each call's requests per second and 99th percentile in milliseconds."""
    season = await asyncio.to_thread(_start_season, server)
    path = f"/seasons/{season}/seats/hemi/invitation"
    invited = await asyncio.to_thread(server.call, "POST", path, {})
    invitation = invited["invitation"]
    contestant = await asyncio.to_thread(RunningServer, server.address, server.port, invitation)
    tokens = {"producer": server.token, "contestant": contestant.token}
    figures = []
    async with aiohttp.ClientSession() as http:
        for call in calls(season):
            figures.append((call.name, await _repeat(http, server.port, call, tokens, repeats)))
    return figures


def _start_season(server: RunningServer) -> str:
    """Start a season, let it play for a while, and slow it down."""
    season = server.season(pace=0.004)
    time.sleep(3.0)
    server.call("PUT", f"/seasons/{season}/pace", {"seconds": 0.5})
    return season


async def _repeat(
    http: aiohttp.ClientSession, port: int, call: ApiCall, tokens: dict[str, str], repeats: int
) -> tuple[float, float]:
    milliseconds: list[float] = []
    headers = {"Authorization": f"Bearer {tokens[call.by]}"}
    slots = asyncio.Semaphore(CONCURRENT_REQUESTS)

    async def send() -> None:
        async with slots:
            began = time.perf_counter()
            url = f"http://127.0.0.1:{port}/api/v1{call.path}"
            async with http.request(call.method, url, json=call.body, headers=headers) as answer:
                body = await answer.read()
                assert answer.status < 300, (call, answer.status, body[:300])
            milliseconds.append(1000 * (time.perf_counter() - began))

    began = time.perf_counter()
    await asyncio.gather(*(send() for _ in range(repeats)))
    return repeats / (time.perf_counter() - began), quantiles(milliseconds, n=100)[98]
