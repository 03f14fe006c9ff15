"""Surviving the G.A.M.E.: how games go by cast size, the three IDs, and random-legal players."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, median
from typing import Any

from rich.console import Console
from rich.table import Table

from showrunner.formats.format import Bot, load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.surviving_the_game.cards import IDENTITIES, RECRUIT
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.players.random_bot import RandomBot
from showrunner.running.rehearsal import Rehearsal

SIZES = (2, 3, 4, 5)
RULEBOOK = "median 22 rounds, 43 % survive, 20 % exit, IDs win 24 to 27 % each"
"""The rulebook's own figures, from a scratch bot at four players."""


def run(console: Console, quick: bool) -> None:
    """Print how sensible games go, then sensible players beside random-legal ones, then random."""
    games(console, 20 if quick else 300)
    mixed(console, 20 if quick else 200)
    random_seasons(console, 50 if quick else 10_000)


def games(console: Console, seasons: int) -> None:
    """Print length, survival, endings, and how often each ID wins when it is played."""
    shown = Table(title=f"Surviving the G.A.M.E.: {seasons} seasons (rulebook at 4: {RULEBOOK})")
    headings = ("players", "median rounds", "survive", "exit", "endings")
    for heading in (*headings, *(f"{identity.name} wins" for identity in IDENTITIES.values())):
        shown.add_column(heading, justify="right")
    for size in SIZES:
        sheets = [played(size, ["sensible"] * size, f"{size} {each}") for each in range(seasons)]
        shown.add_row(str(size), *figures(sheets))
    console.print(shown)


def figures(sheets: list[GameSheet]) -> list[str]:
    """One row of `games`."""
    players = [player for sheet in sheets for player in sheet.players.values()]
    statuses = Counter(player.status for player in players)
    rules = Counter(sheet.decided.rule for sheet in sheets if sheet.decided is not None)
    out = statuses["exited"]
    wins: Counter[str] = Counter()
    for sheet in sheets:
        assert sheet.decided is not None
        wins.update(sheet.players[seat].identity or RECRUIT for seat in sheet.decided.seats)
    seats = Counter(player.identity or RECRUIT for player in players)
    return [
        f"{median(sheet.round for sheet in sheets):.0f}",
        share(out + statuses["inside"], len(players)),
        share(out, len(players)),
        " ".join(
            f"{rule.removeprefix('SG-')} {share(n, len(sheets))}" for rule, n in rules.items()
        ),
        *(share(wins[kind], seats[kind]) if seats[kind] else "–" for kind in IDENTITIES),
    ]


def mixed(console: Console, seasons: int) -> None:
    """Print the wins of sensible and random-legal players in casts of both, seats in turn."""
    shown = Table(title=f"Sensible and random-legal players in equal seats, {seasons} seasons")
    for heading in ("players", "sensible wins", "random wins", "ratio", "survive", "of random"):
        shown.add_column(heading, justify="right")
    for size in (2, 4):
        shown.add_row(str(size), *compared(size, seasons))
    console.print(shown)


def compared(size: int, seasons: int) -> list[str]:
    """One row of `mixed`."""
    wins: Counter[str] = Counter()
    alive: dict[str, list[bool]] = {"sensible": [], "random": []}
    for number in range(seasons):
        names = [("sensible", "random")[(place + number) % 2] for place in range(size)]
        sheet = played(size, names, f"mixed {size} {number}")
        assert sheet.decided is not None
        by_seat = dict(zip(sheet.names, names, strict=True))
        wins.update(by_seat[seat] for seat in sheet.decided.seats)
        for seat, name in by_seat.items():
            alive[name].append(sheet.players[seat].status != "eliminated")
    ratio = wins["sensible"] / max(1, wins["random"])
    shares = [f"{100 * fmean(alive[name]):.0f} %" for name in ("sensible", "random")]
    return [str(wins["sensible"]), str(wins["random"]), f"{ratio:.1f}", *shares]


def random_seasons(console: Console, seasons: int) -> None:
    """Check that random-legal seasons end by `max_rounds`, and print how long they take."""
    rounds = []
    for number in range(seasons):
        size = SIZES[number % len(SIZES)]
        sheet = played(size, ["random"] * size, f"random {number}")
        assert sheet.decided is not None
        assert sheet.round <= sheet.parameters.max_rounds
        rounds.append(sheet.round)
    console.print(
        f"{seasons} random-legal seasons have all ended, after {median(rounds):.0f} rounds in "
        f"the middle and {max(rounds)} at most"
    )


def share(part: int, of: int) -> str:
    """A share in per cent."""
    return f"{100 * part / max(1, of):.0f} %"


def bot(name: str, person: Castaway) -> Bot:
    """Return a sensible or random-legal bot for a seat."""
    return RandomBot() if name == "random" else load_format("surviving_the_game").bots[name](person)


def played(size: int, names: list[str], seed: str) -> GameSheet:
    """Play a whole season and return its sheet. Nobody talks in private."""
    format = load_format("surviving_the_game")
    cast = tuple(Castaway(id=f"seat{place}", name=f"Seat {place}") for place in range(size))
    settings = SeasonSettings(
        format=format.name,
        version=format.version,
        changes=format.changes,
        title="Bots",
        cast=cast,
        parameters={"conversations_per_player": 0},
        players={person.id: "bot:sensible" for person in cast},
    )
    bots: dict[str, Any] = {
        person.id: bot(name, person) for person, name in zip(cast, names, strict=True)
    }
    season = Rehearsal(settings, f"bots {seed}", bots)
    season.play()
    sheet: GameSheet = season.kernel.rules.sheet  # type: ignore[attr-defined]
    return sheet
