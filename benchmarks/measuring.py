"""Timing, medians, and the table that shows all figures."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.table import Table

T = TypeVar("T")


def cpu_seconds(work: Callable[[], T]) -> tuple[float, T]:
    """Return the processor time of some work (one core, nothing else counted), and its result."""
    gc.collect()
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


class Measurements(NamedTuple):
    """A quantity that was measured several times."""

    values: Sequence[float]

    @property
    def median(self) -> float:
        """The median, which is the value to report."""
        return median(self.values)

    def shown(self, digits: int = 1) -> str:
        """Format the median, with the minimum and maximum in brackets."""
        lowest, highest = min(self.values), max(self.values)
        return f"{self.median:,.{digits}f} ({lowest:,.{digits}f}–{highest:,.{digits}f})"


class Figure(NamedTuple):
    """A measured figure, with its target in words and whether that is met."""

    id: str
    what: str
    target: str
    measured: str
    met: bool


def show(console: Console, figures: Sequence[Figure], note: str = "") -> None:
    """Print figures as a table."""
    table = Table("figure", "what", "target", "measured here", "met")
    for figure in figures:
        table.add_row(*figure[:4], "[green]yes[/]" if figure.met else "[red]no[/]")
    console.print(table)
    if note:
        console.print(note, style="dim")
