"""DS-12.3: each card is in one place (a camp, a hand, or gone) and is played at most once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from showrunner.checking.audiences import told_to
from showrunner.checking.definitions import definition_of
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import END, Book, Problem, Problems, on
from showrunner.checking.survivor.people import People


@dataclass
class Card:
    """A card: what it looks like, and where it is. Without holder and camp it is gone."""

    kind: str
    camp: str = ""
    holder: str = ""


class Kind(NamedTuple):
    """What is said of a kind of card: whether it is played in secret, and what it looks like."""

    secret: bool
    looks_like: str


class Cards(Book):
    """Where each card is."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._cards: dict[str, Card] = {}
        self._taken = ""
        """The card that was just found, and is in no hand yet."""
        self._kinds: dict[str, Kind] = {
            kind: Kind(card.secret, card.looks_like)
            for kind, card in definition_of("survivor").cards.items()
        }

    def is_known(self, kind: str) -> bool:
        """Whether this kind of card is in the deck, or producers have defined it."""
        return kind in self._kinds

    def is_secret(self, kind: str) -> bool:
        """Whether a kind of card is played in secret."""
        return kind in self._kinds and self._kinds[kind].secret

    def kind_of(self, card: str) -> str:
        """What a card looks like."""
        return self._cards[card].kind if card in self._cards else ""

    def holders(self, kind: str) -> list[str]:
        """Those who hold a card of this kind."""
        return [card.holder for card in self._cards.values() if card.kind == kind and card.holder]

    @on("CardDefined")
    def defined(self, fact: CheckedFact) -> None:
        """DS-8.3: Producers say of a new kind whether it is secret, and what it looks like."""
        card = fact["card"]
        kind = Kind(bool(card.get("secret")), str(card.get("looks_like") or ""))
        self._kinds.setdefault(fact["kind"], kind)

    @on("CardPlanted")
    def planted(self, fact: CheckedFact) -> Problems:
        """DS-12.3: A card that is planted is a new one."""
        if fact["card"] in self._cards:
            yield Problem(f"{fact}", "there was a card of this id")
        self._cards[fact["card"]] = Card(fact["kind"], camp=fact["team"])

    @on("CardTaken")
    def taken(self, fact: CheckedFact) -> Problems:
        """DS-12.3: A card is found at the camp where it waits, and has a new id from then on."""
        card = self._cards.get(fact["planted"])
        if card is None or not card.camp or fact["card"] in self._cards:
            yield Problem(f"{fact}", "from a camp where it waits, to a new id")
        kind = card.kind if card else ""
        self._cards[fact["planted"]] = Card(kind)
        self._cards[fact["card"]], self._taken = Card(kind), fact["card"]

    @on("CardGained")
    def gained(self, fact: CheckedFact) -> Problems:
        """DS-12.3: A card comes into one hand, once: one just found, or a new one."""
        found = fact["how"] == "found"
        if fact["card"] != self._taken if found else fact["card"] in self._cards:
            yield Problem(f"{fact}", f"taken was {self._taken or 'nothing'}, others are new")
        kind = self.kind_of(fact["card"]) if found else fact["kind"]
        looks_like = self._kinds[kind].looks_like if kind in self._kinds else ""
        if fact["kind"] != (looks_like or kind):
            yield Problem(f"{fact}", f"it is a {kind}")
        self._cards[fact["card"]], self._taken = Card(fact["kind"], holder=fact["seat"]), ""

    @on("CardTransferred")
    def transferred(self, fact: CheckedFact) -> Problems:
        """DS-12.3: A card goes from its holder to another castaway in the game."""
        yield from self._in_hand(fact, fact["giver"], fact["kind"])
        if not self._people.is_inside(fact["taker"]):
            yield Problem(f"{fact}", f"{fact['taker']} is not in the game")
        self._cards[fact["card"]] = Card(fact["kind"], holder=fact["taker"])

    @on("CardPlayed")
    def played(self, fact: CheckedFact) -> Problems:
        """DS-12.3: A card is played once, by its holder, as what it looks like."""
        yield from self._in_hand(fact, fact["seat"], fact["kind"])
        self._cards[fact["card"]] = Card(fact["kind"])

    @on("CardLost")
    def lost(self, fact: CheckedFact) -> Problems:
        """DS-12.3: A card is lost where it is: in a hand, or at a camp."""
        card = self._cards.get(fact["card"], Card(""))
        if fact["holder"]:
            yield from self._in_hand(fact, fact["holder"], card.kind)
        elif not card.camp:
            yield Problem(f"{fact}", f"it is no card that waits at a camp: {card}")
        self._cards[fact["card"]] = Card(card.kind)

    def _in_hand(self, fact: CheckedFact, holder: str, kind: str) -> Problems:
        card = self._cards.get(fact["card"])
        if card is None or (card.holder, card.kind) != (holder, kind):
            yield Problem(f"{fact}", f"the card is {card}")

    @on("RoundBegan", "FinalBegan", END)
    def none_held_outside(self, fact: CheckedFact) -> Problems:
        """DS-8.5: Only castaways in the game hold cards."""
        if self._taken:
            yield Problem(f"{self._taken} was taken from a camp", "it was to come into a hand")
        for name, card in self._cards.items():
            if card.holder and not self._people.is_inside(card.holder):
                yield Problem(f"{card.holder} is out and holds {name}", "it was to be lost")

    @on("HoldersCounted")
    def counted(self, fact: CheckedFact) -> Problems:
        """DS-8.4: Castaways who hold a kind of card are told how many of them there are."""
        holders = set(self.holders(fact["kind"]))
        if fact["holders"] != len(holders) or fact.audience != told_to(holders):
            yield Problem(f"{fact}, to {fact.audience}", f"it is held by {sorted(holders)}")
