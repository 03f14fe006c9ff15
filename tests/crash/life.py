"""One life of a runner: a process of its own, which drives a season until it is killed or done."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path

import structlog

from showrunner.errors import Fenced
from showrunner.store import Store
from tests.crash.boundaries import Boundaries, Point, kill
from tests.crash.driving import drive
from tests.crash.seasons import Scenario

KILLED = -signal.SIGKILL
DONE, FENCED = 0, 7
"""Exit codes: killed at its point, the season is over, or another process took over."""

LONGEST_SECONDS = 120
"""How long a process may take; one that takes longer hangs."""

PRELOADED = ["pytest", "sqlalchemy.dialects.postgresql.asyncpg", "tests.crash.life"]


@dataclass(frozen=True, kw_only=True)
class Life:
    """What a process is to do; `act` is done at its point, and `record` keeps what it crossed."""

    address: str
    season: str
    scenario: Scenario
    point: Point | None = None
    act: Callable[[], None] = kill
    prepare: Callable[[Store, Life], None] | None = None
    """Called before the season is driven."""
    record: Path | None = None
    output: Path
    keep_output: bool = False


def _live(life: Life) -> None:
    """The whole process."""
    output = os.open(life.output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(output, 1)
    os.dup2(output, 2)
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))

    async def go() -> None:
        boundaries = Boundaries(life.point, life.act, life.record)
        store = await Store.open(life.address)
        boundaries.watch(store)
        if life.prepare is not None:
            life.prepare(store, life)
        try:
            await drive(store, life.season, life.scenario)
        finally:
            boundaries.write_down()
            await store.close()

    try:
        asyncio.run(go())
    except Fenced:
        os._exit(FENCED)


@cache
def _context() -> ForkServerContext:
    """A process that has imported everything already, and is forked for each life."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


def begin(life: Life) -> ForkServerProcess:
    """Start a life."""
    process = _context().Process(target=_live, args=(life,), daemon=True)
    process.start()
    return process


async def end_of(process: ForkServerProcess, life: Life) -> int:
    """Wait until a life is over; returns how it ended."""
    await asyncio.to_thread(process.join, LONGEST_SECONDS)
    code = process.exitcode
    if code is None:
        process.kill()
        process.join()
    process.close()
    if code not in (KILLED, DONE, FENCED):
        said = life.output.read_text() if life.output.exists() else ""
        what = "hangs" if code is None else f"ended with {code}"
        raise AssertionError(f"the process {what} (its point: {life.point}):\n{said[-6000:]}")
    if not life.keep_output:
        life.output.unlink(missing_ok=True)
    return code


async def lived(life: Life) -> int:
    """Live a life from its start to its end; returns how it ended."""
    return await end_of(begin(life), life)
