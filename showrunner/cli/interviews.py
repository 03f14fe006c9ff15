"""`showrunner interviews`: what producers asked in private, what was claimed, and what was so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import rich_click as click

from showrunner.cli.common import names_of
from showrunner.cli.database import database_option
from showrunner.cli.reading import readable
from showrunner.errors import UnknownName
from showrunner.formats.format import load_format
from showrunner.formats.interviews.book import Honesty, Interview
from showrunner.formats.interviews.narration import in_words
from showrunner.kernel import PRODUCER


@click.command("interviews")
@click.argument("season", metavar="DIR|FILE|SEASON")
@click.option("--seat", metavar="SEAT", help="Only those of this castaway.")
@click.option("--json", "as_json", is_flag=True, help="Print them as JSON.")
@database_option
def command(season: str, seat: str | None, as_json: bool, database: str | None) -> None:
    """List a season's private interviews: question, answer, claims, and their verdicts.

    It is for producers: castaways are never shown what became of their claims.
    """
    stored = readable(season, database)
    settings = stored.journal.header.settings
    names = names_of(settings)
    if seat is not None and seat not in names:
        raise UnknownName("castaway", seat, list(names))
    sheet = load_format(settings.format).sheet_of(stored.told(), PRODUCER)
    asked = [one for one in sheet.interviews.interviews if seat in (None, one.seat)]
    if as_json:
        click.echo(json.dumps([plain(one) for one in asked], indent=2, ensure_ascii=False))
        return
    if not asked:
        click.echo("nobody was interviewed")
    for one in asked:
        click.echo("\n".join([*lines(one, names), ""]))
    for who, honesty in sheet.honesty.items():
        if seat in (None, who):
            click.echo(f"{names[who]}: {counted(honesty)}")


def plain(one: Interview) -> dict[str, Any]:
    """An interview as plain data."""
    return {
        "seat": one.seat,
        "question": str(one.question),
        "answered": one.answered,
        "words": None if one.words is None else str(one.words),
        "spoken_for": one.spoken_for,
        "claims": [
            {"claim": made.claim, "said": made.said, "verdict": made.verdict, "truth": made.truth}
            for made in one.claims
        ],
    }


def lines(one: Interview, names: dict[str, str]) -> Iterator[str]:
    """An interview as lines to read."""
    yield f"{names[one.seat]} was asked: {one.question}"
    if one.words is not None:
        yield f"  {one.words}"
    else:
        yield "  (no words)" if one.answered else "  (no answer yet)"
    for made in one.claims:
        verdict: str = made.verdict or "open"
        if made.verdict == "broken":
            verdict += f": {in_words(lambda name: names.get(name, name), made.truth)}"
        said = in_words(lambda name: names.get(name, name), made.said)
        yield f"  {made.claim}: {said} ({verdict})"


def counted(honesty: Honesty) -> str:
    """How honest somebody was, in one line."""
    parts = ("kept", "broken", "unverifiable", "open")
    return ", ".join(f"{getattr(honesty, part)} {part}" for part in parts)
