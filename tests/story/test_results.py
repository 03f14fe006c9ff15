"""What castaways achieved in a season: places, promises, and betrayals of those who relied."""

from __future__ import annotations

import pytest

from showrunner.formats.talk.acts import Act
from showrunner.story.results import SeatResult, results_of
from tests.story.dice import Dice


def results(season: Dice) -> dict[str, SeatResult]:
    return {result.seat: result for result in results_of(season.format, season.story)}


def test_places_wins_and_jury_votes_are_those_of_the_final() -> None:
    season = Dice("ada ben cal dee")
    season.begin()
    season.vote("ada>dee ben>dee cal>dee dee>ada", "dee")
    season.final("ada ben cal", "dee", "dee>ben", "ben")
    found = results(season)
    assert {seat: (one.place, one.won, one.jury_votes) for seat, one in found.items()} == {
        "ada": (2, False, 0),
        "ben": (1, True, 1),
        "cal": (2, False, 0),
        "dee": (4, False, 0),
    }
    assert {one.among for one in found.values()} == {4}


@pytest.mark.parametrize(
    ("act", "ballot", "betrays"),
    [
        (Act("promise", "ben", "safety"), "ada>ben", True),
        (Act("promise", "ben", "final"), "ada>ben", True),
        (Act("promise", "ben", "safety"), "ada>cal", False),
        (Act("promise", "cal", "vote"), "ada>dee", False),  # broken, but Ben is not its victim
        (Act("promise", "cal", "safety"), "ada>cal", False),  # Cal was never promised anything
    ],
)
def test_a_betrayal_is_a_vote_against_whom_one_promised_to_spare(
    act: Act, ballot: str, betrays: bool
) -> None:
    season = Dice()
    season.begin()
    season.say("ada", "ben", act)
    season.vote(f"{ballot} cal>ben dee>ben eve>ben fay>cal ben>cal", "ben")
    found = results(season)
    assert found["ada"].betrayals_given == found["ben"].betrayals_received == int(betrays)
    assert not any(found[seat].betrayals_given for seat in found if seat != "ada")
    broken = betrays or act.about == "cal"
    assert (found["ada"].promises_broken, found["ada"].promises_kept) == (broken, not broken)


@pytest.mark.parametrize("both", [True, False])
def test_a_vote_against_a_member_of_one_s_alliance_is_a_betrayal(both: bool) -> None:
    season = Dice()
    season.begin()
    season.say("ada", "ben", Act("join", name="The Tide"))
    if both:
        season.say("ben", "ada", Act("join", name="The Tide"))
    season.vote("ada>ben cal>ben dee>ben eve>ben fay>cal ben>cal", "ben")
    season.begin()
    season.vote("ada>cal cal>dee dee>cal eve>cal fay>cal", "cal")
    found = results(season)
    assert found["ada"].betrayals_given == found["ben"].betrayals_received == int(both)
