"""Tidying up: what nobody asks for any more is deleted now and then."""

from __future__ import annotations

import asyncio

import structlog

from showrunner.store import Store

SECONDS = 3600.0
"""How long until it is done again."""

log = structlog.get_logger()


async def tidy(store: Store) -> None:
    """Delete the receipts of old requests, again and again until cancelled."""
    while True:
        try:
            await store.receipts.delete_old()
        except Exception:
            log.exception("tidying failed")
        await asyncio.sleep(SECONDS)
