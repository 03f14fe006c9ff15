"""Regular work on the database: deletes what is no longer needed, and counts new results."""

from __future__ import annotations

import asyncio

import structlog

from showrunner.running.careers import count_results
from showrunner.settings import reply_days
from showrunner.store import Store

PAUSE_SECONDS = 3600.0
"""The pause between two runs."""
MAX_COUNTED = 500
"""The most seasons whose results are counted in one run."""

log = structlog.get_logger()


async def tidy(store: Store) -> None:
    """Delete old receipts, tokens and raw replies, and count results, until cancelled."""
    while True:
        try:
            await store.receipts.delete_old()
            await store.tokens.delete_old()
            await store.calls.delete_replies(reply_days())
            await count_results(store, MAX_COUNTED)
        except Exception:
            log.exception("tidying failed")
        await asyncio.sleep(PAUSE_SECONDS)
