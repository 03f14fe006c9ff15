"""Measures how many seasons per second and core each game plays, with sensible and random bots."""

from __future__ import annotations

from functools import partial

from rich.console import Console
from rich.table import Table

from benchmarks.measuring import Measurements, cpu_seconds
from benchmarks.playing import played, settings_for
from showrunner.formats.format import format_names, load_format
from showrunner.players.casting import bot_names

CAST = 12


def run(console: Console, quick: bool) -> None:
    """Measure every installed game, with a cast of twelve or the nearest allowed size."""
    runs, batch = (3, 2) if quick else (7, 5)
    table = Table("game", "cast", "bots", "seasons a second and core", "µs a decision")
    for name in format_names():
        game = load_format(name)
        size = min(max(CAST, game.fewest), game.most)
        for bot in dict.fromkeys((bot_names(game)[0], "bot:random")):
            settings = settings_for(size, bot, format=name)
            played(settings, "warming up")
            seasons_per_second, micros_per_decision = [], []
            for turn in range(runs):
                seconds = entries = 0.0
                for number in range(batch):
                    cpu_time, season = cpu_seconds(partial(played, settings, f"{turn}/{number}"))
                    seconds += cpu_time
                    entries += season.kernel.entries
                seasons_per_second.append(batch / seconds)
                micros_per_decision.append(seconds / entries * 1e6)
            measured = (
                Measurements(seasons_per_second).shown(),
                Measurements(micros_per_decision).shown(),
            )
            table.add_row(name, str(size), bot, *measured)
    console.print(table)
