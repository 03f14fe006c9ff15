"""Reads which decisions of a season nobody has answered yet, and since when they are open."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, select

from showrunner.store.database import Database
from showrunner.store.models import AskRow, EntryRow
from showrunner.store.past import lineage
from showrunner.store.spoiled import decoded


class UnansweredAsk(NamedTuple):
    """A decision that nobody has answered yet. `due` is a time on the season's own clock."""

    ask: str
    seat: str
    kind: str
    since: datetime
    due: float | None


class _AnswerOrVeto(Struct):
    """The fields of an answer or a ruling that are needed here."""

    ask: str = ""
    verdict: str = ""


async def unanswered_asks(database: Database, season: str) -> list[UnansweredAsk]:
    """The decisions of a season that nobody has answered, the oldest first. Raises SpoiledRow."""

    def work(connection: Connection) -> list[UnansweredAsk]:
        query = select(AskRow.__table__).where(AskRow.season == season, AskRow.closed.is_(None))
        rows = connection.execute(query.order_by(AskRow.opened, AskRow.id)).all()
        if not rows:
            return []
        times, answered = _times_and_answers(connection, season, min(row.opened for row in rows))
        return [
            UnansweredAsk(row.id, row.seat, row.kind, times[row.opened], row.due)
            for row in rows
            if row.id not in answered and row.opened in times
        ]

    return await database.read(work)


def _times_and_answers(
    connection: Connection, season: str, first: int
) -> tuple[dict[int, datetime], set[str]]:
    """When each entry from number `first` on was written, and which asks these entries answer."""
    times: dict[int, datetime] = {}
    answered: set[str] = set()
    for segment in lineage(connection, season):
        query = select(EntryRow.number, EntryRow.kind, EntryRow.body, EntryRow.at).where(
            EntryRow.season == segment.season,
            EntryRow.number >= max(first, segment.after + 1),
        )
        if segment.until is not None:
            query = query.where(EntryRow.number <= segment.until)
        for row in connection.execute(query.order_by(EntryRow.number)):
            times[row.number] = row.at
            if row.kind not in ("answer", "ruling"):
                continue
            entry = decoded(season, "the journal entry", row.number, row.body, _AnswerOrVeto)
            if row.kind == "answer":
                answered.add(entry.ask)
            elif entry.verdict == "veto":
                answered.discard(entry.ask)
    return times, answered
