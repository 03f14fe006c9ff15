"""`showrunner worker` as a separate process, which is killed, frozen, or told to stop."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import MappingProxyType

from tests.api.processes import context, prepare

END_SECONDS = 60.0


def nothing() -> None:
    """The default of what a worker process does first."""


def _work(
    address: str,
    output: Path,
    stalled_seconds: float,
    environment: Mapping[str, str],
    options: Sequence[str],
    first: Callable[[], None],
) -> None:
    """The main function of a worker process."""
    prepare(output, environment)
    from showrunner.cli.worker import command
    from showrunner.running import worker
    from showrunner.store import work_queue

    for module in (work_queue, worker):
        vars(module)["STALLED_SECONDS"] = stalled_seconds
        vars(module)["HEARTBEAT_SECONDS"] = stalled_seconds / 5
    first()
    command(["--database", address, *options], standalone_mode=False)


class WorkerProcess:
    """A worker process. Its seasons are taken from it `stalled_seconds` after its last report.

    It gets these `options`; before it begins, it calls `first`.
    """

    def __init__(
        self,
        address: str,
        output: Path,
        stalled_seconds: float,
        environment: Mapping[str, str] = MappingProxyType({}),
        options: Sequence[str] = (),
        first: Callable[[], None] = nothing,
    ) -> None:
        self.output = output
        self._args = (address, output, stalled_seconds, dict(environment), options, first)
        self._process: ForkServerProcess = context().Process(
            target=_work, args=self._args, daemon=True
        )
        self._process.start()

    def another(self) -> WorkerProcess:
        """Start another one like it."""
        return WorkerProcess(*self._args)

    @property
    def number(self) -> int:
        """The process id."""
        return int(self._process.pid or 0)

    def send(self, signal_number: int) -> None:
        """Send it a signal."""
        os.kill(self.number, signal_number)

    async def pages(self) -> str:
        """The URL at which it serves metrics, once it says so."""
        async with asyncio.timeout(END_SECONDS):
            while True:
                said = self.output.read_text() if self.output.exists() else ""
                if found := re.search(r"metrics are at (http://\S+)/metrics", said):
                    return found[1]
                await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """Kill it (SIGKILL)."""
        self.send(signal.SIGKILL)
        assert await self.ended() == -signal.SIGKILL

    async def stop(self) -> None:
        """Tell it to stop."""
        self.send(signal.SIGTERM)
        assert await self.ended() == 0, self.output.read_text()[-4000:]

    async def ended(self) -> int | None:
        """Wait for its end; returns its exit code."""
        await asyncio.to_thread(self._process.join, END_SECONDS)
        return self._process.exitcode

    def clean_up(self) -> None:
        """Kill it if it still runs."""
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


@contextmanager
def workers(
    address: str, folder: Path, number: int, stalled_seconds: float = 2.5
) -> Iterator[list[WorkerProcess]]:
    """This many workers; others may be added to the list."""
    started = [
        WorkerProcess(address, folder / f"worker-{place}.txt", stalled_seconds)
        for place in range(number)
    ]
    try:
        yield started
    finally:
        for one in started:
            one.clean_up()
