"""The box score: each castaway's season in numbers."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from showrunner.formats.fact import Fact
from showrunner.formats.survivor.facts import CompetitionWon
from showrunner.story.boards.board import Board
from showrunner.story.record import Record
from showrunner.story.told import PromiseLine


class BoxLine(Struct, frozen=True, kw_only=True):
    """A castaway's numbers.

    `votes_right` counts the votes in which their last ballot named somebody who left, and
    `votes_against` the ballots with their name. `wins` counts competitions, of their team or alone,
    and `solo_wins` those alone. `figures` are the numbers that the game itself keeps.
    """

    seat: str
    name: str
    wins: int = 0
    solo_wins: int = 0
    votes: int = 0
    votes_right: int = 0
    votes_against: int = 0
    jury_votes: int = 0
    talks: int = 0
    messages: int = 0
    promises_kept: int = 0
    promises_broken: int = 0
    figures: dict[str, int] = field(default_factory=dict)


class BoxScore(Board):
    """Counts what castaways did."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._counts: Counter[tuple[str, str]] = Counter()

    def take(self, number: int, fact: Fact) -> None:
        """Count a competition that was won."""
        if isinstance(fact, CompetitionWon):
            self._count("wins", *fact.winners)
            if not fact.team:
                self._count("solo_wins", *fact.winners)

    def table(self, promises: tuple[PromiseLine, ...]) -> tuple[BoxLine, ...]:
        """A line for each castaway, in seat order; `promises` is the whole promise ledger."""
        self._count_votes()
        for talk in self.record.talks.values():
            self._count("talks", *talk.seats)
        self._count("messages", *(message.seat for message in self.record.messages))
        for line in promises:
            self._count(f"promises_{line.verdict}", line.giver)
        numbers = [name for name in BoxLine.__struct_fields__ if name not in NOT_COUNTED]
        sheet = self.record.sheet
        return tuple(
            BoxLine(
                seat=seat,
                name=name,
                figures=dict(sheet.standing(seat).figures),
                **{number: self._counts[number, seat] for number in numbers},
            )
            for seat, name in self.record.names.items()
        )

    def _count_votes(self) -> None:
        for council in self.record.councils:
            if council.decides == "winner":
                last_vote = [cast for cast in council.ballots if cast.vote is council.votes[-1]]
                self._count("jury_votes", *(cast.name for cast in last_vote))
            elif council.decides == "out":
                self._count("votes_against", *(cast.name for cast in council.ballots))
                last = {cast.label: cast for cast in council.ballots}
                self._count("votes", *(cast.voter for cast in last.values()))
                right = [cast.voter for cast in last.values() if cast.target in council.out]
                self._count("votes_right", *right)

    def _count(self, number: str, *seats: str) -> None:
        self._counts.update((number, seat) for seat in seats)


NOT_COUNTED = ("seat", "name", "figures")
"""The fields of a line that are not counted here."""
