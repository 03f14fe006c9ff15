"""DS-3: how one goes into a competition, what is won, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import IllegalAnswer, OrderRefused
from showrunner.formats.survivor.facts import (
    CompetitionAnnounced,
    CompetitionResults,
    CompetitionRolled,
    CompetitionWon,
    CountersChanged,
    ImmunityGiven,
    PhaseEnded,
    PhaseSkipped,
    PointsChanged,
    RoundEnded,
    VoteBegan,
)
from tests.formats.survivor.table import Table

RED_BLUE = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}


def red_wins(seat: str, **_: Any) -> int:
    return 10 if seat < "eve" else 9


# -- trades and spending ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "trade", "result"), [(10, 3, 7), (10, 0, 10), (4, 3, 1), (3, 3, 0), (5, 8, 0)]
)
def test_DS_3_1_a_trade_costs_three_of_the_roll_and_gives_a_point(
    dice: int, trade: int, result: int
):
    table = Table(4, parameters={"competition_trade": trade})
    table.fix("competition", dice)
    table.on("competition", {"trade": True}, seat="ada")
    table.until_phase("camp")
    first = table.facts(CompetitionResults)[0].results
    assert first == {"ada": result, "ben": dice, "cal": dice, "dee": dice}
    assert table.fact(PointsChanged, cause="competition trade").seats == ("ada",)
    assert table.fact(PointsChanged, cause="competition trade").amount == 1


def test_DS_3_1_the_default_trade_is_three():
    table = Table(4)
    table.fix("competition", 10)
    table.on("competition", {"trade": True}, seat="ada")
    table.until_phase("camp")
    assert table.facts(CompetitionResults)[0].results["ada"] == 7


def test_DS_3_1_the_trade_is_chosen_in_secret_by_all_at_the_same_time():
    table = Table(4)
    asks = [table.until_asked("competition", seat) for seat in table.seats]
    before = len(table.view("producers"))
    for ask in asks[:3]:
        table.answer(ask, {"trade": True})
    assert len(table.view("producers")) == before  # sealed until all are in
    table.answer(asks[3])
    entered = [seat for seat in table.seats if table.view(seat)[before:]]
    assert entered == list(table.seats)
    assert not any("trade" in repr(fact) for fact in table.view("public"))


@pytest.mark.parametrize("trade", [2, "yes", None, [True, True]])
def test_DS_3_1_at_most_once_per_roll(trade: Any):
    table = Table(4)
    ask = table.until_asked("competition")
    with pytest.raises(IllegalAnswer, match="trade"):
        table.answer(ask, {"trade": trade})


def test_DS_3_2_points_are_spent_in_the_same_decision():
    table = Table(4, parameters={"starting_reward_points": 3}, attributes={"ada": (12, 12)})
    table.fix("competition", 10)
    table.event({"effect": "counters", "seats": ["ada"], "amount": 3})
    table.on("competition", {"trade": True, "remove_counters": 2, "boost": "small"}, seat="ada")
    table.until_phase("camp")
    first = table.facts(CompetitionResults)[0].results
    assert first["ada"] == 10 + 2 - 3  # one counter is left: it presses the cap only
    assert table.sheet.players["ada"].points == 3 - 2 - 1 + 1


# -- winning ---------------------------------------------------------------------------------------


def test_DS_3_4_the_highest_of_one_team_wins_immunity_and_the_reward():
    table = Table(5)
    table.fix_all("competition", {"ada": 9, "ben": 11, "cal": 14, "dee": 13, "eve": 3})
    won = table.until_told(CompetitionWon)
    assert (won.winners, won.team, won.loser) == (("cal",), "", "")
    assert table.sheet.immune == ["cal"]
    assert table.fact(PointsChanged, cause="competition reward").seats == ("cal",)
    assert table.until_told(VoteBegan).present == table.seats


@pytest.mark.parametrize(
    ("parameters", "reward"), [({}, 2), ({"individual_reward": 5}, 5), ({"team_reward": 5}, 2)]
)
def test_DS_3_5_the_individual_reward(parameters: dict[str, int], reward: int):
    table = Table(4, parameters=parameters)
    table.fix_all("competition", {"ada": 12, "ben": 5, "cal": 5, "dee": 5})
    table.until_phase("camp")
    assert {seat: player.points for seat, player in table.sheet.players.items()} == {
        "ada": reward, "ben": 0, "cal": 0, "dee": 0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("parameters", "reward"), [({}, 1), ({"team_reward": 4}, 4), ({"individual_reward": 4}, 1)]
)
def test_DS_3_5_the_team_reward_goes_to_each_member(parameters: dict[str, int], reward: int):
    table = Table(8, teams=RED_BLUE, parameters=parameters)
    table.fix("competition", red_wins)
    table.until_phase("camp")
    points = [player.points for player in table.sheet.players.values()]
    assert points == [reward] * 4 + [0] * 4


def test_DS_3_7_every_participant_receives_one_counter_at_the_end():
    table = Table(8, teams=RED_BLUE)
    table.until_phase("camp", round=2)
    worn = [(fact.seats, fact.amount) for fact in table.facts(CountersChanged, cause="competition")]
    assert worn == [(table.seats, 1), (tuple(table.sheet.active), 1)]
    assert len(table.sheet.active) == 7


def test_DS_3_7_the_counter_comes_after_the_rolls():
    table = Table(4)
    table.fix("competition", 18)  # under a counter the cap would make it 17
    table.until_phase("camp")
    assert {fact.result for fact in table.facts(CompetitionRolled)} == {18}
    assert {player.counters for player in table.sheet.players.values()} == {0}  # fed meanwhile
    assert [fact.cause for fact in table.facts(CountersChanged)] == ["competition", "fed"]


def test_DS_3_8_immunity_lasts_until_the_end_of_the_rounds_vote():
    table = Table(5)
    table.fix("competition", lambda round, seat, **_: 12 if seat == "abcde"[round] else 9)
    table.fix_all("competition", {"ada": 12, "ben": 9, "cal": 9, "dee": 9, "eve": 9}, round=1)
    table.order("repeat_phase", phase="vote")  # the second vote of the round has it, too
    table.until_told(RoundEnded)
    assert [fact.immune for fact in table.facts(VoteBegan)] == [("ada",), ("ada",)]
    assert table.sheet.immune == []


def test_DS_3_8_immunity_granted_after_the_vote_is_for_the_next_one():
    table = Table(6)
    table.order("grant_immunity", seats=["fay"], when={"round": 1, "phase": "end"})
    table.until_phase("camp", round=2)
    assert "fay" in table.sheet.immune


# -- what producers stage --------------------------------------------------------------------------


def staged(cast: int = 8, **terms: Any) -> Table:
    """A table at the camp after a staged competition of the second round, which Red wins."""
    table = Table(cast, teams=RED_BLUE if cast == 8 else None)
    table.fix("competition", red_wins)
    table.on("ballot", lambda ask: {"name": table.options(ask, "name")[-1]})
    table.until_phase("vote")
    table.order("stage_competition", **terms)
    table.until_phase("camp", round=2)
    return table


def test_DS_3_9_a_player_who_sits_out_neither_rolls_nor_is_worn_down():
    table = staged(sits_out=["ada", "hal"])
    results = table.facts(CompetitionResults)[-1].results
    assert set(results) == set(table.sheet.active) - {"ada", "hal"}
    assert not set(table.facts(CountersChanged, cause="competition")[-1].seats) & {"ada", "hal"}


def test_DS_3_9_who_sits_out_shares_their_teams_fate():
    table = staged(sits_out=["ada"])
    won = table.facts(CompetitionWon)[-1]
    assert "ada" in won.winners
    assert set(table.sheet.immune) == {"ada", "ben", "cal", "dee"}


def test_DS_3_9_a_competition_for_reward_only_gives_no_immunity():
    table = staged(stakes="reward")
    assert table.sheet.immune == []
    assert table.facts(PointsChanged, cause="competition reward")[-1].seats == tuple(
        RED_BLUE["Red"].split()
    )
    assert set(table.until_told(VoteBegan).present) == set(table.sheet.active)


def test_DS_3_9_a_competition_for_immunity_only_gives_no_reward():
    table = staged(stakes="immunity")
    assert len(table.facts(PointsChanged, cause="competition reward")) == 1  # that of round 1
    assert len(table.facts(ImmunityGiven, cause="competition")) == 2
    assert set(table.sheet.immune) == {"ada", "ben", "cal", "dee"}


def test_DS_3_9_individual_competitions_are_staged_alike():
    assert staged(5, stakes="reward").sheet.immune == []
    assert staged(5, stakes="immunity").fact(PointsChanged, cause="competition reward")


def test_DS_3_9_the_next_competition_is_an_ordinary_one_again():
    table = staged(stakes="reward", sits_out=["ada"])
    table.until_phase("camp", round=3)
    assert "ada" in table.facts(CompetitionResults)[-1].results
    assert table.facts(CompetitionWon)[-1].stakes == "both"


def test_DS_3_9_its_name_and_story_are_told_to_all():
    table = staged(title="The Long Rope", story="It hangs from the cliff.")
    announced = table.fact(CompetitionAnnounced, "public")
    assert (str(announced.name), str(announced.story)) == (
        "The Long Rope",
        "It hangs from the cliff.",
    )


@pytest.mark.parametrize("while_it_runs", [True, False])
def test_DS_3_9_a_cancelled_competition_wears_nobody_down_and_all_vote(while_it_runs: bool):
    table = Table(8, teams=RED_BLUE)
    round = 1 if while_it_runs else 2
    table.order("cancel_phase", phase="competition", when=None if while_it_runs else {"round": 2})
    table.until_phase("vote", round)
    assert len(table.facts(CompetitionWon)) == round - 1
    assert len(table.facts(CountersChanged, cause="competition")) == round - 1
    assert table.sheet.immune == []
    assert set(table.facts(VoteBegan)[-1].present) == set(table.sheet.active)
    if while_it_runs:
        assert table.fact(PhaseEnded, phase="competition").cancelled
    else:
        assert table.fact(PhaseSkipped).phase == "competition"


def test_DS_3_9_what_was_staged_goes_with_a_cancelled_competition():
    table = Table(5)
    table.until_phase("vote")
    table.order("stage_competition", stakes="reward", sits_out=["ada"])
    table.order("cancel_phase", phase="competition")
    table.until_phase("camp", round=2)
    assert table.sheet.coming is None


def test_DS_9_8_a_staged_competition_is_staged_alike_when_it_is_repeated():
    table = Table(6)
    table.until_phase("vote")
    table.order("stage_competition", stakes="reward", sits_out=["ada"])
    table.order("repeat_phase", phase="competition")
    table.until_phase("camp", round=2)
    assert [won.stakes for won in table.facts(CompetitionWon)] == ["both", "reward", "reward"]
    assert "ada" not in table.facts(CompetitionResults, reroll=0)[-1].results
    table.until_phase("camp", round=3)
    assert table.facts(CompetitionWon)[-1].stakes == "both"


def test_DS_9_8_a_competition_that_runs_is_staged_anew_for_its_repeat():
    table = Table(6)
    table.until_phase("vote")
    table.order("stage_competition", stakes="reward")
    table.until_phase("competition", round=2)
    with pytest.raises(OrderRefused, match="have it repeated, stage the second one"):
        table.order("stage_competition", stakes="immunity")
    table.order("repeat_phase", phase="competition")
    table.order("stage_competition", stakes="immunity")
    table.until_phase("camp", round=2)
    assert [won.stakes for won in table.facts(CompetitionWon)] == ["both", "reward", "immunity"]


def test_DS_3_9_somebody_of_each_team_competes():
    table = Table(8, teams=RED_BLUE)
    table.until_phase("camp")
    with pytest.raises(OrderRefused, match="nobody of Red would compete"):
        table.order("stage_competition", sits_out=RED_BLUE["Red"].split())


def test_DS_3_9_a_team_left_with_none_but_sit_outs_competes_all_the_same():
    table = Table(8, teams=RED_BLUE, parameters={"min_team_size": 1, "merge_at": 2})
    table.fix("competition", lambda seat, **_: 9 if seat < "eve" else 10)
    table.on("ballot", lambda ask: {"name": "dee"} if ask.seat != "dee" else None)
    table.until_phase("vote")
    table.order("stage_competition", sits_out=["ada", "ben", "cal"])
    table.until_phase("camp", round=2)
    assert set(table.facts(CompetitionResults)[-1].teams) == {"Red", "Blue"}
