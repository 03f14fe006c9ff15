"""The studio: many seasons driven at once in one process, each by a runner of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import structlog

from showrunner.errors import ShowrunnerError
from showrunner.players.player import Hire
from showrunner.running.keeper import Publish
from showrunner.running.runner import Runner
from showrunner.running.supervising import is_stop
from showrunner.store import Store
from showrunner.store.season_writer import Heartbeat
from showrunner.store.seasons import RUNNING

log = structlog.get_logger()


class Studio:
    """Starts and stops runners. What goes wrong with one season is kept and stops no other.

    One that drives under a name of its own (`driver`) looks after its runners: it wakes them, and
    says that they are alive.
    """

    def __init__(
        self,
        store: Store,
        publish: Publish | None = None,
        hires: Mapping[str, Hire] | None = None,
        driver: str | None = None,
    ) -> None:
        self.store = store
        self.problems: dict[str, BaseException] = {}
        """Why a season is no longer driven here, where it was neither ended nor stopped."""
        self._publish = publish
        self._hires = hires
        self._driver = driver
        self._runners: dict[str, Runner] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def driven(self) -> list[str]:
        """The seasons that are driven here now."""
        return list(self._tasks)

    def start(self, season: str, *, until_idle: bool = False, go_on: bool = False) -> None:
        """Drive a season (by its whole id); nothing happens where it is driven already."""
        self._begin(season, lambda runner: runner.run(until_idle=until_idle, go_on=go_on))

    def attend(self, season: str) -> None:
        """Take what waits for a season that is not to be driven (see Runner.attend)."""
        self._begin(season, lambda runner: runner.attend())

    def _begin(self, season: str, work: Callable[[Runner], Awaitable[None]]) -> None:
        if season in self._tasks:
            return
        self.problems.pop(season, None)
        runner = Runner(
            self.store,
            season,
            self._publish,
            self._hires,
            looked_after=self._driver,
            forgives=lambda: self.forgives(season),
        )
        self._runners[season] = runner
        self._tasks[season] = asyncio.create_task(
            self._drive(runner, work), name=f"season {season}"
        )

    async def resume(self) -> list[str]:
        """Drive every season that was going on when it was last driven; returns them."""
        seasons = list(await self.store.seasons.with_status(RUNNING))
        for season in seasons:
            self.start(season)
        return seasons

    def wake(self, season: str) -> None:
        """Say that there is something new in a season's inbox."""
        if season in self._runners:
            self._runners[season].wake()

    def wake_all(self) -> None:
        """Say that there may be something new in any inbox."""
        for runner in self._runners.values():
            runner.wake()

    def beats(self) -> list[Heartbeat]:
        """What is to be kept of the seasons that wait."""
        return [beat for runner in self._runners.values() if (beat := runner.beat) is not None]

    async def stop(self, season: str) -> None:
        """Drive a season no longer; it can be resumed where it stands."""
        task = self._tasks.get(season)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def finish(self) -> None:
        """Wait until no season is driven here any more."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop all seasons."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, runner: Runner, work: Callable[[Runner], Awaitable[None]]) -> None:
        try:
            await work(runner)
        except BaseException as problem:
            if is_stop(problem):
                raise
            if not isinstance(problem, ShowrunnerError):
                log.exception("runner failed", season=runner.season)
            await self.failed(runner.season, problem)
        finally:
            self._runners.pop(runner.season, None)
            self._tasks.pop(runner.season, None)
            self.ended()

    def forgives(self, season: str) -> bool:
        """Whether a season that fails for an unknown reason stays as it is, to be tried again."""
        return False

    async def failed(self, season: str, problem: BaseException) -> None:
        """Something went wrong with a season: it is kept."""
        self.problems[season] = problem

    def ended(self) -> None:
        """A season is no longer driven here."""
