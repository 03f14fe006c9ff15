"""Starts a server for benchmarks: the real command, in its own process."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator, Mapping
from socket import socket
from typing import Any, TypeVar

from sqlalchemy import Connection, func, select

from showrunner.settings import REQUESTS_A_MINUTE
from showrunner.store import Store
from showrunner.store.models import EntryRow, FactRow

T = TypeVar("T")
_LINK = re.compile(r"/enter#(\S+)")


class RunningServer:
    """A running server, with the token of the person who used an invitation."""

    def __init__(self, address: str, port: int, invitation: str) -> None:
        self.address, self.port = address, port
        self.token = ""
        self.token = self.call("POST", "/session", {"invitation": invitation})["token"]

    def call(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """Send a request and return the answer's data."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/v1{path}",
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json"},
            method=method,
        )
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def season(self, pace: float, name: str = "standard", **more: Any) -> str:
        """Create and start a season; return its id."""
        new = {"season": name, "pace": pace, "start": True, "seed": "benchmark", **more}
        return str(self.call("POST", "/seasons", new)["id"])

    def commit_times(self, season: str) -> dict[int, float]:
        """Return when each entry's rows were made, in seconds since 1970."""
        query = select(EntryRow.number, EntryRow.at).where(EntryRow.season == season)
        rows = self.read(lambda connection: connection.execute(query).all())
        return {row.number: row.at.timestamp() for row in rows}

    def facts_of(self, season: str, entries: Iterable[int]) -> int:
        """Count the facts that these entries told."""
        query = select(func.count()).where(
            FactRow.season == season, FactRow.entry.in_(list(entries))
        )
        return int(self.read(lambda connection: connection.scalar(query)) or 0)

    def read(self, work: Callable[[Connection], T]) -> T:
        """Read from the server's database."""

        async def go() -> T:
            store = await Store.open(self.address)
            try:
                return await store.database.read(work)
            finally:
                await store.close()

        return asyncio.run(go())


@contextlib.contextmanager
def run_server(address: str) -> Iterator[RunningServer]:
    """Run a server on this database until the end of the block."""
    port = free_port()
    command = [sys.executable, "-m", "showrunner", "serve", "--no-open", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", address],
        env={**os.environ, REQUESTS_A_MINUTE: "1000000", "SHOWRUNNER_LOG": "error"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        output = ""
        while "Ctrl-C" not in output:
            line = process.stdout.readline()
            if not line:
                assert process.stderr is not None
                raise RuntimeError(f"the server did not start: {process.stderr.read()}")
            output += line
        link = _LINK.search(output)
        assert link is not None
        _until_ready(port)
        yield RunningServer(address, port, link[1])
    finally:
        process.terminate()
        process.wait(timeout=10)


def free_port() -> int:
    """Return an unused port."""
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _until_ready(port: int) -> None:
    deadline = time.monotonic() + 10
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/ready").close()
            return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
