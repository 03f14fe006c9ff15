"""Prometheus metrics for operators: requests, streams, seasons, decisions, models, commits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from showrunner.players.faults import Faults
from showrunner.players.llm.allowance import MICROS
from showrunner.store import Store
from showrunner.store.figures import figures_of
from showrunner.store.work_queue import QueueState

AGES: Final = (0, 60, 600, 3600, 86_400)
"""Seconds: for each of these, the decisions that have been open for longer are counted."""
FIGURES_LAST_SECONDS: Final = 15.0
"""How long numbers from the database are used again, since they take time with many seasons."""

log = structlog.get_logger()


class Metrics:
    """The metrics of one server, in a registry of its own."""

    def __init__(self, store: Store, driven: Callable[[], int], streams: Callable[[], int]) -> None:
        self._store = store
        self._read_at = -FIGURES_LAST_SECONDS
        self._reading = asyncio.Lock()
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "showrunner_request_seconds",
            "Time to the first byte of a response.",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.facts = Counter(
            "showrunner_facts", "Facts told by seasons driven here.", registry=self.registry
        )
        self.interruptions = Counter(
            "showrunner_interruptions",
            "Jobs that ended by an error: the driving of all seasons (driving) or another job of "
            "the server (restarted), or the driving of one season (season: retried or halted).",
            ("work",),
            registry=self.registry,
        )
        self.commits = Histogram(
            "showrunner_commit_seconds",
            "Time to write entries of a season driven here, with all that they caused.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5, 15),
            registry=self.registry,
        )
        self.calls = Counter(
            "showrunner_model_calls",
            "Calls to models in seasons driven here.",
            ("profile", "outcome"),
            registry=self.registry,
        )
        self.tokens = Counter(
            "showrunner_model_tokens",
            "Tokens of calls to models in seasons driven here; cached ones are prompt tokens, too.",
            ("profile", "kind"),
            registry=self.registry,
        )
        self.cost = Counter(
            "showrunner_model_dollars",
            "What calls to models in seasons driven here have cost.",
            ("profile",),
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
            "showrunner_seasons_driven", "Seasons driven here.", registry=self.registry
        ).set_function(driven)
        Gauge(
            "showrunner_bot_faults", "Faults of bots so far.", registry=self.registry
        ).set_function(lambda: Faults.of_process)
        Gauge(
            "showrunner_streams_open", "Streams that are open.", registry=self.registry
        ).set_function(streams)
        store.writer.wrote = self._wrote

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

    def _saw(self, queue: QueueState | None) -> None:
        """Set the metrics of the work queue; None if there is none."""
        if queue is not None:
            self._workers.set(queue.workers)
            self._queue_waiting.set(queue.waiting)
            self._queue_lag.set(queue.lag)

    def interrupted(self, work: str) -> None:
        """Count that a job ended by an error."""
        self.interruptions.labels(work).inc()

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
        self._saw(queue)

    def _wrote(self, seconds: float | None, calls: Sequence[Mapping[str, Any]]) -> None:
        """Count a commit of entries (None: of calls alone), and the calls that it wrote."""
        if seconds is not None:
            self.commits.observe(seconds)
        for call in calls:
            profile = call["profile"]
            self.calls.labels(profile, call["outcome"]).inc()
            for kind in ("prompt", "cached", "answer", "thinking"):
                self.tokens.labels(profile, kind).inc(call[f"{kind}_tokens"])
            self.cost.labels(profile).inc(call["cost"] / MICROS)
