"""Prometheus metrics of a process that drives seasons: facts, commits, models, faults."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from showrunner.players.faults import Faults
from showrunner.players.llm.allowance import MICROS
from showrunner.store import Store


class DrivingMetrics:
    """What one process has done for the seasons that it drives, in a registry of its own.

    `driven` says how many seasons that are now.
    """

    def __init__(self, store: Store, driven: Callable[[], int]) -> None:
        self.registry = CollectorRegistry()
        self.facts = Counter(
            "showrunner_facts", "Facts told by seasons driven here.", registry=self.registry
        )
        self._interruptions = Counter(
            "showrunner_interruptions",
            "Jobs that ended by an error: the driving of all seasons (driving) or another job of "
            "the process (restarted), or the driving of one season (season: retried or halted).",
            ("work",),
            registry=self.registry,
        )
        self._commits = Histogram(
            "showrunner_commit_seconds",
            "Time to write entries of a season driven here, with all that they caused.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5, 15),
            registry=self.registry,
        )
        self._calls = Counter(
            "showrunner_model_calls",
            "Calls to models in seasons driven here.",
            ("profile", "outcome"),
            registry=self.registry,
        )
        self._tokens = Counter(
            "showrunner_model_tokens",
            "Tokens of calls to models in seasons driven here; cached ones are prompt tokens, too.",
            ("profile", "kind"),
            registry=self.registry,
        )
        self._cost = Counter(
            "showrunner_model_dollars",
            "What calls to models in seasons driven here have cost.",
            ("profile",),
            registry=self.registry,
        )
        Gauge(
            "showrunner_seasons_driven", "Seasons driven here.", registry=self.registry
        ).set_function(driven)
        Gauge(
            "showrunner_bot_faults", "Faults of bots so far.", registry=self.registry
        ).set_function(lambda: Faults.of_process)
        store.writer.wrote = self._wrote

    def interrupted(self, work: str) -> None:
        """Count that a job ended by an error."""
        self._interruptions.labels(work).inc()

    def _wrote(self, seconds: float | None, calls: Sequence[Mapping[str, Any]]) -> None:
        """Count a commit of entries (None: of calls alone), and the calls that it wrote."""
        if seconds is not None:
            self._commits.observe(seconds)
        for call in calls:
            profile = call["profile"]
            self._calls.labels(profile, call["outcome"]).inc()
            for kind in ("prompt", "cached", "answer", "thinking"):
                self._tokens.labels(profile, kind).inc(call[f"{kind}_tokens"])
            self._cost.labels(profile).inc(call["cost"] / MICROS)
