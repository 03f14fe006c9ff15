"""Rescues: who found a place, who was outbid or stayed behind in a tie, and at what price."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.fact import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.bids import PRICES
from showrunner.formats.i_am_survivor.cards import RESCUERS, name_of, points_of
from showrunner.formats.wording import capital, count, listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.i_am_survivor.names import led, owner_of, the
from showrunner.story.record import Record

BID = {"weapon": "weapons", "trophy": "trophies", "fish": "fresh fish"}
"""What is bid where the price is of this kind, if it is called otherwise."""


class Bids(Finder):
    """Follows each rescuer from its bids to its departure."""

    titles = (Title("Most rescued", 34, ("rescued",), "had places with {}", "rescuer"),)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._bids: tuple[int, facts.BidsRevealed] | None = None
        self._offered: dict[str, tuple[str, ...]] = {}
        """What is bid for each candidate, with what they have added."""
        self._raised: list[int] = []
        self._rescued: dict[str, tuple[int, facts.CharacterRescued]] = {}
        self._refused: dict[str, int] = {}

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Bids, rescues and refusals, told when the rescuer leaves."""
        match fact:
            case facts.BidsRevealed():
                self._bids = number, fact
                self._offered, self._raised = dict(fact.bids), []
                self._rescued, self._refused = {}, {}
            case facts.RescuerArrived():
                self._rescued, self._refused = {}, {}
            case facts.BidRaised():
                self._offered[fact.character] += fact.cards
                self._raised.append(number)
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
            text = f"{capital(the(card))} took {listed(names)}."
            if card.startswith("devil"):
                text += " The price was a life."
            treasures = [one for _, fact in rescued.values() for one in fact.treasures]
            if treasures:
                text += f" With them went {listed(f'the {name_of(one)}' for one in treasures)}."
            importance = min(50 + 4 * len(rescued) + 3 * sum(map(points_of, treasures)), 78)
            people = [fact.seat for _, fact in rescued.values()]
            took = [at for at, _ in rescued.values()]
            yield self.beat("rescued", importance, people, took, text)
        for outbid in self._outbid(bids, rescued, refused):
            yield outbid
            refused = {one: at for one, at in refused.items() if at not in outbid.facts}
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
            text = f"{capital(the(card))} left empty: nobody could pay."
            yield self.beat("left empty", 32, (), (bids[0], number), text)

    def _outbid(
        self,
        bids: tuple[int, facts.BidsRevealed] | None,
        rescued: Mapping[str, tuple[int, Fact]],
        refused: Mapping[str, int],
    ) -> Iterator[Beat]:
        """Candidates left behind because another player had bid more.

        It is told of the best of their bids, and of the least of those that were higher.
        """
        if bids is None:
            return
        (at, revealed), record = bids, self.record
        price = RESCUERS[kind_of(revealed.card)].price
        bid = {one: sum(map(PRICES[price].worth, self._offered[one])) for one in self._offered}
        above = {
            loser: [
                winner
                for winner in rescued
                if bid[winner] > bid[loser] and owner_of(record, winner) != owner_of(record, loser)
            ]
            for loser in refused
        }
        losers = sorted((one for one in refused if above[one]), key=lambda one: -bid[one])
        for best in losers[:1]:
            winner = min(above[best], key=lambda one: bid[one])
            text = f"{led(record, best)} had bid {BID.get(price, price)} worth {bid[best]} for "
            text += f"{the(revealed.card)} and stayed behind: {led(record, winner)} bid "
            text += f"{bid[winner]}."
            if others := losers[1:]:
                text += f" {listed(led(record, one) for one in others)} had bid no more."
            people = [owner_of(record, one) for one in (*losers, winner)]
            proof = (at, *self._raised, rescued[winner][0], *(refused[one] for one in losers))
            importance = 64 if bid[winner] == bid[best] + 1 else 58
            values = {"bid": bid[best], "winning": bid[winner]}
            yield self.beat("rescue outbid", importance, people, proof, text, **values)
