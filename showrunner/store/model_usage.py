"""Which seasons a model plays in, and what it has cost there."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select

from showrunner.store.models import CallRow, SeasonRow, SeatRow


class SeasonUsage(NamedTuple):
    """A model's part in one season; `cost` is in millionths of a dollar."""

    season: Any
    seats: tuple[str, ...]
    calls: int
    cost: int


def model_usage(connection: Connection, profile: str, player: str) -> list[SeasonUsage]:
    """Seasons in which a profile plays seats, or has been called, newest first."""
    seats: dict[str, list[str]] = {}
    playing = select(SeatRow.season, SeatRow.seat).where(SeatRow.player == player)
    for season, seat in connection.execute(playing.order_by(SeatRow.seat)):
        seats.setdefault(season, []).append(seat)
    sums = select(CallRow.season, func.count(), func.sum(CallRow.cost))
    rows = connection.execute(sums.where(CallRow.profile == profile).group_by(CallRow.season))
    calls = {season: (count, int(cost)) for season, count, cost in rows}
    ids = seats.keys() | calls.keys()
    columns = (
        SeasonRow.id,
        SeasonRow.title,
        SeasonRow.status,
        SeasonRow.owner,
        SeasonRow.created_at,
    )
    query = select(*columns).where(SeasonRow.id.in_(ids)).order_by(SeasonRow.created_at.desc())
    return [
        SeasonUsage(row, tuple(seats.get(row.id, ())), *calls.get(row.id, (0, 0)))
        for row in connection.execute(query)
    ]
