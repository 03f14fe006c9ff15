"""`showrunner import`: store a season from an exported file or bundle."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from showrunner.cli.database import database_option, in_store, short
from showrunner.exports.bundle import import_bundle
from showrunner.exports.zip_files import looks_like_zip
from showrunner.store import Store
from showrunner.store.season_file import read_whole, store_season


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--copy", is_flag=True, help="Store it as a separate season with a new id.")
@database_option
def command(file: Path, copy: bool, database: str | None) -> None:
    """Store the season from a FILE written by `export`; print its id.

    FILE is a season file or a bundle, with which the castaways' pictures come. It is verified
    before anything is stored.
    """

    async def work(store: Store) -> str:
        content = read_whole(file)
        store_it = import_bundle if looks_like_zip(content) else store_season
        return await store_it(store, content, file, copy=copy)

    click.echo(short(in_store(database, work, new=True)))
