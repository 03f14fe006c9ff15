"""Supervising: restarts the permanent tasks of a process when they end unexpectedly."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

log = structlog.get_logger()

FIRST_PAUSE_SECONDS = 0.5
"""The pause before a task is restarted; it doubles with each consecutive failure."""
LONGEST_PAUSE_SECONDS = 8.0
STEADY_SECONDS = 60.0
"""How long a task must run for its next failure to count as the first again."""


def is_stop(problem: BaseException) -> bool:
    """Whether this ends a task on purpose, because it is cancelled or by Ctrl-C.

    An error of a task that is being cancelled is a stop, too. A CancelledError in a task that is
    not being cancelled (a library cancelled what was awaited) is an error.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling() > 0:
        return True
    return isinstance(problem, KeyboardInterrupt | GeneratorExit)


class Supervisor:
    """Restarts tasks. `interrupted` is called with the name of each task that ended by itself."""

    def __init__(self, interrupted: Callable[[str], None]) -> None:
        self._interrupted = interrupted
        self.down: dict[str, str] = {}
        """The tasks that have ended and wait for their restart, with the reason."""

    async def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` until cancelled. If it ends in any other way, log that and restart it."""
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
                reason = type(problem).__name__  # the message might contain something secret
                log.error("work interrupted", work=name, exc_info=problem)
            self._interrupted(name)
            if time.monotonic() - began > STEADY_SECONDS:
                pause = FIRST_PAUSE_SECONDS
            self.down[name] = reason
            await asyncio.sleep(pause)
            del self.down[name]
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
