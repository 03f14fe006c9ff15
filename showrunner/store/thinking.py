"""Who thinks: the decisions of a season that wait for a first answer, and since when."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, select

from showrunner.store.database import Database
from showrunner.store.models import AskRow, EntryRow
from showrunner.store.past import lineage
from showrunner.store.spoiled import decoded


class Waited(NamedTuple):
    """A decision that nobody has answered yet; `due` is on the season's own clock."""

    ask: str
    seat: str
    kind: str
    since: datetime
    due: float | None


class _Entry(Struct):
    """What matters here of an answer, or a ruling on one."""

    ask: str = ""
    verdict: str = ""


async def waited_for(database: Database, season: str) -> list[Waited]:
    """The decisions of a season that wait for a first answer, in the order in which they opened.

    Raises SpoiledRow.
    """

    def work(connection: Connection) -> list[Waited]:
        query = select(AskRow.__table__).where(AskRow.season == season, AskRow.closed.is_(None))
        rows = connection.execute(query.order_by(AskRow.opened, AskRow.id)).all()
        if not rows:
            return []
        times, answered = _since(connection, season, min(row.opened for row in rows))
        return [
            Waited(row.id, row.seat, row.kind, times[row.opened], row.due)
            for row in rows
            if row.id not in answered and row.opened in times
        ]

    return await database.read(work)


def _since(connection: Connection, season: str, first: int) -> tuple[dict[int, datetime], set[str]]:
    """When each entry from this one on was written, and the asks that these have answered."""
    times: dict[int, datetime] = {}
    answered: set[str] = set()
    for part in lineage(connection, season):
        query = select(EntryRow.number, EntryRow.kind, EntryRow.body, EntryRow.at).where(
            EntryRow.season == part.season,
            EntryRow.number >= max(first, part.after + 1),
        )
        if part.until is not None:
            query = query.where(EntryRow.number <= part.until)
        for row in connection.execute(query.order_by(EntryRow.number)):
            times[row.number] = row.at
            if row.kind not in ("answer", "ruling"):
                continue
            entry = decoded(season, "the journal entry", row.number, row.body, _Entry)
            if row.kind == "answer":
                answered.add(entry.ask)
            elif entry.verdict == "veto":
                answered.discard(entry.ask)
    return times, answered
