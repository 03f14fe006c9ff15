"""Reads answers that producers hold back; the season need not be in memory."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, select

from showrunner.store.codec import restore_texts
from showrunner.store.database import Database
from showrunner.store.models import AskRow, EntryRow
from showrunner.store.past import lineage, rows_of, words_behind
from showrunner.store.spoiled import decoded


class AnswerOnHold(NamedTuple):
    """An answer that waits for a ruling: its ask, the seat, and the number of its entry."""

    ask: str
    kind: str
    seat: str
    entry: int
    answer: dict[str, Any]


class Holds(NamedTuple):
    """The kinds of decision whose answers are held, and the answers that wait for a ruling."""

    kinds: tuple[str, ...]
    answers: list[AnswerOnHold]


class _HoldKinds(Struct):
    """The fields of a hold that are needed here."""

    kinds: tuple[str, ...]


class _AnswerOrRuling(Struct):
    """The fields of an answer or a ruling that are needed here."""

    ask: str
    by: str = ""
    value: dict[str, Any] = {}


async def holds(database: Database, season: str) -> Holds:
    """The answers that producers hold back in a season. Raises SpoiledRow."""
    return await database.read(lambda connection: _holds(connection, season))


def _holds(connection: Connection, season: str) -> Holds:
    query = select(AskRow.id, AskRow.kind, AskRow.seat).where(
        AskRow.season == season, AskRow.closed.is_(None)
    )
    asks = {row.id: row for row in connection.execute(query)}
    kinds: tuple[str, ...] = ()
    held: dict[str, AnswerOnHold] = {}
    for row in rows_of(connection, season, EntryRow):
        if row.kind == "hold":
            kinds = decoded(season, "the journal entry", row.number, row.body, _HoldKinds).kinds
            continue
        if row.kind not in ("answer", "ruling") or not (kinds or held):
            continue
        entry = decoded(season, "the journal entry", row.number, row.body, _AnswerOrRuling)
        ask = asks.get(entry.ask)
        if ask is None:
            continue
        held.pop(ask.id, None)
        if row.kind == "answer" and ask.kind in kinds and entry.by != "engine":
            held[ask.id] = AnswerOnHold(ask.id, ask.kind, ask.seat, row.number, entry.value)
    segments = lineage(connection, season)
    words = words_behind(
        connection, segments, [held_answer.answer for held_answer in held.values()]
    )
    answers = [
        held_answer._replace(answer=restore_texts(held_answer.answer, words))
        for held_answer in held.values()
    ]
    return Holds(kinds, answers)
