"""Drive one stored season in the terminal until it ends, waits, fails, or Ctrl-C stops it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import rich_click as click

from showrunner.cli.common import console, names_of
from showrunner.cli.costs import own_share
from showrunner.cli.database import in_store, short
from showrunner.cli.group import STOPPED
from showrunner.cli.live_teller import LiveTeller
from showrunner.cli.server_key import models_for
from showrunner.errors import RuleFault, UnknownName
from showrunner.formats.fact import Fact
from showrunner.formats.format import load_format
from showrunner.formats.wording import capital, listed
from showrunner.kernel import PRODUCER, Told
from showrunner.players.casting import OUTSIDE, is_bot, is_model, voice_of
from showrunner.players.llm.allowance import Allowance
from showrunner.players.llm.profile import PREFIX
from showrunner.running.collector import relieve_collector
from showrunner.running.costs import decisions_of
from showrunner.running.directing import DirectorsDesk
from showrunner.running.live import LiveSeason
from showrunner.running.record_files import NAMES, write_season
from showrunner.running.runner import MAX_STEPS_PER_COMMIT, Runner
from showrunner.running.stored_journal import story_of
from showrunner.settings import reply_days
from showrunner.store import Store
from showrunner.store.own_decisions import Decisions
from showrunner.store.seasons import HALTED, NOT_STARTED, OVER, PAUSED
from showrunner.transcripts.markdown import transcript


async def drive(
    store: Store, season: str, teller: LiveTeller | None, *, wait: bool, go_on: bool = False
) -> None:
    """Drive a season and print it as it goes.

    Returns when the season can only continue by somebody else's input, unless `wait` is set or an
    outside player has a seat. Raises what Runner.run raises.
    """
    relieve_collector()
    steps = 1 if teller is not None and teller.pauses else MAX_STEPS_PER_COMMIT
    models = models_for(store.database)
    await models.refresh(store)
    await store.calls.delete_replies(reply_days())

    async def publish(live: LiveSeason, told: Sequence[Told[Fact]]) -> None:
        directors.hear(live, told)
        if teller is not None:
            await teller.publish(live, told)

    runner = Runner(store, season, publish, models.agency, most_steps=steps)
    directors = DirectorsDesk(store, models.lines, lambda _: runner.wake(), lambda: [runner.season])
    directing = asyncio.create_task(directors.run())
    try:
        directors.look_at((await store.seasons.find(season)).id)
        idle = not (wait or await has_outsiders(store, season) or await is_directed(store, season))
        await runner.run(until_idle=idle, go_on=go_on)
    finally:
        directing.cancel()
        await asyncio.gather(directing, return_exceptions=True)
        await models.close(store)
    if teller is not None:
        await teller.close()


async def refuse_unknown_models(store: Store, players: Iterable[str], allowance: Allowance) -> None:
    """Before a season begins, refuse models that are not set up here.

    Raises UnknownName for a model that plays a seat, WrongParameter for one in the allowance.
    """
    voices = {f"{PREFIX}{voice}" for player in players if (voice := voice_of(player))}
    asked = {player for player in players if is_model(player)} | voices
    if not (asked or allowance.cheaper or allowance.reader):
        return
    models = models_for(store.database)
    await models.refresh(store)
    known = list(models.agency)
    for player in sorted(asked.difference(known)):
        raise UnknownName("model", player, known)
    allowance.verify(models.lines.profiles)


async def is_directed(store: Store, season: str) -> bool:
    """Whether a model directs the season, whose orders arrive in the season's inbox."""
    director = (await store.seasons.settings(season)).director
    return isinstance(director, str) and is_model(director)


async def has_outsiders(store: Store, season: str) -> bool:
    """Whether an outside player has a seat, so that answers arrive in the season's inbox."""
    return OUTSIDE in (await store.seasons.players(season)).values()


def drive_and_end(
    database: str | None,
    season: str,
    teller: LiveTeller | None,
    folder: Path | None,
    *,
    wait: bool,
    go_on: bool = False,
) -> None:
    """Drive a season, then print its status and write its files to the folder, if one is given."""
    fault: RuleFault | None = None
    stopped = False
    try:
        in_store(database, lambda store: drive(store, season, teller, wait=wait, go_on=go_on))
    except RuleFault as problem:
        fault = problem
    except KeyboardInterrupt:
        stopped = True
    report = in_store(database, lambda store: _write_and_report(store, season, folder))
    row, decisions, lines = report
    if decisions.all:
        console().print(own_share(decisions), soft_wrap=True)
    for line in [] if stopped and row.status != OVER else lines:
        click.echo(line)
    if folder is not None and row.head != NOT_STARTED:
        click.echo(f"{', '.join(NAMES)} are in {folder}")
    if fault is not None:
        raise fault
    if stopped:
        at = "before it began" if row.head == NOT_STARTED else f"at entry {row.head}"
        resume = f": continue with `showrunner resume {short(season)}`"
        click.echo(f"stopped {at}{'' if row.status == OVER else resume}", err=True)
        sys.exit(STOPPED)


async def _write_and_report(
    store: Store, season: str, folder: Path | None
) -> tuple[Any, Decisions, list[str]]:
    """Write the season's files, if to a folder.

    Returns its row, the decisions of its models, and what to print of its status.
    """
    row = await store.seasons.find(season)
    if folder is not None and row.head != NOT_STARTED:
        journal, told = await story_of(store, season)
        settings = journal.header.settings
        facts = (told_fact.fact for told_fact in told)
        pages = transcript(load_format(settings.format), settings, facts, PRODUCER, row.title)
        write_season(folder, journal, told, pages)
    return row, await decisions_of(store, season), await status_lines(store, row)


async def status_lines(store: Store, row: Any) -> list[str]:
    """The status of a season that is not driven now, and how to continue it."""
    resume = f"`showrunner resume {short(row.id)}`"
    if row.status == OVER:
        return [await _result(store, row)]
    if row.status == HALTED:
        return []
    if row.status == PAUSED:
        why = f" ({row.paused_for})" if row.paused_for else ""
        return [f"The season is paused at entry {row.head}{why}: continue with {resume}."]
    players = await store.seasons.players(row.id)
    open_asks = await store.past.open_asks(row.id)
    awaited = sorted({ask.seat for ask in open_asks if not is_bot(players[ask.seat])})
    if awaited:
        return [f"The season waits at entry {row.head} for answers from {', '.join(awaited)}."]
    order = f"`showrunner order {short(row.id)} go_on`"
    return [
        f"The season waits at entry {row.head} for an order of the producers.",
        f"Give one, such as {order}, then {resume}.",
    ]


async def _result(store: Store, row: Any) -> str:
    format = load_format(row.format)
    ending = format.outcome(format.sheet_of(await store.past.facts(row.id), PRODUCER))
    if ending is None:
        return f"The season is over at entry {row.head}; nobody has won."
    names = names_of(await store.seasons.settings(row.id))
    winners = capital(listed(names[seat] for seat in ending.winners))
    return f"{winners} won: {ending.reason} ({ending.rule})."
