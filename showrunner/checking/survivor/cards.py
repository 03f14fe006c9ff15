"""DS-12.3: each card is in one place (a camp, a hand, or gone) and is played at most once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from showrunner.checking.audiences import told_to
from showrunner.checking.definitions import definition_of
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import END, Book, Mismatch, Mismatches, on
from showrunner.checking.survivor.people import People


@dataclass
class TrackedCard:
    """A card: what it looks like, and where it is. Without a holder or camp it is gone."""

    kind: str
    camp: str = ""
    holder: str = ""


class CardTraits(NamedTuple):
    """A kind of card: whether it is played in secret, and which kind it looks like."""

    secret: bool
    looks_like: str


class TrackedCards(Book):
    """The cards by id, and where each one is."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._cards: dict[str, TrackedCard] = {}
        self._taken = ""
        """The card that was just found and that nobody holds yet."""
        self._kinds: dict[str, CardTraits] = {
            kind: CardTraits(card.secret, card.looks_like)
            for kind, card in definition_of("survivor").cards.items()
        }

    def is_known(self, kind: str) -> bool:
        """Whether this kind of card is in the deck or was defined by producers."""
        return kind in self._kinds

    def is_secret(self, kind: str) -> bool:
        """Whether a kind of card is played in secret."""
        return kind in self._kinds and self._kinds[kind].secret

    def kind_of(self, card: str) -> str:
        """The kind that a card looks like; "" for an unknown card."""
        return self._cards[card].kind if card in self._cards else ""

    def holders(self, kind: str) -> list[str]:
        """The seats that hold a card of this kind."""
        return [card.holder for card in self._cards.values() if card.kind == kind and card.holder]

    @on("CardDefined")
    def defined(self, fact: CheckedFact) -> None:
        """DS-8.3: Remember a new kind of card that producers define."""
        card = fact["card"]
        kind = CardTraits(bool(card.get("secret")), str(card.get("looks_like") or ""))
        self._kinds.setdefault(fact["kind"], kind)

    @on("CardPlanted")
    def planted(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: A planted card is a new card."""
        if fact["card"] in self._cards:
            yield Mismatch(f"{fact}", "there was a card of this id")
        self._cards[fact["card"]] = TrackedCard(fact["kind"], camp=fact["team"])

    @on("CardTaken")
    def taken(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: A card is found at the camp where it was planted, and gets a new id."""
        card = self._cards.get(fact["planted"])
        if card is None or not card.camp or fact["card"] in self._cards:
            yield Mismatch(f"{fact}", "from a camp where it waits, to a new id")
        kind = card.kind if card else ""
        self._cards[fact["planted"]] = TrackedCard(kind)
        self._cards[fact["card"]], self._taken = TrackedCard(kind), fact["card"]

    @on("CardGained")
    def gained(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: A card comes into one hand, once: one just found, or a new one."""
        found = fact["how"] == "found"
        if fact["card"] != self._taken if found else fact["card"] in self._cards:
            yield Mismatch(f"{fact}", f"taken was {self._taken or 'nothing'}, others are new")
        kind = self.kind_of(fact["card"]) if found else fact["kind"]
        looks_like = self._kinds[kind].looks_like if kind in self._kinds else ""
        if fact["kind"] != (looks_like or kind):
            yield Mismatch(f"{fact}", f"it is a {kind}")
        self._cards[fact["card"]], self._taken = (
            TrackedCard(fact["kind"], holder=fact["seat"]),
            "",
        )

    @on("CardTransferred")
    def transferred(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: A card goes from its holder to another castaway in the game."""
        yield from self._in_hand(fact, fact["giver"], fact["kind"])
        if not self._people.is_inside(fact["taker"]):
            yield Mismatch(f"{fact}", f"{fact['taker']} is not in the game")
        self._cards[fact["card"]] = TrackedCard(fact["kind"], holder=fact["taker"])

    @on("CardPlayed")
    def played(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: A card is played once, by its holder, as the kind that it looks like."""
        yield from self._in_hand(fact, fact["seat"], fact["kind"])
        self._cards[fact["card"]] = TrackedCard(fact["kind"])

    @on("CardLost")
    def lost(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: A card is lost from where it is: from its holder, or from a camp."""
        card = self._cards.get(fact["card"], TrackedCard(""))
        if fact["holder"]:
            yield from self._in_hand(fact, fact["holder"], card.kind)
        elif not card.camp:
            yield Mismatch(f"{fact}", f"it is not a card that waits at a camp: {card}")
        self._cards[fact["card"]] = TrackedCard(card.kind)

    def _in_hand(self, fact: CheckedFact, holder: str, kind: str) -> Mismatches:
        card = self._cards.get(fact["card"])
        if card is None or (card.holder, card.kind) != (holder, kind):
            yield Mismatch(f"{fact}", f"the card is {card}")

    @on("RoundBegan", "FinalBegan", END)
    def none_held_outside(self, fact: CheckedFact) -> Mismatches:
        """DS-8.5: Only castaways in the game hold cards."""
        if self._taken:
            yield Mismatch(f"{self._taken} was taken from a camp", "it was to come into a hand")
        for name, card in self._cards.items():
            if card.holder and not self._people.is_inside(card.holder):
                yield Mismatch(f"{card.holder} is out and holds {name}", "it was to be lost")

    @on("HoldersCounted")
    def counted(self, fact: CheckedFact) -> Mismatches:
        """DS-8.4: The holders of a kind of card are told the right number of holders."""
        holders = set(self.holders(fact["kind"]))
        if fact["holders"] != len(holders) or fact.audience != told_to(holders):
            yield Mismatch(f"{fact}, to {fact.audience}", f"it is held by {sorted(holders)}")
