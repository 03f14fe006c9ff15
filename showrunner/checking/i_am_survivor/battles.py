"""IS-7: the strength of each side is that of its cards, and the stronger one wins."""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.i_am_survivor.characters import Characters, card_of
from showrunner.checking.laws import Book, Mismatch, Mismatches, on
from showrunner.checking.piles import CardPlaces

SOUL_STRENGTH = 3
HUNTER, SOLDIER, GIRL, TRAP = "hunter", "career_soldier", "girl", "trap"


def strength(cards: Iterable[str]) -> int:
    """The strength of weapons, and of traps at 1★ each."""
    return sum(
        1 if card.startswith(f"{TRAP}.") else getattr(card_of(card), "weapon", 0) for card in cards
    )


class Battles(Book):
    """The battle that is on."""

    def __init__(
        self, parameters: CheckedParameters, characters: Characters, places: CardPlaces
    ) -> None:
        self._parameters = parameters
        self._characters = characters
        self._places = places
        self._added: list[str] = []
        """The cards that were put forth against the beast."""
        self._fighters = ("", "")
        self._totals = (0, 0)

    @on("Explored")
    def explored(self, fact: CheckedFact) -> None:
        """IS-6.1: A new card is faced."""
        self._added = []

    @on("WeaponsCommitted", "HelpGiven")
    def added(self, fact: CheckedFact) -> Mismatches:
        """IS-7.1: Players put forth cards that they hold, and helpers no traps."""
        yield from self._holds(fact["seat"], fact["cards"])
        if fact.kind == "HelpGiven" and any(card.startswith(f"{TRAP}.") for card in fact["cards"]):
            yield Mismatch(f"{fact}", "no trap of a helper", "IS-7.2")
        self._added += fact["cards"]

    def _holds(self, seat: str, cards: Iterable[str]) -> Mismatches:
        hand = self._places.piles[f"hand/{seat}"]
        if missing := [card for card in cards if card not in hand]:
            yield Mismatch(f"{seat} uses {missing}", "the cards of their hand", "IS-7.1")

    @on("BeastFought")
    def beast(self, fact: CheckedFact) -> Mismatches:
        """IS-7.3: More than the beast's strength defeats it, as much chases it away."""
        card = card_of(fact["card"])
        total = strength(self._added)
        if card.beast == "animal" and self._hunts(fact["character"]):
            total += 1
        result = "defeated" if total > card.strength else "lost"
        result = "chased away" if total == card.strength else result
        if (fact["total"], fact["strength"], fact["result"]) != (total, card.strength, result):
            yield Mismatch(f"{fact}", f"{total} against {card.strength}: {result}")
        self._added = []

    def _hunts(self, character: str) -> bool:
        if self._parameters["butcher_scope"] == "team":
            team = self._characters.here(self._characters.of(character).owner)
            return character == HUNTER or HUNTER in team
        return character == HUNTER

    @on("AttackAnnounced")
    def attack(self, fact: CheckedFact) -> None:
        """IS-7.7: Two characters fight."""
        self._fighters = (fact["attacker"], fact["defender"])

    @on("ForcesRevealed")
    def revealed(self, fact: CheckedFact) -> Mismatches:
        """IS-7.8: Each side has the strength of its cards, Souls and soldiers."""
        for seat, cards in fact["cards"].items():
            yield from self._holds(seat, cards)
        sides = {"attack": 0, "defence": SOUL_STRENGTH * fact["souls"]}
        for seat, side in fact["sides"].items():
            sides[side] += strength(fact["cards"].get(seat, ()))
        self._totals = (fact["attack"], fact["defence"])
        if any(self._fighters):
            attacker, defender = self._fighters
            sides["attack"] += attacker == SOLDIER
            sides["defence"] += defender == SOLDIER
            if self._totals != (sides["attack"], sides["defence"]):
                yield Mismatch(f"{fact}", f"{sides}")
        elif fact["attack"] != sides["attack"] or fact["defence"] < sides["defence"]:
            yield Mismatch(f"{fact}", f"{sides}, and the rescuer's strength")
        else:
            self._totals = (fact["attack"], fact["defence"] - sides["defence"])

    @on("PlayersFought")
    def fought(self, fact: CheckedFact) -> Mismatches:
        """IS-7.10: The stronger side wins; equal ones draw."""
        attack, defence = self._totals
        stronger = fact["attacker"] if attack > defence else fact["defender"]
        winner = "" if attack == defence else stronger
        if fact["winner"] != winner or (fact["attacker"], fact["defender"]) != self._fighters:
            yield Mismatch(f"{fact}", f"{winner!r} wins {attack} to {defence}")
        self._fighters = ("", "")

    @on("RescuerFought")
    def rescuer(self, fact: CheckedFact) -> Mismatches:
        """IS-7.14: Nobody attacks a rescuer who cannot be beaten, and its strength is printed."""
        printed = card_of(fact["card"]).strength
        more = self._parameters["rescuer_strength"]
        if printed is None or self._totals[1] != printed + more:
            yield Mismatch(f"{fact}", f"its strength is {printed} and {more} more")
