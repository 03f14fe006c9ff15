"""The voting table as MediaWiki text, as on fan wikis, and as Markdown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from showrunner.exports.record import SeasonRecord
from showrunner.formats.votes import Vote
from showrunner.formats.voting_table import Column, VotingTable, voting_table
from showrunner.transcripts.markdown import escaped
from showrunner.transcripts.plain import one_line

NO_VOTE: Final = "There was no vote."

OUT_COLOUR: Final = "#c8e6c9"
"""A ballot for somebody whom the vote decided on."""
VOID_COLOUR: Final = "#eeeeee"
"""A ballot that did not count."""
ABSENT_COLOUR: Final = "#9e9e9e"
"""A vote that a castaway took no part in."""
WINNER_COLOUR: Final = "#ffe082"
HEADING_COLOUR: Final = "#d7ccc8"

_WIKI_MARKS = re.compile(r"[^\w\s.,?()/×–“”’…]|_")


def wiki_votes(record: SeasonRecord) -> bytes:
    """The voting table as MediaWiki text."""
    votes = voting_table(record.votes)
    lines = [f"== {wiki_text(record.title)} ==", ""]
    if not votes.columns:
        return "\n".join([*lines, NO_VOTE, ""]).encode()
    lines += ['{| class="wikitable" style="text-align:center; font-size:90%"']
    for title, cell in HEADINGS:
        lines += ["|-", f'! style="background:{HEADING_COLOUR}" | {title}']
        lines += [
            f'! style="background:{HEADING_COLOUR}" | {cell(c, wiki_text)}' for c in votes.columns
        ]
    winners = record.ending.winners if record.ending else ()
    for row in votes.rows:
        is_winner = record.seat_of(row.id) in winners
        colour = f'style="background:{WINNER_COLOUR}" | ' if is_winner else ""
        lines += ["|-", f"! {colour}{wiki_text(row.name)}"]
        lines += [
            f"| {_style(cell, vote, row.id)}{wiki_text(cell)}"
            for cell, vote in zip(row.cells, record.votes.votes, strict=True)
        ]
    return "\n".join([*lines, "|}", ""]).encode("utf-8", "replace")


def wiki_text(text: str) -> str:
    """Text that MediaWiki shows as it is: marks that could mean something become entities."""
    return _WIKI_MARKS.sub(lambda mark: f"&#{ord(mark[0])};", one_line(text))


def markdown_votes(record: SeasonRecord) -> bytes:
    """The voting table as a Markdown table."""
    votes = voting_table(record.votes)
    title = f"# {escaped(record.title)}\n\n"
    if not votes.columns:
        return f"{title}{NO_VOTE}\n".encode()
    rows = [_markdown_headings(votes), ["---"] * (len(votes.columns) + 1)]
    rows += [[escaped(row.name), *map(escaped, row.cells)] for row in votes.rows]
    table = "".join(f"| {' | '.join(cells)} |\n" for cells in rows)
    return f"{title}{table}".encode("utf-8", "replace")


def _markdown_headings(votes: VotingTable) -> list[str]:
    columns = [
        "<br>".join(filter(None, (cell(column, escaped) for _, cell in HEADINGS)))
        for column in votes.columns
    ]
    return [" ", *columns]


Escape = Callable[[str], str]


def _when(column: Column, escape: Escape) -> str:
    return escape(column.when)


def _who(column: Column, escape: Escape) -> str:
    return escape(column.result or ("nobody" if column.how else ""))


def _count(column: Column, escape: Escape) -> str:
    return escape(column.count)


HEADINGS: Final[Iterable[tuple[str, Callable[[Column, Escape], str]]]] = (
    ("Round", _when),
    ("Result", _who),
    ("Votes", _count),
)
"""The rows above the table: their titles, and what they say of each vote."""


def _style(cell: str, vote: Vote, voter: str) -> str:
    colour = _colour(vote, voter) if cell else ABSENT_COLOUR
    return f'style="background:{colour}" | ' if colour else ""


def _colour(vote: Vote, voter: str) -> str:
    """The colour of what somebody did in a vote; empty for what has none."""
    ballots = [ballot for ballot in vote.named_by(voter) if ballot.name is not None]
    if any(ballot.counts is False for ballot in ballots):
        return VOID_COLOUR
    return OUT_COLOUR if any(ballot.name in vote.result for ballot in ballots) else ""
