"""Forking: a new season shares the past of another one up to an entry, and continues from there."""

from __future__ import annotations

import secrets
from typing import Literal

from sqlalchemy import Connection

from showrunner.errors import Refused
from showrunner.formats.lines import verify_line
from showrunner.kernel import contestant, view
from showrunner.running.recovery import season_as_of
from showrunner.store import Store
from showrunner.store.database import Work
from showrunner.store.inbox import new_input, put_input
from showrunner.store.moving import move_people
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
    store: Store,
    season: str,
    at: int,
    *,
    luck: Luck = "same",
    title: str | None = None,
    take_people: bool = False,
) -> tuple[str, Work[None]]:
    """The id of a new fork after entry `at` (0 is the start), and the work that stores it.

    The past is not copied: a fork reads it from its parent. With fresh luck, the fork's first entry
    is a reseed, so that everything that has not been rolled yet is rolled with a new key. With
    `take_people`, whoever plays or watches goes on in the fork, and the season is stopped. Raises
    Refused for an entry that the season does not have, WrongParameter for a title that cannot be
    shown, and what `season_as_of` raises.
    """
    if title is not None:
        verify_line("the title", title)
    row = await store.seasons.find(season)
    if not 0 <= at <= row.head:
        has = f"it has entries 0 to {row.head}" if row.head >= 0 else "it has not begun"
        raise Refused(f"the season {row.id} cannot be forked at entry {at}: {has}")
    live = await season_as_of(store, row, at)
    kernel = live.kernel
    forked, store_it = new_fork(
        row,
        at=at,
        facts=len(kernel.story.told),
        digest=kernel.story.digest,
        over=kernel.over,
        asks=kernel.asks.values(),
        players=live.players,
        title=title or row.title,
    )
    known = (
        {seat: sum(1 for _ in view(kernel.story.told, contestant(seat))) for seat in live.players}
        if take_people
        else {}
    )
    terms = {"luck": secrets.token_hex(32), "by": "fork"}
    reseed = new_input(forked, "fresh luck", "reseed", terms) if luck == "fresh" else None

    def work(connection: Connection) -> None:
        store_it(connection)
        if reseed is not None:
            put_input(connection, reseed)
        if take_people:
            move_people(connection, row.id, forked, known)

    return forked, work
