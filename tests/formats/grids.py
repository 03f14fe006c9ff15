"""A voting grid in lines that a test can compare: one for each vote, as somebody sees it."""

from __future__ import annotations

from typing import Any

from showrunner.formats.votes import VotingGrid
from showrunner.formats.voting_table import voting_table
from showrunner.kernel import PRODUCER, PUBLIC, contestant
from tests.formats.seating import Seating

VIEWERS = {"producers": PRODUCER, "public": PUBLIC}


def grid_of(table: Seating[Any], viewer: str = "producers", at: int | None = None) -> VotingGrid:
    """The grid of a season so far, as this viewer knows it."""
    who = VIEWERS.get(viewer) or contestant(viewer)
    return table.format.votes_of(table.kernel.story.told, who, at)


def lines(table: Seating[Any], viewer: str = "producers") -> list[str]:
    """`1 vote: ada>Ben ben>Ada cal>? = Ben 2–1`; voters in the order of their ids."""
    shown = voting_table(grid_of(table, viewer))
    told = []
    for place, column in enumerate(shown.columns):
        cells = {row.id: row.cells[place] for row in shown.rows if row.cells[place]}
        votes = " ".join(f"{who}>{cells[who]}" for who in sorted(cells))
        head = f"{column.round} {column.step} {column.place}".strip()
        told.append(f"{head}: {votes} = {column.result or column.how} {column.count}".strip())
    return told
