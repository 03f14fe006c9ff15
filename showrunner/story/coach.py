"""What a past season could teach one of its castaways: who told them one thing and did another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from showrunner.story.boards.deeds import Deed, DeedsBoard
from showrunner.story.record import Record


class ToldOtherwise(NamedTuple):
    """What `by` said to a castaway in a round, and whom their ballots named that contradict it."""

    round: int
    by: str
    words: str
    wrote: tuple[str, ...]


def told_otherwise(record: Record, seat: str) -> Iterator[ToldOtherwise]:
    """What others said to a seat, alone or before all, that their own ballots contradict.

    By speaker, and in the order in which it was said. Found by code, from the acts of messages.
    """
    for row in DeedsBoard(record).table():
        ballots = {deed.fact: deed for one in row.rounds for deed in one.voted}
        for one in row.rounds:
            for said in one.said:
                if row.seat != seat and said.contradicted_by and _heard(said, seat):
                    wrote = [
                        about for fact in said.contradicted_by for about in ballots[fact].about
                    ]
                    yield ToldOtherwise(
                        one.round, row.seat, said.words, tuple(dict.fromkeys(wrote))
                    )


def _heard(said: Deed, seat: str) -> bool:
    return not said.to or seat in said.to
