"""`showrunner interviews`: private interviews, the claims made in them, and which were true."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import rich_click as click

from showrunner.cli.common import names_of
from showrunner.cli.database import database_option
from showrunner.cli.readable_season import find_readable
from showrunner.errors import UnknownName
from showrunner.formats.format import load_format
from showrunner.formats.interviews.book import Honesty, InterviewRecord
from showrunner.formats.interviews.narration import in_words
from showrunner.kernel import PRODUCER


@click.command("interviews")
@click.argument("season", metavar="DIR|FILE|SEASON")
@click.option("--seat", metavar="SEAT", help="Only those of this castaway.")
@click.option("--json", "as_json", is_flag=True, help="Print them as JSON.")
@database_option
def command(season: str, seat: str | None, as_json: bool, database: str | None) -> None:
    """List a season's private interviews: question, answer, claims, and their verdicts.

    For producers: castaways are never shown the verdicts on their claims.
    """
    stored = find_readable(season, database)
    settings = stored.journal.header.settings
    names = names_of(settings)
    if seat is not None and seat not in names:
        raise UnknownName("castaway", seat, list(names))
    sheet = load_format(settings.format).sheet_of(stored.told(), PRODUCER)
    interviews = [
        interview for interview in sheet.interviews.interviews if seat in (None, interview.seat)
    ]
    if as_json:
        click.echo(
            json.dumps(
                [as_plain_data(interview) for interview in interviews], indent=2, ensure_ascii=False
            )
        )
        return
    if not interviews:
        click.echo("nobody was interviewed")
    for interview in interviews:
        click.echo("\n".join([*lines(interview, names), ""]))
    for interviewed, honesty in sheet.honesty.items():
        if seat in (None, interviewed):
            click.echo(f"{names[interviewed]}: {counted(honesty)}")


def as_plain_data(interview: InterviewRecord) -> dict[str, Any]:
    """An interview as plain data."""
    return {
        "seat": interview.seat,
        "question": str(interview.question),
        "answered": interview.answered,
        "words": None if interview.words is None else str(interview.words),
        "spoken_for": interview.spoken_for,
        "claims": [
            {
                "claim": claim.claim,
                "said": claim.said,
                "verdict": claim.verdict,
                "truth": claim.truth,
            }
            for claim in interview.claims
        ],
    }


def lines(interview: InterviewRecord, names: dict[str, str]) -> Iterator[str]:
    """An interview as lines to read."""
    yield f"{names[interview.seat]} was asked: {interview.question}"
    if interview.words is not None:
        yield f"  {interview.words}"
    else:
        yield "  (no words)" if interview.answered else "  (no answer yet)"
    for claim in interview.claims:
        verdict: str = claim.verdict or "open"
        if claim.verdict == "broken":
            verdict += f": {in_words(lambda name: names.get(name, name), claim.truth)}"
        claimed = in_words(lambda name: names.get(name, name), claim.said)
        yield f"  {claim.claim}: {claimed} ({verdict})"


def counted(honesty: Honesty) -> str:
    """How many of a castaway's claims were kept, broken, and so on, in one line."""
    parts = ("kept", "broken", "unverifiable", "open")
    return ", ".join(f"{getattr(honesty, part)} {part}" for part in parts)
