"""I AM SURVIVOR!: what becomes of characters, and sensible players among random-legal ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.playing import settings_for
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.running.rehearsal import Rehearsal

SIZES = range(3, 7)
RULEBOOK = ("rulebook’s scratch bot", "39–44 %", "47–49 %", "9–12 %", "14 (5–6, 24)", "", "")
"""The rulebook's own figures, for seasons without trades, help and attacks on players."""
ASKS_ALLOWED = 1500


def run(console: Console, quick: bool) -> None:
    """Print the fate of characters, and how sensible players do among random-legal ones."""
    seasons = 20 if quick else 200
    fates(console, seasons)
    mixed(console, seasons)


class Counted(Rehearsal):
    """A season that counts the questions that a model would be asked."""

    asked = 0

    def answer(self, ask: Any) -> None:
        self.asked += ask.question.only_answer() is None
        super().answer(ask)


def fates(console: Console, seasons: int) -> None:
    """Print shares of rescued, dead and surviving characters, and scores, by size."""
    shown = Table(title=f"I AM SURVIVOR!: {seasons} seasons of each size")
    headings = ("rescued", "dead", "on the island", "score: median (10 %, 90 %)")
    for heading in ("players", *headings, "questions, mean (most)", f"allowed {ASKS_ALLOWED}"):
        shown.add_column(heading, justify="right")
    shown.add_row(*RULEBOOK)
    for bot in ("sensible", "random"):
        for size in SIZES:
            played = [play(size, [bot], f"{bot} {number}") for number in range(seasons)]
            shown.add_row(f"{size} {bot}", *figures(played))
    console.print(shown)


def figures(played: list[Counted]) -> list[str]:
    """Return a row of figures of some seasons."""
    sheets = [sheet_of(season) for season in played]
    counts = Counter(state.status for sheet in sheets for state in sheet.characters.values())
    scores = [points for sheet in sheets for points in sheet.scores.values()]
    tenths = quantiles(scores, n=10)
    asked = [season.asked for season in played]
    shares = [
        f"{100 * counts[name] / counts.total():.0f} %" for name in ("rescued", "dead", "island")
    ]
    return [
        *shares,
        f"{median(scores):.0f} ({tenths[0]:.0f}, {tenths[-1]:.0f})",
        f"{fmean(asked):.0f} ({max(asked)})",
        "yes" if max(asked) <= ASKS_ALLOWED else "NO",
    ]


def mixed(console: Console, seasons: int) -> None:
    """Print points and wins of sensible and random players in equal seats."""
    shown = Table(title=f"I AM SURVIVOR!: half sensible, half random, {seasons} seasons")
    for heading in ("players", "points", "of random", "wins", "of random"):
        shown.add_column(heading, justify="right")
    for size in (4, 6):
        points: dict[bool, list[int]] = {True: [], False: []}
        wins: Counter[bool] = Counter()
        for number in range(seasons):
            kinds = ("sensible", "random") if number % 2 else ("random", "sensible")
            sheet = sheet_of(play(size, kinds, f"mixed {number}"))
            for place, (seat, score) in enumerate(sheet.scores.items()):
                sensible = kinds[place % 2] == "sensible"
                points[sensible].append(score)
                wins[sensible] += seat in sheet.winners
        means = [f"{fmean(points[sensible]):.1f}" for sensible in (True, False)]
        shown.add_row(str(size), *means, str(wins[True]), str(wins[False]))
    console.print(shown)


def play(size: int, kinds: Sequence[str], seed: str) -> Counted:
    """Play a season in which the seats take these kinds of bot in turn."""
    settings = settings_for(size, *(f"bot:{kind}" for kind in kinds), format="i_am_survivor")
    season = Counted(settings, f"island {seed}")
    season.play()
    return season


def sheet_of(season: Rehearsal) -> IslandSheet:
    """Return the final state of a season."""
    sheet: IslandSheet = season.kernel.rules.sheet  # type: ignore[attr-defined]
    return sheet
