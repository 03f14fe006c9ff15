"""Recovery: rebuilds a season in memory from what is stored."""

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
from showrunner.store.season_writer import Lease, encoded_form, keep_form, set_model
from showrunner.store.seasons import PAUSED
from showrunner.store.spoiled import column_of


class Recovered(NamedTuple):
    """A season's state after its last stored entry."""

    live: LiveSeason
    pacing: Pacing
    due: DueTimes


async def own_row(store: Store, lease: Lease) -> Any:
    """The row of a season that is driven here. Raises Fenced if another runner has taken it."""
    row = await store.seasons.find(lease.season)
    if row.epoch != lease.epoch:
        raise Fenced(lease.season)
    return row


async def recover(
    store: Store, lease: Lease, row: Any, hires: Mapping[str, Hire], calls: CallBook
) -> Recovered:
    """Rebuild the season of this row, and set the head and the number of facts in `lease`.

    Raises Fenced if another runner has taken it over; ReplayDiffers, VersionMismatch and RuleFault
    if these rules do not tell the story that is stored.
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
    for ask, player in (await _replacements(store, season, live)).items():
        if player in hires:
            live.replace_player(ask, player)
    due = await _due_times(store, lease, live, row.clock, column_of(row, "deadlines", Deadlines))
    paused = row.status == PAUSED
    return Recovered(live, Pacing(live.format, paused=paused, step=row.step, pace=row.pace), due)


async def season_as_of(store: Store, row: Any, until: int) -> LiveSeason:
    """The season of this row after the entry `until`, without the players of a process.

    Replays it in a thread, since that may compute for seconds. Raises ReplayDiffers,
    VersionMismatch and RuleFault if these rules do not tell the story that is stored.
    """
    settings = await store.seasons.settings(row.id)
    live = LiveSeason(settings, row.luck, await store.seasons.players(row.id))
    await asyncio.to_thread(live.replay, await store.past.entries(row.id, until=until))
    return live


async def _replacements(store: Store, season: str, live: LiveSeason) -> dict[str, str]:
    """The players that controls have named for single open asks; SetPlayer cancels them."""
    asks = live.kernel.asks
    players: dict[str, str] = {}
    for terms in await store.inbox.taken_controls(season, ANSWER_ONCE, SET_PLAYER):
        match msgspec.convert(terms, AnswerOnce | SetPlayer):
            case AnswerOnce(ask, player) if ask in asks:
                players[ask] = player
            case SetPlayer(seat):
                players = {ask: player for ask, player in players.items() if asks[ask].seat != seat}
    return players


async def _due_times(
    store: Store, lease: Lease, live: LiveSeason, now: float, deadlines: Deadlines
) -> DueTimes:
    """When each open ask is due: the stored time, or else its full time from now.

    Also stores the forms and times of asks that need it: those that somebody outside answers only
    now, and those whose stored form was spoiled. Stores which model is asked, where that changed.
    """
    due = DueTimes(deadlines, live.players)
    stored = {row.id: row for row in await store.past.open_asks(lease.season)}
    asks = live.kernel.asks.values()
    for ask in asks:
        due.put(ask, now, stored[ask.id].due)
    changed = {
        ask: due.of(ask.id)
        for ask in asks
        if live.asks_outside(ask)
        if stored[ask.id].form != encoded_form(ask) or stored[ask.id].due != due.of(ask.id)
    }
    models = {
        ask.id: live.model_of(ask) for ask in asks if stored[ask.id].model != live.model_of(ask)
    }
    if changed or models:
        await store.writer.while_ours(lease, partial(_keep_asks, lease.season, changed, models))
    return due


def _keep_asks(
    season: str,
    forms: Mapping[Ask[Any], float | None],
    models: Mapping[str, str | None],
    connection: Connection,
) -> None:
    for ask, due in forms.items():
        keep_form(connection, season, ask, due)
    for name, model in models.items():
        set_model(connection, season, name, model)
