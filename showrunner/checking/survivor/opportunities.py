"""DS-9.5: an opportunity is not taken more often than its stock allows, and is settled once."""

from __future__ import annotations

from dataclasses import dataclass, field

from showrunner.checking.audiences import only, told_to
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on


@dataclass
class Opportunity:
    """An opportunity: its opening fact, bids by seat, who took it, and who wanted but missed it."""

    opened: CheckedFact
    bids: dict[str, int | None] = field(default_factory=dict)
    takers: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    closed: bool = False


class OpportunityBook(Book):
    """All opportunities, in the order of their numbers."""

    def __init__(self) -> None:
        self._all: list[Opportunity] = []

    def _of(self, fact: CheckedFact) -> Opportunity | None:
        for opportunity in self._all:
            offers = opportunity.opened["offers"]
            if offers.get(fact["seat"]) == fact["offer"] and not opportunity.closed:
                return opportunity
        return None

    @on("OpportunityOpened")
    def opened(self, fact: CheckedFact) -> Mismatches:
        """DS-9.5: Opportunities are numbered 1, 2, 3, …."""
        self._all.append(Opportunity(fact))
        if fact["number"] != len(self._all):
            yield Mismatch(f"{fact}", f"{len(self._all)} is next")

    @on("OpportunityOffered")
    def offered(self, fact: CheckedFact) -> Mismatches:
        """DS-9.5: An open offer is told to everybody, a secret one to one castaway at a time."""
        yield from only(fact, "everybody" if fact["open"] else told_to(fact["seats"]))
        if not fact["open"] and len(fact["seats"]) != 1:
            yield Mismatch(f"{fact}", "one castaway at a time")

    @on("OpportunityAnswered")
    def answered(self, fact: CheckedFact) -> Mismatches:
        """DS-9.5: Each castaway answers an offer once, and bids at least its price."""
        offer, bid = self._of(fact), fact["bid"]
        if offer is None or fact["seat"] in offer.bids:
            yield Mismatch(f"{fact}", "once, while the offer is open")
        elif bid is not None and bid < offer.opened["price"]:
            yield Mismatch(f"{fact}", f"the price is {offer.opened['price']}")
        if offer is not None:
            offer.bids[fact["seat"]] = bid

    @on("OpportunityTaken")
    def taken(self, fact: CheckedFact) -> Mismatches:
        """DS-9.5: A bidder takes an offer at most once, for their bid, while there is stock."""
        offer, seat = self._of(fact), fact["seat"]
        if offer is None or offer.bids.get(seat) != fact["price"] or seat in offer.takers:
            yield Mismatch(f"{fact}", f"the bids for this offer are {offer and offer.bids}")
            return
        offer.takers.append(seat)
        stock = offer.opened["stock"]
        if stock is not None and len(offer.takers) > stock:
            yield Mismatch(f"{fact}", f"there are {stock}, taken by {offer.takers}")
        yield from only(fact, "everybody" if offer.opened["open"] else told_to([seat]))

    @on("OpportunityMissed")
    def missed(self, fact: CheckedFact) -> Mismatches:
        """DS-9.5: A castaway who bid for an offer and does not get it is told so once."""
        offer, seat = self._of(fact), fact["seat"]
        if offer is None or seat in offer.takers + offer.missed or offer.bids.get(seat) is None:
            yield Mismatch(f"{fact}", "wanted, and not taken")
            return
        offer.missed.append(seat)

    @on("OpportunityClosed")
    def closed(self, fact: CheckedFact) -> Mismatches:
        """DS-9.5: When an opportunity closes, everybody who bid has either taken or missed it."""
        exists = 1 <= fact["number"] <= len(self._all)
        offer = self._all[fact["number"] - 1] if exists else Opportunity(fact, closed=True)
        wanted = sorted(seat for seat, bid in offer.bids.items() if bid is not None)
        settled = sorted(offer.takers + offer.missed)
        if offer.closed or fact["takers"] != offer.takers or wanted != settled:
            yield Mismatch(f"{fact}", f"it was wanted by {wanted}, taken by {offer.takers}")
        offer.closed = True
