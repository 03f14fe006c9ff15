"""A pile of cards, as far as a viewer knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated

from msgspec import Meta, Struct, field


class Pile(Struct):
    """A pile: how many cards lie in it, and which of them the viewer knows.

    Cards of which a viewer can no longer be certain that they lie here are forgotten.
    """

    size: int = 0
    top: Annotated[list[str], Meta(title="On top, in order")] = field(default_factory=list)
    among: Annotated[list[str], Meta(title="Also here")] = field(default_factory=list)
    """Further cards that lie here, in an order that the viewer does not know."""
    shuffles: int = 0

    @property
    def known(self) -> tuple[str, ...]:
        """The cards that the viewer knows to lie here; those on top come first."""
        return (*self.top, *self.among)

    @property
    def hidden(self) -> int:
        """How many more cards lie here."""
        return self.size - len(self.top) - len(self.among)

    def take(self, number: int, cards: Sequence[str], from_top: bool) -> Pile:
        """Take cards away, and return them as a pile; `cards` names them if they are known."""
        if cards:
            taken = Pile(number, list(cards))
            self._drop(cards)
        elif number >= self.size:
            taken = Pile(number, self.top, self.among)
            self.top, self.among = [], []
        elif from_top:
            taken = Pile(number, self.top[:number])
            self.top = self.top[number:]
            if len(taken.top) < number:
                self.among = []
        else:
            taken = Pile(number)
            self.top, self.among = [], []
        self.size -= number
        return taken

    def put(self, cards: Pile) -> None:
        """Put cards on top."""
        if cards.hidden or cards.among:
            self.among += self.top + cards.among
            self.top = cards.top
        else:
            self.top = cards.top + self.top
        self.size += cards.size

    def see(self, cards: Sequence[str]) -> None:
        """Learn which cards lie on top."""
        self._drop(cards)
        self.top = [*cards, *self.top]

    def shuffle(self) -> None:
        """Lose the order."""
        self.top, self.among = [], self.top + self.among
        self.shuffles += 1

    def _drop(self, cards: Sequence[str]) -> None:
        self.top = [card for card in self.top if card not in cards]
        self.among = [card for card in self.among if card not in cards]


def kind_of(card: str) -> str:
    """The kind of a card with this id: `unarmed` for `unarmed.3`."""
    return card.rpartition(".")[0]


def copies(kind: str, number: int, first: int = 1) -> tuple[str, ...]:
    """The ids of this many cards of a kind."""
    return tuple(f"{kind}.{first + place}" for place in range(number))


def by_kind(cards: Iterable[str]) -> dict[str, list[str]]:
    """Cards that are alike together, in the order in which each kind first comes."""
    kinds: dict[str, list[str]] = {}
    for card in cards:
        kinds.setdefault(kind_of(card), []).append(card)
    return kinds


def wrong_with(piles: Mapping[str, Pile]) -> list[str]:
    """What is wrong with the piles, as somebody who knows every card sees them; nothing, it should.

    Every card lies in exactly one pile, and each pile has as many cards as are known there.
    """
    problems = [
        f"{name} has {pile.size} cards, and {len(pile.known)} are known"
        for name, pile in piles.items()
        if pile.hidden
    ]
    places = Counter(card for pile in piles.values() for card in pile.known)
    return problems + [
        f"{card} lies in {times} places" for card, times in places.items() if times > 1
    ]
