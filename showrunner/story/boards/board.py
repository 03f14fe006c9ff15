"""A board: a table about a whole season, folded from its facts."""

from __future__ import annotations

from showrunner.formats.fact import Fact
from showrunner.story.record import CastBallot, Record


class Board:
    """Takes in a season's facts in order; each board adds a method that returns its table."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def take(self, number: int, fact: Fact) -> None:
        """Take in a fact; `record` has taken it in."""


def ballots_of(record: Record) -> dict[str, list[CastBallot]]:
    """Each voter's ballots in order, except those of votes for a winner."""
    ballots: dict[str, list[CastBallot]] = {}
    for council in record.councils:
        for cast in council.ballots if council.decides != "winner" else ():
            ballots.setdefault(cast.voter, []).append(cast)
    return ballots
