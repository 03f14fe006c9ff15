"""Mini-Survivor: Tokens and places of sensible players among random-legal ones."""

from __future__ import annotations

from statistics import fmean

from rich.console import Console
from rich.table import Table

from showrunner.formats.format import load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.running.rehearsal import Rehearsal

SIZES = (6, 8, 9, 10, 12)


def run(console: Console, quick: bool) -> None:
    """Print a row for each cast size and number of sensible players, up to half of the cast."""
    matches = 12 if quick else 100
    shown = Table(title=f"Mini-Survivor: Tokens earned and place, means of {matches} matches")
    for heading in ("players", "sensible", "Tokens", "of random", "place", "of random"):
        shown.add_column(heading, justify="right")
    for size in SIZES:
        for share in sorted({1, size // 4, size // 2}):
            figures = [f"{mean:.2f}" for mean in compared(size, share, matches)]
            shown.add_row(str(size), str(share), *figures)
    console.print(shown)


def compared(size: int, share: int, matches: int) -> tuple[float, float, float, float]:
    """Return mean Tokens of sensible and random players, then their mean places."""
    tokens: dict[bool, list[int]] = {True: [], False: []}
    places: dict[bool, list[int]] = {True: [], False: []}
    for number in range(matches):
        sensible = {(number + nth * size // share) % size for nth in range(share)}
        match = Rehearsal(settings(size, sensible), f"tokens {size} {share} {number}")
        match.play()
        sheet = match.kernel.rules.sheet  # type: ignore[attr-defined]
        for place, seats in enumerate(sheet.ranking, 1):
            for seat in seats:
                mine = int(seat[1:]) in sensible
                places[mine].append(place)
                tokens[mine].append(sheet.players[seat].earned)
    return (
        *(fmean(tokens[mine]) for mine in (True, False)),
        *(fmean(places[mine]) for mine in (True, False)),
    )


def settings(size: int, sensible: set[int]) -> SeasonSettings:
    """Return the settings of a match in which these seats are sensible."""
    format = load_format("mini_survivor")
    cast = tuple(Castaway(id=f"s{n}", name=f"{chr(65 + n)}nn") for n in range(size))
    players = {f"s{n}": "bot:sensible" if n in sensible else "bot:random" for n in range(size)}
    return SeasonSettings(
        format=format.name,
        version=format.version,
        changes=format.changes,
        title="Bots",
        cast=cast,
        players=players,
    )
