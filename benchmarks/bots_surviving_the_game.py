"""Surviving the G.A.M.E.: how games go by cast size, the three IDs, and random-legal players."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, median

from rich.console import Console
from rich.table import Table

from benchmarks.playing import played, settings_for
from showrunner.formats.surviving_the_game.cards import IDENTITIES, RECRUIT
from showrunner.formats.surviving_the_game.sheet import GameSheet

SIZES = (2, 3, 4, 5)
RULEBOOK = (
    *("4, rulebook", "22", "43 %", "20 %", "39 %", "23 %", "22 %", "16 %", "–"),
    *("24–27 %", "24–27 %", "24–27 %", "–"),
)
"""The rulebook's own figures, from a scratch bot."""
ENDINGS = {
    "SG-8.1": "one left",
    "SG-8.2": "all out",
    "SG-8.4": "all out",
    "SG-8.3": "Level 4 closed",
    "SG-8.6": "lockdown",
}
LAST_TURN = "a last turn"


def run(console: Console, quick: bool) -> None:
    """Print how sensible games go, then how sensible players do beside random-legal ones."""
    games(console, 20 if quick else 300)
    mixed(console, 20 if quick else 200)


def games(console: Console, seasons: int) -> None:
    """Print length, survival, endings, and how often each ID wins when it is played."""
    shown = Table(title=f"Surviving the G.A.M.E.: {seasons} seasons of each size")
    endings = ("one left", LAST_TURN, "all out", "Level 4 closed", "lockdown")
    wins = (f"{identity.name} wins" for identity in IDENTITIES.values())
    for heading in ("players", "median rounds", "survive", "exit", *endings, *wins):
        shown.add_column(heading, justify="right")
    shown.add_row(*RULEBOOK)
    for size in SIZES:
        sheets = [final_sheet(size, ["sensible"], f"{size} {each}") for each in range(seasons)]
        shown.add_row(str(size), *figures(sheets, endings))
    console.print(shown)


def figures(sheets: list[GameSheet], endings: tuple[str, ...]) -> list[str]:
    """One row of `games`."""
    players = [player for sheet in sheets for player in sheet.players.values()]
    statuses = Counter(player.status for player in players)
    ended = Counter(map(ending_of, sheets))
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
        *(share(ended[ending], len(sheets)) for ending in endings),
        *(share(wins[kind], seats[kind]) if seats[kind] else "–" for kind in IDENTITIES),
    ]


def ending_of(sheet: GameSheet) -> str:
    """How a season ended; one that somebody ends in their last turn counts as that."""
    assert sheet.decided is not None
    return LAST_TURN if sheet.last_turn else ENDINGS[sheet.decided.rule]


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
        sheet = final_sheet(size, names, f"mixed {size} {number}")
        assert sheet.decided is not None
        by_seat = dict(zip(sheet.names, names, strict=True))
        wins.update(by_seat[seat] for seat in sheet.decided.seats)
        for seat, name in by_seat.items():
            alive[name].append(sheet.players[seat].status != "eliminated")
    ratio = wins["sensible"] / max(1, wins["random"])
    shares = [f"{100 * fmean(alive[name]):.0f} %" for name in ("sensible", "random")]
    return [str(wins["sensible"]), str(wins["random"]), f"{ratio:.1f}", *shares]


def share(part: int, of: int) -> str:
    """A share in per cent."""
    return f"{100 * part / max(1, of):.0f} %"


def final_sheet(size: int, names: list[str], seed: str) -> GameSheet:
    """Play a season in which seats take these bots in turn, and return its sheet.

    Nobody talks in private.
    """
    bots = (f"bot:{name}" for name in names)
    settings = settings_for(size, *bots, format="surviving_the_game", conversations_per_player=0)
    season = played(settings, f"bots {seed}")
    sheet: GameSheet = season.kernel.rules.sheet  # type: ignore[attr-defined]
    return sheet
