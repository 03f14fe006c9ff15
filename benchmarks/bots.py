"""Measures how bots play: wins against random-legal players, what they say, and who wins."""

from __future__ import annotations

from rich.console import Console

from benchmarks import (
    bots_i_am_survivor,
    bots_mini_survivor,
    bots_survival,
    bots_surviving_the_game,
    bots_survivor,
)


def run(console: Console, quick: bool) -> None:
    """Run the benchmarks of each game's bots."""
    bots_survivor.run(console, quick)
    bots_mini_survivor.run(console, quick)
    bots_survival.run(console, quick)
    bots_i_am_survivor.run(console, quick)
    bots_surviving_the_game.run(console, quick)
