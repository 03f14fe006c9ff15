"""Erasing a text: its words are deleted wherever it is stored; the story stays as it was."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select, tuple_, update

from showrunner.errors import UnknownName
from showrunner.store.calls import erase_replies
from showrunner.store.database import Database
from showrunner.store.director_log import forget_moves
from showrunner.store.episodes import forget_episodes
from showrunner.store.models import InputRow, SeasonRow, TextRow
from showrunner.store.notices import Notice, announce
from showrunner.store.past import rows_of
from showrunner.store.remembered_texts import brought_from


class ErasableText(NamedTuple):
    """A text of a season: the entry that it came with, its seal, and its words."""

    entry: int
    seal: str
    words: str


class Eraser:
    """Finds and erases texts in the seasons of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, season: str, words: str) -> list[ErasableText]:
        """The texts of a season that contain these words, ignoring case."""
        rows = await self._database.read(lambda connection: rows_of(connection, season, TextRow))
        return [
            ErasableText(row.entry, row.seal, row.words)
            for row in rows
            if row.words is not None and words.casefold() in row.words.casefold()
        ]

    async def erase(self, season: str, seal: str) -> list[str]:
        """Erase a text in this season and related ones; returns the seasons that held it.

        These are all seasons of the same family (the original season and all forks of it), and
        later seasons that a castaway brought the text into. `seal` may be the beginning of a seal.
        Raises UnknownName unless it fits exactly one text.
        """

        def work(connection: Connection) -> list[str]:
            known = {row.seal for row in rows_of(connection, season, TextRow)}
            matching = sorted(full for full in known if seal and full.startswith(seal))
            if len(matching) != 1:
                raise UnknownName("text with the one seal", seal, matching[:5])
            root = select(SeasonRow.root).where(SeasonRow.id == season).scalar_subquery()
            family = connection.scalars(select(SeasonRow.id).where(SeasonRow.root == root)).all()
            later = [later for later, _ in brought_from(connection, family, matching[0])]
            is_the_text = TextRow.seal == matching[0], TextRow.season.in_([*family, *later])
            query = select(TextRow.season, TextRow.entry).where(*is_the_text)
            places = [(row.season, row.entry) for row in connection.execute(query)]
            connection.execute(update(TextRow).where(*is_the_text).values(words=None))
            # With the salt, which all texts of an entry share, short words could be guessed.
            connection.execute(
                update(TextRow)
                .where(tuple_(TextRow.season, TextRow.entry).in_(places))
                .values(salt=None)
            )
            # So they could with the hash of the input.
            connection.execute(
                update(InputRow)
                .where(tuple_(InputRow.season, InputRow.entry).in_(places))
                .values(body_hash="")
            )
            erase_replies(connection, [season, *later])
            forget_episodes(connection, [*family, *later])
            forget_moves(connection, [*family, *later])
            holders = sorted({place[0] for place in places})
            for holder in holders:
                announce(connection, Notice("past", holder))
            return holders

        holders = await self._database.write(work)
        await self._database.purge_erased()
        return holders
