"""A voting grid as the table that fans know: a column for each vote, a row for each voter."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from showrunner.formats.votes import Ballot, Vote, VotingGrid

NOT_KNOWN = "?"
NO_BALLOT = "–"


class Column(Struct, frozen=True):
    """One vote: its round and step, whom it decided on and how, and the count, highest first."""

    round: int
    step: str
    place: str
    result: str
    count: str
    how: str


class Row(Struct, frozen=True):
    """What one voter did in each vote; a cell is empty where they took no part.

    A name in brackets is a ballot that did not count; `?` is one that the viewer knows nothing of,
    and `–` is none.
    """

    id: str
    name: str
    cells: tuple[str, ...]


class VotingTable(Struct, frozen=True):
    """Columns are votes in order; rows have who won first and who left first last."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


def voting_table(grid: VotingGrid) -> VotingTable:
    """The table of a grid."""
    return VotingTable(
        columns=tuple(_column(vote, grid.names) for vote in grid.votes),
        rows=tuple(
            Row(who, grid.names[who], tuple(_cell(vote, who, grid.names) for vote in grid.votes))
            for who in _in_order(grid)
        ),
    )


def _column(vote: Vote, names: Mapping[str, str]) -> Column:
    counts = sorted((vote.rolls or vote.totals or {}).values(), reverse=not vote.rolls)
    return Column(
        round=vote.round,
        step=vote.step.replace("_", " "),
        place=vote.place,
        result=", ".join(names[who] for who in vote.result),
        count="–".join(map(str, counts)),
        how=vote.how,
    )


def _in_order(grid: VotingGrid) -> list[str]:
    """Everybody who is in a vote: winners, those not out, then the last one out first."""
    place: dict[str, int] = {}
    taking_part = set()
    for number, vote in enumerate(grid.votes, start=1):
        taking_part |= {*vote.voters, *vote.candidates, *vote.result, *vote.rolls}
        if vote.decides == "out":
            place |= dict.fromkeys((*vote.voters, *vote.rolls), 0) | dict.fromkeys(
                vote.result, number
            )
        elif vote.decides == "winner":
            place |= dict.fromkeys(vote.result, -1)
    who = [one for one in grid.names if one in taking_part]
    return sorted(who, key=lambda one: (place.get(one, 0) > 0, -abs(place.get(one, 0))))


def _cell(vote: Vote, who: str, names: Mapping[str, str]) -> str:
    if who in vote.rolls:
        return str(vote.rolls[who])
    ballots = vote.named_by(who)
    if ballots:
        return ", ".join(_words(ballot, names) for ballot in ballots)
    if who not in vote.voters:
        return ""
    return NO_BALLOT if vote.complete else NOT_KNOWN


def _words(ballot: Ballot, names: Mapping[str, str]) -> str:
    if ballot.name is None:
        return ballot.why
    name = names.get(ballot.name, ballot.name)
    if ballot.weight > 1:
        name = f"{name} ×{ballot.weight}"
    return f"({name})" if ballot.counts is False else name
