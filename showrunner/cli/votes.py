"""`showrunner votes`: the voting grid of a stored season, as one viewer may see it."""

from __future__ import annotations

import json

import msgspec
import rich_click as click
from rich.table import Table

from showrunner.cli.common import console, names_of, table, viewer_named, viewer_option
from showrunner.cli.database import database_option
from showrunner.cli.readable_season import find_readable
from showrunner.formats.format import load_format
from showrunner.formats.voting_table import Column, VotingTable, voting_table


@click.command("votes")
@click.argument("season", metavar="DIR|FILE|SEASON")
@viewer_option
@click.option("--json", "as_json", is_flag=True, help="Print every vote with its ballots as JSON.")
@database_option
def command(season: str, viewer: str, as_json: bool, database: str | None) -> None:
    """Show who voted against each castaway in every vote, as far as one viewer may know it.

    A name in brackets is a ballot that did not count; ? is a ballot that this viewer does not know.
    """
    stored = find_readable(season, database)
    settings = stored.journal.header.settings
    viewing = viewer_named(viewer, names_of(settings))
    format = load_format(settings.format)
    grid = format.votes_of(stored.known_to(viewing), viewing)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(grid), indent=2, ensure_ascii=False))
    elif grid.votes:
        console().print(_as_table(voting_table(grid)))
    else:
        click.echo("there was no vote")


def _as_table(votes: VotingTable) -> Table:
    rows = table(" ", *map(_heading, votes.columns))
    for row in votes.rows:
        rows.add_row(row.name, *row.cells)
    return rows


def _heading(column: Column) -> str:
    return "\n".join((column.when, column.result or ("nobody" if column.how else ""), column.count))
