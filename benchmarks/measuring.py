"""Timing, medians, and the table in which every figure is shown."""

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
    """The processor time that the work took (of one core, whatever else ran), and its result."""
    gc.collect()
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


class Sample(NamedTuple):
    """One measure, taken several times."""

    values: Sequence[float]

    @property
    def median(self) -> float:
        """What to go by."""
        return median(self.values)

    def shown(self, digits: int = 1) -> str:
        """The median, with the least and the most in brackets."""
        least, most = min(self.values), max(self.values)
        return f"{self.median:,.{digits}f} ({least:,.{digits}f}–{most:,.{digits}f})"


class Figure(NamedTuple):
    """One figure: its id, what it is, the target in words, what was measured, whether it is met."""

    id: str
    what: str
    target: str
    measured: str
    met: bool


def show(console: Console, figures: Sequence[Figure], note: str = "") -> None:
    """The figures as a table."""
    table = Table("figure", "what", "target", "measured here", "met")
    for figure in figures:
        table.add_row(*figure[:4], "[green]yes[/]" if figure.met else "[red]no[/]")
    console.print(table)
    if note:
        console.print(note, style="dim")
