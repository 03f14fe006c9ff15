"""Answers that producers hold back, read without the season in memory."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, select

from showrunner.store.codec import texts_in
from showrunner.store.database import Database
from showrunner.store.models import AskRow, EntryRow
from showrunner.store.past import lineage, rows_of, words_behind
from showrunner.store.spoiled import decoded


class HeldAnswer(NamedTuple):
    """An answer that waits for a ruling: to which ask, whose, and the entry that it came with."""

    ask: str
    kind: str
    seat: str
    entry: int
    answer: dict[str, Any]


class Holds(NamedTuple):
    """The kinds of decision whose answers are held now, and the answers that wait for a ruling."""

    kinds: tuple[str, ...]
    answers: list[HeldAnswer]


class _Hold(Struct):
    """What matters here of a hold."""

    kinds: tuple[str, ...]


class _OnAsk(Struct):
    """What matters here of an answer, or a ruling on one."""

    ask: str
    by: str = ""
    value: dict[str, Any] = {}


async def holds(database: Database, season: str) -> Holds:
    """What producers hold back in a season. Raises SpoiledRow."""
    return await database.read(lambda connection: _holds(connection, season))


def _holds(connection: Connection, season: str) -> Holds:
    query = select(AskRow.id, AskRow.kind, AskRow.seat).where(
        AskRow.season == season, AskRow.closed.is_(None)
    )
    asks = {row.id: row for row in connection.execute(query)}
    kinds: tuple[str, ...] = ()
    held: dict[str, HeldAnswer] = {}
    for row in rows_of(connection, season, EntryRow):
        if row.kind == "hold":
            kinds = decoded(season, "the journal entry", row.number, row.body, _Hold).kinds
            continue
        if row.kind not in ("answer", "ruling") or not (kinds or held):
            continue
        entry = decoded(season, "the journal entry", row.number, row.body, _OnAsk)
        ask = asks.get(entry.ask)
        if ask is None:
            continue
        held.pop(ask.id, None)
        if row.kind == "answer" and ask.kind in kinds and entry.by != "engine":
            held[ask.id] = HeldAnswer(ask.id, ask.kind, ask.seat, row.number, entry.value)
    parts = lineage(connection, season)
    words = words_behind(connection, parts, [one.answer for one in held.values()])
    answers = [one._replace(answer=texts_in(one.answer, words)) for one in held.values()]
    return Holds(kinds, answers)
