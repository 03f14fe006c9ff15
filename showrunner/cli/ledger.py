"""`showrunner ledger`: the producers' acts in a season (DS-9.8)."""

from __future__ import annotations

import json

import rich_click as click
from msgspec.structs import asdict
from rich.table import Table

from showrunner.cli.common import console, table
from showrunner.cli.database import database_option
from showrunner.cli.readable_season import find_readable
from showrunner.formats.format import load_format
from showrunner.formats.ledger import HandLedger, terms_in_words, verdict, when_words


@click.command("ledger")
@click.argument("season", metavar="DIR|FILE|SEASON")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@database_option
def command(season: str, as_json: bool, database: str | None) -> None:
    """Show whether a season is untouched or produced, and list every act of its producers."""
    stored = find_readable(season, database)
    format = load_format(stored.journal.header.settings.format)
    ledger = format.hand(told.fact for told in stored.told())
    if as_json:
        data = {"produced": ledger.produced, "acts": list(map(asdict, ledger.acts))}
        click.echo(json.dumps(data, indent=2, ensure_ascii=False, default=str))
        return
    out = console()
    out.print(verdict(ledger))
    if ledger.acts:
        out.print(_acts_table(ledger))


def _acts_table(ledger: HandLedger) -> Table:
    rows = table("when", "who", "what", "terms", "result", "touches")
    for act in ledger.acts:
        when = when_words(act.round, act.phase)
        touches = "yes" if act.touches else ""
        rows.add_row(when, act.by, act.what, terms_in_words(act.terms), act.result, touches)
    return rows
