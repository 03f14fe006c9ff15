"""Fights told as fights, who gained what in an episode, and what is at stake in the next one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import IDENTITIES, name_of, the_name_of
from showrunner.formats.wording import capital, count, listed, number
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.record import Record
from showrunner.story.surviving_the_game.ending import points
from showrunner.story.told import Sentence

LOW: Final = 30
"""Health from which one more fight can be the last."""
HARD: Final = 20
"""From how much damage on a blow is told that came before a fight."""
DEAR: Final = 4
"""From what price on a purchase is told."""


class Turns(Finder):
    """Follows each fight from the attack to what it cost, and who owns how many points."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._attack: tuple[int, facts.ObstacleAttacked] | None = None
        self._hurt: tuple[int, str] | None = None
        """The last fact by which an obstacle hurt somebody, and the obstacle."""
        self._beaten: list[tuple[int, facts.ObstacleBeaten]] = []
        self._failed: list[tuple[int, facts.CombatLost]] = []
        self._health: dict[str, tuple[int, int]] = {}
        """The last Health of each player, and the fact."""
        self._gained: list[tuple[int, str]] = []
        """The facts by which players got cards, and who did."""
        self._identities: dict[str, tuple[int, str]] = {}
        """Who has bought which Character ID, and the fact."""
        self._points: dict[str, int] = {}
        """What everybody had at the end of the last episode."""

    @override
    def take(self, number: int, fact: Fact) -> Iterator[Beat | Sentence]:
        """An attack and its outcome; other facts are noted for the end of the episode."""
        name = self.record.name
        match fact:
            case facts.TurnBegan():
                self._attack = self._hurt = None
            case facts.ObstacleAttacked():
                self._attack = number, fact
            case facts.ObstacleBeaten():
                self._beaten.append((number, fact))
                self._gained.append((number, fact.seat))
                if fact.how != "hack":
                    yield self._won(number, fact)
            case facts.CombatLost():
                self._failed.append((number, fact))
                self._hurt = number, fact.obstacle
            case facts.Assaulted():
                self._hurt = number, fact.obstacle
            case facts.HealthChanged():
                self._health[fact.seat] = number, fact.health
                if fact.amount < 0 and self._hurt is not None and fact.health > 0:
                    yield from self._lost(number, fact)
            case facts.CardBought():
                self._gained.append((number, fact.seat))
                if fact.price >= DEAR:
                    text = f"{name(fact.seat)} pays {fact.price} Creds for {name_of(fact.card)}."
                    yield Sentence(text=text, facts=(number,))
            case facts.IdentityBought():
                self._identities[fact.seat] = number, fact.identity
                self._gained.append((number, fact.seat))
            case facts.InjuryGained():
                self._gained.append((number, fact.seat))

    def _won(self, number: int, fact: facts.ObstacleBeaten) -> Sentence:
        """How much it took."""
        name, what = self.record.name(fact.seat), the_name_of(fact.obstacle)
        text = f"{name} gives up cards to shut {what} down on Level {fact.level}."
        if fact.how == "attack":
            text = f"{name} takes on {what} on Level {fact.level}: {fact.damage} damage, "
            text += "and it falls."
        return Sentence(text=text, facts=(number,))

    def _lost(self, number: int, fact: facts.HealthChanged) -> Iterator[Sentence]:
        """How far it was from enough, and what it cost."""
        hurt, obstacle = self._hurt or (number, "")
        name, proof = self.record.name(fact.seat), [hurt, number]
        text = f"{capital(the_name_of(obstacle))} hits {name}"
        attack = self._attack
        if attack is not None and attack[1].obstacle == obstacle and attack[1].seat == fact.seat:
            text = f"{name} throws {attack[1].damage} damage at {the_name_of(obstacle)}, which "
            text += f"still has {attack[1].left} Health: it hits back"
            proof.append(attack[0])
        elif -fact.amount < HARD and fact.health > LOW:
            return
        text += f" for {-fact.amount}, and {fact.health} Health is left."
        self._hurt = None
        yield Sentence(text=text, facts=all_facts(proof))

    # -- why ---------------------------------------------------------------------------------------

    @override
    def reasons(self, since: int) -> Iterator[Sentence]:
        """Who gained most in these rounds, and by how many fights."""
        sheet: Any = self.record.sheet
        now = {seat: sheet.points(seat) for seat in self.record.names}
        before, self._points = self._points, now
        won = Counter(fact.seat for at, fact in self._beaten if at >= since)
        lost = Counter(fact.seat for at, fact in self._failed if at >= since)
        gained = {seat: now[seat] - before.get(seat, 0) for seat in now}
        best = sorted((seat for seat in gained if gained[seat] > 0), key=lambda one: -gained[one])
        if best and len(gained) > 1:
            name = self.record.name
            text = f"{name(best[0])} gained most, {points(gained[best[0]])}"
            if won[best[0]] or lost[best[0]]:
                text += f", with {count(won[best[0]], 'obstacle')} beaten"
                text += f" and {count(lost[best[0]], 'fight')} lost" if lost[best[0]] else ""
            others = [f"{name(seat)} {gained[seat]}" for seat in best[1:]]
            text += f"; {listed(others)}." if others else "."
            proof = all_facts(
                (at for at, seat in self._gained if at >= since and seat in best),
                (at for at, fact in self._failed if at >= since and fact.seat == best[0]),
            )
            if proof:
                yield Sentence(text=text, facts=proof)
        idle = [seat for seat in sheet.active if lost[seat] and not won[seat]]
        for seat in idle[:1]:
            proof = all_facts(at for at, fact in self._failed if at >= since and fact.seat == seat)
            text = f"{self.record.name(seat)} lost {count(lost[seat], 'fight')} and won none."
            yield Sentence(text=text, facts=proof)

    # -- what is open ------------------------------------------------------------------------------

    @override
    def open_questions(self) -> Iterator[Sentence]:
        """Who leads by how much, whose Health is low, and which obstacle has thrown most back."""
        sheet: Any = self.record.sheet
        name = self.record.name
        alive = {seat: sheet.points(seat) for seat in sheet.survivors}
        first, *rest = sorted(alive, key=lambda seat: -alive[seat])
        if not self._beaten and self._identities:
            as_what = (
                f"{name(seat)} as a {IDENTITIES[identity].name}"
                for seat, (_, identity) in self._identities.items()
            )
            text = f"So far {listed(as_what)} would go in."
            yield Sentence(text=text, facts=all_facts(at for at, _ in self._identities.values()))
        if rest and alive[first] > alive[rest[0]]:
            text = f"{name(first)} leads with {points(alive[first])}; {name(rest[0])} has "
            text += f"{alive[rest[0]]}."
            proof = all_facts(at for at, seat in self._gained if seat in (first, rest[0]))
            if proof:
                yield Sentence(text=text, facts=proof)
        low = {
            seat: self._health[seat]
            for seat in sheet.active
            if seat in self._health and 0 < self._health[seat][1] <= LOW
        }
        for seat in sorted(low, key=lambda one: low[one][1])[:1]:
            at, health = low[seat]
            text = f"{name(seat)} goes on with {health} Health. One more fight can be the last."
            yield Sentence(text=text, facts=(at,))
        fallen = {fact.obstacle: at for at, fact in self._beaten}
        standing: dict[str, list[tuple[int, str]]] = {}
        for at, lost in self._failed:
            if not lost.trap and at > fallen.get(lost.obstacle, -1):
                standing.setdefault(lost.obstacle, []).append((at, lost.seat))
        if standing:
            obstacle = max(standing, key=lambda one: len(standing[one]))
            who = dict.fromkeys(name(seat) for _, seat in standing[obstacle])
            times = number(len(standing[obstacle]))
            text = (
                f"{capital(the_name_of(obstacle))} still stands. It has beaten {listed(who)} back"
            )
            text += "." if times == "one" else f", {times} times."
            yield Sentence(text=text, facts=all_facts(at for at, _ in standing[obstacle]))
