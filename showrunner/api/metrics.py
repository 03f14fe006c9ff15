"""Prometheus metrics of an API process: requests, streams, and numbers of the whole database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog
from prometheus_client import Gauge, Histogram

from showrunner.running.driving_metrics import DrivingMetrics
from showrunner.store import Store
from showrunner.store.figures import figures_of

AGES: Final = (0, 60, 600, 3600, 86_400)
"""Seconds: for each of these, the decisions that have been open for longer are counted."""
FIGURES_LAST_SECONDS: Final = 15.0
"""How long numbers from the database are used again, since they take time with many seasons."""

log = structlog.get_logger()


class Metrics(DrivingMetrics):
    """The metrics of one API process, which may drive seasons, too."""

    def __init__(self, store: Store, driven: Callable[[], int], streams: Callable[[], int]) -> None:
        super().__init__(store, driven)
        self._store = store
        self._read_at = -FIGURES_LAST_SECONDS
        self._reading = asyncio.Lock()
        self.requests = Histogram(
            "showrunner_request_seconds",
            "Time to the first byte of a response.",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.seasons = Gauge(
            "showrunner_seasons",
            "Seasons in the database by status, without archived ones.",
            ("status",),
            registry=self.registry,
        )
        self.open_decisions = Gauge(
            "showrunner_decisions_open",
            "Decisions of running seasons in the database that have been open for longer than this "
            "number of seconds.",
            ("longer_than",),
            registry=self.registry,
        )
        self.database_answers = Gauge(
            "showrunner_database_answers",
            "Whether the database could be read for these metrics (1) or not (0).",
            registry=self.registry,
        )
        Gauge(
            "showrunner_streams_open", "Streams that are open.", registry=self.registry
        ).set_function(streams)
        self._workers = Gauge(
            "showrunner_workers",
            "Workers that have reported to the queue in the last seconds.",
            registry=self.registry,
        )
        self._queue_waiting = Gauge(
            "showrunner_queue_waiting",
            "Seasons that wait for a worker, and that no worker drives.",
            registry=self.registry,
        )
        self._queue_lag = Gauge(
            "showrunner_queue_lag_seconds",
            "For how long the first of them has waited.",
            registry=self.registry,
        )

    async def read_database(self) -> None:
        """Read the numbers that the database has, unless they were read moments ago."""
        async with self._reading:
            if time.monotonic() - self._read_at < FIGURES_LAST_SECONDS:
                return
            try:
                figures = await figures_of(self._store.database)
                queue = await self._store.queue.state()
            except Exception as problem:
                log.warning("metrics without the database", problem=type(problem).__name__)
                self.database_answers.set(0)
                return
            self._read_at = time.monotonic()
        self.database_answers.set(1)
        for status, count in figures.seasons.items():
            self.seasons.labels(status).set(count)
        for age in AGES:
            older = sum(seconds >= age for seconds in figures.open_seconds)
            self.open_decisions.labels(str(age)).set(older)
        if queue is not None:
            self._workers.set(queue.workers)
            self._queue_waiting.set(queue.waiting)
            self._queue_lag.set(queue.lag)
