"""`showrunner transcript`: a stored season as a story to read."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from showrunner.cli.common import names_of, viewer_named, viewer_option
from showrunner.cli.database import database_option
from showrunner.cli.reading import readable
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
    help="Write it here, not to the screen.",
)
@database_option
def command(season: str, viewer: str, out: Path | None, database: str | None) -> None:
    """Write a stored season's transcript as Markdown, as one viewer may read it."""
    stored = readable(season, database)
    made = stored.journal.header.settings
    looking = viewer_named(viewer, names_of(made))
    facts = (seen.fact for seen in view(stored.told(), looking))
    pages = transcript(load_format(made.format), made, facts, looking, stored.title)
    if out is None:
        click.echo(pages, nl=False)
        return
    out.write_text(pages, encoding="utf-8")
    click.echo(f"written to {out}")
