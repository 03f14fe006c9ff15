"""Drives an experiment: hands trials to a crew, keeps results, and decides when it is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from showrunner.experiments.crew import Crew
from showrunner.experiments.effects import widest
from showrunner.experiments.plan import Experiment
from showrunner.experiments.playing import Played
from showrunner.experiments.trial_file import TrialFile
from showrunner.exports.tables.columns import TableRow

Ending = Literal["all played", "precise enough", "budget spent"]


class ExperimentProgress(NamedTuple):
    """How far an experiment is. `width` is that of the widest interval at the last look, if any."""

    done: int
    failed: int
    cost: float
    width: float | None


class Ended(NamedTuple):
    """How an experiment ended: `last` is the number of the last trial that counts.

    `failed` are the problems of trials that failed, by number.
    """

    how: Ending
    last: int
    failed: dict[int, str]


class Driver:
    """Plays what is missing of an experiment.

    Trials are started in order. An early stop is decided from complete blocks alone, so it comes at
    the same block however often the experiment was killed and resumed.
    """

    def __init__(
        self,
        experiment: Experiment,
        results: TrialFile,
        report: Callable[[ExperimentProgress], None],
    ) -> None:
        self._experiment = experiment
        self._results = results
        self._report = report
        self._done = results.finished
        self._cost = results.cost
        self._failed: dict[int, str] = {}
        self._in_flight = 0
        self._lines: list[TableRow] = []
        self._looked_until = 0
        """How many trials the last look has seen."""
        self._width: float | None = None

    def drive(self, crew: Crew) -> Ended:
        """Play until all is played, the effects are precise enough, or the budget is spent."""
        total = self._experiment.blocks * self._experiment.trials_per_block
        missing = (number for number in range(1, total + 1) if number not in self._done)
        following = next(missing, None)
        while True:
            if (last := self._precise_at()) is not None:
                return self._ended("precise enough", last)
            while following is not None and self._in_flight < crew.at_once and self._can_pay():
                crew.start(following)
                self._in_flight += 1
                following = next(missing, None)
            self._report(
                ExperimentProgress(len(self._done), len(self._failed), self._cost, self._width)
            )
            if not self._in_flight:
                how: Ending = "all played" if following is None else "budget spent"
                return self._ended(how, total)
            self._take(crew.wait())

    def _ended(self, how: Ending, last: int) -> Ended:
        failed = {number: why for number, why in sorted(self._failed.items()) if number <= last}
        return Ended(how, last, failed)

    def _take(self, played: Played) -> None:
        self._in_flight -= 1
        self._results.add(played)
        self._cost = self._results.cost
        if played.content is None:
            self._failed[played.number] = played.problem
        else:
            self._done.add(played.number)

    def _can_pay(self) -> bool:
        """Whether the budget covers the most that one more season, and those in play, can cost."""
        experiment = self._experiment
        if experiment.budget is None or not experiment.models or experiment.cap is None:
            return True
        return self._cost + (self._in_flight + 1) * experiment.cap <= experiment.budget

    def _precise_at(self) -> int | None:
        """The last trial at which the effects are precise enough, once they are."""
        stop = self._experiment.stop
        if stop is None:
            return None
        for last in self._looks(stop.every):
            for result in self._results.in_order(last, after=self._looked_until):
                self._lines += result.seats
            self._looked_until = last
            self._width = widest(self._experiment, self._lines)
            if self._width is not None and self._width <= stop.width:
                return last
        return None

    def _looks(self, every: int) -> Iterator[int]:
        """The last trials of looks that are due: all up to them are played, or failed."""
        step = every * self._experiment.trials_per_block
        total = self._experiment.blocks * self._experiment.trials_per_block
        last = self._looked_until + step
        while last <= total and all(
            number in self._done or number in self._failed
            for number in range(self._looked_until + 1, last + 1)
        ):
            yield last
            last += step
