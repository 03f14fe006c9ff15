"""Requests a second of the ten commonest calls, and how long the slowest in a hundred take."""

from __future__ import annotations

import asyncio
import time
from statistics import quantiles
from typing import Any, NamedTuple

import aiohttp
from rich.console import Console
from rich.table import Table

from benchmarks.databases import another, databases
from benchmarks.server import Served, served

AT_ONCE = 8


class Call(NamedTuple):
    """A request that is made again and again."""

    name: str
    method: str
    path: str
    body: Any = None
    by: str = "producer"


def calls(season: str) -> list[Call]:
    """The ten, in a season that goes on."""
    here = f"/seasons/{season}"
    return [
        Call("who am I", "GET", "/session"),
        Call("list seasons", "GET", "/seasons"),
        Call("look at a season", "GET", here),
        Call("read 100 facts", "GET", f"{here}/facts?after=50"),
        Call("the producers' sheet", "GET", f"{here}/sheet"),
        Call("the voting grid", "GET", f"{here}/votes"),
        Call("what am I asked", "GET", f"{here}/asks", by="contestant"),
        Call("my sheet", "GET", f"{here}/sheet", by="contestant"),
        Call("the transcript", "GET", f"{here}/transcript"),
        Call("give an order", "POST", f"{here}/orders", {"order": "event", "terms": STORY}),
    ]


STORY = {"story": "A gull takes the last of the fish."}


def run(console: Console, quick: bool) -> None:
    """Each call so often, several at once, on SQLite and on PostgreSQL."""
    times = 100 if quick else 400
    table = Table("call", *(f"{name}: {what}" for name in NAMES for what in ("a second", "p99 ms")))
    measured: dict[str, list[str]] = {}
    with databases() as addresses:
        for name in NAMES:
            with served(another(addresses[name])) as server:
                for call, each in asyncio.run(measure(server, times)):
                    rate, late = each
                    measured.setdefault(call, []).extend((f"{rate:,.0f}", f"{late:.0f}"))
    for call, columns in measured.items():
        table.add_row(call, *columns)
    console.print(table)
    console.print(
        f"{times} requests of each, {AT_ONCE} at once, while a season of twelve goes on at two "
        "decisions a second; server and client are two processes on this machine.",
        style="dim",
    )


NAMES = ("SQLite", "PostgreSQL")


async def measure(server: Served, times: int) -> list[tuple[str, tuple[float, float]]]:
    """Each call with its requests a second, and the milliseconds that 99 of 100 take at most."""
    season = await asyncio.to_thread(_going_on, server)
    path = f"/seasons/{season}/seats/hemi/invitation"
    invited = await asyncio.to_thread(server.call, "POST", path, {})
    entering = {"invitation": invited["invitation"]}
    contestant = await asyncio.to_thread(server.call, "POST", "/session", entering)
    tokens = {"producer": server.token, "contestant": contestant["token"]}
    found = []
    async with aiohttp.ClientSession() as http:
        for call in calls(season):
            found.append((call.name, await _many(http, server.port, call, tokens, times)))
    return found


def _going_on(server: Served) -> str:
    """A season some way on."""
    season = server.season(pace=0.004)
    time.sleep(3.0)
    server.call("PUT", f"/seasons/{season}/pace", {"seconds": 0.5})
    return season


async def _many(
    http: aiohttp.ClientSession, port: int, call: Call, tokens: dict[str, str], times: int
) -> tuple[float, float]:
    took: list[float] = []
    headers = {"Authorization": f"Bearer {tokens[call.by]}"}
    room = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with room:
            began = time.perf_counter()
            url = f"http://127.0.0.1:{port}/api/v1{call.path}"
            async with http.request(call.method, url, json=call.body, headers=headers) as answer:
                body = await answer.read()
                assert answer.status < 300, (call, answer.status, body[:300])
            took.append(1000 * (time.perf_counter() - began))

    began = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(times)))
    return times / (time.perf_counter() - began), quantiles(took, n=100)[98]
