"""Survival: who wins by cast size, and how sensible players do among random-legal ones."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.table import Table

from showrunner.formats.facts import Fact
from showrunner.formats.format import Bot, load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survival import facts as survival
from showrunner.formats.survival.cards import side_of
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.kernel import Dice
from showrunner.players.random_bot import RandomBot
from showrunner.questions import Question
from showrunner.running.rehearsal import Rehearsal

SIZES = range(8, 31)
MIXED_SIZES = (8, 10, 12, 14, 16, 20, 24, 30)
MIXED_SIDES = (("sensible", "random"), ("random", "sensible"))
"""Bots of (Good, Evil) in the columns where one side is weaker."""


def run(console: Console, quick: bool) -> None:
    """Print who wins with two sensible sides and with one random side, then mixed casts."""
    sides(console, 20 if quick else 200)
    mixed(console, 20 if quick else 200)


# -- who wins --------------------------------------------------------------------------------------


def sides(console: Console, seasons: int) -> None:
    """Print each side's share of the seasons."""
    fewer = max(10, seasons // 10)
    shown = Table(title=f"Survival: who wins of {seasons} seasons, or of {fewer} beside random")
    headings = ("contestants", "Good", "Evil", "Buddies", "draws", "± of a share")
    for heading in (*headings, *(f"Good: {good}, Evil: {evil}" for good, evil in MIXED_SIDES)):
        shown.add_column(heading, justify="right")
    for size in SIZES:
        won = wins(size, "sensible", "sensible", seasons)
        both = max(1, won["good"] + won["evil"])
        share = won["good"] / both
        error = 100 * (share * (1 - share) / both) ** 0.5
        row = [size, percent(won, "good"), percent(won, "evil"), won["buddies"], won["draw"]]
        row += [
            f"{error:.0f}",
            *(percent(wins(size, *match, fewer), "good") for match in MIXED_SIDES),
        ]
        shown.add_row(*map(str, row))
    console.print(shown)


def percent(won: Counter[str], side: str) -> str:
    """Return a side's share of the seasons that Good or Evil won."""
    return f"{100 * won[side] / max(1, won['good'] + won['evil']):.0f} %"


def wins(size: int, good: str, evil: str, seasons: int) -> Counter[str]:
    """Count the winners of seasons of this size."""
    cast = cast_of(size)

    def both(person: Castaway) -> BotBySide:
        return BotBySide(person, {"good": bot(good, person), "evil": bot(evil, person)})

    return Counter(
        winner_of(played(cast, {person.id: both(person) for person in cast}, f"{size} {number}"))
        for number in range(seasons)
    )


class BotBySide:
    """Plays as one of two bots, depending on its role's side."""

    def __init__(self, persona: Castaway, by_side: dict[str, Bot]) -> None:
        self._me = persona.id
        self._by_side = by_side
        self._bot = by_side["good"]

    def see(self, fact: Fact) -> None:
        for bot in self._by_side.values():
            bot.see(fact)
        if isinstance(fact, survival.RoleDealt) and fact.seat == self._me:
            self._bot = self._by_side[side_of(fact.role)]

    def answer(self, question: Question[Any], dice: Dice) -> dict[str, Any]:
        return self._bot.answer(question, dice)


# -- mixed casts -----------------------------------------------------------------------------------


def mixed(console: Console, seasons: int) -> None:
    """Print results of casts in which every second player is sensible, with roles at random."""
    shown = Table(title=f"Survival: half the cast sensible, half random, means of {seasons}")
    for heading in ("contestants", "points", "of random", "wins", "of random", "days", "of random"):
        shown.add_column(heading, justify="right")
    for size in MIXED_SIZES:
        shown.add_row(str(size), *compared(size, seasons))
    console.print(shown)


def compared(size: int, seasons: int) -> list[str]:
    """Return points (SV-8.8), share of wins, and Conferences survived: sensible, then random."""
    points: dict[bool, list[float]] = {True: [], False: []}
    wins_: dict[bool, list[bool]] = {True: [], False: []}
    days: dict[bool, list[int]] = {True: [], False: []}
    for number in range(seasons):
        cast = cast_of(size)
        names = {
            person.id: "sensible" if (place + number) % 2 else "random"
            for place, person in enumerate(cast)
        }
        bots = {person.id: bot(names[person.id], person) for person in cast}
        sheet = played(cast, bots, f"mixed {size} {number}")
        assert sheet.won is not None
        for seat, player in sheet.players.items():
            mine = names[seat] == "sensible"
            won = seat in sheet.won.seats
            points[mine].append(sheet.won.points[seat] / 10)
            wins_[mine].append(won)
            days[mine].append(player.conferences)
    return [
        form(kind[mine])
        for kind, form in (
            (points, lambda of: f"{fmean(of):.2f}"),
            (wins_, lambda of: f"{100 * fmean(of):.0f} %"),
            (days, lambda of: f"{fmean(of):.1f}"),
        )
        for mine in (True, False)
    ]


# -- seasons ---------------------------------------------------------------------------------------


def cast_of(size: int) -> tuple[Castaway, ...]:
    """Return a cast of this size."""
    return tuple(Castaway(id=f"seat{place}", name=f"Seat {place}") for place in range(size))


def bot(name: str, person: Castaway) -> Bot:
    """Return a sensible or random-legal bot for a seat."""
    return RandomBot() if name == "random" else load_format("survival").bots[name](person)


def played(cast: tuple[Castaway, ...], bots: dict[str, Any], seed: str) -> SurvivalSheet:
    """Play a whole season and return its sheet."""
    format = load_format("survival")
    settings = SeasonSettings(
        format=format.name,
        version=format.version,
        changes=format.changes,
        title="Bots",
        cast=cast,
        players={person.id: "bot:sensible" for person in cast},
    )
    season = Rehearsal(settings, f"bots {seed}", bots)
    season.play()
    sheet: SurvivalSheet = season.kernel.rules.sheet  # type: ignore[attr-defined]
    return sheet


def winner_of(sheet: SurvivalSheet) -> str:
    """Return the winner: Good, Evil, the Buddies, or a draw."""
    assert sheet.won is not None
    return sheet.won.winner
