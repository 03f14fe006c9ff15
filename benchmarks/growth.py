"""A simulation of growth to many workers and databases, as queues with measured service times.

Nothing here runs Showrunner. An input of a person is committed, wakes a worker by a notice, takes
some time of the worker's core, and is committed as an entry. Calls to models and the entries of
bots skip the first two steps. Workers prefer people. Databases share nothing, so one of them, with
its part of the workers and seasons, stands for all.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable
from itertools import count
from random import Random
from statistics import quantiles
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

COMMIT_SECONDS: Final = 1 / 862
"""How long one commit holds the lock for notices (P8: the bare driver, one entry a commit)."""
NOTICE_SECONDS: Final = 0.010
"""Assumed: from the commit of an input until an idle worker begins with it."""
ENTRY_SECONDS: Final = 0.0023
"""A worker's processor time for an entry that is committed alone (`workers`)."""
CALL_SECONDS: Final = 0.0042
"""A worker's processor time for a call to a model (P5)."""
BATCH_SECONDS: Final = 32 / 3_654
"""A worker's time for 32 entries of bots, which are committed together (`many_seasons`)."""
ANSWERS_A_DAY: Final = 12
"""Answers of people in one season."""
CALLS_A_SECOND: Final = 1.5
"""Calls of a season of 12 models that answer in 2 s, of which 3 are asked at a time."""
INPUTS, QUICK_INPUTS = 300_000, 60_000
SATURATED: Final = 0.95
"""A station that is busy for this share of the time counts as saturated."""


class House(NamedTuple):
    """Machines (one core for each worker), and the seasons that run at once.

    Bots play `bots` seasons one after another, each as fast as a worker's core allows.
    """

    workers: int
    databases: int
    people: int
    models: int
    bots: int


HOUSES: Final = (
    House(workers=2, databases=1, people=1_000, models=50, bots=0),
    House(workers=4, databases=1, people=10_000, models=200, bots=0),
    House(workers=8, databases=1, people=10_000, models=500, bots=0),
    House(workers=8, databases=1, people=10_000, models=600, bots=0),
    House(workers=100, databases=10, people=100_000, models=5_000, bots=20),
    House(workers=1_000, databases=10, people=1_000_000, models=10_000, bots=100),
    House(workers=1_000, databases=100, people=1_000_000, models=45_000, bots=200),
    House(workers=1_000, databases=200, people=10_000_000, models=80_000, bots=200),
    House(workers=1_000, databases=200, people=1_000_000, models=110_000, bots=200),
)


def run(console: Console, quick: bool) -> None:
    """Simulate each house; show how busy it is, how fast people's inputs are taken, its limit."""
    table = Table(
        "workers", "databases", "people", "models", "bots",
        "workers busy", "databases busy", "wake ms: p50, p99", "saturated",
    )  # fmt: skip
    for house in HOUSES:
        found = simulated(house, QUICK_INPUTS if quick else INPUTS)
        busy = {"workers": found.workers, "databases": found.databases}
        full = [name for name, share in busy.items() if share >= SATURATED]
        table.add_row(
            *(f"{number:,}" for number in house),
            *(f"{share:.0%}" for share in busy.values()),
            "they grow" if full else f"{found.median_ms:.0f}, {found.p99_ms:.0f}",
            " and ".join(full) or "no",
        )
    console.print(table)
    console.print("Simulated: a queueing model with measured times, not Showrunner.", style="dim")


class SimulatedLoad(NamedTuple):
    """The share of time for which workers and databases are busy, and the wait of people's inputs.

    The wait lasts until the commit of the entry may begin.
    """

    workers: float
    databases: float
    median_ms: float
    p99_ms: float


def simulated(house: House, inputs: int) -> SimulatedLoad:
    """Simulate until this many inputs have come to one database."""
    clock = _Clock()
    chance = Random(f"{house}")
    workers = _Station(clock, max(1, round(house.workers / house.databases)))
    database = _Station(clock, 1)
    waits: list[float] = []

    def drawn(mean: float) -> float:
        return chance.expovariate(1 / mean)

    def commit(then: Callable[[], None] = lambda: None) -> None:
        database.serve(drawn(COMMIT_SECONDS), then)

    def person_answers() -> None:
        came = clock.now

        def taken() -> None:
            commit()
            waits.append(clock.now - came)

        def noticed() -> None:
            workers.serve(drawn(ENTRY_SECONDS), taken, first=True)

        commit(lambda: clock.after(NOTICE_SECONDS, noticed))

    def model_answers() -> None:
        workers.serve(drawn(CALL_SECONDS + ENTRY_SECONDS), commit)

    def bots_play() -> None:
        workers.serve(drawn(BATCH_SECONDS), lambda: commit(bots_play))

    arriving = (
        (house.people * ANSWERS_A_DAY / 86_400, person_answers),
        (house.models * CALLS_A_SECOND, model_answers),
    )
    for rate, arrive in arriving:
        clock.keep_coming(rate / house.databases, arrive, chance)
    for _ in range(round(house.bots / house.databases)):
        bots_play()
    clock.run(inputs)
    shares = (workers.busy / clock.now / workers.servers, database.busy / clock.now)
    points = quantiles(waits, n=100)
    return SimulatedLoad(*shares, points[49] * 1000, points[98] * 1000)


class _Clock:
    """The simulated time, and what is to happen."""

    def __init__(self) -> None:
        self.now = 0.0
        self._number = count()
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._came = 0

    def after(self, seconds: float, do: Callable[[], None]) -> None:
        heapq.heappush(self._events, (self.now + seconds, next(self._number), do))

    def keep_coming(self, rate: float, arrive: Callable[[], None], chance: Random) -> None:
        """Let inputs come at random times, at this average rate a second."""

        def comes() -> None:
            self._came += 1
            arrive()
            self.after(chance.expovariate(rate), comes)

        self.after(chance.expovariate(rate), comes)

    def run(self, inputs: int) -> None:
        """Go on until this many inputs have come."""
        while self._came < inputs:
            self.now, _, do = heapq.heappop(self._events)
            do()


class _Station:
    """A queue with some servers; what comes `first` is served before everything else."""

    def __init__(self, clock: _Clock, servers: int) -> None:
        self.servers = servers
        self.busy = 0.0
        self._clock = clock
        self._free = servers
        self._queues: tuple[deque[tuple[float, Callable[[], None]]], ...] = (deque(), deque())

    def serve(self, seconds: float, then: Callable[[], None], *, first: bool = False) -> None:
        self._queues[0 if first else 1].append((seconds, then))
        self._begin()

    def _begin(self) -> None:
        for queue in self._queues:
            while self._free and queue:
                seconds, then = queue.popleft()
                self._free -= 1
                self.busy += seconds
                self._clock.after(seconds, lambda then=then: self._end(then))

    def _end(self, then: Callable[[], None]) -> None:
        self._free += 1
        then()
        self._begin()
