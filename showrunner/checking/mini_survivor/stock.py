"""MS-5.2: idols, garnets and Tokens are the sum of their causes, and never below 0."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Mismatch, Mismatches, on
from showrunner.checking.ledger import DoubleEntryLedger
from showrunner.checking.mini_survivor.pieces import Pieces

IDOLS, GARNETS, TOKENS = "idols", "garnets", "tokens"


class Stock(DoubleEntryLedger):
    """The idols, garnets and Tokens that players hold, and the facts that change them."""

    def __init__(self, parameters: CheckedParameters, pieces: Pieces) -> None:
        super().__init__()
        self._parameters = parameters
        self._pieces = pieces
        self._stocked: set[str] = set()
        self._bids: dict[str, int] | None = None
        """The bids of the open auction, by seat; None if no auction is open."""
        self._bidders: list[str] = []
        self._bonus: Mapping[str, int] = {}

    @on("StockGiven")
    def start(self, fact: CheckedFact) -> Mismatches:
        """MS-1.4: Each player is given a stock once, with the amounts in the parameters."""
        for what in (IDOLS, GARNETS):
            if fact[what] != self._parameters[f"starting_{what}"] or fact["seat"] in self._stocked:
                right = f"{self._parameters[f'starting_{what}']}, once"
                rule = "MS-1.4" if what == IDOLS else "MS-5.2"
                yield Mismatch(f"{fact['seat']} has {fact[what]} {what}", right, rule)
            self.held[what, fact["seat"]] = fact[what]
        self._stocked.add(fact["seat"])

    @on("IdolsChanged", "GarnetsChanged")
    def changed(self, fact: CheckedFact) -> Mismatches:
        """MS-5.2: A change of a stock is not 0, and a stock never falls below 0."""
        what = IDOLS if fact.kind == "IdolsChanged" else GARNETS
        balance = self.book(what, fact["seat"], fact["amount"], fact["cause"])
        if balance < 0 or not fact["amount"]:
            yield Mismatch(f"{fact}", f"{balance - fact['amount']} are there")

    @on("IdolBought")
    def bought(self, fact: CheckedFact) -> Mismatches:
        """MS-5.2: An idol is paid with garnets that its buyer has."""
        self.held[IDOLS, fact["seat"]] += 1
        self.held[GARNETS, fact["seat"]] -= fact["price"]
        if self.held[GARNETS, fact["seat"]] < 0:
            yield Mismatch(f"{fact}", f"{self.held[GARNETS, fact['seat']] + fact['price']} there")

    @on("IdolPlayed")
    def played(self, fact: CheckedFact) -> None:
        """MS-5.4: A played idol is used up; one played on an Outcast may be returned."""
        self.owe(IDOLS, [fact["seat"]], -1, "played")
        # The same holds for a Survivor who fell in this round: neither can be voted for.
        in_a_tribe = any(fact["survivor"] in members for members in self._pieces.tribes.values())
        if not in_a_tribe and self._parameters["idol_refund_if_moot"]:
            self.owe(IDOLS, [fact["seat"]], 1, "moot")

    @on("OrderTaken")
    def ordered(self, fact: CheckedFact) -> None:
        """DS-9.8: Producers give idols, and give or take garnets."""
        name, terms = fact["name"], fact["terms"]
        if name == "give_idol":
            self.owe(IDOLS, [terms.get("seat")], 1, "producers")
        elif name == "change_garnets":
            self.owe(GARNETS, [terms.get("seat")], terms.get("amount", 0), "producers")

    # -- auctions ----------------------------------------------------------------------------------

    @on("AuctionOpened")
    def auction_opens(self, fact: CheckedFact) -> Mismatches:
        """DS-9.8: There is one auction at a time."""
        if self._bids is not None:
            yield Mismatch(f"{fact}", "an auction is on")
        self._bids, self._bidders = {}, fact["bidders"]

    @on("BidMade")
    def bid(self, fact: CheckedFact) -> Mismatches:
        """MS-5.2: A bidder bids once, and no more garnets than they have."""
        bids, has = self._bids if self._bids is not None else {}, self.held[GARNETS, fact["seat"]]
        if fact["seat"] in bids or fact["seat"] not in self._bidders or fact["bid"] > has:
            yield Mismatch(f"{fact}", f"one bid each of {self._bidders}, {has} are there")
        bids[fact["seat"]] = fact["bid"]

    @on("AuctionClosed")
    def auction_closes(self, fact: CheckedFact) -> Mismatches:
        """DS-9.8: The winner of an auction pays their own bid for an idol."""
        winner, price = fact["winner"], fact["price"]
        if self._bids is None or price != (self._bids.get(winner) if winner else 0):
            yield Mismatch(f"{fact}", f"the bids are {self._bids}")
        self.owe(GARNETS, [winner] if winner else [], -price, "auction")
        self.owe(IDOLS, [winner] if winner else [], 1, "auction")
        self._bids = None

    # -- the end -----------------------------------------------------------------------------------

    @on("BonusCounted")
    def bonus(self, fact: CheckedFact) -> Mismatches:
        """MS-8.4: The bonus is a garnet for each living Survivor, counted once."""
        if fact["garnets"] != self._pieces.owned or self._bonus:
            yield Mismatch(f"{fact}", f"once; alive are {self._pieces.owned}")
        self._bonus = fact["garnets"]

    @on("MatchEnded")
    def earned(self, fact: CheckedFact) -> None:
        """MS-8.2: Tokens are earned at the end."""
        for seat, number in fact["tokens"].items():
            self.held[TOKENS, seat] = number

    @on("GarnetsShown")
    def shown(self, fact: CheckedFact) -> Mismatches:
        """MS-5.5: The garnets shown are those that players have left, plus the counted bonus."""
        right = {seat: self.held[GARNETS, seat] for seat in self._pieces.players}
        if fact["unspent"] != right:
            yield Mismatch(f"unspent are {fact['unspent']}", f"players have {right}")
        if fact["bonus"] != self._bonus:
            yield Mismatch(f"the bonus is {fact['bonus']}", f"it is {self._bonus}", "MS-8.4")
        for seat, garnets in fact["bonus"].items():
            self.held[GARNETS, seat] += garnets

    @on("GiftMade")
    def gift(self, fact: CheckedFact) -> Mismatches:
        """MS-5.5: A player gives garnets and Tokens that they have, and only to others."""
        seat, to, what, amount = fact["seat"], fact["to"], fact["what"], fact["amount"]
        if not 0 < amount <= self.held[what, seat] or seat == to:
            yield Mismatch(f"{fact}", f"{self.held[what, seat]} are there, for others")
        self.held[what, seat] -= amount
        self.held[what, to] += amount
