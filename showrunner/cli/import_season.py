"""`showrunner import`: store a season from an exported file."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from showrunner.cli.database import database_option, in_store, short
from showrunner.store import Store
from showrunner.store.season_file import import_season


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--copy", is_flag=True, help="Store it as a separate season with a new id.")
@database_option
def command(file: Path, copy: bool, database: str | None) -> None:
    """Store the season from a FILE written by `export`; print its id."""

    async def work(store: Store) -> str:
        return await import_season(store, file, copy=copy)

    click.echo(short(in_store(database, work, new=True)))
