"""Measures what sensible bots cost, compared with random bots."""

from __future__ import annotations

import resource
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from rich.console import Console

from benchmarks.bots_survivor import all_strategic, drawn_cast, played, settings
from benchmarks.measuring import Figure, show

MAX_TIME, MAX_MEMORY = 2.5, 1.3
"""The most processor time and memory of sensible bots, as multiples of random bots'."""
MIN_GAIN = 1.9
"""Least speed of two workers, as a multiple of one worker's."""


class Cost(NamedTuple):
    """What seasons took in their own process."""

    seconds: float
    """Processor time without start-up."""
    megabytes: float
    """Peak memory of the process."""
    answers: int
    """Number of answers, notes and orders."""


def run(console: Console, quick: bool) -> None:
    """Measure costs by kind of bot in turns, then one worker and two."""
    seasons, turns = (5, 3) if quick else (20, 5)
    costs = [(cost("sensible", seasons), cost("random", seasons)) for _ in range(turns)]
    time = median(ours.seconds / theirs.seconds for ours, theirs in costs)
    memory = median(ours.megabytes / theirs.megabytes for ours, theirs in costs)
    time_per_answer = median(
        ours.seconds / ours.answers / (theirs.seconds / theirs.answers) for ours, theirs in costs
    )
    gain = gain_of_two(20 if quick else 100)
    figures = [
        Figure(
            "talk",
            "processor time, sensible : random",
            f"≤ {MAX_TIME}",
            f"{time:.2f}",
            time <= MAX_TIME,
        ),
        Figure(
            "talk",
            "processor time of an answer, sensible : random",
            "",
            f"{time_per_answer:.2f}",
            True,
        ),
        Figure(
            "talk",
            "memory, sensible : random",
            f"≤ {MAX_MEMORY}",
            f"{memory:.2f}",
            memory <= MAX_MEMORY,
        ),
        Figure(
            "talk",
            "seasons a second, two workers : one",
            f"≥ {MIN_GAIN}",
            f"{gain:.2f}",
            gain >= MIN_GAIN,
        ),
    ]
    show(console, figures, f"Medians of {turns} turns of {seasons} seasons with 12 castaways each.")


def cost(kind: str, seasons: int) -> Cost:
    """Measure seasons of one kind of bot in a new process."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(_cost, kind, seasons).result()


def _cost(kind: str, seasons: int) -> Cost:
    _play(kind, 0)  # so that what is loaded once is not counted
    begin = process_time()
    answers = sum(_play(kind, number) for number in range(1, seasons + 1))
    seconds = process_time() - begin
    return Cost(seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, answers)


def _play(kind: str, number: int) -> int:
    """Play one season and return its number of entries."""
    cast = drawn_cast(number)
    season = played(settings(cast, {person.id: f"bot:{kind}" for person in cast}), f"cost {number}")
    return season.kernel.entries


def gain_of_two(seasons: int) -> float:
    """Return how many times as fast two processes play seasons as one."""
    times = []
    for workers in (1, 2):
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            list(pool.map(_warm_up, range(workers)))
            begin = perf_counter()
            list(pool.map(_play_sensible, range(seasons), chunksize=5))
            times.append(perf_counter() - begin)
    with_one_worker, with_two_workers = times
    return with_one_worker / with_two_workers


def _warm_up(number: int) -> None:
    _play("sensible", number)


def _play_sensible(number: int) -> None:
    played(all_strategic(number), f"worker {number}")
