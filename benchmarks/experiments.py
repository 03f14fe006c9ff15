"""E1: how many more seasons of an experiment two processes play than one, and what a season costs.

Each run is a whole command: it starts processes, plays, stores, and writes tables and report.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console

from benchmarks.measuring import Figure, Measurements, show

SEASONS, QUICK_SEASONS = 1_000, 200
ROUNDS = 3
"""How often one and two processes are measured in turn; the median of the ratios is printed."""
PLAN = """
title = "A measured experiment"
seed = "measured"
seasons = ["quick"]
blocks = {blocks}

[players]
chance = "bot:random"
careful = "bot:sensible"
"""


def run(console: Console, quick: bool) -> None:
    """Measure one and two processes in turn."""
    seasons = QUICK_SEASONS if quick else SEASONS
    ratios, speeds = [], []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        file = folder / "measured.toml"
        file.write_text(PLAN.format(blocks=seasons // 2), encoding="utf-8")
        for turn in range(1 if quick else ROUNDS):
            one, two = (_seconds(file, folder / f"{turn}-{n}", n) for n in (1, 2))
            ratios.append(one / two)
            speeds.append(seasons / two)
    ratio = Measurements(ratios)
    what = f"{seasons:,} quick seasons, two processes / one"
    note = f"{Measurements(speeds).shown(0)} seasons a second with two processes"
    show(console, [Figure("E1", what, "≥ 1.9", ratio.shown(2), ratio.median >= 1.9)], note)


def _seconds(file: Path, out: Path, workers: int) -> float:
    """The seconds that the command takes with this many processes."""
    command = ["experiment", str(file), "--workers", str(workers), "--out", str(out)]
    begun = time.perf_counter()
    subprocess.run(
        [Path(sys.executable).parent / "showrunner", *command], check=True, capture_output=True
    )
    return time.perf_counter() - begun
