"""An episode's title: something that was said, as on television, or what happened."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from showrunner.story.beat import Beat
from showrunner.story.record import Record
from showrunner.story.round import Round

SHORTEST, LONGEST = 3, 7
"""Words that a line has at least and at most to be a title."""
_END: Final = re.compile(r"(?<=[.!?])\s+")


def title_of(beats: Sequence[Beat], record: Record, round: Round, used: Collection[str]) -> str:
    """A line of the round that its beats cite, or whose speaker they are about; else empty.

    `beats` are the round's, strongest first, and `used` the titles of earlier episodes.
    """
    cited: dict[int, int] = {}
    for beat in beats:
        for number in beat.facts:
            cited[number] = max(cited.get(number, 0), beat.importance)
    about = {seat for beat in beats[:2] for seat in beat.people}
    best = (0, 0, "")
    for message in record.since(round.first):
        weight = cited.get(message.number, 0) + (10 if message.seat in about else 0)
        for line in _END.split(message.words):
            title = line.strip().rstrip(".")
            words = len(title.split())
            if SHORTEST <= words <= LONGEST and title not in used:
                best = max(best, (weight + words, -message.number, title))
    return best[2]
