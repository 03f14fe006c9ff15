"""Forking: a season that shares another's past up to an entry, and goes its own way from there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Mapping
from typing import Literal

from sqlalchemy import Connection

from showrunner.errors import Refused
from showrunner.formats.lines import verify_line
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Kernel
from showrunner.running.live import LiveSeason
from showrunner.store import Store
from showrunner.store.database import Work
from showrunner.store.inbox import new_input, put_input
from showrunner.store.past import StoredEntry
from showrunner.store.seasons import new_fork

Luck = Literal["same", "fresh"]


async def fork(
    store: Store, season: str, at: int, *, luck: Luck = "same", title: str | None = None
) -> str:
    """Fork a season after its entry `at`; returns the fork's id. Raises what `plan_fork` raises."""
    forked, work = await plan_fork(store, season, at, luck=luck, title=title)
    await store.database.write(work)
    return forked


async def plan_fork(
    store: Store, season: str, at: int, *, luck: Luck = "same", title: str | None = None
) -> tuple[str, Work[None]]:
    """The id of a season's fork after its entry `at` (0 is the start), and what stores it.

    The past is not copied: a fork reads it from what it was forked from. With fresh luck everything
    that was not rolled yet is rolled anew: a reseed is the first entry that the fork takes. Raises
    Refused for an entry that the season does not have, and WrongParameter for a title that cannot
    be shown.
    """
    if title is not None:
        verify_line("the title", title)
    row = await store.seasons.find(season)
    if not 0 <= at <= row.head:
        has = f"it has entries 0 to {row.head}" if row.head >= 0 else "it has not begun"
        raise Refused(f"the season {row.id} cannot be forked at entry {at}: {has}")
    players = await store.seasons.players(row.id)
    settings = await store.seasons.settings(row.id)
    past = await store.past.entries(row.id, until=at)
    kernel = await asyncio.to_thread(_replayed, settings, row.luck, players, past)
    forked, store_it = new_fork(
        row,
        at=at,
        facts=len(kernel.story.told),
        digest=kernel.story.digest,
        over=kernel.over,
        asks=kernel.asks.values(),
        players=players,
        title=title or row.title,
    )
    terms = {"luck": secrets.token_hex(32), "by": "fork"}
    reseed = new_input(forked, "fresh luck", "reseed", terms) if luck == "fresh" else None

    def work(connection: Connection) -> None:
        store_it(connection)
        if reseed is not None:
            put_input(connection, reseed)

    return forked, work


def _replayed(
    settings: SeasonSettings, luck: str, players: Mapping[str, str], past: Iterable[StoredEntry]
) -> Kernel:
    """The season as it stood after these entries. It takes up to seconds of computing."""
    live = LiveSeason(settings, luck, players)
    live.replay(past)
    return live.kernel
