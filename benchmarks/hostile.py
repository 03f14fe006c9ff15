"""Measures how long hostile requests delay `/health`, compared with a quiet server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from io import BytesIO
from typing import Any

import aiohttp
from PIL import Image
from rich.console import Console
from rich.table import Table

from benchmarks.databases import databases, new_database
from benchmarks.server import RunningServer, run_server

TARGET_MS = 100
SECONDS_BETWEEN_CHECKS = 0.005
SECONDS_AFTER_ANSWER = 0.3
TOML_HEAD = 'format = "survivor"\ntitle = "x"\n'
EVENT_ORDER = {"order": "event", "when": {"round": 2}, "terms": {"story": "x " * 1990}}
QUICK_SEASON: Mapping[str, Any] = {"season": "quick", "cast": 6}


def _parameter(value: bytes) -> bytes:
    return b'{"season":"quick","parameters":{"finalists":' + value + b"}}"


def _toml(text: str) -> bytes:
    return json.dumps({"toml": text}).encode()


def _orders(count: int) -> str:
    order = '[[orders]]\norder = "event"\nstory = "x"\nwhen = {round = 2}\n'
    return f"{TOML_HEAD}cast = 6\n{order * count}"


BODIES: Mapping[str, bytes] = {
    "a season": json.dumps(QUICK_SEASON).encode(),
    "TOML: a dotted key of 10 kB": _toml(".".join("a" * 5_000) + " = 1"),
    "TOML: a dotted key of 80 kB": _toml(".".join("a" * 40_000) + " = 1"),
    "TOML: a dotted header": _toml("[" + ".".join("a" * 40_000) + "]"),
    "TOML: 10,000 keys": _toml("\n".join(f"a{at}=1" for at in range(10_000))),
    "TOML: as many keys as are read": _toml("\n".join(f"a{at}=1" for at in range(5_900))),
    "TOML: a list of 45,000": _toml("a = [" + "1," * 45_000 + "]"),
    "TOML: a cast of 12,000": _toml(f"{TOML_HEAD}cast = [" + '"ama",' * 12_000 + "]"),
    "TOML: lists in lists": _toml("a = " + "[" * 90_000),
    "TOML: tables in tables": _toml("a = " + "{a=" * 30_000),
    "TOML: 16,000 tables": _toml("[[a]]\n" * 16_000),
    "TOML: 200 orders": _toml(_orders(200)),
    "TOML: 1,200 orders": _toml(_orders(1_200)),
    "TOML: 6,000 teams": _toml(
        f"{TOML_HEAD}cast = 6\n[teams]\n" + "\n".join(f't{at}=["ama"]' for at in range(6_000))
    ),
    "TOML: an open text": _toml('"""' + '\\"""' * 24_000),
    "TOML: a long number": _toml("a = " + "9" * 90_000),
    "TOML: comments": _toml("#\n" * 49_000),
    "200 events of 4 kB": json.dumps({**QUICK_SEASON, "schedule": [EVENT_ORDER] * 200}).encode(),
    "200 events of 4 kB, started": json.dumps(
        {**QUICK_SEASON, "schedule": [EVENT_ORDER] * 200, "start": True, "pace": 60}
    ).encode(),
    "JSON: lists in lists": b"[" * 900_000,
    "JSON: objects in objects": b'{"a":' * 180_000,
    "JSON: 450,000 numbers": _parameter(b"[" + b"1," * 450_000 + b"1]"),
    "JSON: 300,000 texts": _parameter(b"[" + b'"",' * 300_000 + b'""]'),
    "JSON: as many values as are read": _parameter(b"[" + b'"",' * 19_000 + b'""]'),
    "JSON: 60,000 keys": _parameter(
        b"{" + b",".join(b'"k%d":1' % at for at in range(60_000)) + b"}"
    ),
    "JSON: a long number": _parameter(b"9" * 900_000),
    "JSON: many long numbers": _parameter(b"[" + b"99999999999999999999 " * 40_000 + b"]"),
    "JSON: an open text": b'{"season":"' + b'\\"' * 480_000,
    "JSON: backslashes": b'{"season":"' + b"\\\\" * 480_000 + b'"}',
    "JSON: long names": json.dumps({"format": "survivor", "cast": ["a" * 200] * 200}).encode(),
    "JSON: many long teams": json.dumps(
        {**QUICK_SEASON, "teams": {f"k{at}": ["a" * 200] * 200 for at in range(20)}}
    ).encode(),
}


PICTURE_SIDE = 5_000
"""Side of a picture of 25 megapixels, the largest that the server reads."""


def _picture(kind: str, mode: str) -> bytes:
    """Make a picture of the largest allowed size, with content that compresses to a small file."""
    whole = Image.radial_gradient("L").resize((PICTURE_SIDE, PICTURE_SIDE)).convert(mode)
    out = BytesIO()
    whole.save(out, kind)
    return out.getvalue()


PICTURES: Mapping[str, tuple[str, str]] = {
    "a picture: WebP, 25 megapixels": ("WEBP", "RGB"),
    "a picture: WebP, 25 megapixels, transparent": ("WEBP", "RGBA"),
    "a picture: PNG, 25 megapixels": ("PNG", "RGB"),
    "a picture: JPEG, 25 megapixels": ("JPEG", "RGB"),
}


def run(console: Console, quick: bool) -> None:
    """Send each request once, or with `quick` every fourth."""
    table = Table("request", "kB", "status", "took, ms", "longest wait for /health, ms")
    requests = [(name, "POST", "seasons", body) for name, body in BODIES.items()]
    requests += [
        (name, "PUT", "cast/zora/picture", _picture(*terms)) for name, terms in PICTURES.items()
    ]
    worst_wait = 0.0
    with databases() as addresses, run_server(new_database(addresses["SQLite"])) as server:
        asyncio.run(_measure(server, "POST", "seasons", BODIES["a season"]))  # loads the games
        asyncio.run(_measure(server, "POST", "cast", b'{"name": "Zora"}'))
        for name, method, path, body in requests[:: 4 if quick else 1]:
            status, milliseconds, longest_wait = asyncio.run(_measure(server, method, path, body))
            worst_wait = max(worst_wait, longest_wait)
            table.add_row(
                name,
                f"{len(body) / 1000:.0f}",
                f"{status}",
                f"{milliseconds:.0f}",
                f"{longest_wait:.0f}",
            )
        quiet_wait = max(asyncio.run(_measure(server, "", "", None))[2] for _ in range(3))
    console.print(table)
    console.print(
        f"The longest wait was {worst_wait:.0f} ms (target: below {TARGET_MS} on a quiet machine), "
        f"{worst_wait / quiet_wait:.0f} times that of a server that does nothing else.",
        style="dim",
    )


async def _measure(
    server: RunningServer, method: str, path: str, body: bytes | None
) -> tuple[int, float, float]:
    """Return the status, its milliseconds, and the longest wait for /health meanwhile."""
    url = f"http://127.0.0.1:{server.port}"
    kind = "image/webp" if path.endswith("picture") else "application/json"
    headers = {"Authorization": f"Bearer {server.token}", "Content-Type": kind}
    waits: list[float] = []
    async with aiohttp.ClientSession() as http:

        async def check_health() -> None:
            while True:
                start = time.perf_counter()
                async with http.get(f"{url}/health") as answer:
                    await answer.read()
                waits.append(1000 * (time.perf_counter() - start))
                await asyncio.sleep(SECONDS_BETWEEN_CHECKS)

        health_checks = asyncio.create_task(check_health())
        await asyncio.sleep(0.1)
        status, start = 0, time.perf_counter()
        if body is not None:
            full_url = f"{url}/api/v1/{path}"
            async with http.request(
                method, full_url, data=BytesIO(body), headers=headers
            ) as answer:
                await answer.read()
                status = answer.status
        milliseconds = 1000 * (time.perf_counter() - start)
        await asyncio.sleep(SECONDS_AFTER_ANSWER)
        health_checks.cancel()
    return status, milliseconds, max(waits)
