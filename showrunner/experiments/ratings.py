"""Ratings of players and of personas, apart from each other, with their uncertainty (openskill)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from statistics import fmean
from typing import Any, NamedTuple

from showrunner.errors import NotInstalled
from showrunner.exports.tables.columns import TableRow


class SkillRating(NamedTuple):
    """A rating: the estimated skill, and its standard deviation. 25 and 8.3 is where all begin."""

    name: str
    skill: float
    deviation: float
    seasons: int


def player_ratings(lines: Sequence[TableRow]) -> list[SkillRating]:
    """The ratings of the players, best first. A season is a match between its different players.

    Several seats of the same player count as one, with their average place.
    """
    return _ratings(lines, lambda line: str(line["player"]))


def persona_ratings(lines: Sequence[TableRow]) -> list[SkillRating]:
    """The ratings of the castaways as persons, best first, whoever played them."""
    return _ratings(lines, lambda line: str(line["castaway"]))


def _ratings(lines: Sequence[TableRow], name: Callable[[TableRow], str]) -> list[SkillRating]:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NotInstalled("the ratings of experiments", "openskill", "experiments") from None
    model = PlackettLuce()
    ratings: defaultdict[str, Any] = defaultdict(model.rating)
    seasons: defaultdict[str, int] = defaultdict(int)
    for places in _matches(lines, name):
        teams = [[ratings[who]] for who in places]
        for who, (rating,) in zip(
            places, model.rate(teams, ranks=list(places.values())), strict=True
        ):
            ratings[who] = rating
            seasons[who] += 1
    found = [
        SkillRating(who, float(rating.mu), float(rating.sigma), seasons[who])
        for who, rating in ratings.items()
    ]
    return sorted(found, key=lambda rating: (-rating.skill, rating.name))


def _matches(
    lines: Iterable[TableRow], name: Callable[[TableRow], str]
) -> Iterator[dict[str, float]]:
    """The average place of each name in each season that has several."""
    for _, season in groupby(lines, key=lambda line: line["trial"]):
        places: defaultdict[str, list[float]] = defaultdict(list)
        for line in season:
            if line["place"] is not None:
                places[name(line)].append(float(line["place"]))
        if len(places) > 1:
            yield {who: fmean(found) for who, found in places.items()}
