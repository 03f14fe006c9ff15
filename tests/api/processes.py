"""`showrunner serve` as a separate process, which is killed, told to stop, or waited for."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from types import MappingProxyType

import aiohttp

from showrunner.store import Store
from tests.api.serving import SECONDS, Client

PRELOADED = [
    "pytest",
    "showrunner.cli.serve",
    "showrunner.api.app",
    "showrunner.cli.worker",
    "showrunner.running.worker",
    "tests.api.processes",
]
BEGIN_SECONDS = 60.0


def prepare(output: Path, environment: Mapping[str, str]) -> None:
    """Send what this process prints to a file, and set its environment."""
    said = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(said, 1)
    os.dup2(said, 2)
    os.environ.update(environment)


def _serve(address: str, port: int, output: Path, environment: Mapping[str, str]) -> None:
    """The main function of a server process."""
    prepare(output, environment)
    from showrunner.cli.serve import command

    command(["--port", str(port), "--no-open", "--database", address], standalone_mode=False)


@cache
def context() -> ForkServerContext:
    """A process that has imported everything, and is forked for each server and worker."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


class ServerProcess:
    """A server process; start it, and talk to it by `client`."""

    def __init__(
        self,
        address: str,
        folder: Path,
        http: aiohttp.ClientSession,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._address = address
        self._output = folder / "output.txt"
        self._http = http
        self._environment = dict(environment)
        self._port = free_port()
        self._process: ForkServerProcess | None = None

    @property
    def number(self) -> int:
        """The process id."""
        assert self._process is not None
        return int(self._process.pid or 0)

    @property
    def url(self) -> str:
        """The server's URL."""
        return f"http://127.0.0.1:{self._port}"

    def client(self, token: str | None) -> Client:
        """A client with this token."""
        return Client(self._http, self.url, token)

    async def start(self) -> None:
        """Start the server, and wait until it is ready."""
        args = (self._address, self._port, self._output, self._environment)
        process = context().Process(target=_serve, args=args, daemon=True)
        process.start()
        self._process = process
        async with asyncio.timeout(BEGIN_SECONDS):
            while not await self.is_ready():
                assert process.is_alive(), self._output.read_text()[-4000:]
                await asyncio.sleep(0.02)

    async def is_ready(self) -> bool:
        """Whether /ready says that it can serve."""
        try:
            async with self._http.get(f"{self.url}/ready") as response:
                return response.status == 200
        except aiohttp.ClientError:
            return False

    async def kill(self) -> None:
        """Kill it (SIGKILL)."""
        os.kill(self.number, signal.SIGKILL)
        assert await self.ended() == -signal.SIGKILL

    async def stop(self) -> int:
        """Tell it to stop; return its exit code."""
        os.kill(self.number, signal.SIGTERM)
        return await self.ended()

    async def ended(self) -> int:
        """Wait for its end; return its exit code."""
        process = self._process
        assert process is not None
        await asyncio.to_thread(process.join, SECONDS)
        code = process.exitcode
        assert code is not None, "it does not end"
        process.close()
        self._process = None
        return code

    def clean_up(self) -> None:
        """Kill whatever still runs of it."""
        if self._process is not None:
            self._process.kill()
            self._process.join()


@asynccontextmanager
async def servers(
    address: str,
    folder: Path,
    number: int = 1,
    environment: Mapping[str, str] = MappingProxyType({}),
) -> AsyncIterator[list[ServerProcess]]:
    """This many servers on one database, not started yet."""
    async with aiohttp.ClientSession() as http:
        made = []
        for place in range(number):
            (own := folder / f"server-{place}").mkdir()
            made.append(ServerProcess(address, own, http, environment))
        try:
            yield made
        finally:
            for one in made:
                one.clean_up()


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """The servers' database."""
    store = await Store.open(address)
    try:
        yield store
    finally:
        await store.close()


def free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])
