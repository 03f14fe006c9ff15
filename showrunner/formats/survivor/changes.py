"""Changes of the dice season's rules (see `formats.changes`)."""

from __future__ import annotations

from typing import Final

EMPTY_VOTES: Final = "a vote that nobody has stayed at is not called one of the immune"
ROUNDS_END: Final = "orders that wait for a round fall through when the last one is over"
DRAWN_LAST: Final = "a final is drawn among those alone whom neither wins nor results divide"
NONE_LEFT: Final = "that a card found no points or counters is told to the two alone"

CHANGES: Final = (EMPTY_VOTES, ROUNDS_END, DRAWN_LAST, NONE_LEFT)
