"""How bots play: how far sensible players beat random-legal ones, and who wins Survival."""

from __future__ import annotations

from rich.console import Console

from benchmarks import bots_mini_survivor, bots_survival


def run(console: Console, quick: bool) -> None:
    """Mini-Survivor's table, then Survival's two."""
    bots_mini_survivor.run(console, quick)
    bots_survival.run(console, quick)
