"""`showrunner order`: what producers do in a season."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import rich_click as click

from showrunner.cli.common import json_table, named_value
from showrunner.cli.database import database_option, in_store, stored_argument
from showrunner.cli.inputs import put, verdict, why_waiting
from showrunner.errors import WrongParameter, suggest
from showrunner.formats.format import load_format
from showrunner.kernel import Order
from showrunner.running.preview import Preview, preview
from showrunner.store import Store
from showrunner.store.inbox import WAITING


@click.command("order")
@stored_argument
@click.argument("name")
@click.argument("given", nargs=-1, metavar="[TERM=VALUE]…")
@click.option("--terms", metavar="JSON", help="More terms, as a table.")
@click.option("--when", metavar="JSON", help='Schedule it, such as {"round": 3, "phase": "vote"}.')
@click.option(
    "--preview",
    "previewed",
    is_flag=True,
    help="Change nothing: say what the order would do, and whether the season would survive it.",
)
@click.option("--key", help="Give the same key again, and it is the same order.")
@database_option
def command(
    season: str,
    name: str,
    given: tuple[str, ...],
    terms: str | None,
    when: str | None,
    previewed: bool,
    key: str | None,
    database: str | None,
) -> None:
    """Give a season the producers' order NAME; print the entry that it became.

    Values are read as JSON where they are JSON, else as words: amount=2 seats='["ama"]' story=Rain.
    `showrunner formats` shows the orders of a format and their terms.
    """
    all_terms = json_table(terms, "--terms") | dict(named_value(one, "term") for one in given)
    if when is not None:
        all_terms["when"] = json_table(when, "--when")
    if previewed:
        click.echo(in_store(database, lambda store: _preview(store, season, name, all_terms)))
        return
    click.echo(in_store(database, lambda store: _order(store, season, name, all_terms, key)))


async def _meant(store: Store, season: str, name: str) -> Any:
    """The season's row, if its format has this order. Raises WrongParameter, UnknownSeason."""
    row = await store.seasons.find(season)
    known = [order.name for order in load_format(row.format).orders]
    if name not in known:
        right = f"`showrunner formats {row.format}` shows what each of them takes"
        raise WrongParameter(f"there is no order {name!r}; {suggest(name, known)}", right)
    return row


async def _preview(store: Store, season: str, name: str, terms: dict[str, Any]) -> str:
    row = await _meant(store, season, name)
    made = await store.seasons.settings(row.id)
    entries = [kept.entry for kept in await store.past.entries(row.id) if kept.entry is not None]
    seen = await asyncio.to_thread(preview, made, row.luck, entries, Order(name, terms))
    return "\n".join(in_words(name, seen))


def in_words(name: str, seen: Preview) -> Iterator[str]:
    """A preview as lines to read."""
    yield f"{name} would be taken; nothing has changed."
    yield "At once:"
    yield from (f"  {line}" for line in seen.now)
    if seen.came_due:
        yield "When it is due (an example, with bots in everybody's place):"
        yield from (f"  {line}" for line in seen.later)
    elif seen.fell_through is not None:
        yield "In an example, with bots in everybody's place, it falls through when it is due:"
        yield f"  {seen.fell_through}"
    elif seen.waits:
        yield "In an example, with bots in everybody's place, it never comes due."
    yield f"The season ends: in that example, {seen.ended}."


async def _order(
    store: Store, season: str, name: str, terms: dict[str, Any], key: str | None
) -> str:
    row = await _meant(store, season, name)
    order = {"name": name, "terms": terms, "by": "producer"}
    number = await put(store, row.id, "order", order, key)
    found = await verdict(store, row.id, number)
    if found.state == WAITING:
        return f"input {number}: {name}; {await why_waiting(store, row.id)}"
    warning = "" if found.reason is None else f"\nwarning: {found.reason}"
    return f"entry {found.entry}: {name}{warning}"
