"""What rules do with cards: lay, move, draw and shuffle them, each told to whoever may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from showrunner.errors import Misused
from showrunner.formats.cards.facts import (
    CardsLaid,
    CardsMoved,
    CardsPicked,
    CardsSeen,
    PileShuffled,
)
from showrunner.formats.cards.sheet import CardSheet
from showrunner.formats.season import Season
from showrunner.kernel import EVERYBODY, PRODUCERS, Audience

C = TypeVar("C", bound=CardSheet)


class CardSeason(Season[C]):
    """A season of a game with piles of cards."""

    def lay(self, pile: str, cards: Sequence[str]) -> None:
        """Bring cards into the game, face up."""
        if cards:
            self.tell(CardsLaid(pile=pile, cards=tuple(cards)), EVERYBODY)

    def move(
        self, cards: Sequence[str], source: str, target: str, to: Audience = EVERYBODY
    ) -> None:
        """Move these cards; `to` is told which ones they are, everybody else how many."""
        self._move(cards, source, target, to, from_top=False)

    def move_all(self, source: str, target: str) -> None:
        """Move a whole pile; who knows the cards in it knows where they are now."""
        if number := self.sheet.pile(source).size:
            self.tell(CardsMoved(source=source, target=target, number=number), EVERYBODY)

    def draw(
        self, number: int, source: str, target: str, to: Audience = EVERYBODY, refill: str = ""
    ) -> tuple[str, ...]:
        """Move the top cards, fewer if there are not enough; `to` is told which ones they are.

        When `source` is empty, the pile `refill` is shuffled into it. Returns the cards.
        """
        drawn: tuple[str, ...] = ()
        while len(drawn) < number:
            if not self.sheet.pile(source).size and self.sheet.pile(refill).size:
                self.move_all(refill, source)
                self.shuffle(source)
            cards = self.sheet.pile(source).top[: number - len(drawn)]
            if not cards:
                break
            self._move(cards, source, target, to, from_top=True)
            drawn += tuple(cards)
        return drawn

    def shuffle(self, pile: str) -> None:
        """Shuffle a pile by the luck of its name; producers see the new order."""
        cards = sorted(self.sheet.pile(pile).known)
        order = self.stage.shuffle((*pile.split("/"), self.sheet.pile(pile).shuffles), cards)
        self.tell(PileShuffled(pile=pile), EVERYBODY)
        self.tell(CardsSeen(pile=pile, cards=tuple(order)), PRODUCERS)

    def _move(
        self, cards: Sequence[str], source: str, target: str, to: Audience, from_top: bool
    ) -> None:
        if not cards:
            return
        lying = self.sheet.pile(source).known
        for card in cards:
            if card not in lying:
                raise Misused(f"{card} does not lie in {source}, which has {', '.join(lying)}")
        public = tuple(cards) if to.everybody else ()
        if not public:
            self.tell(CardsPicked(pile=source, cards=tuple(cards)), to)
        moved = CardsMoved(
            source=source, target=target, number=len(cards), cards=public, from_top=from_top
        )
        self.tell(moved, EVERYBODY)
