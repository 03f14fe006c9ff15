"""Retention: finds old seasons to delete, and erases the texts of a season."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, and_, not_, or_, select, update

from showrunner.store.calls import erase_replies
from showrunner.store.models import InputRow, SeasonRow, TextRow, now
from showrunner.store.remembered_texts import erase_brought
from showrunner.store.seasons import OVER
from showrunner.store.store import Store


async def expired_seasons(store: Store, days: float) -> Sequence[Any]:
    """The rows of seasons to delete: over or archived, and unchanged for this number of days.

    Forks come before their parents, so that seasons can be deleted in this order. The parent of a
    fork that is not old enough is not returned.
    """
    before = now() - timedelta(days=days)

    is_old = and_(or_(SeasonRow.status == OVER, SeasonRow.archived), SeasonRow.changed_at < before)
    needed = (select(SeasonRow.parent).where(not_(is_old), SeasonRow.parent.is_not(None))).cte(
        "needed", recursive=True
    )
    needed = needed.union(
        select(SeasonRow.parent)
        .join(needed, SeasonRow.id == needed.c.parent)
        .where(SeasonRow.parent.is_not(None))
    )
    expired = select(SeasonRow.__table__).where(
        is_old, SeasonRow.id.not_in(select(needed.c.parent))
    )

    def work(connection: Connection) -> Sequence[Any]:
        rows = connection.execute(expired).all()
        parents = {row.id: row.parent for row in rows}
        return sorted(rows, key=lambda row: _depth(parents, row.id), reverse=True)

    return await store.database.read(work)


async def erase_texts(store: Store, season: str) -> int:
    """Erase all texts of a season; returns their number. The story and its digest stay.

    Texts that castaways brought from it into later seasons are erased, too. Texts that a fork
    shares with its parents belong to the parents, and stay.
    """

    def work(connection: Connection) -> int:
        erase_brought(connection, season)
        erase_replies(connection, [season])
        erased = connection.execute(
            update(TextRow)
            .where(TextRow.season == season, or_(TextRow.words.is_not(None), TextRow.salt != ""))
            .values(words=None, salt=None)
        )
        connection.execute(
            update(InputRow)
            .where(InputRow.season == season, InputRow.entry.is_not(None))
            .values(body_hash="")
        )
        return erased.rowcount

    text_count = await store.database.write(work)
    await store.database.purge_erased()
    return text_count


def _depth(parents: dict[str, str | None], season: str) -> int:
    """How many of these seasons it is a fork of, directly or by others."""
    depth, parent = 0, parents[season]
    while parent in parents:
        depth, parent = depth + 1, parents[parent]
    return depth
