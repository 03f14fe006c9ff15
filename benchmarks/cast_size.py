"""P7: how the time of a decision and of a season grows with the cast."""

from __future__ import annotations

from functools import partial
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.measuring import Figure, Sample, cpu_seconds, show
from benchmarks.playing import played, settings_for

SIZES = (6, 9, 12, 18, 24, 30)
SMALL, LARGE = SIZES[0], SIZES[-1]
MOST_RATIO = 2.5
DECISIONS = 6_000
"""At least so many decisions are measured of each size and turn: a season of the largest cast."""


def run(console: Console, quick: bool) -> None:
    """All sizes by turns, so that a busy moment of the machine falls on all of them."""
    number = 2 if quick else 5
    played(settings_for(SMALL), "warming up")
    turns = [{size: measure(size, turn, quick) for size in SIZES} for turn in range(number)]
    table = Table("castaways", "decisions a season", "µs a decision", "s a season")
    for size in SIZES:
        measured = [turn[size] for turn in turns]
        table.add_row(
            str(size),
            f"{median(batch.decisions / batch.seasons for batch in measured):,.0f}",
            Sample([batch.micros for batch in measured]).shown(),
            Sample([batch.seconds / batch.seasons for batch in measured]).shown(3),
        )
    console.print(table)
    ratio = Sample([turn[LARGE].micros / turn[SMALL].micros for turn in turns])
    show(
        console,
        [
            Figure(
                "P7",
                f"time a decision, {LARGE} : {SMALL} castaways",
                f"≤ {MOST_RATIO}",
                ratio.shown(2),
                ratio.median <= MOST_RATIO,
            )
        ],
        f"{number} turns over all sizes; median (least–most); the ratio is taken turn by turn.",
    )


class Batch(NamedTuple):
    """Seasons of one size, measured together."""

    seconds: float
    seasons: int
    decisions: int

    @property
    def micros(self) -> float:
        """Microseconds a decision."""
        return self.seconds / self.decisions * 1e6


def measure(size: int, turn: int, quick: bool) -> Batch:
    """As many seasons of this size as it takes for enough decisions."""
    enough = DECISIONS // (3 if quick else 1)
    settings = settings_for(size)
    seconds, decisions, seasons = 0.0, 0, 0
    while decisions < enough:
        took, season = cpu_seconds(partial(played, settings, f"{turn}/{seasons}"))
        seconds += took
        decisions += season.kernel.entries
        seasons += 1
    return Batch(seconds, seasons, decisions)
