"""Retries what fails because of an outage of the database."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from showrunner.errors import DatabaseGone
from showrunner.store.database import is_outage, reason_of

T = TypeVar("T")
log = structlog.get_logger()

OUTAGE_SECONDS = 300.0
"""How long an outage of the database may last before driving its seasons is given up."""
FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS = 0.05, 2.0
"""The longest pause after a first try, and after any (random, and doubled from try to try)."""


async def patiently(
    do: Callable[[], Awaitable[T]], on_outage: Callable[[], None] | None = None
) -> T:
    """Do something with the database, and retry it during an outage.

    `on_outage` is called at each failure. Raises DatabaseGone after OUTAGE_SECONDS.
    """
    began, tried = time.monotonic(), 0
    while True:
        try:
            return await do()
        except Exception as problem:
            if not is_outage(problem):
                raise
            tried += 1
            if time.monotonic() - began >= OUTAGE_SECONDS:
                raise DatabaseGone(OUTAGE_SECONDS, reason_of(problem)) from problem
            log.warning("database in trouble", tries=tried, problem=type(problem).__name__)
        if on_outage is not None:
            on_outage()
        longest = min(FIRST_WAIT_SECONDS * 2 ** (tried - 1), LONGEST_WAIT_SECONDS)
        await asyncio.sleep(random.uniform(0, longest))
