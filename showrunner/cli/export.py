"""`showrunner export`: write a whole season to one file."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from showrunner.cli.common import as_file_name
from showrunner.cli.database import database_option, in_store, short, stored_argument
from showrunner.store import Store
from showrunner.store.season_file import export_season


@click.command("export")
@stored_argument
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False))
@database_option
def command(season: str, file: Path | None, database: str | None) -> None:
    """Write everything stored of SEASON to FILE (default: <title>-<id>.season.jsonl).

    `import` stores it in another database.
    """

    async def work(store: Store) -> str:
        row = await store.seasons.find(season)
        path = file or Path(f"{as_file_name(row.title)}-{short(row.id)}.season.jsonl")
        digest = await export_season(store, row.id, path)
        return f"written to {path} (digest {digest[:16]})"

    click.echo(in_store(database, work))
