"""The control room: drives all seasons of a database that are going on, from one process."""

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
"""How often it looks at all seasons when nobody calls."""
BEAT_SECONDS = 10.0
"""How often it says that its waiting seasons are driven, and keeps their clocks."""
TRY_SECONDS = 0.5
"""How often it tries to get the lease while another process drives."""
RENEW_SECONDS = 2.0
"""How often it renews the lease while it drives."""
BLIND_SECONDS = 20.0
"""After so long without a successful look at all seasons, it gives the driving up."""
MARK = "room-"
"""Begins the mark of a control room among the drivers' names."""


class ControlRoom(Studio):
    """A studio that sees itself what is to be driven: every season that is going on.

    Those that begin to while it runs are driven too, and the inputs of all others are taken.
    `publish` and `hires` are a Runner's; `interrupted` is called whenever the driving of a season
    ends by an error.

    One control room drives at a time (see `store/room_lease.py`), and the next takes over when it
    is gone or frozen. Each leaves alone what a live process drives that is no control room. A
    season that cannot be driven is left as it is until its producers send a control, such as to go
    on.
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
        """When it last saw all seasons, on the machine's clock."""
        self._woken_for: dict[str, int] = {}
        self._attended_for: dict[str, int] = {}
        """The last input that a season was called for: one that waits on is no reason again."""
        self._retries: dict[str, Retries] = {}
        self.drives = False
        """Whether this process is the one that drives."""

    async def run(self) -> None:
        """Drive until this is cancelled; then every season can be driven on by another process.

        Raises whatever goes wrong with the driving as a whole. It can be run again then.
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

    # -- looking -----------------------------------------------------------------------------------

    async def _look_on(self) -> None:
        """Look after all seasons; raises what is still wrong after BLIND_SECONDS."""
        self._looked = time.monotonic()
        while True:
            self._woken.clear()
            try:
                await self._look_after_all()
                self._looked = time.monotonic()
            except Exception as problem:
                blind = time.monotonic() - self._looked
                if not is_outage(problem) or blind > BLIND_SECONDS:
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
            if beats := self.beats():
                await self.store.writer.beat(beats)

    def _look_after(self, row: Any) -> None:
        """Do what this season calls for."""
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
        """Whether another live process drives it that is no control room: we have the lease."""
        if row.driver is None or MARK in row.driver:
            return False
        try:
            refuse_driven(row)
        except SeasonDriven:
            return True
        return False

    @override
    def forgives(self, season: str) -> bool:
        """A season is tried again some times."""
        return self._retries_of(season).any_left

    def _retries_of(self, season: str) -> Retries:
        return self._retries.setdefault(season, Retries())

    @override
    async def failed(self, season: str, problem: BaseException) -> None:
        """The problem is the verdict on the season's controls that wait.

        So it is not tried again before its producers send another one; but for what may pass, which
        is tried again by itself, after a pause.
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
        """It may be that the season is to be driven now that its inputs were taken."""
        self._woken.set()
