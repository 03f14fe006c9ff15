"""Regularly deletes what is no longer needed from the database."""

from __future__ import annotations

import asyncio

import structlog

from showrunner.settings import reply_days
from showrunner.store import Store

PAUSE_SECONDS = 3600.0
"""The pause between two runs."""

log = structlog.get_logger()


async def tidy(store: Store) -> None:
    """Delete the receipts of old requests, and old raw replies of models, until cancelled."""
    while True:
        try:
            await store.receipts.delete_old()
            await store.calls.delete_replies(reply_days())
        except Exception:
            log.exception("tidying failed")
        await asyncio.sleep(PAUSE_SECONDS)
