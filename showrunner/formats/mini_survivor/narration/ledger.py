"""Narration of idols, garnets and auctions."""

from __future__ import annotations

from showrunner.formats.chapters import Chapter, narrated, produced, secret, tells
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.narration import Line
from showrunner.formats.wording import count

TOLD_BY_OTHER_FACTS = ("played", "auction")
"""Causes of changes that need no line, as another fact tells them."""


class MiniLedger(Chapter[MiniSheet]):
    """Tells how players' idols and garnets change."""

    @tells(facts.IdolsChanged)
    def _idols(self, fact: facts.IdolsChanged) -> list[Line]:
        if fact.cause in TOLD_BY_OTHER_FACTS:
            return []
        name = self.desk.name(fact.seat)
        if fact.cause == "moot":
            return [secret(f"{name} gets an idol back: it was of no use.")]
        return [produced(f"{name} gets {count(fact.amount, 'idol')} from the producers.")]

    @tells(facts.GarnetsChanged)
    def _garnets(self, fact: facts.GarnetsChanged) -> list[Line]:
        if fact.cause in TOLD_BY_OTHER_FACTS:
            return []
        verb = "gets" if fact.amount > 0 else "loses"
        amount = count(abs(fact.amount), "garnet")
        return [produced(f"{self.desk.name(fact.seat)} {verb} {amount} by the producers.")]

    @tells(facts.IdolBought)
    def _bought(self, fact: facts.IdolBought) -> list[Line]:
        name, price = self.desk.name(fact.seat), count(fact.price, "garnet")
        return [secret(f"{name} buys an idol for {price}.")]

    @tells(facts.IdolPlayed)
    def _played(self, fact: facts.IdolPlayed) -> list[Line]:
        text = f"{self.desk.name(fact.seat)} plays an idol on {fact.survivor}."
        public = self.sheet.parameters.reveal_idol_plays
        return [narrated(text) if public else secret(text)]

    @tells(facts.AuctionOrdered)
    def _ordered(self, fact: facts.AuctionOrdered) -> list[Line]:
        return [produced("The producers will auction an idol.")]

    @tells(facts.AuctionOpened)
    def _opened(self, fact: facts.AuctionOpened) -> list[Line]:
        least = count(fact.least, "garnet")
        return [produced(f"An idol is auctioned, by sealed bids of {least} at least.")]

    @tells(facts.BidMade)
    def _bid(self, fact: facts.BidMade) -> list[Line]:
        if not fact.bid:
            return []
        return [secret(f"{self.desk.name(fact.seat)} bids {count(fact.bid, 'garnet')}.")]

    @tells(facts.AuctionClosed)
    def _closed(self, fact: facts.AuctionClosed) -> list[Line]:
        if not fact.winner:
            return [narrated("Nobody bids for the idol.")]
        name, price = self.desk.name(fact.winner), count(fact.price, "garnet")
        return [narrated(f"{name} has the idol, for {price}.")]
