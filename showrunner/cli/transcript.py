"""`showrunner transcript`: write a stored season as a story to read."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from showrunner.cli.common import broadcast_option, language_option, names_of, viewer_named
from showrunner.cli.database import database_option
from showrunner.cli.readable_season import find_readable
from showrunner.errors import WrongParameter
from showrunner.exports.documents.edition import edition_of
from showrunner.exports.documents.markdown import markdown
from showrunner.files.translations import known_language, said_in
from showrunner.formats.broadcast import rounds_over
from showrunner.formats.format import load_format
from showrunner.kernel import BROADCAST, known_told, view
from showrunner.running.pen import with_written
from showrunner.story.editor import tell
from showrunner.transcripts.markdown import transcript
from showrunner.transcripts.untold import untold_by


@click.command("transcript")
@click.argument("season", metavar="DIR|FILE|SEASON")
@broadcast_option
@click.option(
    "--full",
    is_flag=True,
    help="Everything that is broadcast, talk by talk, instead of the episodes.",
)
@click.option(
    "--truth",
    is_flag=True,
    help="After each episode, also what that castaway did not know of what concerned them.",
)
@click.option(
    "--out",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="Write it to FILE instead of stdout.",
)
@language_option
@database_option
def command(
    season: str,
    viewer: str,
    full: bool,
    truth: bool,
    out: Path | None,
    language: str,
    database: str | None,
) -> None:
    """Write a stored season as Markdown: as episodes, or in full as one viewer may read it.

    The episodes are made from what television shows: each round when it is over. With --as it is
    the full record in that view.
    """
    said = said_in(known_language(language))
    stored = find_readable(season, database)
    settings = stored.journal.header.settings
    viewing = viewer_named(viewer, names_of(settings))
    format = load_format(settings.format)
    story = stored.known_to(viewing)
    if viewing == BROADCAST and not full:
        if truth:
            raise WrongParameter("--truth without --as", "name a castaway: --as NAME --truth")
        told = tell(format, settings, known_told(story, viewing), stored.title, viewing)
        pages = markdown(edition_of(with_written(told, stored.written), language=language))
    else:
        facts = (seen.fact for seen in view(story, viewing))
        over = len(rounds_over(format, story)) == len(story)
        untold = untold_by(format, story, viewing, stored.title, over=over, truth=truth)
        pages = transcript(format, settings, facts, viewing, stored.title, untold, said=said)
    if out is None:
        click.echo(pages, nl=False)
        return
    out.write_text(pages, encoding="utf-8")
    click.echo(f"written to {out}")
