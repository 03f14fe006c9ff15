"""DS-9.5: an opportunity is offered, wanted, paid for once, and there is as much as there is."""

from __future__ import annotations

from dataclasses import dataclass, field

from showrunner.checking.audiences import told_to
from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook


@dataclass
class Opportunity:
    """What was opened, and how it goes."""

    opened: CheckedFact
    bids: dict[str, int | None] = field(default_factory=dict)
    takers: list[str] = field(default_factory=list)
    missed: dict[str, str] = field(default_factory=dict)

    @property
    def full(self) -> bool:
        """Whether nothing is left of it."""
        stock = self.opened["stock"]
        return stock is not None and len(self.takers) >= stock


class Opportunities(SeasonBook):
    """All that were opened, by their numbers."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.by_number: dict[int, Opportunity] = {}
        self.by_offer: dict[tuple[str, str], Opportunity] = {}
        self.closed: set[int] = set()

    def _of(self, fact: CheckedFact) -> Opportunity | None:
        """The one that a castaway's fact is about, while it is open."""
        found = self.by_offer.get((fact["offer"], fact["seat"]))
        gone = found is None or found.opened["number"] in self.closed
        return None if gone else found

    @law("DS-9.5", "OpportunityOpened")
    def opportunities_are_counted(self, fact: CheckedFact) -> Problems:
        """They are numbered 1, 2, 3, …; there is a stock where not everybody can have it."""
        if fact["number"] != len(self.by_number) + 1 or not fact["offers"]:
            yield Problem(f"{fact}", f"{len(self.by_number) + 1} is next, for somebody")
        if (fact["way"] == "everyone") != (fact["stock"] is None) or fact["price"] < 0:
            yield Problem(f"{fact}", "everybody can have it, or as many as its stock says")
        for seat in fact["offers"]:
            if not self.season.of(seat).inside:
                yield Problem(f"{fact}", f"{seat} is out of the game")

    @law("DS-9.5", "OpportunityOffered")
    def an_offer_is_told_to_whom_it_is_for(self, fact: CheckedFact) -> Problems:
        """An open offer is told to everybody, a secret one to one castaway at a time."""
        right = "everybody" if fact["open"] else told_to(fact["seats"])
        if fact.audience != right or (not fact["open"] and len(fact["seats"]) != 1):
            yield Problem(f"{fact.kind} is told to {fact.audience}", right)

    @law("DS-9.5", "OpportunityAnswered")
    def everybody_answers_once(self, fact: CheckedFact) -> Problems:
        """Who is asked answers once: with nothing, the price, or a bid that is no less."""
        found, bid = self._of(fact), fact["bid"]
        if found is None or fact["seat"] in found.bids:
            yield Problem(f"{fact}", "once, to an offer that is open")
        elif bid is not None:
            price, auction = found.opened["price"], found.opened["way"] == "auction"
            if bid < price or (bid != price and not auction):
                yield Problem(f"{fact}", f"the price is {price}")

    @law("DS-9.5", "OpportunityTaken")
    def who_takes_it_wanted_it(self, fact: CheckedFact) -> Problems:
        """Who takes it is in the game, has said so, pays what they said, and takes it once."""
        found, seat = self._of(fact), fact["seat"]
        if found is None or found.bids.get(seat) != fact["price"]:
            yield Problem(f"{fact}", f"bids were {found.bids if found else 'none'}")
            return
        if seat in found.takers or found.full or not self.season.of(seat).inside:
            yield Problem(f"{fact}", f"taken by {found.takers} of a stock {found.opened['stock']}")
        right = "everybody" if found.opened["open"] else told_to([seat])
        if fact.audience != right:
            yield Problem(f"{fact.kind} is told to {fact.audience}", right)

    @law("DS-9.5", "OpportunityMissed")
    def who_misses_it_could_not_have_it(self, fact: CheckedFact) -> Problems:
        """Who wanted it and does not get it is too late, too poor or out, as it says."""
        found, seat, why = self._of(fact), fact["seat"], fact["why"]
        if found is None or found.bids.get(seat) is None or seat in found.takers:
            yield Problem(f"{fact}", "wanted, and not taken")
            return
        inside = self.season.of(seat).inside and not self.season.final
        if (why == "sold out") != found.full or (why == "left" and inside):
            left = f"{len(found.takers)} taken of {found.opened['stock']}"
            yield Problem(f"{fact}", f"{left}; {seat} is {'in' if inside else 'out'}")

    @law("DS-9.5", "OpportunityClosed")
    def it_is_settled_with_all(self, fact: CheckedFact) -> Problems:
        """All who wanted it have it or have missed it; nobody outbid has bid more than a taker."""
        found = self.by_number.get(fact["number"])
        if found is None or fact["number"] in self.closed:
            yield Problem(f"{fact}", "it was opened, and is closed once")
            return
        if fact["takers"] != found.takers:
            yield Problem(f"{fact}", f"it was taken by {found.takers}")
        wanting = {seat: bid for seat, bid in found.bids.items() if bid is not None}
        if wanting.keys() != {*found.takers, *found.missed}:
            yield Problem(f"{fact}", f"it was wanted by {sorted(wanting)}")
        lowest = min((wanting.get(seat, 0) for seat in found.takers), default=0)
        for seat, why in found.missed.items():
            if why == "sold out" and wanting.get(seat, 0) > lowest:
                yield Problem(f"{seat} is outbid with {wanting[seat]}", f"{lowest} got it")

    # -- entries -----------------------------------------------------------------------------------

    @enters("OpportunityOpened")
    def open(self, fact: CheckedFact) -> None:
        """A new one."""
        opened = self.by_number[fact["number"]] = Opportunity(fact)
        for seat, offer in fact["offers"].items():
            self.by_offer[offer, seat] = opened

    @enters("OpportunityAnswered")
    def answer(self, fact: CheckedFact) -> None:
        """What one would pay."""
        if (found := self._of(fact)) is not None:
            found.bids[fact["seat"]] = fact["bid"]

    @enters("OpportunityTaken")
    def take(self, fact: CheckedFact) -> None:
        """One less."""
        if (found := self._of(fact)) is not None:
            found.takers.append(fact["seat"])

    @enters("OpportunityMissed")
    def miss(self, fact: CheckedFact) -> None:
        """One who wanted it."""
        if (found := self._of(fact)) is not None:
            found.missed[fact["seat"]] = fact["why"]

    @enters("OpportunityClosed")
    def close(self, fact: CheckedFact) -> None:
        """It is over."""
        self.closed.add(fact["number"])
