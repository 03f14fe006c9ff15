"""`showrunner direct`: how a season runs: on or not, step by step, how fast, and who plays."""

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
    """Direct how SEASON runs, whichever process drives it."""
    context.obj = season, database


@command.command("run")
@click.pass_obj
def run(meant: tuple[str, str | None]) -> None:
    """Go on after a pause."""
    _direct(meant, {"do": "run"})


@command.command("pause")
@click.pass_obj
def pause(meant: tuple[str, str | None]) -> None:
    """Stand still, clocks too."""
    _direct(meant, {"do": "pause"})


@command.command("step")
@click.option(
    "--by",
    type=click.Choice(["decision", "phase", "round"]),
    default="decision",
    show_default=True,
    help="How far.",
)
@click.pass_obj
def step(meant: tuple[str, str | None], by: str) -> None:
    """Go on by one step, and pause there."""
    _direct(meant, {"do": "step", "by": by})


@command.command("pace")
@click.argument("seconds", type=float)
@click.pass_obj
def pace(meant: tuple[str, str | None], seconds: float) -> None:
    """Let SECONDS pass after each decision; 0 is as fast as can be."""
    _direct(meant, {"do": "pace", "seconds": seconds})


@command.command("player")
@click.argument("seat")
@click.argument("player")
@click.pass_obj
def player(meant: tuple[str, str | None], seat: str, player: str) -> None:
    """Let PLAYER (such as bot:random, or outside) play SEAT from now on."""
    _direct(meant, {"do": "player", "seat": seat, "player": player})


@command.command("hold")
@click.argument("kinds", nargs=-1, metavar="[KIND]…")
@click.pass_obj
def hold(meant: tuple[str, str | None], kinds: tuple[str, ...]) -> None:
    """Hold the answers to these kinds of decision until they are ruled on; with none, hold none."""
    season, database = meant
    terms = {"kinds": list(kinds), "by": "producer"}
    click.echo(in_store(database, lambda store: _entered(store, season, "hold", terms)))


@command.command("held")
@click.pass_obj
def held(meant: tuple[str, str | None]) -> None:
    """List the answers that are held, each with its ask and what was answered."""
    season, database = meant
    for line in in_store(database, lambda store: _held(store, season)):
        click.echo(line)


@command.command("rule")
@click.argument("ask")
@click.argument("verdict", type=click.Choice(["release", "veto", "replace"]))
@click.argument("value", required=False, metavar="[JSON]")
@click.pass_obj
def rule(meant: tuple[str, str | None], ask: str, verdict: str, value: str | None) -> None:
    """Let a held answer through, have it given anew, or put JSON in its place."""
    season, database = meant
    if (verdict == "replace") != (value is not None):
        raise click.UsageError("replace needs the answer that takes the place, and no other does")
    terms = {"ask": ask, "verdict": verdict, "value": json_table(value, "JSON"), "by": "producer"}
    click.echo(in_store(database, lambda store: _entered(store, season, "ruling", terms)))


async def _entered(store: Store, season: str, kind: InputKind, terms: dict[str, Any]) -> str:
    row = await store.seasons.find(season)
    number = await put(store, row.id, kind, terms)
    found = await verdict_of(store, row.id, number)
    if found.state == WAITING:
        return f"input {number}: {kind}; {await why_waiting(store, row.id)}"
    return f"entry {found.entry}: {kind}"


async def _held(store: Store, season: str) -> list[str]:
    row = await store.seasons.find(season)
    live = LiveSeason(
        await store.seasons.settings(row.id), row.luck, await store.seasons.players(row.id)
    )
    live.replay(await store.past.entries(row.id))
    found = [ask for ask in live.kernel.asks.values() if ask.state is AskState.HELD]
    lines = []
    for ask in found:
        assert ask.answer is not None
        value = json.dumps(dict(ask.answer.value), default=str, ensure_ascii=False)
        lines.append(f"{ask.id}: {ask.question.kind} of {ask.seat}: {value}")
    return lines or ["no answer is held"]


def _direct(meant: tuple[str, str | None], control: dict[str, Any]) -> None:
    season, database = meant
    click.echo(in_store(database, lambda store: _sent(store, season, control)))


async def _sent(store: Store, season: str, control: dict[str, Any]) -> str:
    row = await store.seasons.find(season)
    do = control["do"]
    driven = is_driven(row)
    if do == "run" and not driven:
        right = f"let it go on with `showrunner resume {short(row.id)}`"
        raise Refused(f"nobody drives the season {short(row.id)}: {right}")
    number = await put(store, row.id, "control", control)
    if do == "step" and not driven and row.head != NOT_STARTED:
        await Runner(store, row.id).run(until_idle=True)
    if (await verdict_of(store, row.id, number)).state == WAITING:
        return f"{do}: {await why_waiting(store, row.id)}"
    return f"{do}: taken"
