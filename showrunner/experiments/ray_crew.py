"""Plays trials on a Ray cluster. Only this module imports Ray, which the extra `ray` brings."""

from __future__ import annotations

import logging
from types import TracebackType
from typing import Any

from showrunner.errors import NotInstalled, WorkerLost
from showrunner.experiments.plan import Experiment
from showrunner.experiments.playing import Played, StoredPlace, play_trial

TRIALS_PER_CPU = 2


class RayCrew:
    """The cluster at an address; use it in a `with` block.

    A trial is a task that uses one processor. If its machine is lost, Ray plays it on another one:
    the same trial has the same result there.
    """

    def __init__(self, experiment: Experiment, place: StoredPlace | None, address: str) -> None:
        """Raises NotInstalled without the extra, and WorkerLost if the cluster is not there."""
        try:
            import ray
        except ImportError:
            raise NotInstalled("experiments on a cluster", "ray", "ray") from None
        self._ray: Any = ray
        self._owns_connection = not ray.is_initialized()
        if self._owns_connection:
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError, RuntimeError) as problem:
                raise WorkerLost(f"there is no Ray cluster at {address}: {problem}") from None
        self.at_once = max(1, TRIALS_PER_CPU * int(self._ray.cluster_resources().get("CPU", 1)))
        self._experiment = ray.put(experiment)
        self._place = place
        self._play: Any = ray.remote(num_cpus=1, max_retries=-1)(play_trial)
        self._waiting: list[Any] = []

    def __enter__(self) -> RayCrew:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for task in self._waiting:
            self._ray.cancel(task)
        if self._owns_connection:
            self._ray.shutdown()

    def start(self, number: int) -> None:
        """Begin to play a trial."""
        self._waiting.append(self._play.remote(self._experiment, number, self._place))

    def wait(self) -> Played:
        """Wait for any trial that was begun. Raises WorkerLost."""
        (task, *_), _ = self._ray.wait(self._waiting, num_returns=1)
        self._waiting.remove(task)
        try:
            played: Played = self._ray.get(task)
        except self._ray.exceptions.RayError as problem:
            raise WorkerLost(f"the cluster cannot play on: {problem}") from None
        return played
