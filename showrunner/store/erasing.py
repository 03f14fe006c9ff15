"""Erasing a text: its words are blanked wherever its seal stands; the story stays as it was."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select, tuple_, update

from showrunner.errors import UnknownName
from showrunner.store.database import Database
from showrunner.store.listening import Notice, announce
from showrunner.store.models import InputRow, SeasonRow, TextRow
from showrunner.store.past import rows_of
from showrunner.store.remembered import brought_from


class Found(NamedTuple):
    """A text of a season: the entry that it came in with, its seal, and its words."""

    entry: int
    seal: str
    words: str


class Eraser:
    """Finds and erases texts in the seasons of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, season: str, words: str) -> list[Found]:
        """The texts of a season in which these words stand, whatever their case."""
        rows = await self._database.read(lambda connection: rows_of(connection, season, TextRow))
        return [
            Found(row.entry, row.seal, row.words)
            for row in rows
            if row.words is not None and words.casefold() in row.words.casefold()
        ]

    async def erase(self, season: str, seal: str) -> list[str]:
        """Blank a text in this season and its whole family; returns the seasons that held it.

        The family is all that was forked from where it was forked from. Where a castaway brought it
        into a later season, it is blanked there, too. `seal` may be the beginning of one. Raises
        UnknownName where no one text is meant.
        """

        def work(connection: Connection) -> list[str]:
            known = {row.seal for row in rows_of(connection, season, TextRow)}
            meant = sorted(one for one in known if seal and one.startswith(seal))
            if len(meant) != 1:
                raise UnknownName("text with the one seal", seal, meant[:5])
            root = select(SeasonRow.root).where(SeasonRow.id == season).scalar_subquery()
            family = connection.scalars(select(SeasonRow.id).where(SeasonRow.root == root)).all()
            later = [one for one, _ in brought_from(connection, family, meant[0])]
            here = TextRow.seal == meant[0], TextRow.season.in_([*family, *later])
            places = [
                (row.season, row.entry)
                for row in connection.execute(select(TextRow.season, TextRow.entry).where(*here))
            ]
            connection.execute(update(TextRow).where(*here).values(words=None))
            # With the salt that all texts of an entry share, a short one could be found by trying.
            connection.execute(
                update(TextRow)
                .where(tuple_(TextRow.season, TextRow.entry).in_(places))
                .values(salt=None)
            )
            # So it could from the hash of the input.
            connection.execute(
                update(InputRow)
                .where(tuple_(InputRow.season, InputRow.entry).in_(places))
                .values(body_hash="")
            )
            holders = sorted({place[0] for place in places})
            for one in holders:
                announce(connection, Notice("past", one))
            return holders

        holders = await self._database.write(work)
        await self._database.write_out()
        return holders
