"""Profiles one season by function. A tool: it has no target figure."""

from __future__ import annotations

import cProfile
import pstats
from io import StringIO

from rich.console import Console

from benchmarks.playing import played, settings_for
from showrunner.running.replay import replay

TOP = 25


def run(console: Console, quick: bool) -> None:
    """Profile a season and its replay."""
    settings = settings_for()
    season = played(settings, "profile")
    for what, work in (
        ("playing", lambda: played(settings, "profile")),
        ("replaying", lambda: replay(season.journal)),
    ):
        profiler = cProfile.Profile()
        profiler.runcall(work)
        report = StringIO()
        stats = pstats.Stats(profiler, stream=report).strip_dirs()
        stats.sort_stats("tottime").print_stats(TOP // (1 + quick))
        console.print(f"[bold]{what}[/], {season.kernel.entries} decisions")
        console.print(report.getvalue(), highlight=False, markup=False, soft_wrap=True)
