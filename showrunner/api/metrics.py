"""Prometheus metrics for operators: requests, streams, seasons, decisions."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from showrunner.players.faults import Faults


class Metrics:
    """The metrics of one server, in a registry of its own."""

    def __init__(self, driven: Callable[[], int], streams: Callable[[], int]) -> None:
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
        Gauge(
            "showrunner_seasons_driven", "Seasons driven here.", registry=self.registry
        ).set_function(driven)
        Gauge(
            "showrunner_bot_faults", "Faults of bots so far.", registry=self.registry
        ).set_function(lambda: Faults.of_process)
        Gauge(
            "showrunner_streams_open", "Streams that are open.", registry=self.registry
        ).set_function(streams)

    def interrupted(self, work: str) -> None:
        """Count that a job ended by an error."""
        self.interruptions.labels(work).inc()
