"""The control room: where one process drives all seasons of a database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping

from showrunner.players.player import Hire
from showrunner.running.keeper import Publish
from showrunner.running.runner import Runner
from showrunner.running.studio import Studio
from showrunner.store import Store
from showrunner.store.seasons import RUNNING, STOPPED

LOOK_SECONDS = 1.0


class ControlRoom:
    """Drives every season that is going on, and lets the others take what waits for them."""

    def __init__(
        self, store: Store, publish: Publish | None = None, hires: Mapping[str, Hire] | None = None
    ) -> None:
        self._store = store
        self._studio = Studio(store, publish, hires)
        self._woken = asyncio.Event()

    @property
    def driven(self) -> list[str]:
        """The seasons that are driven here now."""
        return self._studio.driven

    def wake(self, season: str) -> None:
        """Say that there is something new about a season."""
        self._studio.wake(season)
        self._woken.set()

    async def run(self) -> None:
        """Drive, until cancelled."""
        try:
            while True:
                for season in await self._store.seasons.with_status(RUNNING):
                    if season not in self._studio.problems:
                        self._studio.start(season)
                for row in await self._store.seasons.list(archived=True):
                    rests = row.id not in self._studio.driven and row.status != STOPPED
                    if rests and await self._store.inbox.waiting(row.id):
                        await Runner(self._store, row.id).attend()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._woken.wait()
                self._woken.clear()
        finally:
            await self._studio.close()
