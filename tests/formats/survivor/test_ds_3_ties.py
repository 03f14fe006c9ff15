"""DS-3.3, DS-3.6: team rolls, compared exactly, and ties broken by re-rolls."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import pytest

from showrunner.formats.survivor.facts import (
    CompetitionResults,
    CompetitionWon,
    CountersChanged,
    ImmunityGiven,
    PointsChanged,
    SurvivalRolled,
    TieDrawn,
    VoteBegan,
)
from tests.formats.survivor.table import Table

PAIRS = {"Red": "ada ben", "Blue": "cal dee", "Green": "eve fay", "Gold": "gus hal"}
SAFE = {"min_team_size": 1, "merge_at": 2}


def team_table(
    teams: Mapping[str, str], scores: list[dict[str, int]], **parameters: object
) -> Table:
    """A table whose teams roll these: every member the same, roll by roll (the last one stays)."""
    seats = {seat: team for team, members in teams.items() for seat in members.split()}
    table = Table(len(seats), teams=teams, parameters={**SAFE, **parameters})
    seen: list[tuple[str, int]] = []

    def total(decides: str, seat: str, reroll: int, **_: object) -> int:
        if (decides, reroll) not in seen:
            seen.append((decides, reroll))
        at = min(seen.index((decides, reroll)), len(scores) - 1)
        return scores[at][seats[seat]]

    table.fix("competition", total)
    return table


def rolls(table: Table) -> list[tuple[str, int, set[str]]]:
    """Every roll of the competition: what it decides, which re-roll it is, which teams roll."""
    return [
        (fact.decides, fact.reroll, set(fact.teams)) for fact in table.facts(CompetitionResults)
    ]


# -- team rolls ------------------------------------------------------------------------------------


def test_DS_3_3_the_highest_wins_the_lowest_votes_and_all_others_are_immune():
    table = team_table(PAIRS, [{"Red": 12, "Blue": 7, "Green": 10, "Gold": 9}])
    won = table.until_told(CompetitionWon)
    assert (won.team, won.loser) == ("Red", "Blue")
    assert won.winners == ("ada", "ben")
    assert table.fact(PointsChanged, cause="competition reward").seats == ("ada", "ben")
    assert table.sheet.immune == ["ada", "ben", "eve", "fay", "gus", "hal"]
    vote = table.until_told(VoteBegan)
    assert (vote.present, vote.immune) == (("cal", "dee"), ())
    assert rolls(table) == [("both", 0, set(PAIRS))]


TEAM_ROLLS = [
    ("mean", [3, 4, 4, 12], "23/4"),
    ("sum", [3, 4, 4, 12], "23"),
    ("best", [3, 4, 4, 12], "12"),
    ("median", [3, 4, 4, 12], "4"),
    ("median", [3, 4, 7, 12], "11/2"),
    ("mean", [10, 10, 11], "31/3"),
]


@pytest.mark.parametrize(("team_roll", "results", "expected"), TEAM_ROLLS)
def test_DS_3_3_what_a_team_roll_is(team_roll: str, results: list[int], expected: str):
    red = Table(8).seats[: len(results)]
    blue = Table(8).seats[len(results) :]
    table = Table(
        8,
        teams={"Red": " ".join(red), "Blue": " ".join(blue)},
        parameters={"team_roll": team_roll},
    )
    table.fix("competition", 18)
    table.fix_all("competition", dict(zip(red, results, strict=True)))
    assert table.until_told(CompetitionResults).teams["Red"] == expected


def means_table(red_sum: int, blue_sum: int) -> Table:
    """29 castaways: 14 Red, 15 Blue, with these sums of results in the first roll."""
    seats = Table(29).seats
    table = Table(29, teams={"Red": " ".join(seats[:14]), "Blue": " ".join(seats[14:])})
    table.fix("competition", 10, reroll=0)
    table.fix("competition", 10 + red_sum - 140, seat=seats[0], reroll=0)
    table.fix("competition", 10 + blue_sum - 150, seat=seats[20], reroll=0)
    return table


@pytest.mark.parametrize(
    ("red", "blue", "winner"),
    [(141, 151, "Red"), (139, 149, "Blue"), (142, 152, "Red"), (141, 152, "Blue")],
)
def test_DS_3_3_means_are_compared_exactly(red: int, blue: int, winner: str):
    """10 1/14 is more than 10 1/15: rounded to a tenth they would tie."""
    table = means_table(red, blue)
    assert table.until_told(CompetitionWon).team == winner
    (roll,) = table.facts(CompetitionResults)
    assert roll.teams == {"Red": str(Fraction(red, 14)), "Blue": str(Fraction(blue, 15))}


def test_DS_3_3_equal_means_of_teams_of_other_sizes_tie():
    table = means_table(140, 150)
    table.until_told(CompetitionWon)
    assert table.facts(CompetitionResults)[1].reroll == 1


# -- ties of teams ---------------------------------------------------------------------------------

THREE = {"Red": "ada ben", "Blue": "cal dee eve", "Green": "fay gus hal"}
BOTH = {"Red", "Blue"}
ALL = {"Red", "Blue", "Green"}


def scores(red: int, blue: int, green: int) -> dict[str, int]:
    return {"Red": red, "Blue": blue, "Green": green}


TIES = [
    # the scores roll by roll; what is rolled (decides, re-roll, by whom); winner, loser
    (
        [scores(12, 12, 7), scores(8, 9, 3)],
        [("both", 0, ALL), ("reward", 1, BOTH)],
        ("Blue", "Green"),
    ),
    (
        [scores(7, 7, 12), scores(9, 8, 3)],
        [("both", 0, ALL), ("vote", 1, BOTH)],
        ("Green", "Blue"),
    ),
    (
        [scores(12, 12, 7), scores(8, 8, 3), scores(9, 5, 3)],
        [("both", 0, ALL), ("reward", 1, BOTH), ("reward", 2, BOTH)],
        ("Red", "Green"),
    ),
    (
        [scores(9, 9, 9), scores(8, 7, 6)],
        [("both", 0, ALL), ("both", 1, ALL)],
        ("Red", "Green"),
    ),
    (
        [scores(9, 9, 9), scores(5, 5, 5), scores(6, 6, 8), scores(4, 3, 9)],
        [("both", 0, ALL), ("both", 1, ALL), ("both", 2, ALL), ("vote", 1, BOTH)],
        ("Green", "Blue"),
    ),
]


@pytest.mark.parametrize(("totals", "rolled", "decided"), TIES)
def test_DS_3_3_a_tie_is_re_rolled_for_what_it_is_about(
    totals: list[dict[str, int]],
    rolled: list[tuple[str, int, set[str]]],
    decided: tuple[str, str],
):
    table = team_table(THREE, totals)
    won = table.until_told(CompetitionWon)
    assert rolls(table) == rolled
    assert (won.team, won.loser) == decided


def test_DS_3_3_the_immune_are_those_above_the_lowest_whoever_wins_the_reward():
    table = team_table(THREE, [scores(12, 12, 7), scores(8, 9, 3)])
    table.until_told(ImmunityGiven)
    assert table.sheet.immune == ["ada", "ben", "cal", "dee", "eve"]


def test_DS_3_3_a_tie_of_two_is_re_rolled_once_for_reward_and_vote():
    two = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}
    table = team_table(two, [{"Red": 9, "Blue": 9}, {"Red": 8, "Blue": 10}])
    won = table.until_told(CompetitionWon)
    assert rolls(table) == [("both", 0, BOTH), ("both", 1, BOTH)]
    assert (won.team, won.loser) == ("Blue", "Red")


# -- re-rolls --------------------------------------------------------------------------------------


def test_DS_3_4_the_tied_re_roll_among_themselves():
    table = Table(5)
    first = {"ada": 12, "ben": 12, "cal": 12, "dee": 11, "eve": 3}
    table.fix_all("competition", first, reroll=0)
    table.fix_all("competition", {"ada": 5, "ben": 9, "cal": 9}, reroll=1)
    table.fix_all("competition", {"ben": 4, "cal": 3}, reroll=2)
    assert table.until_told(CompetitionWon).winners == ("ben",)
    assert [fact.results for fact in table.facts(CompetitionResults)] == [
        first,
        {"ada": 5, "ben": 9, "cal": 9},
        {"ben": 4, "cal": 3},
    ]


def test_DS_3_6_a_re_roll_has_neither_trade_nor_boost():
    table = Table(4, parameters={"starting_reward_points": 3})
    table.on("competition", {"trade": True}, seat="ada")
    table.on("competition", {"boost": "large"}, seat="ben")
    table.fix_all("competition", {"ada": 15, "ben": 5, "cal": 3, "dee": 3})
    table.fix_all("competition", {"ada": 10, "ben": 9}, reroll=1)
    table.until_told(CompetitionWon)
    first, again = table.facts(CompetitionResults)
    assert (first.results["ada"], first.results["ben"]) == (12, 12)
    assert again.results == {"ada": 10, "ben": 9}


def test_DS_3_6_a_re_roll_is_under_the_same_penalties():
    """Four counters: −2 to the cap, −2 to the roll, −1 to the outcome (DS-7.2)."""
    table = Table(4)
    table.event({"effect": "counters", "seats": ["ada"], "amount": 4})
    table.fix_all("competition", {"ada": 13, "ben": 10, "cal": 3, "dee": 3}, reroll=0)
    table.fix_all("competition", {"ada": 12, "ben": 8}, reroll=1)
    table.until_told(CompetitionWon)
    assert [fact.results["ada"] for fact in table.facts(CompetitionResults)] == [10, 9]


@pytest.mark.parametrize("most", [0, 1, 4, 10])
def test_DS_3_6_after_so_many_re_rolls_a_draw_decides(most: int):
    table = Table(4, parameters={"max_rerolls": most}, attributes=dict.fromkeys(
        ["ada", "ben", "cal", "dee"], (3, 3)))  # fmt: skip
    table.fix_draw("both", "cal")
    won = table.until_told(CompetitionWon)
    assert [fact.reroll for fact in table.facts(CompetitionResults)] == list(range(most + 1))
    assert won.winners == ("cal",)
    drawn = table.fact(TieDrawn, "public")
    assert (drawn.among, drawn.drawn) == (("ada", "ben", "cal", "dee"), "cal")


def test_DS_3_6_the_default_is_ten_re_rolls():
    table = Table(4)
    table.fix("competition", 9)
    table.until_told(TieDrawn)
    assert len(table.facts(CompetitionResults)) == 11


def test_DS_3_6_a_draw_falls_on_each_of_the_tied():
    winners = set()
    for seed in range(30):
        table = Table(4, seed=str(seed), parameters={"max_rerolls": 0})
        table.fix("competition", 9)
        winners.add(table.until_told(CompetitionWon).winners)
    assert winners == {("ada",), ("ben",), ("cal",), ("dee",)}


def test_DS_3_6_teams_that_tie_for_ever_are_drawn():
    table = team_table(PAIRS, [dict.fromkeys(PAIRS, 9)], max_rerolls=2)
    table.fix_draw("reward", "Green")
    table.fix_draw("vote", "Blue")
    won = table.until_told(CompetitionWon)
    assert (won.team, won.loser) == ("Green", "Blue")
    assert rolls(table) == [("both", reroll, set(PAIRS)) for reroll in range(3)]


def test_DS_3_6_results_pressed_to_zero_tie_and_end_too():
    table = Table(4)
    table.event({"effect": "counters", "seats": list(table.seats), "amount": 7})
    table.fix("competition", 3)
    table.until_told(CountersChanged, cause="competition")
    assert table.facts(CompetitionResults)[0].results == dict.fromkeys(table.seats, 0)
    assert table.fact(TieDrawn)


def test_DS_3_6_so_everywhere_in_this_book():
    """The survival roll of a tied vote (DS-10.6) ends as a competition does."""
    table = Table(4, parameters={"tie_break": [], "max_rerolls": 3})
    table.fix_all("competition", {"ada": 12, "ben": 5, "cal": 5, "dee": 5})
    table.on("ballot", {"name": "ben"})
    table.on("ballot", {"name": "cal"}, seat="ben")
    table.on("ballot", {"name": "cal"}, seat="dee")
    table.fix("survival", 9)
    table.until_told(TieDrawn)
    assert [fact.reroll for fact in table.facts(SurvivalRolled)] == [0, 1, 2, 3]
