"""`showrunner direct`: run, pause or step a season, set its pace and players, hold answers."""

from __future__ import annotations

import json
from typing import Any

import rich_click as click

from showrunner.cli.common import json_table
from showrunner.cli.database import database_option, in_store, is_driven, short, stored_argument
from showrunner.cli.inputs import put, why_waiting
from showrunner.cli.inputs import verdict as verdict_of
from showrunner.errors import Refused
from showrunner.kernel import AskState
from showrunner.running.live import LiveSeason
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.inbox import WAITING, InputKind
from showrunner.store.seasons import NOT_STARTED


@click.group("direct", subcommand_metavar="COMMAND [ARGS]…")
@stored_argument
@database_option
@click.pass_context
def command(context: click.Context, season: str, database: str | None) -> None:
    """Control how SEASON runs, whichever process drives it."""
    context.obj = season, database


@command.command("run")
@click.pass_obj
def run(target: tuple[str, str | None]) -> None:
    """Continue after a pause."""
    _direct(target, {"do": "run"})


@command.command("pause")
@click.pass_obj
def pause(target: tuple[str, str | None]) -> None:
    """Pause the season; deadlines stop running."""
    _direct(target, {"do": "pause"})


@command.command("step")
@click.option(
    "--by",
    type=click.Choice(["decision", "phase", "round"]),
    default="decision",
    show_default=True,
    help="How far to go.",
)
@click.pass_obj
def step(target: tuple[str, str | None], by: str) -> None:
    """Continue for one step, then pause."""
    _direct(target, {"do": "step", "by": by})


@command.command("pace")
@click.argument("seconds", type=float)
@click.pass_obj
def pace(target: tuple[str, str | None], seconds: float) -> None:
    """Wait SECONDS after each decision; 0 is as fast as possible."""
    _direct(target, {"do": "pace", "seconds": seconds})


@command.command("player")
@click.argument("seat")
@click.argument("player")
@click.pass_obj
def player(target: tuple[str, str | None], seat: str, player: str) -> None:
    """Let PLAYER (such as bot:random, or outside) play SEAT from now on."""
    _direct(target, {"do": "player", "seat": seat, "player": player})


@command.command("hold")
@click.argument("kinds", nargs=-1, metavar="[KIND]…")
@click.pass_obj
def hold(target: tuple[str, str | None], kinds: tuple[str, ...]) -> None:
    """Hold answers to these kinds of decision until you rule on them. No KIND: stop holding."""
    season, database = target
    terms = {"kinds": list(kinds), "by": "producer"}
    click.echo(in_store(database, lambda store: _send_input(store, season, "hold", terms)))


@command.command("held")
@click.pass_obj
def held(target: tuple[str, str | None]) -> None:
    """List the held answers, each with its ask."""
    season, database = target
    for line in in_store(database, lambda store: _held_lines(store, season)):
        click.echo(line)


@command.command("rule")
@click.argument("ask")
@click.argument("verdict", type=click.Choice(["release", "veto", "replace"]))
@click.argument("value", required=False, metavar="[JSON]")
@click.pass_obj
def rule(target: tuple[str, str | None], ask: str, verdict: str, value: str | None) -> None:
    """Release a held answer, veto it (the seat is asked again), or replace it by JSON."""
    season, database = target
    if (verdict == "replace") != (value is not None):
        raise click.UsageError("give JSON with replace, and only with replace")
    terms = {"ask": ask, "verdict": verdict, "value": json_table(value, "JSON"), "by": "producer"}
    click.echo(in_store(database, lambda store: _send_input(store, season, "ruling", terms)))


async def _send_input(store: Store, season: str, kind: InputKind, terms: dict[str, Any]) -> str:
    row = await store.seasons.find(season)
    number = await put(store, row.id, kind, terms)
    verdict = await verdict_of(store, row.id, number)
    if verdict.state == WAITING:
        return f"input {number}: {kind}; {await why_waiting(store, row.id)}"
    return f"entry {verdict.entry}: {kind}"


async def _held_lines(store: Store, season: str) -> list[str]:
    row = await store.seasons.find(season)
    live = LiveSeason(
        await store.seasons.settings(row.id), row.luck, await store.seasons.players(row.id)
    )
    live.replay(await store.past.entries(row.id))
    held_asks = [ask for ask in live.kernel.asks.values() if ask.state is AskState.HELD]
    lines = []
    for ask in held_asks:
        assert ask.answer is not None
        value = json.dumps(dict(ask.answer.value), default=str, ensure_ascii=False)
        lines.append(f"{ask.id}: {ask.question.kind} of {ask.seat}: {value}")
    return lines or ["no answer is held"]


def _direct(target: tuple[str, str | None], control: dict[str, Any]) -> None:
    season, database = target
    click.echo(in_store(database, lambda store: _send_control(store, season, control)))


async def _send_control(store: Store, season: str, control: dict[str, Any]) -> str:
    row = await store.seasons.find(season)
    do = control["do"]
    driven = is_driven(row)
    if do == "run" and not driven:
        right = f"continue it with `showrunner resume {short(row.id)}`"
        raise Refused(f"no process drives the season {short(row.id)}: {right}")
    number = await put(store, row.id, "control", control)
    if do == "step" and not driven and row.head != NOT_STARTED:
        await Runner(store, row.id).run(until_idle=True)
    if (await verdict_of(store, row.id, number)).state == WAITING:
        return f"{do}: {await why_waiting(store, row.id)}"
    return f"{do}: done"
