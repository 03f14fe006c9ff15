"""Stores the results of seasons that are over, so that leaderboards need no facts."""

from __future__ import annotations

import asyncio

import structlog

from showrunner.errors import ShowrunnerError
from showrunner.formats.format import load_format
from showrunner.store import Store
from showrunner.story.results import results_of

log = structlog.get_logger()


async def count_results(store: Store, at_most: int | None = None) -> int:
    """Store the results of seasons that have none yet, the oldest first.

    Stops after `at_most` seasons; those that cannot be read are passed over. Returns how many are
    left.
    """
    left = list(await store.careers.uncounted())
    counted = 0
    while left and counted != at_most:
        row = left.pop(0)
        try:
            await _count(store, row.id, row.format)
            counted += 1
        except ShowrunnerError as problem:
            log.warning("a season's results cannot be counted", season=row.id, problem=str(problem))
    return len(left)


async def _count(store: Store, season: str, format_name: str) -> None:
    format = load_format(format_name)
    story = await store.past.facts(season)
    settings = await store.seasons.settings(season)
    results = await asyncio.to_thread(results_of, format, story)
    produced = await store.past.is_produced(season)
    await store.careers.put(season, results, dict(settings.players), produced)
