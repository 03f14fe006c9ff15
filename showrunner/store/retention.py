"""Retention: seasons that nobody needs any more, and the words in them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, or_, select, update

from showrunner.store.models import InputRow, SeasonRow, TextRow, now
from showrunner.store.remembered import forget_brought
from showrunner.store.seasons import OVER
from showrunner.store.store import Store


async def expired(store: Store, days: float) -> Sequence[Any]:
    """The rows of the seasons that may go: over or archived, and unchanged for so many days.

    Forks come before what they were forked from, so that they can be deleted in this order. A
    season whose past a fork shares stays as long as that fork.
    """
    before = now() - timedelta(days=days)

    def work(connection: Connection) -> Sequence[Any]:
        rows = connection.execute(select(SeasonRow.__table__)).all()
        old = {
            row.id: row
            for row in rows
            if (row.status == OVER or row.archived) and row.changed_at < before
        }
        parents = {row.id: row.parent for row in rows}
        kept = [season for season in parents if season not in old]
        for season in kept:
            parent = parents[season]
            while parent is not None:
                old.pop(parent, None)
                parent = parents[parent]
        return sorted(old.values(), key=lambda row: _depth(parents, row.id), reverse=True)

    return await store.database.read(work)


async def forget_texts(store: Store, season: str) -> int:
    """Erase all texts that a season itself holds; the story and its digest stay. How many it held.

    What castaways brought from it into later seasons goes, too. What a fork shares of its parents'
    past is theirs, and stays.
    """

    def work(connection: Connection) -> int:
        forget_brought(connection, season)
        blanked = connection.execute(
            update(TextRow)
            .where(TextRow.season == season, or_(TextRow.words.is_not(None), TextRow.salt != ""))
            .values(words=None, salt=None)
        )
        connection.execute(
            update(InputRow)
            .where(InputRow.season == season, InputRow.entry.is_not(None))
            .values(body_hash="")
        )
        return blanked.rowcount

    forgotten = await store.database.write(work)
    await store.database.write_out()
    return forgotten


def _depth(parents: dict[str, str | None], season: str) -> int:
    depth, parent = 0, parents[season]
    while parent is not None:
        depth, parent = depth + 1, parents[parent]
    return depth
