"""The directors' desk: models that direct seasons, each at the stops that it has in every round.

A model's director (see `players.director.RoundStops`) stops its season once in a round. The model
then decides (see `directed_stop.py`), and the season goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

import structlog

from showrunner.errors import ShowrunnerError
from showrunner.formats.fact import Fact
from showrunner.formats.facts import WindowStopped
from showrunner.futures.twist import Twist, twist
from showrunner.kernel import Order, Told
from showrunner.players.llm.model_lines import ModelLines
from showrunner.running.directed_stop import Decision, Stop, Wake, Weigh, find_stop, verdict
from showrunner.running.live import LiveSeason
from showrunner.store import Store
from showrunner.store.director_log import send_go_on
from showrunner.store.inbox import write_input

log = structlog.get_logger()

TWIST_NUMBER: Final = 20
"""Futures without an order, and as many with it, that a model sees when it asks for them."""
LOOK_SECONDS: Final = 5.0
"""How often all directed seasons are looked at, in case one was resumed while it stood still."""


class DirectorsDesk:
    """Lets models direct the seasons that this process drives, each in a task of its own.

    `wake` tells the driver that a season has a new input, and `at_stops` names the seasons that
    this process drives and that have stopped: one that it drives no longer is directed elsewhere.
    """

    def __init__(
        self, store: Store, lines: ModelLines, wake: Wake, at_stops: Callable[[], Collection[str]]
    ) -> None:
        self._store = store
        self._lines = lines
        self._wake = wake
        self._at_stops = at_stops
        self._weighing = asyncio.Lock()
        self._waiting: set[str] = set()
        self._heard = asyncio.Event()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def hear(self, live: LiveSeason, told: Sequence[Told[Fact]]) -> None:
        """Note whether a season stands still now."""
        if any(isinstance(one.fact, WindowStopped) for one in told):
            self.look_at(live.season)

    def look_at(self, season: str) -> None:
        """Look at this season soon."""
        self._waiting.add(season)
        self._heard.set()

    def is_busy(self, season: str) -> bool:
        """Whether the model may be deciding at a stop of this season."""
        return season in self._waiting or season in self._tasks

    async def run(self) -> None:
        """Direct, until cancelled."""
        try:
            while True:
                try:
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._heard.wait()
                except TimeoutError:
                    self._waiting.update(self._at_stops())
                    for season in self._tasks.keys() - self._at_stops():
                        self._tasks[season].cancel()
                self._heard.clear()
                for season in [one for one in self._waiting if one not in self._tasks]:
                    self._waiting.discard(season)
                    task = asyncio.create_task(self._direct(season))
                    self._tasks[season] = task
                    task.add_done_callback(partial(self._done, season))
        finally:
            for task in self._tasks.values():
                task.cancel()
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _done(self, season: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(season, None)
        if season in self._waiting:
            self._heard.set()
        self._wake(season)  # it may fall asleep now

    async def _direct(self, season: str) -> None:
        try:
            stop = await find_stop(self._store, season)
            if stop is not None:
                await direct(self._store, self._lines, stop, self._wake, self._weigh)
        except ShowrunnerError as problem:  # the season was deleted, or is driven elsewhere
            log.warning("season not directed", season=season, problem=type(problem).__name__)
        except Exception:
            log.exception("season not directed", season=season)

    async def _weigh(self, season: str, order: Order) -> Twist:
        """Weigh one order after the other: each takes all cores."""
        async with self._weighing:
            return await twist(self._store, season, order, TWIST_NUMBER)


async def direct(store: Store, lines: ModelLines, stop: Stop, wake: Wake, weigh: Weigh) -> None:
    """Let the model decide at this stop, then let the season go on, unless an order is held."""
    await Decision(store, lines, stop, wake, weigh).decide()
    moves = await store.directing.moves(stop.season)
    if not any(move.stop == stop.number and move.state == "held" for move in moves):
        number = await write_input(
            store.database,
            lambda connection: send_go_on(connection, stop.season, stop.number, stop.director),
        )
        await verdict(store, stop.season, number, wake)
