"""Who plays trials at the same time: processes of this machine."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from types import TracebackType
from typing import Protocol

from showrunner.errors import WorkerLost
from showrunner.experiments.plan import Experiment
from showrunner.experiments.playing import Played, StoredPlace, play_trial
from showrunner.formats.format import load_format
from showrunner.running.processes import process_pool


class Crew(Protocol):
    """Plays trials, several at the same time."""

    @property
    def at_once(self) -> int:
        """How many trials to hand over before waiting for one."""

    def start(self, number: int) -> None:
        """Begin to play a trial."""

    def wait(self) -> Played:
        """Wait for any trial that was begun. Raises WorkerLost."""


class ProcessCrew:
    """A pool of processes on this machine; use it in a `with` block."""

    def __init__(self, experiment: Experiment, place: StoredPlace | None, workers: int) -> None:
        self.at_once = 2 * workers
        self._waiting: set[Future[Played]] = set()
        self._stack = ExitStack()
        self._pool = self._stack.enter_context(
            process_pool(workers, _start_worker, (experiment, place))
        )

    def __enter__(self) -> ProcessCrew:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def start(self, number: int) -> None:
        """Begin to play a trial. Raises WorkerLost."""
        try:
            self._waiting.add(self._pool.submit(_play_in_worker, number))
        except BrokenProcessPool:
            raise WorkerLost from None

    def wait(self) -> Played:
        """Wait for any trial that was begun. Raises WorkerLost."""
        done, _ = wait(self._waiting, return_when=FIRST_COMPLETED)
        finished = done.pop()
        self._waiting.remove(finished)
        try:
            return finished.result()
        except BrokenProcessPool:
            raise WorkerLost from None


_own: list[tuple[Experiment, StoredPlace | None]] = []
"""The experiment in a worker process, which gets it once and not for each trial."""


def _start_worker(experiment: Experiment, place: StoredPlace | None) -> None:
    _own[:] = [(experiment, place)]
    for arrangement in experiment.arrangements:
        load_format(arrangement.settings.format)


def _play_in_worker(number: int) -> Played:
    experiment, place = _own[0]
    return play_trial(experiment, number, place)
