"""How bots play: who wins with sensible and with random-legal players on either side."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Console
from rich.table import Table

from showrunner.formats.facts import Fact
from showrunner.formats.format import Bot, load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survival import facts as survival
from showrunner.formats.survival.cards import side_of
from showrunner.kernel import Dice
from showrunner.players.random_bot import RandomBot
from showrunner.questions import Question
from showrunner.running.rehearsal import Rehearsal

SIZES = (8, 9, 10, 12, 13, 14, 16, 18, 20, 24, 27, 30)
MATCHES = (("sensible", "sensible"), ("sensible", "random"), ("random", "sensible"))
"""How Good and Evil play."""


class Sided:
    """Plays as the one bot or the other, whichever its role's side has."""

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


def cast_of(size: int) -> tuple[Castaway, ...]:
    return tuple(Castaway(id=f"seat{place}", name=f"Seat {place}") for place in range(size))


def wins(size: int, good: str, evil: str, seasons: int, **parameters: Any) -> Counter[str]:
    """Who wins so many seasons of this size."""
    format = load_format("survival")
    cast = cast_of(size)
    settings = SeasonSettings(
        format=format.name,
        version=format.version,
        title="Bots",
        cast=cast,
        parameters=parameters,
        players={person.id: "bot:sensible" for person in cast},
    )

    def bot(name: str, person: Castaway) -> Bot:
        return RandomBot() if name == "random" else format.bots[name](person)

    won: Counter[str] = Counter()
    for number in range(seasons):
        bots: dict[str, Bot] = {
            person.id: Sided(person, {"good": bot(good, person), "evil": bot(evil, person)})
            for person in cast
        }
        played = Rehearsal(settings, f"bots {size} {number}", bots)
        played.play()
        won[played.kernel.rules.sheet.won.winner] += 1  # type: ignore[attr-defined]
    return won


def run(console: Console, quick: bool) -> None:
    """One row a size: the share of seasons that Good wins, of those that a side wins."""
    seasons = 40 if quick else 200
    shown = Table(title=f"Survival: seasons that Good wins, of {seasons} (buddies, draws aside)")
    shown.add_column("contestants", justify="right")
    for good, evil in MATCHES:
        shown.add_column(f"Good {good}, Evil {evil}", justify="right")
    for size in SIZES:
        row = [str(size)]
        for good, evil in MATCHES:
            won = wins(size, good, evil, seasons)
            sides = won["good"] + won["evil"]
            other = sum(won.values()) - sides
            row.append(
                f"{100 * won['good'] / max(1, sides):.0f} %" + f" ({other} other)" * bool(other)
            )
        shown.add_row(*row)
    console.print(shown)
