"""Computes futures for requests in the background: one computation at a time in each server.

Futures by models have a forecaster of their own: they mostly wait, and may take hours.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import structlog
from litestar.exceptions import TooManyRequestsException
from msgspec import Struct

from showrunner.errors import ShowrunnerError
from showrunner.futures.stored import Progress

log = structlog.get_logger()
T = TypeVar("T")
Compute = Callable[[Progress], Awaitable[T]]

RETRY_SECONDS: Final = 10


class Computing(Struct, kw_only=True):
    """What is being computed of a season's futures, or was last by this server.

    `done` is how many futures have been played. `problem` says why it failed; empty if it did not.
    """

    what: str
    done: int = 0
    running: bool = True
    problem: str = ""


class Forecaster:
    """Starts computations for seasons, and knows how far they are.

    All cores of the machine play the futures of one season, at low priority; others have to wait.
    """

    def __init__(self) -> None:
        self._last: dict[str, Computing] = {}
        self._task: asyncio.Task[Any] | None = None

    def state(self, season: str) -> Computing | None:
        """The last computation for a season, if there was one."""
        return self._last.get(season)

    def start(self, season: str, what: str, compute: Compute[object]) -> Computing:
        """Start a computation. Raises TooManyRequestsException while another one is running."""
        self._begin(season, what, compute)
        return self._last[season]

    async def finish(self, season: str, what: str, compute: Compute[T]) -> T:
        """Do a computation, to its end even if the request is cancelled; returns its result.

        Raises TooManyRequestsException while another one is running, and what it raises itself.
        """
        return await asyncio.shield(self._begin(season, what, compute))

    async def close(self) -> None:
        """Stop what is running."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _begin(self, season: str, what: str, compute: Compute[T]) -> asyncio.Task[T]:
        if self._task is not None and not self._task.done():
            wrong = "other futures are being played: retry in some seconds"
            raise TooManyRequestsException(wrong, headers={"Retry-After": str(RETRY_SECONDS)})
        computing = self._last[season] = Computing(what=what)
        task = asyncio.create_task(_computed(computing, compute))
        task.add_done_callback(_retrieve)
        self._task = task
        return task


async def _computed(computing: Computing, compute: Compute[T]) -> T:
    def progress(done: int) -> None:
        computing.done = done

    try:
        return await compute(progress)
    except ShowrunnerError as problem:
        computing.problem = str(problem)
        raise
    except Exception:
        computing.problem = "the server has an error, which its log tells"
        raise
    finally:
        computing.running = False


def _retrieve(task: asyncio.Task[Any]) -> None:
    """Retrieve the error of a task, so that asyncio does not log one that `Computing` tells."""
    problem = None if task.cancelled() else task.exception()
    if problem is not None and not isinstance(problem, ShowrunnerError):
        log.error("futures failed", exc_info=problem)
