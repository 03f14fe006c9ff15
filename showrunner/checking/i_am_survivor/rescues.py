"""IS-9: who is rescued has paid, or came by a free rescuer, and there was a place."""

from __future__ import annotations

from typing import Any

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.i_am_survivor.characters import Characters, card_of
from showrunner.checking.laws import Book, Mismatch, Mismatches, on
from showrunner.checking.piles import CardPlaces

POLITICIAN, HOUSEWIFE = "politician", "housewife"
FREE = ("heart", "kill", "nomination")
MOST_TREASURES = {HOUSEWIFE: 3}


def worth(price: str, character: str, card: str) -> int:
    """IS-9.8: what a card of a bid adds to the priority."""
    found = card_of(card)
    match price:
        case "fish":
            return int(card.startswith("fresh_fish."))
        case "water" | "food" | "weapon":
            return int(getattr(found, price, 0))
        case "treasure":
            return int(getattr(found, "points", 0))
        case "trophy":
            return int(found.strength) if getattr(found, "beast", "") == "animal" else 0
    return 0


class Rescues(Book):
    """The rescuers on the island, and the bids for the one that leaves."""

    def __init__(
        self, parameters: CheckedParameters, characters: Characters, places: CardPlaces
    ) -> None:
        self._parameters = parameters
        self._characters = characters
        self._places = places
        self._leaves: dict[str, int] = {}
        """The day on which each waiting rescuer leaves."""
        self._boarding = ""
        self._bids: dict[str, list[str]] = {}
        self._rescued: list[str] = []
        self._refused: list[str] = []
        self._quota: int | None = None

    @on("RescuerArrived")
    def arrived(self, fact: CheckedFact) -> Mismatches:
        """IS-9.1: A rescuer comes to the island once at a time, on its day or by a card."""
        card, day = fact["card"], str(self._characters.round)
        if card in self._leaves or card not in self._places.piles["waiting"]:
            yield Mismatch(f"{fact}", f"waiting are {self._leaves}")
        if fact["why"] == "day" and day not in self._parameters["rescue_days"]:
            yield Mismatch(f"{fact}", f"it is day {day}", "IS-2.4")
        self._leaves[card] = fact["leaves"]
        self._rescued = []

    @on("PhaseEnded", "GameEnded")
    def waiting(self, fact: CheckedFact) -> Mismatches:
        """IS-9.2: Those who wait on the island have come and not left."""
        if set(self._places.piles["waiting"]) != self._leaves.keys():
            yield Mismatch(f"waiting are {self._places.piles['waiting']}", f"{self._leaves}")

    @on("DepartureDelayed")
    def delayed(self, fact: CheckedFact) -> None:
        """IS-9.2: Producers let a rescuer stay longer."""
        self._leaves[fact["card"]] = fact["leaves"]

    @on("RescuerReplaced")
    def replaced(self, fact: CheckedFact) -> None:
        """IS-9.5: Binoculars send a rescuer away."""
        self._leaves.pop(fact["card"], None)

    @on("QuotaSet")
    def places_set(self, fact: CheckedFact) -> None:
        """IS-9.8: Producers change the places of the next rescuer to leave."""
        self._quota = fact["places"]

    @on("BidsRevealed")
    def bids(self, fact: CheckedFact) -> Mismatches:
        """IS-9.3: Each candidate may come, and has put forth the price."""
        self._boarding = fact["card"]
        self._bids = {name: list(cards) for name, cards in fact["bids"].items()}
        self._rescued, self._refused = [], []
        for name, cards in self._bids.items():
            yield from self._may_come(fact["card"], name, cards)

    def _may_come(self, card: str, name: str, cards: list[str]) -> Mismatches:
        rescuer, found = card_of(card), self._characters.of(name)
        if not self._characters.is_here(name) or rescuer.only not in ("", card_of(name).sex):
            yield Mismatch(f"{name} bids for {card}", f"it is {found}", "IS-9.1")
        if rescuer.price in FREE or rescuer.price == "ufo":
            enough = rescuer.price != "ufo" or len(cards) >= 2
        else:
            fitting = [one for one in cards if worth(rescuer.price, name, one)]
            enough = len(fitting) == len(cards) >= max(1, rescuer.number)
        zone = "trophies" if rescuer.price == "trophy" else "hand"
        held = self._places.piles[f"{zone}/{found.owner}"]
        if not enough or not set(cards) <= {*held, *self._places.piles[f"bid/{name}"]}:
            yield Mismatch(f"{name} bids {cards}", f"the price of {card}", "IS-9.3")

    @on("BidRaised")
    def raised(self, fact: CheckedFact) -> None:
        """IS-9.7: A tied candidate adds cards."""
        self._bids.setdefault(fact["character"], []).extend(fact["cards"])

    @on("BidWithdrawn", "CandidateRefused")
    def withdrawn(self, fact: CheckedFact) -> Mismatches:
        """IS-9.4: Only candidates withdraw or are refused."""
        if fact["character"] not in self._bids:
            yield Mismatch(f"{fact}", f"candidates are {sorted(self._bids)}")
        if fact.kind == "CandidateRefused":
            self._refused.append(fact["character"])
        else:
            self._bids.pop(fact["character"], None)

    @on("CharacterRescued")
    def rescued(self, fact: CheckedFact) -> Mismatches:
        """IS-9.3: Only candidates are rescued, or those that a free rescuer takes."""
        name, rescuer = fact["character"], card_of(fact["card"])
        self._rescued.append(name)
        if not rescuer.immediate and (name not in self._bids or fact["card"] != self._boarding):
            yield Mismatch(f"{fact}", f"candidates of {self._boarding} are {sorted(self._bids)}")
        if fact["card"] not in self._leaves:
            yield Mismatch(f"{fact}", f"waiting are {self._leaves}", "IS-9.2")
        treasures, taken = fact["treasures"], self._places.piles[f"treasures/{fact['seat']}"]
        most = MOST_TREASURES.get(name, 1)
        if len(treasures) > most or not set(treasures) <= set(taken):
            yield Mismatch(f"{fact}", f"{most} treasures at most, of {taken}", "IS-9.11")

    @on("RescuerLeft")
    def leaves(self, fact: CheckedFact) -> Mismatches:
        """IS-9.8: No more are rescued than there are places, and the best measures go first."""
        rescuer = card_of(fact["card"])
        if self._leaves.pop(fact["card"], None) is None:
            yield Mismatch(f"{fact}", f"waiting are {self._leaves}", "IS-9.2")
        quota = rescuer.quota
        if fact["card"] == self._boarding:
            quota = quota if self._quota is None or quota is None else self._quota
            yield from self._in_order(rescuer)
        if quota is not None and len(self._rescued) > quota:
            yield Mismatch(f"{self._rescued} are rescued", f"{quota} places")
        self._boarding, self._bids, self._rescued, self._refused = "", {}, [], []
        self._quota = None

    def _in_order(self, rescuer: Any) -> Mismatches:
        """I4: whoever is refused has less than everybody who is rescued."""
        if missing := set(self._bids) - {*self._rescued, *self._refused}:
            yield Mismatch(f"{sorted(missing)} are told nothing", "rescued or refused")
        most = max((self._measure(rescuer, name) for name in self._refused), default=(-1, -1))
        least = min((self._measure(rescuer, name) for name in self._rescued), default=None)
        if self._refused and least is not None and least <= most:
            yield Mismatch(f"{self._refused} are refused", f"rescued are {self._rescued}")

    def _measure(self, rescuer: Any, name: str) -> tuple[int, int]:
        cards = self._bids.get(name, [])
        hearts = card_of(name).heart if rescuer.price == "heart" else 0
        total = sum(worth(rescuer.price, name, card) for card in cards)
        return int(name == POLITICIAN), total + hearts
