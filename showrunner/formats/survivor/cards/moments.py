"""DS-8.3: the moments at which cards may be played, and what they are played on."""

from __future__ import annotations

from typing import Final, Literal

Moment = Literal[
    "before the competition",
    "at camp",
    "before the conversations",
    "before the votes",
    "after the votes",
    "after the reading",
    "when the jury is formed",
]
"""The moments of a round and of the final at which cards may be played, in order."""

AT_A_VOTE: Final[tuple[Moment, ...]] = ("before the votes", "after the votes")
"""DS-10.2, DS-10.4: the two moments for cards that every vote has."""

On = Literal[
    "nobody", "oneself", "anybody present", "another present", "a card of another", "a juror"
]
"""What a card is played on. The moment decides who is present: the cast, a camp, the voters."""
