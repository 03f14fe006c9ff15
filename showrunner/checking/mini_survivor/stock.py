"""MS-5: idols and garnets, bought, played, auctioned and given; never less than none."""

from __future__ import annotations

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.season import Season, SeasonBook


class Stock(SeasonBook):
    """What players have, and the auction that is on."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.buys: dict[str, int] = {}
        self.played: set[tuple[str, int]] = set()
        self.least = 0
        self.bidders: list[str] | None = None
        self.bids: dict[str, int] = {}

    @law("MS-5.2", "IdolsChanged", "GarnetsChanged")
    def nobody_has_less_than_none(self, fact: CheckedFact) -> Problems:
        """A stock changes by something, and never falls below 0."""
        player = self.season.of(fact["seat"])
        has = player.idols if fact.kind == "IdolsChanged" else player.garnets
        if has + fact["amount"] < 0 or not fact["amount"]:
            yield Problem(f"{fact}", f"{has} are there")

    @law("MS-5.2", "IdolBought")
    def each_idol_has_its_price(self, fact: CheckedFact) -> Problems:
        """A player's next idol costs so much more than the last, and is paid."""
        price, player = self.season.price(fact["seat"]), self.season.of(fact["seat"])
        if fact["price"] != price:
            yield Problem(f"{fact['seat']} pays {fact['price']}", f"the next idol costs {price}")
        if player.garnets < fact["price"]:
            yield Problem(f"{fact['seat']} pays {fact['price']}", f"{player.garnets} are there")

    @law("MS-5.3", "IdolBought")
    def idols_are_bought_by_lines(self, fact: CheckedFact) -> Problems:
        """An idol is bought by a line of a submission, before the segments."""
        sent = self.season.sent.get(fact["seat"])
        bought = self.buys.get(fact["seat"], 0)
        if sent is None or bought >= sent.buys or self.season.phase != "submission":
            yield Problem(f"{fact['seat']} buys an idol", "as many as lines of this round say")

    @law("MS-5.3", "PhaseEnded")
    def what_can_be_paid_is_bought(self, fact: CheckedFact) -> Problems:
        """Of the lines that buy as many count as garnets pay."""
        for seat, sent in self.season.sent.items() if fact["phase"] == "submission" else ():
            left = sent.buys - self.buys.get(seat, 0)
            if left > 0 and self.season.of(seat).garnets >= self.season.price(seat):
                yield Problem(f"{seat} has bought {left} idols too few", "they can be paid")

    @law("MS-5.1", "IdolPlayed")
    def idols_are_played_by_lines(self, fact: CheckedFact) -> Problems:
        """An idol is played by a line of a submission, once, in the Voting segment."""
        sent = self.season.sent.get(fact["seat"])
        if sent is None or fact["survivor"] not in sent.idols or self.season.phase != "voting":
            yield Problem(f"{fact}", "no line of this round says so")
        if (fact["seat"], fact["survivor"]) in self.played:
            yield Problem(f"{fact}", "it was played already", "MS-5.4")

    # -- auctions ----------------------------------------------------------------------------------

    @law("DS-9.8", "AuctionOpened")
    def who_is_in_play_bids(self, fact: CheckedFact) -> Problems:
        """All who are in play bid, and there is one auction at a time."""
        if fact["bidders"] != self.season.in_play or self.bidders is not None:
            yield Problem(f"{fact['bidders']} bid", f"in play are {self.season.in_play}")

    @law("MS-5.2", "BidMade")
    def bids_can_be_paid(self, fact: CheckedFact) -> Problems:
        """A bidder bids once: nothing, or the least or more, and no more than there is."""
        has = self.season.of(fact["seat"]).garnets
        if fact["bid"] and not self.least <= fact["bid"] <= has:
            yield Problem(f"{fact}", f"nothing, or {self.least} to {has}")
        if fact["seat"] in self.bids or fact["seat"] not in (self.bidders or ()):
            yield Problem(f"{fact['seat']} bids", f"once each: {self.bidders}")

    @law("DS-9.8", "AuctionClosed")
    def the_highest_bid_wins(self, fact: CheckedFact) -> Problems:
        """All have bid; the highest bid pays and has the idol; where there is none nobody."""
        missing = [
            seat
            for seat in self.bidders or ()
            if seat not in self.bids and seat in self.season.in_play
        ]
        if self.bidders is None or missing:
            yield Problem("an auction closes", f"{missing or 'nobody'} has yet to bid")
        price = max(self.bids.values(), default=0)
        best = [seat for seat, bid in self.bids.items() if bid == price > 0] or [""]
        if fact["winner"] not in best or fact["price"] != price:
            yield Problem(f"{fact}", f"{price} of {' or '.join(best) or 'nobody'} is highest")

    # -- entries -----------------------------------------------------------------------------------

    @enters("RoundBegan")
    def anew(self, fact: CheckedFact) -> None:
        """Another round's lines."""
        self.buys, self.played = {}, set()

    @enters("IdolBought")
    def buy(self, fact: CheckedFact) -> None:
        """One idol more."""
        self.buys[fact["seat"]] = self.buys.get(fact["seat"], 0) + 1

    @enters("IdolPlayed")
    def play(self, fact: CheckedFact) -> None:
        """It is spent."""
        self.played.add((fact["seat"], fact["survivor"]))

    @enters("AuctionOpened")
    def open(self, fact: CheckedFact) -> None:
        """Bids, please."""
        self.least, self.bidders, self.bids = fact["least"], fact["bidders"], {}

    @enters("BidMade")
    def bid(self, fact: CheckedFact) -> None:
        """A sealed bid."""
        self.bids[fact["seat"]] = fact["bid"]

    @enters("AuctionClosed")
    def close(self, fact: CheckedFact) -> None:
        """It is sold, or not."""
        self.bidders = None
