"""Inputs for a season from the command line: put one into its inbox and wait for the verdict."""

from __future__ import annotations

import asyncio
import time
from typing import Any
from uuid import uuid4

from showrunner.cli.database import is_driven, short
from showrunner.errors import Refused
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.inbox import REFUSED, WAITING, InputKind, InputVerdict
from showrunner.store.seasons import NOT_STARTED

WAIT_SECONDS = 10.0
"""Seconds a command waits for the verdict of the process that drives the season."""
POLL_SECONDS = 0.1


async def put(
    store: Store, season: str, kind: InputKind, terms: dict[str, Any], key: str | None = None
) -> int:
    """Put an input into a season's inbox; returns its number there."""
    return await store.inbox.put(season, key or uuid4().hex, kind, terms)


async def verdict(store: Store, season: str, number: int) -> InputVerdict:
    """Wait for the verdict on an input; if no process drives the season, this one handles it.

    The verdict is still WAITING if the driver is too slow or the season has not begun. Raises
    Refused.
    """
    deadline = time.monotonic() + WAIT_SECONDS
    verdict_now = await store.inbox.verdict(season, number)
    while verdict_now.state == WAITING and time.monotonic() < deadline:
        row = await store.seasons.find(season)
        if is_driven(row):
            await asyncio.sleep(POLL_SECONDS)
        elif row.head == NOT_STARTED:
            break
        else:
            await Runner(store, season).attend()
        verdict_now = await store.inbox.verdict(season, number)
    if verdict_now.state == REFUSED:
        raise Refused(verdict_now.reason or "the input was refused")
    return verdict_now


async def why_waiting(store: Store, season: str) -> str:
    """Why an input has no verdict yet."""
    row = await store.seasons.find(season)
    if row.head == NOT_STARTED and not is_driven(row):
        return f"it waits for the season's start: `showrunner resume {short(season)}`"
    return "it waits for the process that drives the season"
