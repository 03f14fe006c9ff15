"""`showrunner replay`: does a stored season still tell the same story?"""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from showrunner.formats.format import load_format
from showrunner.running.record_files import read_season
from showrunner.running.replay import ending_of, replay


@click.command("replay")
@click.argument("season", metavar="DIR|FILE", type=click.Path(path_type=Path))
def command(season: Path) -> None:
    """Replay a season from its journal and compare it with what was stored.

    Every entry's digest must agree, and with facts.jsonl beside the journal every fact.
    """
    stored = read_season(season)
    kernel = replay(stored.journal, stored.facts)
    header = stored.journal.header
    names = {person.id: person.name for person in header.settings.cast}
    ending = ending_of(load_format(header.settings.format), kernel)
    if ending is None:
        click.echo(f"{header.settings.title} is not over: it stops at entry {kernel.entries}")
    else:
        winners = " and ".join(names[seat] for seat in ending.winners)
        click.echo(f"{header.settings.title}: {winners} won, {ending.reason} ({ending.rule})")
    facts = len(kernel.story.told)
    compared = "every fact" if stored.facts is not None else "no facts.jsonl to compare"
    click.echo(f"identical: {kernel.entries} entries, {facts} facts ({compared})")
