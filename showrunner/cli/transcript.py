"""`showrunner transcript`: write a stored season as a story to read."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from showrunner.cli.common import names_of, viewer_named, viewer_option
from showrunner.cli.database import database_option
from showrunner.cli.readable_season import find_readable
from showrunner.formats.format import load_format
from showrunner.kernel import view
from showrunner.transcripts.markdown import transcript


@click.command("transcript")
@click.argument("season", metavar="DIR|FILE|SEASON")
@viewer_option
@click.option(
    "--out",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Write it to FILE instead of stdout.",
)
@database_option
def command(season: str, viewer: str, out: Path | None, database: str | None) -> None:
    """Write a stored season's transcript as Markdown, as one viewer may read it."""
    stored = find_readable(season, database)
    settings = stored.journal.header.settings
    viewing = viewer_named(viewer, names_of(settings))
    facts = (seen.fact for seen in view(stored.told(), viewing))
    pages = transcript(load_format(settings.format), settings, facts, viewing, stored.title)
    if out is None:
        click.echo(pages, nl=False)
        return
    out.write_text(pages, encoding="utf-8")
    click.echo(f"written to {out}")
