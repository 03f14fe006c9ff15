"""Reads a stored season into a season record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from showrunner.exports.record import SeasonRecord
from showrunner.files.translations import ENGLISH
from showrunner.formats.facts import Fact
from showrunner.formats.format import load_format
from showrunner.futures.stored import stored_river
from showrunner.kernel import PRODUCER, Told, Viewer
from showrunner.store import Store
from showrunner.store.pictures import portraits_of
from showrunner.store.seasons import OVER


async def record_of(
    store: Store, season: str, until: int | None = None, language: str = ENGLISH
) -> SeasonRecord:
    """The record of a season for its producers, up to the entry `until` (default: the last).

    Raises UnknownSeason.
    """
    row = await store.seasons.find(season)
    last = row.head if until is None else until
    told = [fact for fact in await store.past.facts(row.id) if fact.entry <= last]
    return await stored_record(store, row, told, language=language)


async def stored_record(
    store: Store,
    row: Any,
    story: Sequence[Told[Fact]],
    viewer: Viewer = PRODUCER,
    *,
    with_river: bool = True,
    language: str = ENGLISH,
) -> SeasonRecord:
    """The record of the season with this row, from the facts that are released to the viewer.

    `with_river` is whether they may see everybody's chances, as far as those are known.
    """
    settings = await store.seasons.settings(row.id)
    format = load_format(settings.format)
    river = await stored_river(store, row.id, format, story) if with_river else ()
    portraits = await store.database.read(lambda connection: portraits_of(connection, row.id))
    return SeasonRecord(
        row.id,
        row.title,
        settings,
        story,
        viewer,
        portraits=portraits,
        began=row.created_at.date(),
        ended=row.changed_at.date() if row.status == OVER else None,
        written=await store.episodes.of(row.id),
        river=river,
        language=language,
    )
