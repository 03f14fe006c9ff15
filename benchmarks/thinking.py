"""What it costs that castaways think: seasons of sensible bots beside the same of random ones."""

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

MOST_TIME, MOST_MEMORY = 2.5, 1.3
"""How many times the processor time and the memory of random bots sensible ones may take."""
LEAST_GAIN = 1.9
"""How many times as fast two workers have to be as one."""


class Cost(NamedTuple):
    """What seasons took in a process of their own."""

    seconds: float
    """Processor time, without start-up."""
    megabytes: float
    """The most memory that the process held."""
    answers: int
    """How many answers, notes and orders there were."""


def run(console: Console, quick: bool) -> None:
    """Costs by kind of bot, in turns; then one worker and two."""
    seasons, turns = (5, 3) if quick else (20, 5)
    costs = [(cost("sensible", seasons), cost("random", seasons)) for _ in range(turns)]
    time = median(ours.seconds / theirs.seconds for ours, theirs in costs)
    memory = median(ours.megabytes / theirs.megabytes for ours, theirs in costs)
    each = median(
        ours.seconds / ours.answers / (theirs.seconds / theirs.answers) for ours, theirs in costs
    )
    gain = gain_of_two(20 if quick else 100)
    figures = [
        Figure(
            "talk",
            "processor time, sensible : random",
            f"≤ {MOST_TIME}",
            f"{time:.2f}",
            time <= MOST_TIME,
        ),
        Figure("talk", "processor time of an answer, sensible : random", "", f"{each:.2f}", True),
        Figure(
            "talk",
            "memory, sensible : random",
            f"≤ {MOST_MEMORY}",
            f"{memory:.2f}",
            memory <= MOST_MEMORY,
        ),
        Figure(
            "talk",
            "seasons a second, two workers : one",
            f"≥ {LEAST_GAIN}",
            f"{gain:.2f}",
            gain >= LEAST_GAIN,
        ),
    ]
    show(console, figures, f"Medians of {turns} turns of {seasons} seasons with 12 castaways each.")


def cost(kind: str, seasons: int) -> Cost:
    """What so many seasons of bots of a kind take, in a new process."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(_cost, kind, seasons).result()


def _cost(kind: str, seasons: int) -> Cost:
    _play(kind, 0)  # so that what is loaded once is not counted
    begin = process_time()
    answers = sum(_play(kind, number) for number in range(1, seasons + 1))
    seconds = process_time() - begin
    return Cost(seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, answers)


def _play(kind: str, number: int) -> int:
    """Play one season; how many answers it took."""
    cast = drawn_cast(number)
    season = played(settings(cast, {one.id: f"bot:{kind}" for one in cast}), f"cost {number}")
    return season.kernel.entries


def gain_of_two(seasons: int) -> float:
    """How many times as fast two processes play seasons as one."""
    times = []
    for workers in (1, 2):
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            list(pool.map(_warm_up, range(workers)))
            begin = perf_counter()
            list(pool.map(_whole, range(seasons), chunksize=5))
            times.append(perf_counter() - begin)
    one, two = times
    return one / two


def _warm_up(number: int) -> None:
    _play("sensible", number)


def _whole(number: int) -> None:
    played(all_strategic(number), f"worker {number}")
