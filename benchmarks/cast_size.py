"""P7: how time per decision and per season grows with the cast."""

from __future__ import annotations

from functools import partial
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.measuring import Figure, Measurements, cpu_seconds, show
from benchmarks.playing import played, settings_for

SIZES = (6, 9, 12, 18, 24, 30)
SMALL, LARGE = SIZES[0], SIZES[-1]
MAX_RATIO = 2.5
MIN_DECISIONS = 6_000
"""Least number of decisions measured per size and turn: a season of the largest cast."""


def run(console: Console, quick: bool) -> None:
    """Measure all sizes in turns, so that a busy moment of the machine affects all of them."""
    turn_count = 2 if quick else 5
    played(settings_for(SMALL), "warming up")
    turns = [{size: measure(size, turn, quick) for size in SIZES} for turn in range(turn_count)]
    table = Table("castaways", "decisions a season", "µs a decision", "s a season")
    for size in SIZES:
        measured = [turn[size] for turn in turns]
        table.add_row(
            str(size),
            f"{median(batch.decisions / batch.seasons for batch in measured):,.0f}",
            Measurements([batch.micros for batch in measured]).shown(),
            Measurements([batch.seconds / batch.seasons for batch in measured]).shown(3),
        )
    console.print(table)
    ratio = Measurements([turn[LARGE].micros / turn[SMALL].micros for turn in turns])
    show(
        console,
        [
            Figure(
                "P7",
                f"time a decision, {LARGE} : {SMALL} castaways",
                f"≤ {MAX_RATIO}",
                ratio.shown(2),
                ratio.median <= MAX_RATIO,
            )
        ],
        f"{turn_count} turns over all sizes; median (least–most); the ratio is taken turn by turn.",
    )


class Batch(NamedTuple):
    """Seasons of one size, measured together."""

    seconds: float
    seasons: int
    decisions: int

    @property
    def micros(self) -> float:
        """Microseconds per decision."""
        return self.seconds / self.decisions * 1e6


def measure(size: int, turn: int, quick: bool) -> Batch:
    """Play seasons of this size until enough decisions were measured."""
    min_decisions = MIN_DECISIONS // (3 if quick else 1)
    settings = settings_for(size)
    seconds, decisions, seasons = 0.0, 0, 0
    while decisions < min_decisions:
        cpu_time, season = cpu_seconds(partial(played, settings, f"{turn}/{seasons}"))
        seconds += cpu_time
        decisions += season.kernel.entries
        seasons += 1
    return Batch(seconds, seasons, decisions)
