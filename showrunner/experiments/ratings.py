"""Ratings of players and of personas, apart from each other, with their uncertainty."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from showrunner.exports.tables.columns import TableRow
from showrunner.story.ratings import SkillRating, skill_ratings

NamedRating = tuple[str, SkillRating]


def player_ratings(lines: Sequence[TableRow]) -> list[NamedRating]:
    """The ratings of the players, best first. A season is a match between its different players."""
    return _ratings(lines, lambda line: str(line["player"]))


def persona_ratings(lines: Sequence[TableRow]) -> list[NamedRating]:
    """The ratings of the castaways as persons, best first, whoever played them."""
    return _ratings(lines, lambda line: str(line["castaway"]))


def _ratings(lines: Sequence[TableRow], name: Callable[[TableRow], str]) -> list[NamedRating]:
    ratings = skill_ratings(
        [(name(line), float(line["place"])) for line in season if line["place"] is not None]
        for _, season in groupby(lines, key=lambda line: line["trial"])
    )
    return sorted(ratings.items(), key=lambda rated: (-rated[1].skill, rated[0]))
