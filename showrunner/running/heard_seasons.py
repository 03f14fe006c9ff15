"""Seasons of which something was heard, for a desk that looks at one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator


class HeardSeasons:
    """Seasons that wait for a desk: each once, in the order in which they were heard of.

    When they begin to wait, the desk waits for `pause` seconds more. Iterating never ends.
    """

    def __init__(self, pause: float = 0.0) -> None:
        self._pause = pause
        self._waiting: dict[str, None] = {}
        self._heard = asyncio.Event()

    def add(self, season: str) -> None:
        """Let a season wait, unless it does so already."""
        self._waiting[season] = None
        self._heard.set()

    async def __aiter__(self) -> AsyncIterator[str]:
        while True:
            await self._heard.wait()
            self._heard.clear()
            await asyncio.sleep(self._pause)
            while self._waiting:
                season = next(iter(self._waiting))
                del self._waiting[season]
                yield season
