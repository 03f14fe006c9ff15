"""The piles on a sheet: how many cards lie where, and which of them the viewer knows."""

from __future__ import annotations

from showrunner.formats.cards.facts import (
    CardsLaid,
    CardsMoved,
    CardsPicked,
    CardsSeen,
    PileShuffled,
)
from showrunner.formats.cards.piles import Pile
from showrunner.formats.sheet import Sheet, folds


class CardSheet(Sheet):
    """The sheet of a game with piles of cards."""

    piles: dict[str, Pile]

    def __init__(self) -> None:
        super().__init__()
        self.piles = {}
        self._picked: CardsPicked | None = None

    def pile(self, name: str) -> Pile:
        """The pile with this name; an empty one if no card ever lay there."""
        return self.piles.get(name) or Pile()

    def _own_pile(self, name: str) -> Pile:
        return self.piles.setdefault(name, Pile())

    @folds(CardsLaid)
    def _cards_laid(self, fact: CardsLaid) -> None:
        self._own_pile(fact.pile).put(Pile(len(fact.cards), list(fact.cards)))

    @folds(CardsPicked)
    def _cards_picked(self, fact: CardsPicked) -> None:
        self._picked = fact

    @folds(CardsMoved)
    def _cards_moved(self, fact: CardsMoved) -> None:
        picked, self._picked = self._picked, None
        cards = fact.cards or (picked.cards if picked is not None else ())
        taken = self._own_pile(fact.source).take(fact.number, cards, fact.from_top)
        self._own_pile(fact.target).put(taken)

    @folds(PileShuffled)
    def _pile_shuffled(self, fact: PileShuffled) -> None:
        self._own_pile(fact.pile).shuffle()

    @folds(CardsSeen)
    def _cards_seen(self, fact: CardsSeen) -> None:
        self._own_pile(fact.pile).see(fact.cards)
