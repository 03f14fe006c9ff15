"""Reads entries, facts and texts of a season; a fork shares those of its parents."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, or_, select

from showrunner.errors import UnknownSeason
from showrunner.formats.facts import Fact, tells_who_plays
from showrunner.kernel import Entry, Told
from showrunner.store.codec import entry_of, read_told, restore_texts, seals_in
from showrunner.store.database import Database
from showrunner.store.models import AskRow, EntryRow, FactRow, SeasonRow, TextRow
from showrunner.store.season_writer import START
from showrunner.store.spoiled import column_of, reading

_TOUCHING: Mapping[str, Callable[[dict[str, Any]], bool]] = {
    "OrderTaken": lambda fact: bool(fact["touches"]),
    "DecisionRuled": lambda fact: fact["verdict"] != "release",
    "AnsweredFor": lambda fact: fact["by"] == "producer",
}
"""Facts that can make a season "produced" (DS-9.8), and whether such a fact does."""


class StoredEntry(NamedTuple):
    """One entry from the journal; `entry` is None for the start."""

    number: int
    entry: Entry | None
    digest: str


class Segment(NamedTuple):
    """A part of a season's past: the entries of one stored season after `after`, up to `until`."""

    season: str
    after: int
    until: int | None


def lineage(connection: Connection, season: str) -> list[Segment]:
    """The segments of a season's past, the oldest first. Raises UnknownSeason."""
    segments: list[Segment] = []
    ancestor: str | None = season
    until: int | None = None
    while ancestor is not None:
        query = select(SeasonRow.parent, SeasonRow.forked_at).where(SeasonRow.id == ancestor)
        row = connection.execute(query).one_or_none()
        if row is None:
            raise UnknownSeason(ancestor)
        segments.append(Segment(ancestor, -1 if row.forked_at is None else row.forked_at, until))
        ancestor, until = row.parent, least(until, row.forked_at)
    return segments[::-1]


def rows_of(
    connection: Connection,
    season: str,
    table: Any,
    *,
    until: int | None = None,
    after_fact: int | None = None,
) -> list[Any]:
    """A season's rows of the journal, facts or texts, in the order in which they were written.

    `until` is the last entry to read rows of; `after_fact` leaves out facts up to that number.
    """
    entry = table.number if table is EntryRow else table.entry
    order = table.number if table is FactRow else entry
    rows: list[Any] = []
    for segment in lineage(connection, season):
        query = select(table.__table__).where(table.season == segment.season, entry > segment.after)
        if (last := least(segment.until, until)) is not None:
            query = query.where(entry <= last)
        if after_fact is not None:
            query = query.where(table.number > after_fact)
        rows += connection.execute(query.order_by(order))
    return rows


def words_of(connection: Connection, season: str) -> dict[str, str | None]:
    """The words of a season's texts by their seals; None if they were erased."""
    return {row.seal: row.words for row in rows_of(connection, season, TextRow)}


def words_behind(
    connection: Connection, segments: Iterable[Segment], stored: Iterable[Any]
) -> dict[str, str | None]:
    """The words of the texts in this stored data, by their seals; None if they were erased."""
    seals = set[str]().union(*map(seals_in, stored))
    if not seals:
        return {}
    query = select(TextRow.seal, TextRow.words).where(
        TextRow.season.in_([segment.season for segment in segments]),
        TextRow.seal.in_(sorted(seals)),
    )
    return {row.seal: row.words for row in connection.execute(query)}


class Past:
    """Reads the entries, facts and open asks of the seasons in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, season: str, until: int | None = None) -> list[StoredEntry]:
        """A season's entries in order, from the start up to `until` (default: the last).

        Each has the salt that its texts were sealed with. Raises SpoiledRow.
        """

        def work(connection: Connection) -> list[StoredEntry]:
            texts = rows_of(connection, season, TextRow)
            words = {row.seal: row.words for row in texts}
            salts = {row.entry: row.salt for row in texts}
            return [
                StoredEntry(
                    row.number, _entry(season, row, words, salts.get(row.number)), row.digest
                )
                for row in rows_of(connection, season, EntryRow, until=until)
            ]

        return await self._database.read(work)

    async def facts(self, season: str, after: int = -1) -> list[Told[Fact]]:
        """A season's facts with numbers above `after`; its rules are not needed.

        In a blind season, facts that show who is a person and who a bot are `closed`, so that no
        reveal opens them. Raises SpoiledRow.
        """

        def work(connection: Connection) -> list[Told[Fact]]:
            rows = rows_of(connection, season, FactRow, after_fact=after)
            if not rows:
                return []
            words = words_of(connection, season)
            columns = SeasonRow.id, SeasonRow.format, SeasonRow.deadlines
            season_row = connection.execute(select(*columns).where(SeasonRow.id == season)).one()
            facts = [_told(season, row, season_row.format, words) for row in rows]
            if is_blind(season_row):
                return [replace(told, closed=tells_who_plays(told.fact)) for told in facts]
            return facts

        return await self._database.read(work)

    async def times(self, season: str, entries: Collection[int]) -> dict[int, datetime]:
        """When these entries were written."""

        def work(connection: Connection) -> dict[int, datetime]:
            return {
                row.number: row.at
                for segment in lineage(connection, season)
                for row in connection.execute(
                    select(EntryRow.number, EntryRow.at).where(
                        EntryRow.season == segment.season,
                        EntryRow.number > segment.after,
                        EntryRow.number.in_(entries),
                        *([EntryRow.number <= segment.until] if segment.until is not None else []),
                    )
                )
            }

        return await self._database.read(work)

    async def is_produced(self, season: str) -> bool:
        """Whether producers did something that makes the season "produced" (DS-9.8).

        Reads only the facts that can.
        """

        def work(connection: Connection) -> bool:
            for segment in lineage(connection, season):
                query = select(FactRow.number, FactRow.body).where(
                    FactRow.season == segment.season,
                    FactRow.entry > segment.after,
                    FactRow.audience == "producers",
                    or_(*(FactRow.body.like(f'{{"fact":"{name}"%') for name in _TOUCHING)),
                )
                if segment.until is not None:
                    query = query.where(FactRow.entry <= segment.until)
                for row in connection.execute(query):
                    with reading(season, "the fact", row.number):
                        fact = msgspec.json.decode(row.body)
                        if _TOUCHING[fact["fact"]](fact):
                            return True
            return False

        return await self._database.read(work)

    async def fact_bodies(self, season: str, entry: int) -> list[str]:
        """The facts of one entry as stored JSON, to compare them."""

        def work(connection: Connection) -> list[str]:
            rows = rows_of(connection, season, FactRow, until=entry)
            return [row.body for row in rows if row.entry == entry]

        return await self._database.read(work)

    async def open_asks(self, season: str) -> Sequence[Any]:
        """The rows of the asks that are not closed, the oldest first."""
        query = (
            select(AskRow.__table__)
            .where(AskRow.season == season, AskRow.closed.is_(None))
            .order_by(AskRow.opened, AskRow.id)
        )
        return await self._database.read(lambda connection: connection.execute(query).all())


def _entry(season: str, row: Any, words: dict[str, str | None], salt: str | None) -> Entry | None:
    if row.kind == START:
        return None
    with reading(season, "the journal entry", row.number):
        plain = restore_texts(msgspec.json.decode(row.body), words)
        return entry_of(row.kind, plain | {"salt": salt} if salt else plain)


def _told(season: str, row: Any, format: str, words: dict[str, str | None]) -> Told[Fact]:
    with reading(season, "the fact", row.number):
        return read_told(row, format, words)


def is_blind(row: Any) -> bool:
    """Whether this season is blind: nobody may learn who is a person. Raises SpoiledRow."""
    return bool(column_of(row, "deadlines", dict[str, Any]).get("blind"))


def least(one: int | None, other: int | None) -> int | None:
    """The smaller of two limits; None means unlimited."""
    return other if one is None else one if other is None else min(one, other)
