"""Inputs for a season from the command line: put into its inbox, and waited for."""

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
"""How long a command waits for the verdict of the process that drives the season."""
POLL_SECONDS = 0.1


async def put(
    store: Store, season: str, kind: InputKind, terms: dict[str, Any], key: str | None = None
) -> int:
    """Put an input into a season's inbox; returns its number there."""
    return await store.inbox.put(season, key or uuid4().hex, kind, terms)


async def verdict(store: Store, season: str, number: int) -> InputVerdict:
    """What becomes of an input: whoever drives the season takes it, else this process does.

    It is still waiting where its driver is slow, or the season has not begun. Raises Refused.
    """
    until = time.monotonic() + WAIT_SECONDS
    found = await store.inbox.verdict(season, number)
    while found.state == WAITING and time.monotonic() < until:
        row = await store.seasons.find(season)
        if is_driven(row):
            await asyncio.sleep(POLL_SECONDS)
        elif row.head == NOT_STARTED:
            break
        else:
            await Runner(store, season).attend()
        found = await store.inbox.verdict(season, number)
    if found.state == REFUSED:
        raise Refused(found.reason or "the input was refused")
    return found


async def why_waiting(store: Store, season: str) -> str:
    """Why an input has no verdict yet."""
    row = await store.seasons.find(season)
    if row.head == NOT_STARTED and not is_driven(row):
        return f"it waits for the season's start: `showrunner resume {short(season)}`"
    return "it waits: whoever drives the season will take it"
