"""`showrunner order`: give a season a producers' order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import rich_click as click

from showrunner.cli.common import json_table, named_value, names_of
from showrunner.cli.database import database_option, in_store, stored_argument
from showrunner.cli.futures import print_twist, progress_bar
from showrunner.cli.inputs import put, verdict, why_waiting
from showrunner.errors import WrongParameter, suggest
from showrunner.formats.format import load_format
from showrunner.futures.twist import Twist, twist
from showrunner.kernel import Order
from showrunner.running.preview import Preview, preview
from showrunner.store import Store
from showrunner.store.inbox import WAITING


@click.command("order")
@stored_argument
@click.argument("name")
@click.argument("given", nargs=-1, metavar="[TERM=VALUE]…")
@click.option("--terms", metavar="JSON", help="More terms, as a JSON table.")
@click.option("--when", metavar="JSON", help='Schedule it, such as {"round": 3, "phase": "vote"}.')
@click.option(
    "--preview",
    "preview_only",
    is_flag=True,
    help="Change nothing: show what the order would do, and whether the season could still end.",
)
@click.option(
    "--futures",
    type=click.IntRange(min=2, max=1000),
    metavar="N",
    help="Change nothing: play N futures without the order and N with it, and compare the chances.",
)
@click.option("--key", help="Idempotency key: repeating a key does not give the order twice.")
@database_option
def command(
    season: str,
    name: str,
    given: tuple[str, ...],
    terms: str | None,
    when: str | None,
    preview_only: bool,
    futures: int | None,
    key: str | None,
    database: str | None,
) -> None:
    """Give a season the producers' order NAME; print its entry in the journal.

    Values are parsed as JSON if possible, else they are text: amount=2 seats='["ama"]' story=Rain.
    `showrunner formats` shows the orders of a format and their terms.
    """
    all_terms = json_table(terms, "--terms") | dict(named_value(term, "term") for term in given)
    if when is not None:
        all_terms["when"] = json_table(when, "--when")
    if preview_only:
        click.echo(in_store(database, lambda store: _preview(store, season, name, all_terms)))
        return
    if futures is not None:
        number = futures
        print_twist(
            *in_store(database, lambda store: _weigh(store, season, name, all_terms, number))
        )
        return
    click.echo(in_store(database, lambda store: _order(store, season, name, all_terms, key)))


async def _season_with_order(store: Store, season: str, name: str) -> Any:
    """The season's row, if its format has this order. Raises WrongParameter, UnknownSeason."""
    row = await store.seasons.find(season)
    known = [order.name for order in load_format(row.format).orders]
    if name not in known:
        right = f"`showrunner formats {row.format}` shows the terms of each"
        raise WrongParameter(f"there is no order {name!r}; {suggest(name, known)}", right)
    return row


async def _preview(store: Store, season: str, name: str, terms: dict[str, Any]) -> str:
    row = await _season_with_order(store, season, name)
    settings = await store.seasons.settings(row.id)
    entries = [
        stored.entry for stored in await store.past.entries(row.id) if stored.entry is not None
    ]
    outcome = await asyncio.to_thread(preview, settings, row.luck, entries, Order(name, terms))
    return "\n".join(in_words(name, outcome))


async def _weigh(
    store: Store, season: str, name: str, terms: dict[str, Any], number: int
) -> tuple[Twist, dict[str, str]]:
    row = await _season_with_order(store, season, name)
    with progress_bar() as progress:
        found = await twist(store, row.id, Order(name, terms), number, progress)
    return found, names_of(await store.seasons.settings(row.id))


def in_words(name: str, outcome: Preview) -> Iterator[str]:
    """A preview as lines to read."""
    yield f"{name} would be accepted; nothing has changed."
    yield "At once:"
    yield from (f"  {line}" for line in outcome.now)
    if outcome.came_due:
        yield "When it is due (in an example, with bots in all seats):"
        yield from (f"  {line}" for line in outcome.later)
    elif outcome.fell_through is not None:
        yield "In an example, with bots in all seats, it falls through when it is due:"
        yield f"  {outcome.fell_through}"
    elif outcome.waits:
        yield "In an example, with bots in all seats, it never comes due."
    yield f"The season ends: in that example, {outcome.ended}."


async def _order(
    store: Store, season: str, name: str, terms: dict[str, Any], key: str | None
) -> str:
    row = await _season_with_order(store, season, name)
    order = {"name": name, "terms": terms, "by": "producer"}
    number = await put(store, row.id, "order", order, key)
    result = await verdict(store, row.id, number)
    if result.state == WAITING:
        return f"input {number}: {name}; {await why_waiting(store, row.id)}"
    warning = "" if result.reason is None else f"\nwarning: {result.reason}"
    return f"entry {result.entry}: {name}{warning}"
