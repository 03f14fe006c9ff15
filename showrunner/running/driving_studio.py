"""What all processes that drive the seasons of a database have in common."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Literal

from typing_extensions import override

from showrunner.errors import DatabaseGone, Fenced, ShowrunnerError
from showrunner.players.player import Hire
from showrunner.running.driver import driver_name, is_driven_by_others
from showrunner.running.keeper import Publish
from showrunner.running.retries import Retries
from showrunner.running.studio import Studio
from showrunner.store import Store
from showrunner.store.notices import Notice
from showrunner.store.seasons import HALTED, NOT_STARTED, RUNNING

BEAT_SECONDS = 10.0
"""How often it writes a sign of life and the clock of each waiting season."""


class DrivingStudio(Studio):
    """A studio that drives seasons for a server: it retries them, and hears of their inputs.

    `mark` is part of its driver's name: a season whose driver has the same mark may be taken over.
    `interrupted` is called whenever an error ends the driving of a season.
    """

    def __init__(
        self,
        store: Store,
        mark: str,
        publish: Publish | None = None,
        hires: Mapping[str, Hire] | None = None,
        interrupted: Callable[[], None] = lambda: None,
    ) -> None:
        self.name = driver_name(mark)
        super().__init__(store, publish, hires, self.name)
        self._mark = mark
        self._interrupted = interrupted
        self._retries: dict[str, Retries] = {}
        self._beaten = 0.0

    def hear(self, notice: Notice) -> None:
        """Wake the runners that this notice concerns."""
        if notice.what == "input":
            self.wake(notice.season)
        elif notice.what == "standing":
            self.check_lease(notice.season)
        elif notice.what == "everything":
            self.wake_all()

    def work_on(self, row: Any) -> Literal["run", "attend"] | None:
        """What is to be done about the season of this row (see `Seasons.to_drive`)."""
        given_up = row.status == HALTED or row.id in self.problems
        if (given_up and not row.has_control) or is_driven_by_others(row, self._mark):
            return None
        if row.status == RUNNING:
            return "run"
        if row.last_input is not None and (row.head != NOT_STARTED or row.has_control):
            return "attend"
        return None

    async def beat(self) -> None:
        """Write a sign of life of the waiting seasons, unless that was done a moment ago."""
        if time.monotonic() - self._beaten >= BEAT_SECONDS:
            self._beaten = time.monotonic()
            if heartbeats := self.heartbeats():
                await self.store.writer.beat(heartbeats)

    def pause_left(self, season: str) -> float:
        """In how many seconds a season that failed may be tried again."""
        return self._retries[season].pause_left if season in self._retries else 0.0

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
