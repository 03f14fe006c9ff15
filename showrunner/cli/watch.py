"""`showrunner watch`: follow a stored season live, whichever process drives it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import rich_click as click

from showrunner.cli.common import fast_option, live_viewer_option, names_of, viewer_named
from showrunner.cli.database import database_option, in_store, is_driven, short, stored_argument
from showrunner.cli.live_teller import LiveTeller
from showrunner.formats.facts import Fact, encode_words
from showrunner.formats.format import load_format
from showrunner.kernel import PRODUCER, Told, View, Viewer
from showrunner.running.fact_lines import fact_line
from showrunner.running.patience import patiently
from showrunner.store import Store
from showrunner.store.seasons import HALTED, OVER

POLL_SECONDS = 0.3
"""Seconds between two checks for new facts."""


@click.command("watch")
@stored_argument
@live_viewer_option
@click.option(
    "--from-start/--from-now",
    default=True,
    show_default=True,
    help="Show it from its beginning, or only new facts.",
)
@fast_option
@click.option("--jsonl", is_flag=True, help="Print each fact as a line of JSON, as in facts.jsonl.")
@database_option
def command(
    season: str, viewer: str, from_start: bool, fast: bool, jsonl: bool, database: str | None
) -> None:
    """Show SEASON live until it is over or halted.

    Only the season's facts are needed, so it also works for a season played by older rules.
    """

    async def work(store: Store) -> None:
        row = await store.seasons.find(season)
        settings = await store.seasons.settings(row.id)
        viewing = viewer_named(viewer, names_of(settings), live=True)
        output = (
            _JsonLines(viewing)
            if jsonl
            else LiveTeller(load_format(row.format), viewing, fast, row.title)
        )
        await _watch(store, row, output, from_start)

    in_store(database, work)


async def _watch(store: Store, row: Any, output: LiveTeller | _JsonLines, from_start: bool) -> None:
    if row.status not in (OVER, HALTED) and not is_driven(row):
        resume = f"`showrunner resume {short(row.id)}` continues it"
        click.echo(f"no process drives the season now; {resume}", err=True)
    seen = 0
    if not from_start:
        told = await store.past.facts(row.id)
        output.catch_up(told)
        seen = len(told)
    while True:
        row, told = await _news(store, row.id, seen)
        if told:
            await output.tell(told)
            seen += len(told)
        elif row.status in (OVER, HALTED):
            break
        else:
            await asyncio.sleep(POLL_SECONDS)
    await output.close()
    if row.status == HALTED:
        click.echo(f"the season is halted at entry {row.head}: {row.fault}", err=True)


async def _news(store: Store, season: str, seen: int) -> tuple[Any, list[Told[Fact]]]:
    """The season's row and its facts after the first `seen`; retries while the database is away."""
    row = await patiently(lambda: store.seasons.find(season))
    return row, await patiently(lambda: store.past.facts(season, after=seen - 1))


class _JsonLines:
    """Prints the facts of one viewer's view as lines of JSON.

    For producers the lines are those of facts.jsonl; for others, facts are numbered within their
    view and have no audience.
    """

    def __init__(self, viewer: Viewer) -> None:
        self._view: View[Fact] = View(viewer)
        self._whole = viewer == PRODUCER

    def catch_up(self, told: list[Told[Fact]]) -> None:
        """Update the view from facts without printing them."""
        for fact in told:
            self._view.take(fact)

    async def tell(self, told: list[Told[Fact]]) -> None:
        """Print these facts."""
        for fact in told:
            if self._whole:
                click.echo(fact_line(fact), nl=False)
                continue
            for number, seen_fact in self._view.take(fact):
                line = {"number": number, "fact": msgspec.Raw(encode_words(seen_fact))}
                click.echo(msgspec.json.encode(line))

    async def close(self) -> None:
        """Nothing is left to print."""
