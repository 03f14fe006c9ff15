"""Supervising: what a process does all the time is begun again when it ends by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger()

FIRST_PAUSE_SECONDS = 0.5
"""The pause before a work is begun again; it doubles with each failure in a row."""
LONGEST_PAUSE_SECONDS = 8.0
STEADY_SECONDS = 60.0
"""A work that ran for so long has recovered: its next failure counts as the first."""


def is_stop(problem: BaseException) -> bool:
    """Whether this ends a task because somebody wants it to end: it is cancelled, or Ctrl-C.

    Then it is also a stop where the task failed while it was being cancelled. A CancelledError that
    nobody asked for (a library cancelled what was awaited) is an error.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling() > 0:
        return True
    return isinstance(problem, KeyboardInterrupt | GeneratorExit)


class Supervisor:
    """Keeps works going. `interrupted` is called with the name of each that ended by itself."""

    def __init__(self, interrupted: Callable[[str], None]) -> None:
        self._interrupted = interrupted
        self.down: dict[str, str] = {}
        """The works that have ended and are begun again after a pause, each with the reason."""

    async def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do this work until cancelled: whatever else ends it is logged, and it is begun again."""
        pause = FIRST_PAUSE_SECONDS
        while True:
            began = time.monotonic()
            try:
                await work()
                reason = "it came to an end"
                log.error("work interrupted", work=name, problem=reason)
            except BaseException as problem:
                if is_stop(problem):
                    raise
                reason = type(problem).__name__  # its words may hold what is not for everybody
                log.error("work interrupted", work=name, exc_info=problem)
            self._interrupted(name)
            if time.monotonic() - began > STEADY_SECONDS:
                pause = FIRST_PAUSE_SECONDS
            self.down[name] = reason
            await asyncio.sleep(pause)
            del self.down[name]
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
