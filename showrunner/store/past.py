"""The past of a season, read through its forks: a fork has its parents' entries as its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, or_, select

from showrunner.errors import UnknownSeason
from showrunner.formats.facts import Fact, tells_who_plays
from showrunner.kernel import Entry, Told
from showrunner.store.codec import entry_of, read_told, seals_in, texts_in
from showrunner.store.database import Database
from showrunner.store.ledger import START
from showrunner.store.models import AskRow, EntryRow, FactRow, SeasonRow, TextRow
from showrunner.store.spoiled import column_of, reading

_TOUCHING: Mapping[str, Callable[[dict[str, Any]], bool]] = {
    "OrderTaken": lambda fact: bool(fact["touches"]),
    "DecisionRuled": lambda fact: fact["verdict"] != "release",
    "AnsweredFor": lambda fact: fact["by"] == "producer",
}
"""The facts by which a season is "produced", and whether one of them says so."""


class Kept(NamedTuple):
    """One entry as it is read back; `entry` is None for the start."""

    number: int
    entry: Entry | None
    digest: str


class Segment(NamedTuple):
    """A part of a season's past: the entries above `after`, up to `until`, of one stored season."""

    season: str
    after: int
    until: int | None


def lineage(connection: Connection, season: str) -> list[Segment]:
    """The parts that a season's past is made of, the oldest first. Raises UnknownSeason."""
    segments: list[Segment] = []
    at: str | None = season
    until: int | None = None
    while at is not None:
        query = select(SeasonRow.parent, SeasonRow.forked_at).where(SeasonRow.id == at)
        row = connection.execute(query).one_or_none()
        if row is None:
            raise UnknownSeason(at)
        segments.append(Segment(at, -1 if row.forked_at is None else row.forked_at, until))
        at, until = row.parent, least(until, row.forked_at)
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

    With `until`, those up to and with that entry; with `after_fact`, the facts after that one.
    """
    by = table.number if table is EntryRow else table.entry
    order = table.number if table is FactRow else by
    found: list[Any] = []
    for segment in lineage(connection, season):
        query = select(table.__table__).where(table.season == segment.season, by > segment.after)
        if (last := least(segment.until, until)) is not None:
            query = query.where(by <= last)
        if after_fact is not None:
            query = query.where(table.number > after_fact)
        found += connection.execute(query.order_by(order))
    return found


def words_of(connection: Connection, season: str) -> dict[str, str | None]:
    """The words behind each seal of a season; None where they were erased."""
    return {row.seal: row.words for row in rows_of(connection, season, TextRow)}


def words_behind(
    connection: Connection, parts: Iterable[Segment], stored: Iterable[Any]
) -> dict[str, str | None]:
    """The words of just the texts in this stored data of a season; None where they were erased."""
    seals = set[str]().union(*map(seals_in, stored))
    if not seals:
        return {}
    query = select(TextRow.seal, TextRow.words).where(
        TextRow.season.in_([part.season for part in parts]), TextRow.seal.in_(sorted(seals))
    )
    return {row.seal: row.words for row in connection.execute(query)}


class Past:
    """What the seasons of one database have been through."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, season: str, until: int | None = None) -> list[Kept]:
        """A season's entries in their order, from the start to this one or the last.

        An entry comes back with the salt that its texts were sealed with. Raises SpoiledRow.
        """

        def work(connection: Connection) -> list[Kept]:
            texts = rows_of(connection, season, TextRow)
            words = {row.seal: row.words for row in texts}
            salts = {row.entry: row.salt for row in texts}
            return [
                Kept(row.number, _entry(season, row, words, salts.get(row.number)), row.digest)
                for row in rows_of(connection, season, EntryRow, until=until)
            ]

        return await self._database.read(work)

    async def facts(self, season: str, after: int = -1) -> list[Told[Fact]]:
        """A season's facts after this one, readable without its rules.

        In a blind season no reveal opens what tells a person from a bot. Raises SpoiledRow.
        """

        def work(connection: Connection) -> list[Told[Fact]]:
            found = rows_of(connection, season, FactRow, after_fact=after)
            if not found:
                return []
            words = words_of(connection, season)
            columns = SeasonRow.id, SeasonRow.format, SeasonRow.deadlines
            of = connection.execute(select(*columns).where(SeasonRow.id == season)).one()
            facts = [_told(season, row, of.format, words) for row in found]
            if is_blind(of):
                return [replace(one, closed=tells_who_plays(one.fact)) for one in facts]
            return facts

        return await self._database.read(work)

    async def produced(self, season: str) -> bool:
        """Whether what producers did makes the season "produced" (DS-9.8), else it is untouched.

        It reads those facts alone that may say so.
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

    async def bodies(self, season: str, entry: int) -> list[str]:
        """The facts of one entry as they are stored, for whoever compares."""

        def work(connection: Connection) -> list[str]:
            rows = rows_of(connection, season, FactRow, until=entry)
            return [row.body for row in rows if row.entry == entry]

        return await self._database.read(work)

    async def open_asks(self, season: str) -> Sequence[Any]:
        """The rows of the asks that are not closed, those opened first in front."""
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
        plain = texts_in(msgspec.json.decode(row.body), words)
        return entry_of(row.kind, plain | {"salt": salt} if salt else plain)


def _told(season: str, row: Any, format: str, words: dict[str, str | None]) -> Told[Fact]:
    with reading(season, "the fact", row.number):
        return read_told(row, format, words)


def is_blind(row: Any) -> bool:
    """Whether nobody is to tell people from bots in the season of this row. Raises SpoiledRow."""
    return bool(column_of(row, "deadlines", dict[str, Any]).get("blind"))


def least(one: int | None, other: int | None) -> int | None:
    """The smaller of two limits, where None is no limit."""
    return other if one is None else one if other is None else min(one, other)
