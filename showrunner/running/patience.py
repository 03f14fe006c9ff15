"""Retries what fails because of an outage of the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog
from tenacity import (
    AsyncRetrying,
    RetryCallState,
    retry_if_exception,
    stop_after_delay,
    wait_random_exponential,
)

from showrunner.errors import DatabaseGone
from showrunner.store.database import is_outage, reason_of

T = TypeVar("T")
log = structlog.get_logger()

OUTAGE_SECONDS = 300.0
"""How long an outage of the database may last before driving its seasons is given up."""
LONGEST_WAIT_SECONDS = 2.0
"""The longest pause between two tries."""


async def patiently(
    do: Callable[[], Awaitable[T]], on_outage: Callable[[], None] | None = None
) -> T:
    """Do something with the database, and retry it during an outage.

    `on_outage` is called at each failure. Raises DatabaseGone after OUTAGE_SECONDS.
    """

    async def attempt() -> T:
        return await do()

    def report(state: RetryCallState) -> None:
        problem = type(state.outcome.exception()).__name__ if state.outcome else ""
        log.warning("database in trouble", tries=state.attempt_number, problem=problem)
        if on_outage is not None:
            on_outage()

    attempts = AsyncRetrying(
        retry=retry_if_exception(is_outage),
        wait=wait_random_exponential(multiplier=0.05, max=LONGEST_WAIT_SECONDS),
        stop=stop_after_delay(OUTAGE_SECONDS),
        before_sleep=report,
        reraise=True,
    )
    try:
        return await attempts(attempt)
    except Exception as problem:
        if is_outage(problem):
            raise DatabaseGone(OUTAGE_SECONDS, reason_of(problem)) from problem
        raise
