"""API processes and workers on one PostgreSQL: killed at random, and replaced."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

import aiohttp

from tests.api.processes import ServerProcess, servers
from tests.api.serving import Answer
from tests.workers.processes import WorkerProcess

SERVERS, WORKERS = 2, 3
SERVER_SHARE = 0.3
"""The share of kills that hit an API process."""
RETRY_SECONDS = 0.1
TRY_SECONDS = 60.0
LONGEST_SECONDS = 300.0
"""How long a request is repeated before the test fails."""


class Kill(NamedTuple):
    """A process that was killed, and when."""

    what: Literal["server", "worker"]
    process: int
    at: float


class Crew:
    """The processes. Whoever sends requests need not know which of them live."""

    def __init__(
        self, servers: list[ServerProcess], workers: list[WorkerProcess], seed: str
    ) -> None:
        self.servers = servers
        self.workers = workers
        self.chance = random.Random(seed)
        """Decides about kills alone, so that the same ones come again."""
        self.kills: list[Kill] = []
        self.retried = 0

    async def kill_one(self) -> None:
        """Kill a process and start another in its place."""
        if self.chance.random() < SERVER_SHARE:
            server = self.chance.choice(self.servers)
            self.kills.append(Kill("server", server.number, time.time()))
            await server.kill()
            await server.start()
            return
        place = self.chance.randrange(len(self.workers))
        worker = self.workers[place]
        self.kills.append(Kill("worker", worker.number, time.time()))
        await worker.kill()
        self.workers[place] = worker.another()

    async def ask(
        self, token: str, method: str, path: str, body: Any = None, **more: Any
    ) -> Answer:
        """Send a request to any server; repeat it (with its key) until one answers it."""
        began = time.monotonic()
        while True:
            client = random.choice(self.servers).client(token)
            try:
                async with asyncio.timeout(TRY_SECONDS):
                    answer = await client.ask(method, path, body, **more)
                if answer.status < 500:
                    return answer
                problem = f"{answer.status} {answer.body[:300]!r}"
            except (aiohttp.ClientError, TimeoutError) as failed:
                problem = repr(failed)
            self.retried += 1
            assert time.monotonic() - began < LONGEST_SECONDS, f"{method} {path}: {problem}"
            await asyncio.sleep(RETRY_SECONDS)


@asynccontextmanager
async def crew(
    address: str,
    folder: Path,
    seed: str,
    stalled_seconds: float,
    environment: Mapping[str, str],
) -> AsyncIterator[Crew]:
    """Start the processes; `environment` is set for all."""
    environment = {"SHOWRUNNER_WORKERS": "external", **environment}
    async with servers(address, folder, SERVERS, environment) as started:
        workers = [
            WorkerProcess(address, folder / f"worker-{place}.txt", stalled_seconds, environment)
            for place in range(WORKERS)
        ]
        made = Crew(started, workers, seed)
        try:
            await asyncio.gather(*(server.start() for server in started))
            yield made
        finally:
            for worker in made.workers:
                worker.clean_up()
