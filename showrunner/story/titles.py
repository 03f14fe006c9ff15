"""An episode's title: something that was said, as on television, or what happened."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from showrunner.story.beat import Beat
from showrunner.story.record import Record

SHORTEST, LONGEST = 3, 7
"""Words that a line has at least and at most to be a title."""
_END: Final = re.compile(r"(?<=[.!?])\s+")


def title_of(
    beats: Sequence[Beat], record: Record, round: int, used: Collection[str]
) -> tuple[str, tuple[int, ...]]:
    """The title of a round's episode, and the facts that it is from; `used` are earlier titles."""
    cited: dict[int, int] = {}
    for beat in beats:
        for number in beat.facts:
            cited[number] = max(cited.get(number, 0), beat.importance)
    about = {seat for beat in beats[:2] for seat in beat.people}
    best: tuple[int, int, str] | None = None
    for message in record.in_round(round):
        weight = cited.get(message.number, 0) + (10 if message.seat in about else 0)
        for line in _END.split(message.words):
            title = line.strip().rstrip(".")
            words = len(title.split())
            if SHORTEST <= words <= LONGEST and title not in used:
                rank = (weight + words, -message.number, title)
                best = max(best, rank) if best is not None else rank
    if best is not None and best[0] >= SHORTEST:
        return best[2], (-best[1],)
    if beats:
        return f"{record.name(beats[0].people[0])}" if beats[0].people else "", beats[0].facts
    return "", ()
