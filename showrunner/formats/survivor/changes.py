"""Changes of the dice season's rules, for `stage.since` (see `formats.changes`).

Seasons store these names, so that a name never changes once it has been used.
"""

from __future__ import annotations

from typing import Final

EMPTY_VOTES: Final = "a vote that nobody has stayed at is not called one of the immune"
FINAL_DRAW_AMONG_BEST: Final = (
    "a final is drawn among those alone whom neither wins nor results divide"
)
NOTHING_LEFT_IS_SECRET: Final = "that a card found no points or counters is told to the two alone"
REFUSALS_IN_WORDS: Final = (
    "why an order falls through is told in words, not as lists are written in code"
)
LOST_BALLOTS: Final = "the ballot of somebody who leaves the game in mid-vote is said to be lost"
FINALISTS_HEAR: Final = "a story that is for a team reaches its finalists, too"
HOST_ASKS: Final = "before a vote the host asks each castaway something"

CHANGES: Final = (
    EMPTY_VOTES,
    FINAL_DRAW_AMONG_BEST,
    NOTHING_LEFT_IS_SECRET,
    REFUSALS_IN_WORDS,
    LOST_BALLOTS,
    FINALISTS_HEAR,
    HOST_ASKS,
)
