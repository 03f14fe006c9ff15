"""`showrunner transcript`: a stored season as a story to read."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from showrunner.cli.common import viewer_named, viewer_option
from showrunner.formats.format import load_format
from showrunner.kernel import view
from showrunner.running.fact_lines import read_facts
from showrunner.running.record_files import read_season
from showrunner.running.replay import replay
from showrunner.transcripts.markdown import transcript


@click.command("transcript")
@click.argument("season", metavar="DIR|FILE", type=click.Path(path_type=Path))
@viewer_option
@click.option(
    "--out",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Write it here, not to the screen.",
)
def command(season: Path, viewer: str, out: Path | None) -> None:
    """Write a stored season's transcript as Markdown, as one viewer may read it."""
    stored = read_season(season)
    made = stored.journal.header.settings
    looking = viewer_named(viewer, [person.id for person in made.cast])
    format = load_format(made.format)
    if stored.facts is None:
        told = replay(stored.journal).story.told
    else:
        told = read_facts(stored.facts, stored.facts_file, format)
    pages = transcript(format, made, (seen.fact for seen in view(told, looking)), looking)
    if out is None:
        click.echo(pages, nl=False)
        return
    out.write_text(pages, encoding="utf-8")
    click.echo(f"written to {out}")
