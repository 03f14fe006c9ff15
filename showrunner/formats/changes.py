"""Rule changes in what all games share. A season that started before a change plays without it.

Each change has a name for `Stage.since`; names are never removed.
"""

from __future__ import annotations

from typing import Final

ONE_BY_ONE: Final = "of the orders due at a window each takes effect, with all it opens, by itself"
ANSWERS_SAY_MORE: Final = "an interview's answer says of which sort it is, and what was sealed"
NAMED_APART: Final = "a group talk of two is not called as their private talk"
ROUNDS_END: Final = "orders that wait for a round fall through when the last one is over"
ENDED_ALIKE: Final = "the end of a private talk does not say who was to speak first"
GAMES_END: Final = "the end of a game that does not tell its own end is told"
SILENCE_TOLD: Final = "those in a talk are told who says nothing without ending it"

COMMON_CHANGES: Final = (
    ONE_BY_ONE,
    ANSWERS_SAY_MORE,
    NAMED_APART,
    ROUNDS_END,
    ENDED_ALIKE,
    GAMES_END,
    SILENCE_TOLD,
)
