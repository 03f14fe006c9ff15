"""The services by which one process answers requests, and the jobs that it does meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final

from showrunner.api import health
from showrunner.api.forecasting import Forecaster
from showrunner.api.inputs import Inputs
from showrunner.api.metrics import Metrics
from showrunner.api.order_intake import OrderDesk
from showrunner.api.river_desk import RiverDesk
from showrunner.api.streams import Streams
from showrunner.formats.facts import Fact
from showrunner.kernel import Told
from showrunner.running.control_room import ControlRoom
from showrunner.running.directing import DirectorsDesk
from showrunner.running.feeds import Feeds
from showrunner.running.live import LiveSeason
from showrunner.running.models import Models
from showrunner.running.pen_desk import PenDesk
from showrunner.running.reminding import Reminders
from showrunner.running.supervising import Supervisor
from showrunner.running.tidying import tidy
from showrunner.settings import ModelSettings, PenSettings, ReminderSettings
from showrunner.store import Store

INJECTED: Final = (
    "store",
    "feeds",
    "streams",
    "room",
    "supervisor",
    "inputs",
    "orders",
    "forecaster",
    "model_forecaster",
    "reminders",
    "metrics",
    "models",
)
"""The services that handlers may name as parameters."""


class Services:
    """What the handlers of one process share, over one store; with `drives`, it drives seasons.

    Raises WrongParameter for unusable settings of reminders, and UnknownName for a pen without a
    profile.
    """

    def __init__(
        self,
        store: Store,
        models: Models | None = None,
        reminding: ReminderSettings | None = None,
        pen: PenSettings | None = None,
        drives: bool = True,
    ) -> None:
        self._drives = drives
        self.store = store
        self.models = models or Models(ModelSettings())
        self.reminders = Reminders(store, reminding or ReminderSettings())
        self.feeds = Feeds(store)
        self.streams = Streams(store, self.feeds)
        self.room = ControlRoom(
            store, self._publish, self.models.agency, lambda: self.metrics.interrupted("season")
        )
        self.inputs = Inputs(store, self.room.wake)
        self.metrics = Metrics(store, lambda: len(self.room.driven), lambda: len(self.streams))
        self.forecaster, self.model_forecaster = Forecaster(), Forecaster()
        self.orders = OrderDesk(store, self.feeds, self.inputs, self.forecaster)
        self.supervisor = Supervisor(self.metrics.interrupted)
        self._directors = DirectorsDesk(
            store, self.models.lines, self.room.wake, self.room.at_stops
        )
        self._river = RiverDesk(store, self.forecaster)
        self._pen = PenDesk(store, self.models, pen) if pen is not None and pen.profile else None

    async def _publish(self, live: LiveSeason, told: Sequence[Told[Fact]]) -> None:
        self.metrics.facts.inc(len(told))
        if self._pen is not None:
            self._pen.hear(live, told)
        self._directors.hear(live, told)
        self._river.hear(live, told)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Do the jobs for the length of the block; at its end, close everything but the store."""
        tasks = [asyncio.create_task(self.supervisor.keep(*job)) for job in self._jobs().items()]
        try:
            yield
        finally:
            self.streams.close()
            await self.forecaster.close()
            await self.model_forecaster.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            # last, as seasons may call models until they have stopped
            await self.models.close(self.store)

    def _jobs(self) -> dict[str, Callable[[], Awaitable[None]]]:
        jobs: dict[str, Callable[[], Awaitable[None]]] = {
            "feeds": self.feeds.follow,
            "streams": self.streams.pulse,
            "models": lambda: self.models.follow(self.store),
            "tidying": lambda: tidy(self.store),
        }
        if self._drives:
            jobs |= {
                health.DRIVING: self.room.run,
                "directors": self._directors.run,
                "chances": self._river.run,
            }
        if self.reminders.ways:
            jobs["reminders"] = self.reminders.run
        if self._pen is not None:
            jobs["pen"] = self._pen.run
        return jobs
