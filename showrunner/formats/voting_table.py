"""A voting grid as the table known from fan wikis: a column per vote, a row per voter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from showrunner.formats.votes import Ballot, Vote, VotingGrid
from showrunner.formats.wording import spaced

NOT_KNOWN = "?"
NO_BALLOT = "–"
STEPS: Final[Mapping[str, str]] = {
    "revote": "re-vote",
    "revote_tied": "re-vote between the tied",
    "revote_untied": "re-vote between the others",
    "jury_revote": "jury, once more",
    "candidate_revote": "candidate, once more",
}
"""What votes after a tie are called; other steps are called by their own words."""


class Column(Struct, frozen=True):
    """One vote: its round and step, who it decided on and how, and the counts, highest first.

    `received` is how many votes each seat got.
    """

    round: int
    step: str
    place: str
    result: str
    count: str
    how: str
    received: dict[str, int] = {}

    @property
    def when(self) -> str:
        """The round, where the vote was held, and its step: `3, re-vote between the tied`."""
        step = "" if self.step == "vote" else f", {self.step}"
        return f"{self.round}{' ' if self.place else ''}{self.place}{step}"


class Row(Struct, frozen=True):
    """What one voter did in each vote; the cell of a vote they took no part in is empty.

    A name in brackets is a ballot that did not count, `?` a ballot that the viewer does not know,
    and `–` no ballot.
    """

    id: str
    name: str
    cells: tuple[str, ...]


class VotingTable(Struct, frozen=True):
    """Columns are votes in order. Rows are voters, from the winner to the first one out."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


def voting_table(grid: VotingGrid) -> VotingTable:
    """Make the table of a voting grid."""
    return VotingTable(
        columns=tuple(_column(vote, grid.names) for vote in grid.votes),
        rows=tuple(
            Row(seat, grid.names[seat], tuple(_cell(vote, seat, grid.names) for vote in grid.votes))
            for seat in _in_order(grid)
        ),
    )


def _column(vote: Vote, names: Mapping[str, str]) -> Column:
    counts = sorted((vote.rolls or vote.totals or {}).values(), reverse=not vote.rolls)
    return Column(
        round=vote.round,
        step=STEPS.get(vote.step) or spaced(vote.step),
        place=vote.place,
        result=", ".join(names[seat] for seat in vote.result),
        count="–".join(map(str, counts)),
        how=vote.how,
        received=dict(vote.totals or {}),
    )


def _in_order(grid: VotingGrid) -> list[str]:
    """The seats in any vote: winners, then those not voted out, then the last one out first."""
    went_out_in: dict[str, int] = {}  # the number of the vote; 0 for not out, -1 for winners
    participants = set()
    for number, vote in enumerate(grid.votes, start=1):
        participants |= {*vote.voters, *vote.candidates, *vote.result, *vote.rolls}
        if vote.decides == "out":
            went_out_in |= dict.fromkeys((*vote.voters, *vote.rolls), 0)
            went_out_in |= dict.fromkeys(vote.result, number)
        elif vote.decides == "winner":
            went_out_in |= dict.fromkeys(vote.result, -1)

    def rank(seat: str) -> tuple[bool, int]:
        number = went_out_in.get(seat, 0)
        return number > 0, -abs(number)

    return sorted((seat for seat in grid.names if seat in participants), key=rank)


def _cell(vote: Vote, seat: str, names: Mapping[str, str]) -> str:
    if seat in vote.rolls:
        return str(vote.rolls[seat])
    ballots = vote.named_by(seat)
    if ballots:
        return ", ".join(_words(ballot, names) for ballot in ballots)
    if seat not in vote.voters:
        return ""
    return NO_BALLOT if vote.complete else NOT_KNOWN


def _words(ballot: Ballot, names: Mapping[str, str]) -> str:
    if ballot.name is None:
        return ballot.why
    name = names.get(ballot.name, ballot.name)
    if ballot.weight > 1:
        name = f"{name} ×{ballot.weight}"
    return f"({name})" if ballot.counts is False else name
