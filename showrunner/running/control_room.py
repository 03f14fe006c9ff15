"""The control room: drives all running seasons of a database from one process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import structlog
from typing_extensions import override

from showrunner.errors import DatabaseGone, Fenced, SeasonDriven, ShowrunnerError
from showrunner.players.player import Hire
from showrunner.running.driver import driver_name, has_ended, refuse_driven
from showrunner.running.keeper import Publish
from showrunner.running.retries import Retries
from showrunner.running.studio import Studio
from showrunner.store import Store
from showrunner.store.database import is_outage
from showrunner.store.notices import Notice
from showrunner.store.seasons import HALTED, NOT_STARTED, RUNNING

log = structlog.get_logger()

LOOK_SECONDS = 1.0
"""How often it looks at all seasons if it gets no notice."""
BEAT_SECONDS = 10.0
"""How often it writes a sign of life and the clock of each waiting season."""
TRY_SECONDS = 0.5
"""How often it tries to get the lease while another process has it."""
RENEW_SECONDS = 2.0
"""How often it renews the lease while it drives."""
MAX_UNSEEN_SECONDS = 20.0
"""How long after its last successful look at all seasons it stops driving."""
MARK = "room-"
"""The beginning of the last part of a control room's driver name."""


class ControlRoom(Studio):
    """A studio that finds the seasons to drive by itself: all that are running.

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
        self.name = driver_name(MARK)
        super().__init__(store, publish, hires, self.name)
        self._interrupted = interrupted
        self._woken = asyncio.Event()
        self._beaten = 0.0
        self._looked = 0.0
        """When it last looked at all seasons successfully, on the monotonic clock."""
        self._woken_for: dict[str, int] = {}
        self._attended_for: dict[str, int] = {}
        """The last input that a season was woken or attended for, so as not to repeat it."""
        self._retries: dict[str, Retries] = {}
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
        match notice.what:
            case "input" if notice.season in self._tasks:
                self.wake(notice.season)
            case "input" | "standing":
                self._woken.set()
            case "everything":
                self.wake_all()
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
        if time.monotonic() - self._beaten >= BEAT_SECONDS:
            self._beaten = time.monotonic()
            if heartbeats := self.heartbeats():
                await self.store.writer.beat(heartbeats)

    def _look_after(self, row: Any) -> None:
        """Start, attend or wake this season, if necessary."""
        if row.id in self._tasks:
            if row.last_input is not None and self._woken_for.get(row.id) != row.last_input:
                self._woken_for[row.id] = row.last_input
                self.wake(row.id)
            return
        given_up = row.status == HALTED or row.id in self.problems
        if (given_up and not row.has_control) or self._is_driven_elsewhere(row):
            return
        if row.id in self._retries and not self._retries[row.id].is_due():
            return
        if row.status == RUNNING:
            self.start(row.id)
        elif self._attended_for.get(row.id) != row.last_input and (
            row.head != NOT_STARTED or row.has_control
        ):
            self._attended_for[row.id] = row.last_input
            self.attend(row.id)

    def _is_driven_elsewhere(self, row: Any) -> bool:
        """Whether a live process other than a control room drives it (this one has the lease)."""
        if row.driver is None or MARK in row.driver:
            return False
        try:
            refuse_driven(row)
        except SeasonDriven:
            return True
        return False

    @override
    def forgives(self, season: str) -> bool:
        """A season is tried again a few times."""
        return self._retries_of(season).any_left

    def _retries_of(self, season: str) -> Retries:
        return self._retries.setdefault(season, Retries())

    @override
    async def failed(self, season: str, problem: BaseException) -> None:
        """Retry after a pause if the error may be temporary, else refuse the waiting controls.

        After that, the season is not tried again before its producers send another control.
        """
        self._attended_for.pop(season, None)
        if isinstance(problem, Fenced):
            return
        self._interrupted()
        retries = self._retries_of(season)
        unknown = not isinstance(problem, ShowrunnerError)
        if isinstance(problem, DatabaseGone) or (unknown and retries.any_left):
            retries.count()
            return
        del self._retries[season]
        await super().failed(season, problem)
        with suppress(Exception):
            await self.store.inbox.refuse_controls(season, problem)

    def ended(self) -> None:
        """Look at all seasons again, because this one's inputs may have changed its status."""
        self._woken.set()
