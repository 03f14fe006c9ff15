"""The charts of a season as numbers to draw: who stayed how long, and who got how many votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from showrunner.story.told import SeasonPage, ToldSeason

MAX_LABEL = 14
"""Characters of a name in a chart; a longer one is cut."""


class Bar(NamedTuple):
    """How long a castaway stayed: `share` is that of the others whom they outlasted, 0 to 1."""

    name: str
    place: int
    share: float
    result: str
    won: bool


class VotesReceived(NamedTuple):
    """How many votes a castaway got in each vote; None where they could not be voted for."""

    name: str
    counts: tuple[int | None, ...]
    total: int


class VotesChart(NamedTuple):
    """The votes that castaways got: `rounds` are the rounds of the columns."""

    rounds: tuple[int, ...]
    rows: tuple[VotesReceived, ...]
    most: int


def places(told: ToldSeason) -> Sequence[Bar]:
    """The castaways who have a place, the winner first."""
    placed = sorted((person for person in told.cast if person.place), key=lambda one: one.place)
    others = max(len(told.cast) - 1, 1)
    return [
        Bar(
            name=shortened(person.name),
            place=person.place,
            share=max(len(told.cast) - person.place, 0) / others,
            result=person.result,
            won=person.seat in told.winners,
        )
        for person in placed
    ]


def votes_received(page: SeasonPage) -> VotesChart:
    """The votes that castaways got in each vote that was counted."""
    counted = [column for column in page.votes.columns if column.received]
    rows = []
    for row in page.votes.rows:
        counts = tuple(column.received.get(row.id) for column in counted)
        total = sum(filter(None, counts))
        rows.append(VotesReceived(shortened(row.name), counts, total))
    return VotesChart(
        rounds=tuple(column.round for column in counted),
        rows=tuple(rows),
        most=max((count or 0 for row in rows for count in row.counts), default=0),
    )


def shortened(name: str) -> str:
    """A name that fits beside a chart."""
    return name if len(name) <= MAX_LABEL else f"{name[: MAX_LABEL - 1].rstrip()}…"
