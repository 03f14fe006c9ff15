"""Encounters: who wakes what, who pays for it, and who takes the reward."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.fact import Fact
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import (
    OBSTACLES,
    TOP_LEVEL,
    name_of,
    the_name_of,
)
from showrunner.formats.wording import capital
from showrunner.formats.wording import number as in_words
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.record import Record

SPREE = 3
"""From how many obstacles in one turn on it is a spree."""
LAST_HEALTH = 10
WORTH_TAKING = 2
"""From how many points on it matters who takes the reward."""
TOUGH = 60
"""From how much Health on an obstacle is a feat to defeat without a point to spare."""


class Fights(Finder):
    """Follows each obstacle from the moment that somebody turns it up."""

    titles = (
        Title("Most rewards taken", 48, ("took the reward",), "finished {} of others", "fight"),
        Title(
            "Most robbed", 46, ("took the reward",), "fought in vain for {} of others", "reward", 1
        ),
        Title(
            "Most Health lost",
            42,
            ("on the last Health",),
            "was down to the last Health, {}",
            "time",
        ),
        Title("Best shield", 40, ("saved by a Guard",), "was saved by a card, {}", "time"),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._woken: dict[str, tuple[int, str]] = {}
        """For each open obstacle: the fact with which it was revealed, and by whom."""
        self._failed: dict[str, dict[str, int]] = {}
        """For each open obstacle: who did not defeat it, and the fact of the damage."""
        self._beaten: list[int] = []
        """The obstacles that were defeated in this turn."""
        self._hit: dict[str, tuple[int, str]] = {}
        """For each player: the last obstacle that hurt them, and the fact."""
        self._was_low: set[str] = set()

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """What happens in an encounter, and what follows from it."""
        match fact:
            case facts.TurnBegan():
                self._beaten = []
            case facts.ObstacleMet(revealed=True):
                self._woken[fact.obstacle] = number, fact.seat
            case facts.CombatLost(trap=False):
                self._failed.setdefault(fact.obstacle, {})[fact.seat] = number
                self._hit[fact.seat] = number, fact.obstacle
            case facts.CombatLost() | facts.Assaulted():
                self._hit[fact.seat] = number, fact.obstacle
            case facts.Guarded():
                yield from self._guarded(number, fact)
            case facts.ObstacleBeaten():
                yield from self._was_beaten(number, fact)
            case facts.HealthChanged(health=10) if fact.amount < 0:
                yield from self._low(number, fact.seat)
            case facts.PlayerEliminated():
                yield from self._killed(number, fact)
            case facts.TurnEnded() if len(self._beaten) >= SPREE:
                text = f"{self.record.name(fact.seat)} clears {in_words(len(self._beaten))} "
                text += "obstacles in one turn."
                yield self.beat("spree", 54, (fact.seat,), self._beaten, text)

    def _guarded(self, number: int, fact: facts.Guarded) -> Iterator[Beat]:
        sheet: Any = self.record.sheet
        assault = OBSTACLES[kind_of(fact.obstacle)].assault
        if assault is None or assault.lose < sheet.players[fact.seat].health:
            return
        name, card = self.record.name(fact.seat), name_of(fact.card)
        text = f"{capital(the_name_of(fact.obstacle))} would have been the end of {name}. "
        text += f"{name} held up {card}, and lives."
        yield self.beat("saved by a Guard", 64, (fact.seat,), (number,), text)

    def _was_beaten(self, number: int, fact: facts.ObstacleBeaten) -> Iterator[Beat]:
        self._beaten.append(number)
        self._woken.pop(fact.obstacle, None)
        failed = self._failed.pop(fact.obstacle, {})
        name, kind = self.record.name, OBSTACLES[kind_of(fact.obstacle)]
        others = [seat for seat in failed if seat != fact.seat]
        if others and kind.points >= WORTH_TAKING and fact.level < TOP_LEVEL:
            last = others[-1]
            text = f"{name(last)} had fought {the_name_of(fact.obstacle)} in vain. "
            text += f"{name(fact.seat)} finished it, and has the reward."
            proof = (failed[last], number)
            people = (fact.seat, last)
            importance = 40 + 3 * kind.points
            yield self.beat("took the reward", importance, people, proof, text, points=kind.points)
        elif fact.how == "hack":
            text = f"{name(fact.seat)} hacked {the_name_of(fact.obstacle)} instead of fighting it."
            yield self.beat("hacked", 34, (fact.seat,), (number,), text)
        elif fact.damage == kind.health >= TOUGH and fact.level < TOP_LEVEL:
            text = f"{name(fact.seat)} dealt {the_name_of(fact.obstacle)} exactly the "
            text += f"{kind.health} damage that it took."
            yield self.beat("to the point", 33, (fact.seat,), (number,), text)

    def _low(self, number: int, seat: str) -> Iterator[Beat]:
        if seat in self._was_low:
            return
        self._was_low.add(seat)
        hit, obstacle = self._hit.get(seat, (number, ""))
        text = f"{self.record.name(seat)} has {LAST_HEALTH} Health left"
        text += f", after {the_name_of(obstacle)}." if obstacle else "."
        yield self.beat("on the last Health", 42, (seat,), (hit, number), text)

    def _killed(self, number: int, fact: facts.PlayerEliminated) -> Iterator[Beat]:
        if fact.cause == "producer" or fact.seat not in self._hit:
            return
        hit, obstacle = self._hit[fact.seat]
        woken, waker = self._woken.get(obstacle, (0, fact.seat))
        name, kind = self.record.name, OBSTACLES[kind_of(obstacle)]
        text = f"{capital(the_name_of(obstacle))} on Level {kind.level} kills {name(fact.seat)}."
        if waker != fact.seat:
            text = f"{name(waker)} had woken {the_name_of(obstacle)} on Level {kind.level} "
            text += f"and left it there. It killed {name(fact.seat)}."
            people, proof = (fact.seat, waker), (woken, hit, number)
            values = {"obstacle": obstacle, "level": kind.level}
            yield self.beat("woken by another", 68, people, proof, text, **values)
        else:
            values = {"obstacle": obstacle, "level": kind.level}
            yield self.beat("killed", 60, (fact.seat,), (hit, number), text, **values)
