"""DS-8: advantage cards as data: what a kind of card is, what it can do, and the deck.

`kinds.py` says what a kind consists of, `effects.py` what cards can do, and `deck.py` has those
that come with the game. `sheet.py` and `acts.py` are their part of the season's sheet and acts.
"""

from showrunner.formats.survivor.cards.deck import CARDS, HIDDEN_IMMUNITY, DeckCard
from showrunner.formats.survivor.cards.kinds import AT_A_VOTE, CardKind, Moment

__all__ = ["AT_A_VOTE", "CARDS", "HIDDEN_IMMUNITY", "CardKind", "DeckCard", "Moment"]
