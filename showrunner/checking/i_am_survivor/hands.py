"""IS-8, I1: cards come to a player, and pass between players, only for a reason that is told."""

from __future__ import annotations

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Mismatch, Mismatches, on
from showrunner.checking.ledger import DoubleEntryLedger
from showrunner.checking.piles import CardPlaces

OWN = {"hand", "equipped", "fuel", "bid", "trophies", "treasures"}
"""Zones that belong to a player, a campfire or a candidate."""
PASSED = {"hand", "equipped", "trophies"}
"""Zones of a player from which cards can pass to another player."""
OPEN = {
    *("supplies", "supplies_discard", "explore", "explore_discard", "rescue", "rescue_discard"),
    *("bank", "other_sides", "faced", "waiting"),
}
BESIDE = {
    ("supplies_discard", "supplies"),
    ("explore_discard", "explore"),
    ("rescue_discard", "rescue"),
    ("rescue_discard", "waiting"),
    ("explore", "faced"),
    ("faced", "explore_discard"),
    ("faced", "hand"),
    ("faced", "trophies"),
    ("rescue", "waiting"),
    ("waiting", "rescue_discard"),
    ("bank", "other_sides"),
    ("other_sides", "bank"),
    ("hand", "equipped"),
    ("hand", "fuel"),
    ("hand", "bid"),
    ("bid", "hand"),
    ("trophies", "bid"),
    ("bid", "trophies"),
    ("hand", "treasures"),
    ("equipped", "hand"),
}
"""Moves that need no further reason, between these zones."""
DISCARDS = {"supplies_discard", "bank", "explore_discard", "other_sides"}


class Hands(DoubleEntryLedger):
    """Each move of a card to a player, and the fact that says why."""

    def __init__(self, places: CardPlaces) -> None:
        super().__init__()
        self._places = places
        self._promised = ""
        """The card that was promised for help against a beast."""

    @on("HelpAsked")
    def help_asked(self, fact: CheckedFact) -> None:
        """IS-7.2: What is promised for help is given to whoever helps."""
        self._promised = fact["pay"]

    @on("BeastFought")
    def fought(self, fact: CheckedFact) -> None:
        """IS-7.2: Nobody helps any more."""
        self._promised = ""

    @on("CardsMoved")
    def moved(self, fact: CheckedFact) -> Mismatches:
        """IS-1.3: Cards move only from where the rules take them to where they put them."""
        for move in self._places.moves(fact):
            zones = source, target = move.zones
            owner, other = move.source.partition("/")[2], move.target.partition("/")[2]
            if source in OWN and target in DISCARDS:
                continue
            if zones == ("supplies", "hand"):
                self.owe("drawn", [other], 1, "draw")
            elif zones in (("bank", "hand"), ("other_sides", "hand")):
                self.owe("got", [other], 1, move.card)
            elif owner != other and source in PASSED and target in PASSED:
                if move.card == self._promised:
                    self._promised = ""
                else:
                    self.owe("passed", [other], 1, move.card)
            elif zones not in BESIDE or not {source, target} <= OWN | OPEN:
                yield Mismatch(f"{move.card} moves from {move.source} to {move.target}", "no rule")

    @on("SuppliesDrawn")
    def drawn(self, fact: CheckedFact) -> None:
        """IS-3.1: As many Supplies are told as are drawn."""
        self.book("drawn", fact["seat"], fact["number"], "draw")

    @on("CardsGained")
    def gained(self, fact: CheckedFact) -> None:
        """IS-1.3: Cards from the Bank are told."""
        for card in fact["cards"]:
            self.book("got", fact["seat"], 1, card)

    @on("CardCooked")
    def cooked(self, fact: CheckedFact) -> None:
        """IS-10.2: A cooked card comes for the raw one."""
        self.book("got", fact["seat"], 1, fact["into"])

    @on("TradeDone")
    def traded(self, fact: CheckedFact) -> None:
        """IS-8.2: What changes hands in a trade is told to the two."""
        for card in fact["gave"]:
            self.book("passed", fact["second"], 1, card)
        for card in fact["got"]:
            self.book("passed", fact["first"], 1, card)

    @on("CardsStolen")
    def stolen(self, fact: CheckedFact) -> None:
        """IS-7.11: What is stolen from a hand is told to thief and victim."""
        for card in fact["cards"]:
            self.book("passed", fact["seat"], 1, card)

    @on("SpoilsTaken")
    def spoils(self, fact: CheckedFact) -> None:
        """IS-7.11: Equipped items are stolen openly."""
        for card in fact.fields.get("cards", ()):
            self.book("passed", fact["seat"], 1, card)
