"""The studio: drives many seasons in one process, each with its own runner."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import structlog

from showrunner.errors import ShowrunnerError
from showrunner.players.player import Hire
from showrunner.running.keeper import Publish
from showrunner.running.runner import Runner
from showrunner.running.supervising import is_stop
from showrunner.store import Store
from showrunner.store.season_writer import Heartbeat

log = structlog.get_logger()

Driving: TypeAlias = "asyncio.Task[BaseException | None]"
"""Drives a season; its result is the error that ended that, if any."""


class Studio:
    """Starts and stops runners. An error in one season is stored and does not affect the others.

    With a `driver` name, the studio looks after its runners: it has to wake them, and to write
    that they are alive.
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
        """The error that ended the driving of a season here, by season."""
        self._publish = publish
        self._hires = hires
        self._driver = driver
        self._runners: dict[str, Runner] = {}
        self._tasks: dict[str, Driving] = {}

    @property
    def driven(self) -> list[str]:
        """The ids of the seasons that are driven here now."""
        return list(self._tasks)

    def start(
        self,
        season: str,
        *,
        until_idle: bool = False,
        go_on: bool = False,
        stays: Callable[[], float] | None = None,
    ) -> Driving:
        """Drive a season (by its full id), unless it is driven here already (see `Runner.run`)."""
        return self._begin(
            season, lambda runner: runner.run(until_idle=until_idle, go_on=go_on, stays=stays)
        )

    def attend(self, season: str) -> Driving:
        """Take the inputs of a season that is not to run (see `Runner.attend`)."""
        return self._begin(season, lambda runner: runner.attend())

    def _begin(self, season: str, work: Callable[[Runner], Awaitable[None]]) -> Driving:
        if season in self._tasks:
            return self._tasks[season]
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
        return self._tasks[season]

    def wake(self, season: str) -> None:
        """Tell a season's runner that there may be something new in its inbox."""
        if season in self._runners:
            self._runners[season].wake()

    def wake_all(self) -> None:
        """Tell all runners that they may have missed something."""
        for runner in self._runners.values():
            runner.check_lease()
            runner.wake()

    def check_lease(self, season: str) -> None:
        """Tell a season's runner that the season may have been stopped or taken over."""
        if season in self._runners:
            self._runners[season].check_lease()

    def idle_since(self, season: str) -> float | None:
        """Since when a season driven here waits for people outside, on the monotonic clock."""
        return self._runners[season].idle_since if season in self._runners else None

    def at_stops(self) -> list[str]:
        """The seasons driven here that have stopped and are directed by a model."""
        return [season for season, runner in self._runners.items() if runner.is_at_stop]

    def heartbeats(self) -> list[Heartbeat]:
        """The signs of life of the seasons that wait."""
        return [
            heartbeat
            for runner in self._runners.values()
            if (heartbeat := runner.heartbeat) is not None
        ]

    def leave_all(self) -> None:
        """Tell all runners to return when the calls to players that are open now have ended."""
        for runner in self._runners.values():
            runner.leave()

    async def finish(self) -> None:
        """Wait until no season is driven here."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop driving all seasons. They can be driven again later."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(
        self, runner: Runner, work: Callable[[Runner], Awaitable[None]]
    ) -> BaseException | None:
        try:
            await work(runner)
        except BaseException as problem:
            if is_stop(problem):
                raise
            if not isinstance(problem, ShowrunnerError):
                log.exception("runner failed", season=runner.season)
            await self.failed(runner.season, problem)
            return problem
        else:
            return None
        finally:
            self._runners.pop(runner.season, None)
            self._tasks.pop(runner.season, None)
            self.ended()

    def forgives(self, season: str) -> bool:
        """Whether a season keeps its status after an unknown error, because it is tried again."""
        return False

    async def failed(self, season: str, problem: BaseException) -> None:
        """Called when an error ends the driving of a season; remembers the error."""
        self.problems[season] = problem

    def ended(self) -> None:
        """Called whenever the driving of a season has ended."""
