"""DS-8: advantage cards as data.

`kinds.py` defines what a kind of card consists of, `effects.py` what cards can do, and `deck.py`
the kinds that come with the game. `sheet.py` and `operations.py` add cards to the sheet and the
operations of a season.
"""

from showrunner.formats.survivor.cards.deck import CARDS, HIDDEN_IMMUNITY, DeckCard
from showrunner.formats.survivor.cards.kinds import AT_A_VOTE, CardKind, Moment

__all__ = ["AT_A_VOTE", "CARDS", "HIDDEN_IMMUNITY", "CardKind", "DeckCard", "Moment"]
