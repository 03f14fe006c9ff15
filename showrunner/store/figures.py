"""Numbers on all seasons of a database, for operators."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select

from showrunner.store.database import Database
from showrunner.store.models import AskRow, EntryRow, SeasonRow, now
from showrunner.store.seasons import HALTED, OVER, PAUSED, READY, RUNNING, STOPPED

STATUSES: Final = (READY, RUNNING, PAUSED, STOPPED, HALTED, OVER)


class Figures(NamedTuple):
    """How many seasons have each status, and for how many seconds each decision is open.

    Archived seasons are left out. Only decisions of running seasons count; those that a fork shares
    with its parent are left out.
    """

    seasons: dict[str, int]
    open_seconds: list[float]


async def figures_of(database: Database) -> Figures:
    """The numbers now."""
    statuses = (
        select(SeasonRow.status, func.count().label("seasons"))
        .where(SeasonRow.archived.is_(False))
        .group_by(SeasonRow.status)
    )
    opened = (
        select(EntryRow.at)
        .select_from(SeasonRow)
        .join(AskRow, AskRow.season == SeasonRow.id)
        .join(EntryRow, (EntryRow.season == AskRow.season) & (EntryRow.number == AskRow.opened))
        .where(SeasonRow.status == RUNNING, AskRow.closed.is_(None))
    )

    def work(connection: Connection) -> Figures:
        counts = {row.status: row.seasons for row in connection.execute(statuses)}
        moments = list(connection.scalars(opened))
        ages = [max(0.0, (now() - moment).total_seconds()) for moment in moments]
        return Figures({status: counts.get(status, 0) for status in STATUSES}, ages)

    return await database.read(work)
