"""The control room: drives all running seasons of a database from one process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import structlog
from typing_extensions import override

from showrunner.players.player import Hire
from showrunner.running.driver import has_ended
from showrunner.running.driving_studio import DrivingStudio
from showrunner.running.keeper import Publish
from showrunner.store import Store
from showrunner.store.database import is_outage
from showrunner.store.notices import Notice

log = structlog.get_logger()

LOOK_SECONDS = 1.0
"""How often it looks at all seasons if it gets no notice."""
TRY_SECONDS = 0.5
"""How often it tries to get the lease while another process has it."""
RENEW_SECONDS = 2.0
"""How often it renews the lease while it drives."""
MAX_UNSEEN_SECONDS = 20.0
"""How long after its last successful look at all seasons it stops driving."""
MARK = "room-"
"""The beginning of the last part of a control room's driver name."""


class ControlRoom(DrivingStudio):
    """Drives all running seasons of a database from this process.

    It notices when another season starts to run, and takes the inputs of seasons that do not run.
    `publish` and `hires` are passed to its runners. `interrupted` is called whenever an error ends
    the driving of a season.

    Only one control room drives at a time (see `store/room_lease.py`). If it ends or is frozen, the
    next one takes over. Seasons driven by a process that is not a control room are left alone. A
    season that cannot be driven stays as it is until its producers send a control, such as `run`.
    """

    def __init__(
        self,
        store: Store,
        publish: Publish | None = None,
        hires: Mapping[str, Hire] | None = None,
        interrupted: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(store, MARK, publish, hires, interrupted)
        self._woken = asyncio.Event()
        self._looked = 0.0
        """When it last looked at all seasons successfully, on the monotonic clock."""
        self._woken_for: dict[str, int] = {}
        self._attended_for: dict[str, int] = {}
        """The last input that a season was woken or attended for, so as not to repeat it."""
        self.drives = False
        """Whether this process has the lease."""

    async def run(self) -> None:
        """Drive until cancelled; then another process can drive the seasons.

        Raises errors that concern the driving as a whole. It can be called again after an error.
        """
        with self.store.listeners.listening(self._hear):
            while True:
                while not await self.store.room_lease.take(self.name, has_ended):
                    await asyncio.sleep(TRY_SECONDS)
                await self._drive_all()

    def _hear(self, notice: Notice) -> None:
        self.hear(notice)
        is_heard = notice.what == "input" and notice.season in self._tasks
        if not is_heard and notice.what in ("input", "standing", "everything"):
            self._woken.set()

    async def _drive_all(self) -> None:
        """Drive until another process has the lease."""
        log.info("control room drives", driver=self.name)
        working = [
            asyncio.create_task(self._keep_lease()),
            asyncio.create_task(self._look_on()),
        ]
        self.drives = True
        try:
            done, _ = await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.drives = False
            log.warning("control room no longer drives", driver=self.name)
            for task in working:
                task.cancel()
            await asyncio.gather(*working, self.close(), return_exceptions=True)
            with suppress(Exception):
                await self.store.room_lease.give_back(self.name)

    async def _keep_lease(self) -> None:
        """Renew the lease until another process has taken it."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                if not await self.store.room_lease.renew(self.name):
                    return
            except Exception as problem:
                if not is_outage(problem):
                    raise
                log.warning("database in trouble", problem=type(problem).__name__)

    # -- looking at all seasons --------------------------------------------------------------------

    async def _look_on(self) -> None:
        """Look after all seasons again and again.

        Raises the error of an outage that lasts longer than MAX_UNSEEN_SECONDS.
        """
        self._looked = time.monotonic()
        while True:
            self._woken.clear()
            try:
                await self._look_after_all()
                self._looked = time.monotonic()
            except Exception as problem:
                unseen_seconds = time.monotonic() - self._looked
                if not is_outage(problem) or unseen_seconds > MAX_UNSEEN_SECONDS:
                    raise
                log.warning("database in trouble", problem=type(problem).__name__)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._woken.wait()

    async def _look_after_all(self) -> None:
        for row in await self.store.seasons.to_drive():
            try:
                self._look_after(row)
            except Exception as problem:
                log.exception("season cannot be looked after", season=row.id)
                await self.failed(row.id, problem)
        await self.beat()

    def _look_after(self, row: Any) -> None:
        """Start, attend or wake this season, if necessary."""
        if row.id in self._tasks:
            if row.last_input is not None and self._woken_for.get(row.id) != row.last_input:
                self._woken_for[row.id] = row.last_input
                self.wake(row.id)
            return
        match self.work_on(row):
            case _ if self.pause_left(row.id) > 0:
                return
            case "run":
                self.start(row.id)
            case "attend" if self._attended_for.get(row.id) != row.last_input:
                self._attended_for[row.id] = row.last_input
                self.attend(row.id)

    @override
    async def failed(self, season: str, problem: BaseException) -> None:
        self._attended_for.pop(season, None)
        await super().failed(season, problem)

    @override
    def ended(self) -> None:
        """Look at all seasons again, because this one's inputs may have changed its status."""
        self._woken.set()
