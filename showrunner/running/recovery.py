"""Recovery: a season in memory, made out of what is stored of it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from showrunner.errors import Fenced, ReplayDiffers
from showrunner.kernel import Ask
from showrunner.players.llm.callbook import CallBook
from showrunner.players.player import Hire
from showrunner.running.control import ANSWER_ONCE, SET_PLAYER, AnswerOnce, Pacing, SetPlayer
from showrunner.running.deadlines import Deadlines, DueTimes
from showrunner.running.differences import first_difference
from showrunner.running.live import Engaged, LiveSeason
from showrunner.store import Store
from showrunner.store.season_writer import Lease, encoded_form, keep_form
from showrunner.store.seasons import PAUSED
from showrunner.store.spoiled import column_of


class Recovered(NamedTuple):
    """A season as it stands after the last entry that was written."""

    live: LiveSeason
    pacing: Pacing
    due: DueTimes


async def own_row(store: Store, lease: Lease) -> Any:
    """The row of a season that is driven here. Raises Fenced where somebody else owns it."""
    row = await store.seasons.find(lease.season)
    if row.epoch != lease.epoch:
        raise Fenced(lease.season)
    return row


async def recover(
    store: Store, lease: Lease, row: Any, hires: Mapping[str, Hire], calls: CallBook
) -> Recovered:
    """Read a season with this row; `lease` then says how far it is.

    Raises Fenced where somebody else owns it; ReplayDiffers, VersionMismatch and RuleFault for a
    season that these rules do not tell as it was told.
    """
    season = lease.season
    lease.head, lease.facts = row.head, row.facts
    live = LiveSeason(
        await store.seasons.settings(season),
        row.luck,
        await store.seasons.players(season),
        hires,
        Engaged(season, calls),
    )
    try:
        live.replay(await store.past.entries(season))
    except ReplayDiffers as problem:
        stored = await store.past.fact_bodies(season, problem.entry)
        raise first_difference(problem, stored, live.kernel.story.told) from None
    for ask, player in (await _given_once(store, season, live)).items():
        if player in hires:
            live.lend(ask, player)
    due = await _due_times(store, lease, live, row.clock, column_of(row, "deadlines", Deadlines))
    paused = row.status == PAUSED
    return Recovered(live, Pacing(live.format, paused=paused, step=row.step, pace=row.pace), due)


async def season_as_of(store: Store, row: Any, until: int) -> LiveSeason:
    """The season of this row as it stood after the entry `until`, without the players of a process.

    It is replayed in a thread, since that takes up to seconds of computing. Raises ReplayDiffers,
    VersionMismatch and RuleFault for a season that these rules do not tell as it was told.
    """
    settings = await store.seasons.settings(row.id)
    live = LiveSeason(settings, row.luck, await store.seasons.players(row.id))
    await asyncio.to_thread(live.replay, await store.past.entries(row.id, until=until))
    return live


async def _given_once(store: Store, season: str, live: LiveSeason) -> dict[str, str]:
    """Who is to make which single open decision; who has a new player since makes all their own."""
    asks = live.kernel.asks
    given: dict[str, str] = {}
    for terms in await store.inbox.taken_controls(season, ANSWER_ONCE, SET_PLAYER):
        match msgspec.convert(terms, AnswerOnce | SetPlayer):
            case AnswerOnce(ask, player) if ask in asks:
                given[ask] = player
            case SetPlayer(seat):
                given = {ask: player for ask, player in given.items() if asks[ask].seat != seat}
    return given


async def _due_times(
    store: Store, lease: Lease, live: LiveSeason, now: float, deadlines: Deadlines
) -> DueTimes:
    """Each open ask has the time that was stored for it; without any, all of its time.

    Those that somebody else than a bot answers since now have their forms and times kept, and so
    have those whose stored form is not the one that the season asks by: it was spoiled.
    """
    due = DueTimes(deadlines, live.players)
    stored = {row.id: row for row in await store.past.open_asks(lease.season)}
    asks = live.kernel.asks.values()
    for ask in asks:
        due.put(ask, now, stored[ask.id].due)
    new = {
        ask: due.of(ask.id)
        for ask in asks
        if live.asks_outside(ask)
        if stored[ask.id].form != encoded_form(ask) or stored[ask.id].due != due.of(ask.id)
    }
    if new:
        await store.writer.while_ours(lease, partial(_keep_forms, lease.season, new))
    return due


def _keep_forms(season: str, asks: Mapping[Ask[Any], float | None], connection: Connection) -> None:
    for ask, due in asks.items():
        keep_form(connection, season, ask, due)
