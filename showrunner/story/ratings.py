"""Ratings of skill from the places of seasons, with their uncertainty (openskill)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping
from statistics import fmean
from typing import Any, NamedTuple, TypeVar

from openskill.models import PlackettLuce

Name = TypeVar("Name", bound=Hashable)


class SkillRating(NamedTuple):
    """A rating: the estimated skill, and its standard deviation. 25 and 8.3 is where all begin."""

    skill: float
    deviation: float
    seasons: int


def skill_ratings(seasons: Iterable[Iterable[tuple[Name, float]]]) -> dict[Name, SkillRating]:
    """The ratings of all names, given the names and places of the seats of each season.

    Several seats of the same name in a season count as one, with their average place. A season with
    one name only says nothing of skill.
    """
    model = PlackettLuce()
    ratings: defaultdict[Name, Any] = defaultdict(model.rating)
    rated_seasons: defaultdict[Name, int] = defaultdict(int)
    for seats in seasons:
        ranks = _ranks(seats)
        if len(ranks) < 2:
            continue
        teams = [[ratings[name]] for name in ranks]
        rated = model.rate(teams, ranks=list(ranks.values()))
        for name, (rating,) in zip(ranks, rated, strict=True):
            ratings[name] = rating
            rated_seasons[name] += 1
    return {
        name: SkillRating(float(rating.mu), float(rating.sigma), rated_seasons[name])
        for name, rating in ratings.items()
    }


def _ranks(seats: Iterable[tuple[Name, float]]) -> Mapping[Name, float]:
    """The rank of each name by its average place, from 1 on.

    The average places themselves will not do: openskill misreads ties between fractions.
    """
    places: defaultdict[Name, list[float]] = defaultdict(list)
    for name, place in seats:
        places[name].append(place)
    averages = {name: fmean(found) for name, found in places.items()}
    order = sorted(set(averages.values()))
    return {name: order.index(average) + 1 for name, average in averages.items()}
