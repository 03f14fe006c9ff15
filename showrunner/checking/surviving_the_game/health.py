"""SG-3.4, SG-4.14: each player's Health is the sum of its causes, from 0 to the ID's maximum."""

from __future__ import annotations

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Mismatch, Mismatches, on
from showrunner.checking.ledger import DoubleEntryLedger
from showrunner.checking.surviving_the_game.players import RECRUIT, Players, card_of

HEALTH = "health"
TEN = 10


class Health(DoubleEntryLedger):
    """The Health of each player, what is lost and healed, and why."""

    def __init__(self, players: Players) -> None:
        super().__init__()
        self._players = players
        self._hurt: set[str] = set()
        """Who has lost Health since the start of their last turn."""

    def _most(self, seat: str) -> int:
        identity = self._players.of(seat).identity or RECRUIT
        return int(card_of(f"{identity}.").health)

    def _change(self, seat: str, amount: int, cause: str) -> None:
        """Owe a change of Health, of which only what stays within its bounds is told."""
        held = self.held[HEALTH, seat]
        self.owe(HEALTH, [seat], max(0, min(self._most(seat), held + amount)) - held, cause)

    @on("FacilityEntered")
    def enters(self, fact: CheckedFact) -> None:
        """SG-3.4: All enter with the Health of their ID."""
        for seat, identity in fact["identities"].items():
            self.held[HEALTH, seat] = card_of(f"{identity}.").health

    @on("CombatLost")
    def combat(self, fact: CheckedFact) -> Mismatches:
        """SG-4.14: What shields and plating do not keep off is lost."""
        kept_off = fact["shielded"] + fact["plated"]
        if not 0 <= kept_off <= fact["damage"] or min(fact["shielded"], fact["plated"]) < 0:
            yield Mismatch(f"{fact}", "no more is kept off than the damage")
        self._change(fact["seat"], kept_off - fact["damage"], "combat")

    @on("Assaulted")
    def assault(self, fact: CheckedFact) -> None:
        """SG-4.6: An Assault costs what is printed on the obstacle."""
        if effects := card_of(fact["obstacle"]).assault:
            self._change(fact["seat"], -effects.lose, "assault")

    @on("CardPlayed")
    def played(self, fact: CheckedFact) -> None:
        """SG-4.10: A card that heals does so inside the facility."""
        card = card_of(fact["card"])
        if self._players.entered and hasattr(card, "play"):
            self._change(fact["seat"], card.play.heal, "card")

    @on("Guarded")
    def guarded(self, fact: CheckedFact) -> None:
        """SG-4.9: A Guard does what stands after the word."""
        if effects := card_of(fact["card"]).guard:
            self._change(fact["seat"], effects.heal, "card")

    @on("TurnBegan")
    def rested(self, fact: CheckedFact) -> None:
        """SG-4.1: A Bio-Gene who lost no Health since the last turn began recovers."""
        seat = fact["seat"]
        if self._players.entered and seat not in self._hurt:
            identity = self._players.of(seat).identity or RECRUIT
            self._change(seat, card_of(f"{identity}.").recovery, "recovery")
        self._hurt.discard(seat)

    @on("GiftSent")
    def gift(self, fact: CheckedFact) -> None:
        """DS-9.8: Producers' gifts of Health."""
        self._change(fact["seat"], fact["amount"], "gift")

    @on("HealthChanged")
    def changed(self, fact: CheckedFact) -> Mismatches:
        """SG-3.4: Health stays from 0 to its maximum, in tens, and the sum is right."""
        seat, amount = fact["seat"], fact["amount"]
        health = self.book(HEALTH, seat, amount, fact["why"])
        if fact["health"] != health or not 0 <= health <= self._most(seat):
            yield Mismatch(f"{fact}", f"it is {health} of {self._most(seat)}")
        if not amount or amount % TEN or not self._players.is_inside(seat):
            yield Mismatch(f"{fact}", f"inside are {self._players.inside}")
        if amount < 0:
            self._hurt.add(seat)

    @on("PlayerEliminated")
    def eliminated(self, fact: CheckedFact) -> Mismatches:
        """SG-4.15: A player is eliminated at Health 0, or by producers."""
        health = self.held[HEALTH, fact["seat"]]
        if health and fact["cause"] != "producer":
            yield Mismatch(f"{fact}", f"they have {health} Health")

    @on("TurnEnded", "RoundBegan", "GameDecided")
    def nobody_plays_on(self, fact: CheckedFact) -> Mismatches:
        """SG-4.15: Nobody without Health is inside."""
        for seat in self._players.inside if self._players.entered else ():
            if not self.held[HEALTH, seat]:
                yield Mismatch(f"{seat} is inside", "they have no Health left")
