"""The control room: drives all seasons of a database that are going on, from one process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import structlog

from showrunner.errors import DatabaseGone, Fenced, SeasonDriven
from showrunner.players.player import Hire
from showrunner.running.driver import driver_name, refuse_driven
from showrunner.running.keeper import Publish
from showrunner.running.studio import Studio
from showrunner.store import Store
from showrunner.store.database import is_trouble
from showrunner.store.listening import Notice
from showrunner.store.one_driver import Lost, the_one_driver
from showrunner.store.seasons import HALTED, NOT_STARTED, RUNNING

log = structlog.get_logger()

LOOK_SECONDS = 1.0
"""How often it looks at all seasons when nobody calls."""
BEAT_SECONDS = 10.0
"""How often it says that its waiting seasons are driven, and keeps their clocks."""
MARK = "room-"
"""Begins the mark of a control room among the drivers' names."""


class ControlRoom(Studio):
    """A studio that sees itself what is to be driven: every season that is going on.

    Those that begin to while it runs are driven too, and the inputs of all others are taken.
    `publish` and `hires` are a Runner's.

    On PostgreSQL one control room drives at a time, and the next takes over when it is gone; on
    SQLite each leaves alone what another live process drives. A season that cannot be driven is
    left as it is until its producers send a control, such as to go on.
    """

    def __init__(
        self,
        store: Store,
        publish: Publish | None = None,
        hires: Mapping[str, Hire] | None = None,
    ) -> None:
        self._name = driver_name(MARK)
        super().__init__(store, publish, hires, self._name)
        self._woken = asyncio.Event()
        self._beaten = 0.0
        self._woken_for: dict[str, int] = {}
        self._attended_for: dict[str, int] = {}
        """The last input that a season was called for: one that waits on is no reason again."""
        self.drives = False
        """Whether this process is the one that drives."""

    async def run(self) -> None:
        """Drive until this is cancelled; then every season can be driven on by another process."""
        with self.store.listening.heard_by(self._hear):
            while True:
                try:
                    async with the_one_driver(self.store.database) as lost:
                        await self._drive_all(lost)
                except Exception as problem:
                    if not is_trouble(problem):
                        raise
                    log.warning("control room was interrupted", problem=type(problem).__name__)
                await asyncio.sleep(LOOK_SECONDS)

    def _hear(self, notice: Notice) -> None:
        match notice.what:
            case "input" if notice.season in self._tasks:
                self.wake(notice.season)
            case "input" | "standing":
                self._woken.set()
            case "everything":
                self.wake_all()
                self._woken.set()

    async def _drive_all(self, lost: Lost) -> None:
        """Drive until the right to do so is lost."""
        log.info("control room drives", driver=self._name)
        watching = [asyncio.ensure_future(lost()), asyncio.create_task(self._look_on())]
        self.drives = True
        try:
            done, _ = await asyncio.wait(watching, return_when=asyncio.FIRST_COMPLETED)
            log.warning("control room no longer drives", driver=self._name)
            for one in done:
                one.result()
        finally:
            self.drives = False
            for one in watching:
                one.cancel()
            await asyncio.gather(*watching, self.close(), return_exceptions=True)

    # -- looking -----------------------------------------------------------------------------------

    async def _look_on(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self._look_after_all()
            except Exception as problem:
                if not is_trouble(problem):
                    raise
                log.warning("database in trouble", problem=type(problem).__name__)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._woken.wait()

    async def _look_after_all(self) -> None:
        for row in await self.store.seasons.calling():
            self._look_after(row)
        if time.monotonic() - self._beaten >= BEAT_SECONDS:
            self._beaten = time.monotonic()
            if beats := self.beats():
                await self.store.ledger.beat(beats)

    def _look_after(self, row: Any) -> None:
        """Do what this season calls for."""
        if row.id in self._tasks:
            if row.last is not None and self._woken_for.get(row.id) != row.last:
                self._woken_for[row.id] = row.last
                self.wake(row.id)
            return
        given_up = row.status == HALTED or row.id in self.problems
        if (given_up and not row.told) or self._is_driven_elsewhere(row):
            return
        if row.status == RUNNING:
            self.start(row.id)
        elif self._attended_for.get(row.id) != row.last and (row.head != NOT_STARTED or row.told):
            self._attended_for[row.id] = row.last
            self.attend(row.id)

    def _is_driven_elsewhere(self, row: Any) -> bool:
        """Whether another live process drives it. A control room does not where only one may."""
        if row.driver == self._name:
            return False
        if self.store.database.one_drives and row.driver and MARK in row.driver:
            return False
        try:
            refuse_driven(row)
        except SeasonDriven:
            return True
        return False

    async def failed(self, season: str, problem: Exception) -> None:
        """What is wrong with a season is kept, and is the verdict on its controls that wait.

        So it is not tried again before its producers send another one. What passes by itself is no
        problem: the next look tries again.
        """
        self._attended_for.pop(season, None)
        if isinstance(problem, DatabaseGone | Fenced):
            return
        await super().failed(season, problem)
        with suppress(Exception):
            await self.store.inbox.refuse_controls(season, problem)

    def ended(self) -> None:
        """It may be that the season is to be driven now that its inputs were taken."""
        self._woken.set()
