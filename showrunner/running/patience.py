"""Patience: what fails because the database is away for a while is tried again."""

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
"""How long a database may be away before its seasons are left as they are."""
LONGEST_WAIT_SECONDS = 2.0
"""The longest pause between two tries."""


async def patiently(do: Callable[[], Awaitable[T]], away: Callable[[], None] | None = None) -> T:
    """Do something with the database; while it is in trouble, again and again, for some minutes.

    `away` is called at each failure. Raises DatabaseGone when the time is over.
    """

    async def attempt() -> T:
        return await do()

    def say(state: RetryCallState) -> None:
        problem = type(state.outcome.exception()).__name__ if state.outcome else ""
        log.warning("database in trouble", tries=state.attempt_number, problem=problem)
        if away is not None:
            away()

    attempts = AsyncRetrying(
        retry=retry_if_exception(is_outage),
        wait=wait_random_exponential(multiplier=0.05, max=LONGEST_WAIT_SECONDS),
        stop=stop_after_delay(OUTAGE_SECONDS),
        before_sleep=say,
        reraise=True,
    )
    try:
        return await attempts(attempt)
    except Exception as problem:
        if is_outage(problem):
            raise DatabaseGone(OUTAGE_SECONDS, reason_of(problem)) from problem
        raise
