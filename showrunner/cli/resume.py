"""`showrunner resume`: stored seasons go on in this process."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import rich_click as click

from showrunner.cli.common import (
    fast_option,
    names_of,
    quiet_option,
    viewer_named,
    viewer_option,
    wait_option,
)
from showrunner.cli.database import database_option, in_store, is_driven, short
from showrunner.cli.driving import drive_and_end, has_outsiders, standing
from showrunner.cli.group import RULES_FAILED, STOPPED, WRONG
from showrunner.cli.telling import Telling
from showrunner.errors import Refused, RuleFault
from showrunner.formats.format import load_format
from showrunner.running.collector import relieve_collector
from showrunner.running.driver import refuse_driven
from showrunner.running.models import Models
from showrunner.running.record_files import refuse_other_folder
from showrunner.running.studio import Studio
from showrunner.settings import model_settings
from showrunner.store import Store
from showrunner.store.seasons import HALTED, OVER, RUNNING

LOOK_SECONDS = 0.1
"""How often it looks which seasons have come to an end."""


@click.command("resume")
@click.argument("seasons", nargs=-1, metavar="[SEASON]…")
@click.option("--all", "everything", is_flag=True, help="Every season that was going on.")
@fast_option
@quiet_option
@wait_option
@click.option(
    "--out",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Write the files of play there when it ends (one season).",
)
@viewer_option
@database_option
def command(
    seasons: tuple[str, ...],
    everything: bool,
    fast: bool,
    quiet: bool,
    wait: bool,
    out: Path | None,
    viewer: str,
    database: str | None,
) -> None:
    """Let stored seasons go on: one is told live, of several only how they end.

    A paused season goes on; one that was halted is tried again.
    """
    if everything == bool(seasons):
        raise click.UsageError("name the seasons to go on with, or give --all")
    if len(seasons) != 1:
        if out is not None:
            raise click.UsageError("--out is for one season")
        _resume_all(database, seasons, wait)
        return
    if out is not None:
        refuse_other_folder(out)
    row, looking = in_store(database, lambda store: _meant(store, seasons[0], viewer))
    click.echo(f"{row.title}: season {short(row.id)}, from entry {max(row.head, 0)} on")
    telling = None if quiet else Telling(load_format(row.format), looking, fast, row.title)
    drive_and_end(database, row.id, telling, out, wait=wait, go_on=True)


async def _meant(store: Store, season: str, viewer: str) -> tuple[Any, Any]:
    row = await _to_drive(store, season)
    names = names_of(await store.seasons.settings(row.id))
    return row, viewer_named(viewer, names)


async def _to_drive(store: Store, season: str) -> Any:
    """The row of a season that can go on here. Raises SeasonDriven, Refused."""
    row = await store.seasons.find(season)
    refuse_driven(row)
    if row.status == OVER:
        raise Refused(f"the season {short(row.id)} is over: `showrunner watch` tells it")
    if row.status == HALTED:
        click.echo(f"{short(row.id)} was halted, and is tried again: {row.fault}", err=True)
    return row


def _resume_all(database: str | None, seasons: Sequence[str], wait: bool) -> None:
    """Several seasons at once: those that are named, or all that were going on."""
    problems: list[BaseException] = []

    async def work(store: Store) -> None:
        if seasons:
            rows = [await _to_drive(store, season) for season in seasons]
        else:
            rows = await _going_on(store)
        relieve_collector()
        models = Models(model_settings())
        await models.refresh(store)
        studio = Studio(store, hires=models.agency)
        try:
            for row in rows:
                idle = not wait and not await has_outsiders(store, row.id)
                studio.start(row.id, until_idle=idle, go_on=bool(seasons))
            await _say_ends(store, studio, problems)
        finally:
            await studio.close()
            await models.lines.close()

    try:
        in_store(database, work)
    except KeyboardInterrupt:
        click.echo("stopped: go on with `showrunner resume --all`", err=True)
        sys.exit(STOPPED)
    if problems:
        sys.exit(RULES_FAILED if any(isinstance(one, RuleFault) for one in problems) else WRONG)


async def _going_on(store: Store) -> list[Any]:
    """The rows of the seasons that were going on and that nobody drives."""
    rows = [await store.seasons.find(one) for one in await store.seasons.with_status(RUNNING)]
    for row in rows:
        if is_driven(row):
            click.echo(f"{short(row.id)} {row.title}: driven by {row.driver}")
    left = [row for row in rows if not is_driven(row)]
    if not left:
        click.echo("no season was going on")
    return left


async def _say_ends(store: Store, studio: Studio, problems: list[BaseException]) -> None:
    """Say of each season how it ends, when it does."""
    left = set(studio.driven)
    while left:
        await asyncio.sleep(LOOK_SECONDS)
        for season in sorted(left - set(studio.driven)):
            left.remove(season)
            row = await store.seasons.find(season)
            problem = studio.problems.get(season)
            if problem is None:
                said = " ".join(await standing(store, row))
            else:
                problems.append(problem)
                said = f"{'halted' if row.status == HALTED else 'stopped'}: {problem}"
            click.echo(f"{short(season)} {row.title}: {said}")
