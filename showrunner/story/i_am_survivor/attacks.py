"""Attacks on other players and on rescuers: what they brought, and who struck back."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import name_of
from showrunner.formats.wording import listed, number
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.i_am_survivor.names import led, owner_of, the
from showrunner.story.record import Record


class Attacks(Finder):
    """Follows each attack to its spoils, and remembers who has hurt whom."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._forces: tuple[int, facts.ForcesRevealed] | None = None
        self._fought: tuple[int, facts.PlayersFought] | None = None
        self._hurt: dict[tuple[str, str], tuple[int, int]] = {}
        """Who killed or robbed whom: the fact, and the day."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """The forces, the outcome and the spoils of an attack."""
        match fact:
            case facts.ForcesRevealed():
                self._forces = number, fact
            case facts.PlayersFought():
                self._fought = number, fact
                if not fact.winner:
                    yield self._stood(number, fact)
            case facts.SpoilsTaken():
                yield from self._taken(number, fact)
            case facts.RescuerFought():
                yield from self._rescuer(number, fact)

    @property
    def _revealed(self) -> tuple[int, ...]:
        """The fact that tells the forces of the battle that is on."""
        return (self._forces[0],) if self._forces else ()

    def _totals(self) -> tuple[int, int]:
        return (self._forces[1].attack, self._forces[1].defence) if self._forces else (0, 0)

    def _stood(self, number: int, fact: facts.PlayersFought) -> Beat:
        strength, _ = self._totals()
        attacker, defender = led(self.record, fact.attacker), led(self.record, fact.defender)
        text = f"{attacker} attacked {defender}, {strength} against {strength}. Nobody won."
        people = [owner_of(self.record, one) for one in (fact.attacker, fact.defender)]
        return self.beat("drawn battle", 30, people, (*self._revealed, number), text)

    def _taken(self, at: int, fact: facts.SpoilsTaken) -> Iterator[Beat]:
        if self._fought is None:
            return
        fought, outcome = self._fought
        record, name = self.record, self.record.name
        attacker, defender = outcome.attacker, outcome.defender
        struck_back = owner_of(record, defender) == fact.seat
        best, worst = sorted(self._totals(), reverse=True)
        text = f"{led(record, attacker)} attacked {led(record, defender)}. "
        if struck_back:
            text = f"{led(record, attacker)} attacked {led(record, defender)} and lost. "
        what = {
            "kill": f"{name(fact.seat)} had the loser killed",
            "none": f"{name(fact.seat)} won {best} to {worst} and took nothing",
        }.get(fact.spoils, f"{name(fact.seat)} won {best} to {worst} and took {self._loot(fact)}")
        text += f"{what}."
        values: dict[str, int] = {}
        kind, importance = {
            "kill": ("killed by a player", 74),
            "steal": ("robbed", 46),
            "none": ("spared", 40),
        }[fact.spoils]
        proof = [*self._revealed, fought, at]
        if struck_back:
            kind, importance = "counter-blow", importance + 6
        elif earlier := self._hurt.get((fact.loser, fact.seat)):
            kind, importance = "payback", importance + 10
            text += f" {name(fact.loser)} had struck first, on day {earlier[1]}."
            proof.append(earlier[0])
            values["day"] = earlier[1]
        if fact.spoils != "none" and not struck_back:
            self._hurt[fact.seat, fact.loser] = at, record.round
        yield self.beat(kind, importance, (fact.seat, fact.loser), proof, text, **values)

    def _loot(self, fact: facts.SpoilsTaken) -> str:
        open_cards = [f"the {name_of(card)}" for card in fact.cards]
        held = number(fact.number) + (" held card" if fact.number == 1 else " held cards")
        return listed([*open_cards, *([held] if fact.number else [])])

    def _rescuer(self, at: int, fact: facts.RescuerFought) -> Iterator[Beat]:
        record, forces = self.record, self._forces
        who, rescuer = led(record, fact.character), the(fact.card)
        helpers = []
        if forces is not None:
            helpers = [seat for seat in forces[1].cards if seat != fact.seat]
        proof = (*self._revealed, at)
        if fact.result == "thwarted":
            text = f"{who} attacked {rescuer} and was beaten off."
            if helpers:
                text += f" {listed(map(record.name, helpers))} had stood by the rescuer."
            people = (fact.seat, *helpers)
            yield self.beat("rescue defended", 44, people, proof, text)
            return
        text = f"{who} drove {rescuer} away. Nobody was rescued."
        yield self.beat("rescue driven off", 66, (fact.seat,), proof, text)
