"""`showrunner watch`: a stored season told as it is written, whoever drives it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import rich_click as click

from showrunner.cli.common import fast_option, names_of, viewer_named, viewer_option
from showrunner.cli.database import database_option, in_store, is_driven, short, stored_argument
from showrunner.cli.telling import Telling
from showrunner.formats.facts import Fact, encode_words
from showrunner.formats.format import load_format
from showrunner.kernel import PRODUCER, Told, View, Viewer
from showrunner.running.fact_lines import fact_line
from showrunner.running.patience import patiently
from showrunner.store import Store
from showrunner.store.seasons import HALTED, OVER

POLL_SECONDS = 0.3
"""How often it looks for new facts."""


@click.command("watch")
@stored_argument
@viewer_option
@click.option(
    "--from-start/--from-now",
    default=True,
    show_default=True,
    help="Tell it from its beginning, or only what comes.",
)
@fast_option
@click.option("--jsonl", is_flag=True, help="Print facts, one a line as JSON, as in facts.jsonl.")
@database_option
def command(
    season: str, viewer: str, from_start: bool, fast: bool, jsonl: bool, database: str | None
) -> None:
    """Tell SEASON as it is written, until it is over or halted.

    It needs the season's facts alone, so it works for one whose rules have changed since.
    """

    async def work(store: Store) -> None:
        row = await store.seasons.find(season)
        settings = await store.seasons.settings(row.id)
        looking = viewer_named(viewer, names_of(settings))
        teller = (
            _Lines(looking) if jsonl else Telling(load_format(row.format), looking, fast, row.title)
        )
        await _watch(store, row, teller, from_start)

    in_store(database, work)


async def _watch(store: Store, row: Any, teller: Telling | _Lines, from_start: bool) -> None:
    if row.status not in (OVER, HALTED) and not is_driven(row):
        click.echo(f"nobody drives the season now; `showrunner resume {short(row.id)}`", err=True)
    seen = 0
    if not from_start:
        told = await store.past.facts(row.id)
        teller.catch_up(told)
        seen = len(told)
    while True:
        row, told = await _news(store, row.id, seen)
        if told:
            await teller.tell(told)
            seen += len(told)
        elif row.status in (OVER, HALTED):
            break
        else:
            await asyncio.sleep(POLL_SECONDS)
    await teller.close()
    if row.status == HALTED:
        click.echo(f"the season is halted at entry {row.head}: {row.fault}", err=True)


async def _news(store: Store, season: str, seen: int) -> tuple[Any, list[Told[Fact]]]:
    """How a season stands, and its facts from this number on, also after an outage."""
    row = await patiently(lambda: store.seasons.find(season))
    return row, await patiently(lambda: store.past.facts(season, after=seen - 1))


class _Lines:
    """Prints the facts of one viewer's view as lines of JSON.

    A producer's are those of facts.jsonl; anybody else's have their own numbers and no audience.
    """

    def __init__(self, viewer: Viewer) -> None:
        self._view: View[Fact] = View(viewer)
        self._whole = viewer == PRODUCER

    def catch_up(self, told: list[Told[Fact]]) -> None:
        """Take in facts without printing them."""
        for one in told:
            self._view.take(one)

    async def tell(self, told: list[Told[Fact]]) -> None:
        """Print these facts."""
        for one in told:
            if self._whole:
                click.echo(fact_line(one), nl=False)
                continue
            for number, fact in self._view.take(one):
                line = {"number": number, "fact": msgspec.Raw(encode_words(fact))}
                click.echo(msgspec.json.encode(line))

    async def close(self) -> None:
        """Nothing is left to print."""
