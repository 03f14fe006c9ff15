"""`showrunner export`: a whole season as one file."""

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
    """Write SEASON, with all that it is, to FILE (else <title>-<id>.season.jsonl).

    `import` takes it into another database.
    """

    async def work(store: Store) -> str:
        row = await store.seasons.find(season)
        named = file or Path(f"{as_file_name(row.title)}-{short(row.id)}.season.jsonl")
        digest = await export_season(store, row.id, named)
        return f"written to {named} (digest {digest[:16]})"

    click.echo(in_store(database, work))
