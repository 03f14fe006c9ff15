"""`showrunner direct`: how a season runs: on or not, step by step, how fast, and who plays."""

from __future__ import annotations

from typing import Any

import rich_click as click

from showrunner.cli.database import database_option, in_store, is_driven, short, stored_argument
from showrunner.cli.inputs import put, verdict, why_waiting
from showrunner.errors import Refused
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.inbox import WAITING
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
    if (await verdict(store, row.id, number)).state == WAITING:
        return f"{do}: {await why_waiting(store, row.id)}"
    return f"{do}: taken"
