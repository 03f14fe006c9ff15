"""DS-1.6, DS-1.7: how a cast is divided into teams, and how teams become one."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import OrderRefused, WrongParameter
from showrunner.formats.survivor.facts import PhaseBegan, RoundBegan, TeamsFormed
from tests.formats.survivor.table import Table

RED_BLUE = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}
THREE = {"Red": "ada ben", "Blue": "cal dee eve", "Green": "fay gus hal ida"}

PHASES = ["competition", "camp", "conversation", "vote"]

MERGE_AT = {
    8: 5, 9: 6, 10: 6, 11: 7, 12: 8, 13: 8, 14: 9, 15: 9, 16: 10, 17: 11, 18: 11, 19: 12,
    20: 12, 21: 13, 22: 14, 23: 14, 24: 15, 25: 15, 26: 16, 27: 17, 28: 17, 29: 18, 30: 18,
}  # fmt: skip
"""⌈0.6 × cast size⌉."""


def begun_with(table: Table, fact: object) -> int:
    """How many castaways the round began with in which this was told."""
    story = table.view("producers")
    rounds = [one for one in story[: story.index(fact)] if isinstance(one, RoundBegan)]
    return len(rounds[-1].castaways)


@pytest.mark.parametrize("size", range(4, 31))
def test_DS_1_6_from_eight_on_a_cast_starts_in_two_teams_of_like_size(size: int):
    table = Table(size)
    table.start()
    sizes = sorted(len(members) for members in table.sheet.teams.values())
    assert sizes == ([size] if size < 8 else [size // 2, (size + 1) // 2])


@pytest.mark.parametrize("teams", range(1, 7))
def test_DS_1_6_the_number_of_teams_is_a_parameter(teams: int):
    table = Table(13, parameters={"teams": teams, "min_team_size": 1})
    table.start()
    sizes = [len(members) for members in table.sheet.teams.values()]
    assert len(sizes) == teams
    assert sum(sizes) == 13
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("size", [0, 3, 31])
def test_DS_1_6_a_cast_has_four_to_thirty(size: int):
    with pytest.raises(WrongParameter, match="give 4 to 30"):
        Table(size)


def test_DS_1_6_teams_are_dealt_at_random():
    dealt = set()
    for seed in range(12):
        table = Table(8, seed=str(seed))
        table.start()
        dealt.add(tuple(table.sheet.team_of("ada")))
    assert len(dealt) > 6


def test_DS_1_6_teams_are_as_the_producers_assign():
    table = Table(8, teams=RED_BLUE)
    table.start()
    assert table.sheet.teams == {team: names.split() for team, names in RED_BLUE.items()}


@pytest.mark.parametrize("teams", [{"Red": "ada ben cal"}, {"Red": "ada ben cal dee ada"}])
def test_DS_1_6_assigned_teams_hold_everybody_once(teams: dict[str, str]):
    with pytest.raises(WrongParameter, match="name each castaway in exactly one team"):
        Table(4, teams=teams)


@pytest.mark.parametrize(("size", "merge_at"), MERGE_AT.items())
def test_DS_1_7_teams_merge_at_six_tenths_of_the_cast(size: int, merge_at: int):
    table = Table(size)
    merge = table.until_told(TeamsFormed, why="merge")
    assert len(merge.teams) == 1
    assert begun_with(table, merge) == merge_at
    assert [fact.phase for fact in table.facts(PhaseBegan)][-1] == "competition"


@pytest.mark.parametrize("merge_at", [4, 6, 7, 8])
def test_DS_1_7_when_to_merge_is_a_parameter(merge_at: int):
    table = Table(8, teams=RED_BLUE, parameters={"merge_at": merge_at, "min_team_size": 1})
    table.fix("competition", lambda round, seat, **_: 9 if (seat < "eve") == (round % 2) else 10)
    merge = table.until_told(TeamsFormed, why="merge")
    assert begun_with(table, merge) == merge_at


@pytest.mark.parametrize("least", [2, 3, 4])
def test_DS_1_7_a_team_too_small_forces_the_merge(least: int):
    table = Table(
        8, teams=RED_BLUE, parameters={"merge_at": 2, "min_team_size": least, "finalists": 2}
    )
    table.fix("competition", lambda seat, **_: 9 if seat < "eve" else 10)  # Red loses every time
    merge = table.until_told(TeamsFormed, why="merge")
    assert begun_with(table, merge) == {2: 5, 3: 6, 4: 7}[least]


def test_DS_1_7_what_producers_split_after_the_merge_stays_split():
    table = Table(8, parameters={"min_team_size": 2})
    table.until_told(TeamsFormed, why="merge")
    table.order("deal_teams", names=["North", "South"])
    table.until_phase("vote", round=table.sheet.round)
    assert sorted(map(len, table.sheet.teams.values())) == [2, 3]
    table.until_phase("camp", round=table.sheet.round + 1)
    assert set(table.sheet.teams) == {"North", "South"}


@pytest.mark.parametrize("window", ["competition", "camp", "conversation", "vote", "end"])
def test_DS_1_7_producers_may_redeal_teams_before_any_phase(window: str):
    table = Table(9, teams=THREE)
    table.order("deal_teams", names=["North", "South"], when={"phase": window, "round": 1})
    dealt = table.until_told(TeamsFormed, why="producers")
    sizes = sorted(map(len, dealt.teams.values()))
    assert sizes == ([4, 4] if window in ("competition", "end") else [4, 5])
    played = [fact for fact in table.view("producers") if fact is dealt or type(fact) is PhaseBegan]
    assert played.index(dealt) == (4 if window in ("competition", "end") else PHASES.index(window))


@pytest.mark.parametrize(
    ("names", "why"),
    [
        ({"Gold": "ada ben cal dee eve fay gus hal"}, "merge"),
        ({"Red": "eve fay gus hal", "Blue": "ada ben cal dee"}, "producers"),
        ({"Red": "ada ben", "Blue": "eve fay gus hal", "Gold": "cal dee"}, "producers"),
    ],
)
def test_DS_1_7_producers_may_merge_swap_and_split_teams(names: dict[str, str], why: str):
    table = Table(8, teams=RED_BLUE)
    table.until_phase("camp")
    teams = {team: members.split() for team, members in names.items()}
    table.order("set_teams", teams=teams)
    assert set(table.sheet.teams) == {"Red", "Blue"}  # not before the next window
    table.until_phase("conversation")
    formed = table.facts(TeamsFormed)[-1]
    assert (formed.why, {team: list(seats) for team, seats in formed.teams.items()}) == (why, teams)


@pytest.mark.parametrize(
    ("teams", "reason"),
    [
        ({"Red": ["ada", "ben", "cal"]}, "would be in no team"),
        ({"Red": ["ada", "ben", "cal", "dee"], "Blue": ["ada"]}, "in two teams"),
        ({"Red": ["ada", "ben", "cal", "dee"], "Blue": []}, "at least one member"),
        ({"Red": ["ada", "ben", "cal", "dee", "zoe"]}, "no castaway 'zoe'"),
    ],
)
def test_DS_1_7_teams_that_do_not_hold_everybody_once_are_refused(teams: Any, reason: str):
    with pytest.raises(OrderRefused, match=reason):
        Table(4).order("set_teams", teams=teams)


SHARES = [
    # food of Red (2), Blue (3), Green (4); the new teams; the food of each
    ((14, 21, 28), {"Gold": 9}, {"Gold": 63}),
    ((10, 11, 12), {"Gold": 4, "Grey": 5}, {"Gold": 14, "Grey": 19}),  # 14⅔ and 18⅓
    ((0, 0, 8), {"A": 3, "B": 3, "C": 3}, {"A": 4, "B": 2, "C": 2}),
    ((1, 0, 0), {"A": 2, "B": 3, "C": 4}, {"A": 0, "B": 0, "C": 1}),
    ((5, 5, 7), {"A": 1, "B": 8}, {"A": 1, "B": 16}),
]


@pytest.mark.parametrize(("before", "sizes", "after"), SHARES)
def test_DS_1_7_food_is_shared_in_proportion_and_the_remainder_goes_to_the_largest(
    before: tuple[int, ...], sizes: dict[str, int], after: dict[str, int]
):
    table = Table(9, teams=THREE, parameters={"starting_resources_per_player": 0})
    for team, amount in zip(THREE, before, strict=True):
        if amount:
            table.event({"effect": "food", "team": team, "amount": amount})
    seats = iter(table.seats)
    table.order(
        "set_teams", teams={team: [next(seats) for _ in range(sizes[team])] for team in sizes}
    )
    formed = table.until_told(TeamsFormed)
    assert formed.food == after


def test_DS_1_7_a_team_that_stays_as_it_is_keeps_its_food():
    table = Table(9, teams=THREE)  # 14, 21 and 28
    teams = {"Green": ["fay", "gus", "hal", "ida"], "Gold": ["ada", "ben", "cal", "dee", "eve"]}
    table.order("set_teams", teams=teams)
    assert table.until_told(TeamsFormed).food == {"Green": 28, "Gold": 35}
