"""`showrunner resume`: continue stored seasons in this process."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import rich_click as click

from showrunner.cli.common import (
    fast_option,
    live_viewer_option,
    names_of,
    quiet_option,
    viewer_named,
    wait_option,
)
from showrunner.cli.database import database_option, in_store, is_driven, short
from showrunner.cli.driving import drive_and_end, has_outsiders, status_lines
from showrunner.cli.group import RULES_FAILED, STOPPED, WRONG
from showrunner.cli.live_teller import LiveTeller
from showrunner.cli.server_key import models_for
from showrunner.errors import Refused, RuleFault
from showrunner.formats.format import load_format
from showrunner.running.collector import relieve_collector
from showrunner.running.driver import refuse_driven
from showrunner.running.record_files import refuse_other_folder
from showrunner.running.studio import Studio
from showrunner.store import Store
from showrunner.store.moving import refuse_moved
from showrunner.store.seasons import HALTED, OVER, RUNNING

POLL_SECONDS = 0.1
"""Seconds between two checks which seasons have ended."""


@click.command("resume")
@click.argument("seasons", nargs=-1, metavar="[SEASON]…")
@click.option("--all", "everything", is_flag=True, help="Every season that was running.")
@fast_option
@quiet_option
@wait_option
@click.option(
    "--out",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Folder for the files that `play` writes (for one season only).",
)
@live_viewer_option
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
    """Continue stored seasons: one is shown live, of several only the results.

    A paused season continues; a halted one is tried again.
    """
    if everything == bool(seasons):
        raise click.UsageError("name the seasons to continue, or give --all")
    if len(seasons) != 1:
        if out is not None:
            raise click.UsageError("--out is for one season")
        _resume_all(database, seasons, wait)
        return
    if out is not None:
        refuse_other_folder(out)
    row, viewing = in_store(database, lambda store: _row_and_viewer(store, seasons[0], viewer))
    click.echo(f"{row.title}: season {short(row.id)}, from entry {max(row.head, 0)} on")
    teller = None if quiet else LiveTeller(load_format(row.format), viewing, fast, row.title)
    drive_and_end(database, row.id, teller, out, wait=wait, go_on=True)


async def _row_and_viewer(store: Store, season: str, viewer: str) -> tuple[Any, Any]:
    row = await _to_drive(store, season)
    names = names_of(await store.seasons.settings(row.id))
    return row, viewer_named(viewer, names, live=True)


async def _to_drive(store: Store, season: str) -> Any:
    """The row of a season that this process can continue. Raises SeasonDriven, Refused."""
    row = await store.seasons.find(season)
    refuse_driven(row)
    if row.status == OVER:
        raise Refused(f"the season {short(row.id)} is over: `showrunner watch` shows it")
    refuse_moved(row.goes_on_in and short(row.goes_on_in))
    if row.status == HALTED:
        click.echo(f"{short(row.id)} was halted; trying again: {row.fault}", err=True)
    return row


def _resume_all(database: str | None, seasons: Sequence[str], wait: bool) -> None:
    """Continue several seasons at once: those that are named, or all that were running."""
    problems: list[BaseException] = []

    async def work(store: Store) -> None:
        if seasons:
            rows = [await _to_drive(store, season) for season in seasons]
        else:
            rows = await _undriven(store)
        relieve_collector()
        models = models_for(store.database)
        await models.refresh(store)
        studio = Studio(store, hires=models.agency)
        try:
            for row in rows:
                idle = not wait and not await has_outsiders(store, row.id)
                studio.start(row.id, until_idle=idle, go_on=bool(seasons))
            await _print_results(store, studio, problems)
        finally:
            await studio.close()
            await models.close(store)

    try:
        in_store(database, work)
    except KeyboardInterrupt:
        click.echo("stopped: continue with `showrunner resume --all`", err=True)
        sys.exit(STOPPED)
    if problems:
        rules_failed = any(isinstance(problem, RuleFault) for problem in problems)
        sys.exit(RULES_FAILED if rules_failed else WRONG)


async def _undriven(store: Store) -> list[Any]:
    """The rows of running seasons that no live process drives; prints those that are driven."""
    running = await store.seasons.with_status(RUNNING)
    rows = [await store.seasons.find(season) for season in running]
    for row in rows:
        if is_driven(row):
            click.echo(f"{short(row.id)} {row.title}: driven by {row.driver}")
    undriven = [row for row in rows if not is_driven(row)]
    if not undriven:
        click.echo("no season was running")
    return undriven


async def _print_results(store: Store, studio: Studio, problems: list[BaseException]) -> None:
    """Print the result of each season when it ends."""
    running = set(studio.driven)
    while running:
        await asyncio.sleep(POLL_SECONDS)
        for season in sorted(running - set(studio.driven)):
            running.remove(season)
            row = await store.seasons.find(season)
            problem = studio.problems.get(season)
            if problem is None:
                result = " ".join(await status_lines(store, row))
            else:
                problems.append(problem)
                result = f"{'halted' if row.status == HALTED else 'stopped'}: {problem}"
            click.echo(f"{short(season)} {row.title}: {result}")
