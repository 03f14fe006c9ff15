"""`showrunner prune`: delete old seasons, or erase the texts in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import rich_click as click

from showrunner.cli.common import confirm, yes_option
from showrunner.cli.database import database_option, in_store, is_driven, short
from showrunner.cli.delete import delete_all
from showrunner.store import Store
from showrunner.store.retention import erase_texts, expired_seasons


@click.command("prune")
@click.option(
    "--older-than",
    "days",
    type=click.FloatRange(min=0),
    required=True,
    metavar="DAYS",
    help="Only seasons that have not changed for DAYS.",
)
@click.option("--texts", is_flag=True, help="Keep the seasons, but erase the texts in them.")
@click.option("--dry-run", is_flag=True, help="Only list the seasons.")
@yes_option
@database_option
def command(days: float, texts: bool, dry_run: bool, yes: bool, database: str | None) -> None:
    """Delete old seasons that are over or archived."""
    rows = in_store(database, lambda store: _expired(store, days))
    if dry_run or not rows:
        for row in rows:
            click.echo(f"{short(row.id)} {row.title}")
        click.echo(_counted(len(rows)))
        return
    action = "Erase all texts in" if texts else "Delete"
    confirm(yes, f"{action} {_counted(len(rows))} for good?")
    in_store(
        database, lambda store: _erase_texts(store, rows) if texts else delete_all(store, rows)
    )


async def _expired(store: Store, days: float) -> list[Any]:
    return [row for row in await expired_seasons(store, days) if not is_driven(row)]


async def _erase_texts(store: Store, rows: Sequence[Any]) -> None:
    for row in rows:
        texts = await erase_texts(store, row.id)
        click.echo(f"{short(row.id)} {row.title}: {texts} texts erased")


def _counted(number: int) -> str:
    return "1 season" if number == 1 else f"{number} seasons"
