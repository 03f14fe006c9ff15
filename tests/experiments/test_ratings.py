"""Ratings of experiments are openskill's, for the matches that the seats of a season make."""

from __future__ import annotations

import pytest
from openskill.models import PlackettLuce

from showrunner.experiments.ratings import persona_ratings, player_ratings
from showrunner.exports.tables.columns import TableRow

Seat = tuple[str, str, int | None]
"""A castaway, their player, and their place."""


def table(*seasons: tuple[Seat, ...]) -> list[TableRow]:
    return [
        {"trial": trial, "castaway": castaway, "player": player, "place": place}
        for trial, seats in enumerate(seasons, 1)
        for castaway, player, place in seats
    ]


STRONG_FIRST = (("ama", "strong", 1), ("bo", "middle", 2), ("cy", "weak", 3))
MIDDLE_FIRST = (("ama", "middle", 1), ("bo", "strong", 2), ("cy", "weak", 3))


def test_ratings_are_those_of_openskill_and_in_the_order_of_strength() -> None:
    seasons = [STRONG_FIRST, STRONG_FIRST, MIDDLE_FIRST, STRONG_FIRST]
    model = PlackettLuce()
    expected = {name: model.rating() for name in ("strong", "middle", "weak")}
    for season in seasons:
        places = {player: place for _, player, place in season}
        teams = [[expected[player]] for player in places]
        for player, (rating,) in zip(
            places, model.rate(teams, ranks=list(map(float, places.values()))), strict=True
        ):
            expected[player] = rating
    found = player_ratings(table(*seasons))
    assert [name for name, _ in found] == ["strong", "middle", "weak"]
    for name, rating in found:
        assert rating.skill == pytest.approx(expected[name].mu)
        assert rating.deviation == pytest.approx(expected[name].sigma)
        assert rating.seasons == 4


def test_several_seats_of_a_player_count_as_one_with_their_average_place() -> None:
    four = (("ama", "a", 1), ("bo", "b", 2), ("cy", "b", 3), ("di", "a", 4), ("ed", "c", 2))
    model = PlackettLuce()
    teams = [[model.rating()] for _ in range(3)]
    ((a,), (b,), (c,)) = model.rate(teams, ranks=[2, 2, 1])
    found = dict(player_ratings(table(four)))
    assert [found[name].skill for name in "abc"] == pytest.approx([a.mu, b.mu, c.mu])
    assert a.mu == b.mu < c.mu
    assert found["a"].seasons == 1


def test_ratings_become_more_certain_with_each_season() -> None:
    deviations = [
        dict(player_ratings(table(*[STRONG_FIRST] * seasons)))["strong"].deviation
        for seasons in (1, 5, 25)
    ]
    assert 25 / 3 > deviations[0] > deviations[1] > deviations[2]


def test_personas_are_rated_whoever_played_them() -> None:
    found = persona_ratings(table(STRONG_FIRST, MIDDLE_FIRST))
    assert [name for name, _ in found] == ["ama", "bo", "cy"]
    assert dict(found)["ama"].seasons == 2


def test_seats_without_a_place_and_seasons_of_one_player_say_nothing() -> None:
    alone = (("ama", "strong", 1), ("bo", "strong", 2))
    undecided = (("ama", "strong", None), ("bo", "middle", None))
    assert player_ratings(table(alone, undecided)) == []
    assert player_ratings(table(alone, STRONG_FIRST)) == player_ratings(table(STRONG_FIRST))
