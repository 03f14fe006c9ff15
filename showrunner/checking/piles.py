"""DS-12.3: in games with piles of cards, each card lies in exactly one pile."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import END, Book, Mismatch, Mismatches, on


class CardMove(NamedTuple):
    """A card that moved from one pile to another."""

    card: str
    source: str
    target: str

    @property
    def zones(self) -> tuple[str, str]:
        """The two piles without their owners and numbers: `hand` for `hand/ada`."""
        return self.source.partition("/")[0], self.target.partition("/")[0]


class CardPlaces(Book):
    """Which cards lie in which pile. Producers are told of each card, so every pile is known.

    Only piles whose order was seen since they were shuffled have a top.
    """

    def __init__(self) -> None:
        self.piles: defaultdict[str, list[str]] = defaultdict(list)
        """The cards of each pile, the top one first if its order is known."""
        self._places: dict[str, str] = {}
        self._picked: CheckedFact | None = None
        self._unseen = ""
        """The pile that was shuffled just now, until producers have seen its order."""

    def pile_of(self, card: str) -> str:
        """The pile in which a card lies; "" if it is not in the game."""
        return self._places.get(card, "")

    def size(self, *piles: str) -> int:
        """How many cards lie in these piles."""
        return sum(len(self.piles[pile]) for pile in piles)

    def owned(self, seat: str) -> Iterator[tuple[str, str]]:
        """The cards in a seat's piles, each with its zone."""
        for pile, cards in list(self.piles.items()):
            zone, _, owner = pile.partition("/")
            if owner == seat:
                yield from ((zone, card) for card in cards)

    def moves(self, fact: CheckedFact) -> list[CardMove]:
        """The moves that a `CardsMoved` tells, as far as its cards are known."""
        return [
            CardMove(card, fact["source"], fact["target"]) for card in self._cards_in(fact) or []
        ]

    def _cards_in(self, fact: CheckedFact) -> list[str] | None:
        """Which cards move: those that are named, those that were picked, or the whole pile."""
        if named := fact.fields.get("cards"):
            return list(named)
        if self._picked is not None:
            return list(self._picked["cards"])
        pile = self.piles[fact["source"]]
        return list(pile) if fact["number"] == len(pile) else None

    @on("CardsLaid")
    def laid(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: A card comes into the game once."""
        if known := [card for card in fact["cards"] if card in self._places]:
            yield Mismatch(f"{fact}", f"{known} are in the game already")
        self._put(fact["cards"], fact["pile"])

    @on("CardsPicked")
    def picked(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: The cards of a pile that move next are told at most once before they move."""
        if self._picked is not None:
            yield Mismatch(f"{fact}", f"picked are {self._picked}")
        self._picked = fact

    @on("CardsMoved")
    def moved(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: Cards move from the pile in which they lie, as many as told."""
        source, cards, picked = self.piles[fact["source"]], self._cards_in(fact), self._picked
        self._picked = None
        wrong = cards is None or len(cards) != fact["number"] or len(set(cards)) < len(cards)
        if wrong or not set(cards or ()) <= set(source):
            yield Mismatch(f"{fact} after {picked}", f"{fact['source']} has {source}")
        elif picked is not None and (picked["pile"] != fact["source"] or fact.fields.get("cards")):
            yield Mismatch(f"{fact}", f"picked are {picked}")
        elif fact.fields.get("from_top") and cards != source[: fact["number"]]:
            yield Mismatch(f"{fact} moves {cards}", f"on top are {source[: fact['number']]}")
        self._put(cards or (), fact["target"])

    def _put(self, cards: list[str] | tuple[()], target: str) -> None:
        for card in cards:
            if (place := self._places.get(card)) is not None:
                self.piles[place].remove(card)
            self._places[card] = target
        self.piles[target][:0] = dict.fromkeys(cards)

    @on("PileShuffled")
    def shuffled(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: Producers see the order of a pile right after it was shuffled."""
        yield from self._all_seen(fact)
        self._unseen = fact["pile"]

    @on("CardsSeen")
    def seen(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: The cards that are seen in a pile are the cards that lie there."""
        pile = self.piles[fact["pile"]]
        if sorted(pile) != sorted(fact["cards"]) or self._unseen not in ("", fact["pile"]):
            yield Mismatch(f"{fact}", f"there lie {pile}; shuffled was {self._unseen!r}")
        elif self._unseen:
            self.piles[fact["pile"]] = list(fact["cards"])
        self._unseen = ""

    @on("CardsMoved", "RoundBegan", END)
    def _all_seen(self, fact: CheckedFact) -> Mismatches:
        """DS-12.3: No pile is left shuffled without its order being seen."""
        if self._unseen:
            yield Mismatch(f"{fact}", f"the order of {self._unseen} was not seen")
