"""`showrunner archive`: archive a season, or restore it."""

from __future__ import annotations

import rich_click as click

from showrunner.cli.database import database_option, in_store, short, stored_argument
from showrunner.store import Store


@click.command("archive")
@stored_argument
@click.option("--undo", is_flag=True, help="Restore the season from the archive.")
@database_option
def command(season: str, undo: bool, database: str | None) -> None:
    """Archive SEASON: it is kept, but no longer listed, or resumed by `resume --all`."""

    async def work(store: Store) -> str:
        row = await store.seasons.find(season)
        await store.seasons.archive(row.id, not undo)
        return f"{short(row.id)} {row.title}: {'restored' if undo else 'archived'}"

    click.echo(in_store(database, work))
