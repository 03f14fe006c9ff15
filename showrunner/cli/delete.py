"""`showrunner delete`: delete seasons for good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import rich_click as click

from showrunner.cli.common import confirm, yes_option
from showrunner.cli.database import database_option, in_store, short
from showrunner.running.driver import refuse_driven
from showrunner.store import Store


@click.command("delete")
@click.argument("seasons", nargs=-1, required=True, metavar="SEASON…")
@yes_option
@database_option
def command(seasons: tuple[str, ...], yes: bool, database: str | None) -> None:
    """Delete seasons and everything stored of them, for good."""
    rows = in_store(database, lambda store: _rows(store, seasons))
    named = ", ".join(f"{short(row.id)} {row.title}" for row in rows)
    confirm(yes, f"Delete {named} for good?")
    in_store(database, lambda store: delete_all(store, rows))


async def _rows(store: Store, seasons: Sequence[str]) -> list[Any]:
    """The rows of these seasons, newest first, so that forks come before their origin."""
    rows = {row.id: row for row in [await store.seasons.find(season) for season in seasons]}
    for row in rows.values():
        refuse_driven(row)
    return sorted(rows.values(), key=lambda row: row.created_at, reverse=True)


async def delete_all(store: Store, rows: Sequence[Any]) -> None:
    """Delete these seasons in this order, and print each. Raises Refused, SeasonDriven."""
    for row in rows:
        refuse_driven(await store.seasons.find(row.id))
        await store.seasons.delete(row.id)
        click.echo(f"{short(row.id)} {row.title}: deleted")
