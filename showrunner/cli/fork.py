"""`showrunner fork`: copy a season up to an entry, to continue it differently."""

from __future__ import annotations

import rich_click as click

from showrunner.cli.database import database_option, in_store, short, stored_argument
from showrunner.running.forking import Luck, fork
from showrunner.store import Store


@click.command("fork")
@stored_argument
@click.option(
    "--at",
    type=click.IntRange(min=0),
    metavar="ENTRY",
    help="After which entry. Default: the last.",
)
@click.option(
    "--luck",
    type=click.Choice(["same", "fresh"]),
    default="same",
    show_default=True,
    help="Keep the season's luck for dice not rolled yet, or draw fresh luck.",
)
@click.option("--title", metavar="T", help="The fork's title. Default: its origin's.")
@database_option
def command(
    season: str, at: int | None, luck: Luck, title: str | None, database: str | None
) -> None:
    """Fork SEASON after an entry; print the fork's id. `resume` plays it."""

    async def work(store: Store) -> str:
        row = await store.seasons.find(season)
        return await fork(store, row.id, row.head if at is None else at, luck=luck, title=title)

    click.echo(short(in_store(database, work)))
