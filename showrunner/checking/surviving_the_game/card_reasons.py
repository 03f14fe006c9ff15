"""SG-5, I1: a card that changes hands, or leaves the game, does so for a reason that is told."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Mismatch, Mismatches, on
from showrunner.checking.ledger import DoubleEntryLedger
from showrunner.checking.piles import CardMove, CardPlaces
from showrunner.checking.surviving_the_game.players import card_of

REASONS: Mapping[tuple[str, str], str] = {
    ("hand", "play"): "used",
    ("hand", "removed"): "used",
    ("discard", "removed"): "used",
    ("barracks", "discard"): "bought",
    ("armory", "discard"): "bought",
    ("top", "discard"): "bought",
    ("extra", "discard"): "bought",
    ("identities", "identity"): "became",
    ("injuries", "discard"): "injured",
    ("area", "discard"): "beaten",
    ("area", "trophies"): "beaten",
    ("area", "won"): "beaten",
    ("area", "removed"): "sprung",
}
"""Why a card moves from one zone to another. Each reason is told by a fact in the same entry."""
FREE = {
    ("deck", "hand"),
    ("hand", "discard"),
    ("play", "discard"),
    ("discard", "deck"),
    ("stack", "top"),
    ("top", "extra"),
    ("top", "stack"),
    ("obstacles", "area"),
    ("obstacles", "removed"),
    ("upgrades", "stack"),
    ("barracks", "removed"),
    ("identities", "removed"),
}
"""Other moves. Who draws, discards or turns up cards neither wins nor loses any."""


class CardReasons(DoubleEntryLedger):
    """Each move of a card that changes whose it is, and the fact that says why."""

    def __init__(self, places: CardPlaces) -> None:
        super().__init__()
        self._places = places
        self._out: set[str] = set()
        self._playing = False

    @on("CardsMoved")
    def moved(self, fact: CheckedFact) -> Mismatches:
        """SG-5.7: Cards move only from where the rules take them to where they put them."""
        for move in self._places.moves(fact):
            owner = move.source.partition("/")[2]
            if owner in self._out and move.target == "removed":
                continue
            if move.zones in REASONS:
                self._owe(move)
            elif move.zones not in FREE:
                yield Mismatch(f"{fact}", f"no card moves from {move.source} to {move.target}")

    def _owe(self, move: CardMove) -> None:
        reason = REASONS[move.zones]
        if reason in ("became", "injured"):
            what, holder = move.card.rpartition(".")[0], move.target.partition("/")[2]
        elif reason == "used":
            what, holder = move.card, move.source.partition("/")[2]
        else:
            what, holder = move.card, move.target.partition("/")[2]
        self.owe(what, [holder], 1, reason)
        if move.zones == ("area", "trophies"):
            self.owe("Creds", [holder], card_of(move.card).creds, "reward")

    @on("PlayerEliminated")
    def eliminated(self, fact: CheckedFact) -> None:
        """SG-4.15: The cards of an eliminated player leave play."""
        self._out.add(fact["seat"])

    @on("RoundBegan")
    def begins(self, fact: CheckedFact) -> None:
        """From the first round on, cards come into the game only by producers' orders."""
        self._playing = True

    @on("CardsLaid")
    def laid(self, fact: CheckedFact) -> None:
        """SG-1.3: Cards are laid out before the first round, or by producers."""
        if self._playing:
            for card in fact["cards"]:
                self.owe(card, [fact["pile"].partition("/")[2]], 1, "laid")

    @on("CardPlayed", "CardDestroyed")
    def used(self, fact: CheckedFact) -> None:
        """A card that is played lies in the play area, or has left the game."""
        self.book(fact["card"], fact["seat"], 1, "used")

    @on("CardBought")
    def bought(self, fact: CheckedFact) -> None:
        """A card that is bought comes from the Barracks or the Armory."""
        self.book(fact["card"], fact["seat"], 1, "bought")

    @on("IdentityBought")
    def became(self, fact: CheckedFact) -> None:
        """A Character ID that is bought lies before its player."""
        self.book(fact["identity"], fact["seat"], 1, "became")

    @on("InjuryGained")
    def injured(self, fact: CheckedFact) -> None:
        """An Injury that is gained comes from the supply."""
        self.book("injury", fact["seat"], 1, "injured")

    @on("ObstacleBeaten")
    def beaten(self, fact: CheckedFact) -> None:
        """An obstacle that is defeated becomes its player's."""
        self.book(fact["obstacle"], fact["seat"], 1, "beaten")

    @on("CredsGained")
    def rewarded(self, fact: CheckedFact) -> None:
        """Creds without a card come from a trophy or a Guard."""
        self.book("Creds", fact["seat"], fact["amount"], "reward")

    @on("Guarded")
    def guarded(self, fact: CheckedFact) -> None:
        """A Guard does what stands after the word."""
        if (effects := card_of(fact["card"]).guard) and effects.creds:
            self.owe("Creds", [fact["seat"]], effects.creds, "reward")

    @on("Assaulted")
    def assaulted(self, fact: CheckedFact) -> None:
        """An Assault takes as many cards from the hand as are printed on the obstacle."""
        if effects := card_of(fact["obstacle"]).assault:
            seat = fact["seat"]
            lost = min(effects.discard, self._places.size(f"hand/{seat}"))
            self.owe("hand cards", [seat], lost, "assault")

    @on("CardLost")
    def lost(self, fact: CheckedFact) -> None:
        """A card that is lost from the hand."""
        self.book("hand cards", fact["seat"], 1, "assault")

    @on("TrapSprung")
    def sprung(self, fact: CheckedFact) -> None:
        """A trap that was sprung leaves the game."""
        self.book(fact["obstacle"], "", 1, "sprung")

    @on("SupplyDropped")
    def dropped(self, fact: CheckedFact) -> None:
        """A supply drop lies on its player's discard pile."""
        self.book(fact["card"], fact["seat"], 1, "laid")

    @on("SurgeCame")
    def surge(self, fact: CheckedFact) -> None:
        """A surge lies on its level's stack."""
        self.book(fact["obstacle"], str(fact["level"]), 1, "laid")
