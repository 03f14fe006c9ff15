"""What happens to cards. A fact that everybody hears never holds what only some may know.

Who is told which cards are about to move hears `CardsPicked` just before `CardsMoved`.
"""

from __future__ import annotations

from typing import Final

from showrunner.formats.fact import Fact, facts_in


class CardsLaid(Fact, frozen=True, kw_only=True):
    """Cards came into the game, face up on this pile, the top one first. To everybody."""

    pile: str
    cards: tuple[str, ...]


class CardsPicked(Fact, frozen=True, kw_only=True):
    """Which cards of a pile are the ones that move next. To those who may know."""

    pile: str
    cards: tuple[str, ...]


class CardsMoved(Fact, frozen=True, kw_only=True, omit_defaults=True):
    """Cards moved from one pile onto another. To everybody.

    `cards` names them if everybody may know which they are, the top one first. `from_top` says that
    they were the top cards of their pile.
    """

    source: str
    target: str
    number: int
    cards: tuple[str, ...] = ()
    from_top: bool = False


class PileShuffled(Fact, frozen=True, kw_only=True):
    """A pile was shuffled. To everybody."""

    pile: str


class CardsSeen(Fact, frozen=True, kw_only=True):
    """The cards on top of a pile were seen, in order. To those who saw them.

    Producers see the whole pile whenever it is shuffled.
    """

    pile: str
    cards: tuple[str, ...]


CARD_FACTS: Final = facts_in(__name__)
"""The facts about cards in any card game."""
