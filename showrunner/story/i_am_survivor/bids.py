"""Rescues: who found a place, who stayed behind in a tie, and at what price."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import name_of, points_of
from showrunner.formats.wording import count, listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.i_am_survivor.names import led, owner_of, the
from showrunner.story.record import Record


class Bids(Finder):
    """Follows each rescuer from its bids to its departure."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._bids: tuple[int, facts.BidsRevealed] | None = None
        self._rescued: dict[str, tuple[int, facts.CharacterRescued]] = {}
        self._refused: dict[str, int] = {}

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Bids, rescues and refusals, told when the rescuer leaves."""
        match fact:
            case facts.BidsRevealed():
                self._bids = number, fact
                self._rescued, self._refused = {}, {}
            case facts.RescuerArrived():
                self._rescued, self._refused = {}, {}
            case facts.CharacterRescued():
                self._rescued[fact.character] = number, fact
            case facts.CandidateRefused():
                self._refused[fact.character] = number
            case facts.SoulSpent(use="ghost ship"):
                souls = count(fact.number, "Soul")
                text = f"The Ghost ship took {souls} of {self.record.name(fact.seat)}."
                yield self.beat("ghost ship", 36, (fact.seat,), (number,), text)
            case facts.RescuerLeft():
                yield from self._left(number, fact.card)

    def _left(self, number: int, card: str) -> Iterator[Beat]:
        rescued, refused, bids = self._rescued, self._refused, self._bids
        self._rescued, self._refused, self._bids = {}, {}, None
        record = self.record
        if rescued:
            names = [led(record, one) for one in rescued]
            text = f"{the(card).capitalize()} took {listed(names)}."
            if card.startswith("devil"):
                text += " The price was a life."
            treasures = [one for _, fact in rescued.values() for one in fact.treasures]
            if treasures:
                text += f" With them went {listed(f'the {name_of(one)}' for one in treasures)}."
            importance = min(50 + 4 * len(rescued) + 3 * sum(map(points_of, treasures)), 78)
            people = [fact.seat for _, fact in rescued.values()]
            took = [at for at, _ in rescued.values()]
            yield self.beat("rescued", importance, people, took, text)
        if refused:
            names = [led(record, one) for one in refused]
            verb = "was" if len(names) == 1 else "were"
            text = f"{listed(names)} had bid for {the(card)} and {verb} left behind."
            if not rescued and len(refused) > 1:
                text += " They had bid alike, and so nobody went."
            people = [owner_of(record, one) for one in refused]
            proof = (*([bids[0]] if bids else []), *refused.values())
            kind = "left behind" if rescued else "nobody went"
            yield self.beat(kind, 54 + 8 * (not rescued), people, proof, text)
        elif bids is not None and not bids[1].bids:
            text = f"{the(card).capitalize()} left empty: nobody could pay."
            yield self.beat("left empty", 32, (), (bids[0], number), text)
