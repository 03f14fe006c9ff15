"""The charts of a season as numbers to draw: who stayed how long, and who got how many votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from showrunner.futures.chances import Chances
from showrunner.story.told import SeasonPage, ToldSeason

RIVER_WIDTH = 360
RIVER_HEIGHT = 200
GOLDEN_ANGLE = 137.5
"""Degrees between the hues of castaways who follow each other, so that no two are alike."""
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


class Band(NamedTuple):
    """A castaway's chance to win at each moment of a river, and the outline of its band there."""

    name: str
    colour: str
    shares: tuple[float | None, ...]
    outline: str


class RiverChart(NamedTuple):
    """The chances to win over a season, as bands whose heights add up; rounds of the moments."""

    rounds: tuple[int, ...]
    bands: tuple[Band, ...]


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


def river_chart(told: ToldSeason, moments: Sequence[Chances]) -> RiverChart:
    """The chances to win at these moments. A river needs at least two of them."""
    if len(moments) < 2:
        return RiverChart((), ())
    step = RIVER_WIDTH / (len(moments) - 1)
    floors = [0.0] * len(moments)
    bands = []
    for place, person in enumerate(told.cast):
        shares = tuple(
            moment.seats[person.seat].win.share if person.seat in moment.seats else None
            for moment in moments
        )
        tops = [
            floor + (share or 0) / (_all_shares(moment) or 1)
            for floor, share, moment in zip(floors, shares, moments, strict=True)
        ]
        points = [*enumerate(tops), *reversed(list(enumerate(floors)))]
        bands.append(
            Band(
                name=shortened(person.name),
                colour=f"hsl({round(place * GOLDEN_ANGLE) % 360} 45% 55%)",
                shares=shares,
                outline=" ".join(
                    f"{at * step:.1f},{RIVER_HEIGHT * (1 - share):.1f}" for at, share in points
                ),
            )
        )
        floors = tops
    return RiverChart(tuple(moment.round for moment in moments), tuple(bands))


def _all_shares(moment: Chances) -> float:
    """What the chances to win add up to: more than 1 where several may win."""
    return sum(seat.win.share for seat in moment.seats.values())


def shortened(name: str) -> str:
    """A name that fits beside a chart."""
    return name if len(name) <= MAX_LABEL else f"{name[: MAX_LABEL - 1].rstrip()}…"
