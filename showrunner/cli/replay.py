"""`showrunner replay`: check that a stored season still tells the same story."""

from __future__ import annotations

import rich_click as click

from showrunner.cli.common import names_of
from showrunner.cli.database import database_option
from showrunner.cli.readable_season import find_readable
from showrunner.formats.format import load_format
from showrunner.formats.wording import listed
from showrunner.running.replay import ending_of, replay


@click.command("replay")
@click.argument("season", metavar="DIR|FILE|SEASON")
@database_option
def command(season: str, database: str | None) -> None:
    """Replay a season from its journal and compare it with what was stored.

    Every entry's digest must agree, and every fact: those in the database, or in facts.jsonl
    beside the journal.
    """
    stored = find_readable(season, database)
    kernel = replay(stored.journal, stored.facts)
    header = stored.journal.header
    names = names_of(header.settings)
    ending = ending_of(load_format(header.settings.format), kernel)
    if ending is None:
        click.echo(f"{header.settings.title} is not over: it stops at entry {kernel.entries}")
    else:
        winners = listed(names[seat] for seat in ending.winners)
        click.echo(f"{header.settings.title}: {winners} won, {ending.reason} ({ending.rule})")
    facts = len(kernel.story.told)
    compared = "every fact" if stored.facts is not None else "no facts.jsonl to compare"
    click.echo(f"identical: {kernel.entries} entries, {facts} facts ({compared})")
