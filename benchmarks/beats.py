"""How long a fact takes when the beats of small and of large seasons are found."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.measuring import Figure, Measurements, cpu_seconds, show
from benchmarks.playing import FORMAT, played, settings_for
from showrunner.formats.fact import Fact
from showrunner.formats.format import load_format
from showrunner.kernel import Told
from showrunner.story.finding import beats_of

SMALL, LARGE = 6, 30
MAX_RATIO = 2.0
MIN_FACTS = 12_000
"""Least number of facts of each size that are folded in a turn."""


class Folded(NamedTuple):
    """Seasons of one size whose beats were found."""

    seconds: float
    facts: int
    beats: int

    @property
    def micros(self) -> float:
        """Microseconds per fact."""
        return self.seconds / self.facts * 1e6


def run(console: Console, quick: bool) -> None:
    """Find the beats of small and large seasons in turns."""
    turn_count = 2 if quick else 7
    stories = {size: seasons(size) for size in (SMALL, LARGE)}
    turns = [
        {size: fold(stories[size], quick) for size in (SMALL, LARGE)} for _ in range(turn_count)
    ]
    table = Table("castaways", "facts a season", "beats a season", "µs a fact")
    for size in (SMALL, LARGE):
        micros = Measurements([turn[size].micros for turn in turns])
        seasons_folded = turns[0][size].facts / len(stories[size][0])
        beats = turns[0][size].beats / seasons_folded
        table.add_row(str(size), f"{len(stories[size][0]):,}", f"{beats:,.0f}", micros.shown())
    console.print(table)
    ratio = Measurements([turn[LARGE].micros / turn[SMALL].micros for turn in turns])
    show(
        console,
        [
            Figure(
                "beats",
                f"time a fact, {LARGE} : {SMALL} castaways",
                f"≤ {MAX_RATIO}",
                ratio.shown(2),
                ratio.median <= MAX_RATIO,
            )
        ],
        f"{turn_count} turns; median (least–most); the ratio is taken turn by turn.",
    )


def seasons(size: int) -> list[Sequence[Told[Fact]]]:
    """The facts of three seasons of this size."""
    settings = settings_for(size)
    return [played(settings, f"beats/{seed}").kernel.story.told for seed in range(3)]


def fold(stories: list[Sequence[Told[Fact]]], quick: bool) -> Folded:
    """Find the beats of these seasons, again and again until enough facts were folded."""
    format = load_format(FORMAT)
    seconds, facts, beats = 0.0, 0, 0
    while facts < MIN_FACTS // (3 if quick else 1):
        for story in stories:
            took, found = cpu_seconds(partial(beats_of, format, story))
            seconds, facts, beats = seconds + took, facts + len(story), beats + len(found)
    return Folded(seconds, facts, beats)
