"""DS-1: what a season is: its rounds and phases, its dice, and what becomes of its players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from showrunner.formats.facts import OrderCameDue, SeasonBegan, StoryTold
from showrunner.formats.settings import Scheduled
from showrunner.formats.survivor.facts import (
    CastawayReturned,
    CompetitionRolled,
    FinalBegan,
    GatheringRolled,
    PhaseBegan,
    PhaseEnded,
    RoundBegan,
    RoundEnded,
    TeamsFormed,
    VotedOut,
    WinnerCrowned,
)
from tests.formats.survivor.table import PARTS, Table

PHASES = ["competition", "camp", "conversation", "vote"]
WINDOWS = [*PHASES, "end"]


def everybody_for_somebody_else(table: Table) -> None:
    """Each votes for the next one in the circle: a tie of all who can be voted for."""

    def next_in_line(ask):
        names = table.options(ask, "name")
        return {"name": next((name for name in names if name > ask.seat), names[0])}

    table.on("ballot", next_in_line)
    table.usually("revote", next_in_line)


def test_DS_1_1_each_round_one_player_is_voted_out():
    table = Table(7).play()
    assert [fact.round for fact in table.facts(VotedOut)] == [1, 2, 3, 4]
    assert [len(fact.castaways) for fact in table.facts(RoundBegan)] == [7, 6, 5, 4]


@pytest.mark.parametrize("finalists", [2, 3, 4, 5])
def test_DS_1_2_when_so_many_are_left_a_jury_of_voted_out_players_decides(finalists: int):
    table = Table(9, parameters={"finalists": finalists})
    table.on("jury_ballot", lambda ask: {"name": table.options(ask, "name")[-1]})
    table.play()
    final = table.fact(FinalBegan)
    assert len(final.finalists) == finalists
    assert set(final.jury) <= {fact.seat for fact in table.facts(VotedOut)}
    assert table.fact(WinnerCrowned).seat == final.finalists[-1]


def test_DS_1_2_the_default_is_three_finalists():
    assert len(Table(8).play().fact(FinalBegan).finalists) == 3


def test_DS_1_4_every_gameplay_roll_is_three_six_sided_dice():
    table = Table(8, rolled_attributes=True)
    table.on("gathering", {"bonus_trade": True})
    for seat in table.seats:
        table.event({"effect": "card", "seat": seat, "kind": "shot_in_the_dark"})
    table.on("card", lambda ask: {"play": next(iter(table.options(ask, "play")), None)})
    everybody_for_somebody_else(table)
    table.play()
    assert {str(name[0]) for name, _, _ in table.rolls} == set(PARTS)
    assert {(dice, sides) for _, dice, sides in table.rolls} == {(3, 6)}
    shown = [fact.dice for fact in table.facts(CompetitionRolled) + table.facts(GatheringRolled)]
    assert all(len(dice) == 3 and set(dice) <= set(range(1, 7)) for dice in shown)


def test_DS_1_5_the_rules_are_the_same_whoever_plays():
    people = Table(8, players=dict.fromkeys(Table(8).seats, "human")).play()
    mixed = Table(8, players={"ada": "human", "ben": "bot:sensible", "cal": "llm"}).play()
    assert people.kernel.story.digest == mixed.kernel.story.digest


def test_DS_1_5_players_are_in_teams_or_in_one_team():
    table = Table(8).play()
    assert [len(fact.teams) for fact in table.facts(TeamsFormed)] == [2, 1]


def test_DS_1_8_a_round_runs_competition_camp_conversation_vote():
    table = Table(6).play()
    begun = [(fact.round, fact.phase) for fact in table.facts(PhaseBegan)]
    assert begun == [(round, phase) for round in (1, 2, 3) for phase in PHASES]


def neighbours(table: Table, fact: object) -> Iterator[str]:
    """What was told just before and after the order that told this story."""
    told = [type(item.fact).__name__ for item in table.kernel.story.told]
    at = next(item.number for item in table.kernel.story.told if item.fact is fact)
    yield from (told[at - 3], told[at + 1])


@pytest.mark.parametrize(
    ("window", "between"),
    [
        ("competition", ["RoundBegan", "PhaseBegan"]),
        ("camp", ["PhaseEnded", "PhaseBegan"]),
        ("conversation", ["PhaseEnded", "PhaseBegan"]),
        ("vote", ["PhaseEnded", "PhaseBegan"]),
        ("end", ["RoundEnded", "FinalBegan"]),
    ],
)
def test_DS_1_8_a_window_opens_before_each_phase_and_after_the_last(
    window: str, between: list[str]
):
    scheduled = Scheduled(order="event", when={"phase": window}, terms={"story": "A bell rings."})
    table = Table(4, schedule=[scheduled]).play()
    assert list(neighbours(table, table.fact(StoryTold))) == between
    due = table.fact(OrderCameDue)
    phase_after = [
        fact for fact in table.view("producers") if fact is due or isinstance(fact, PhaseBegan)
    ]
    begun_before = phase_after.index(due)
    assert begun_before == WINDOWS.index(window)


def test_DS_1_8_a_window_is_silent_without_orders():
    table = Table(4).play()
    story = table.view("producers")
    for fact, following in pairwise(story):
        if isinstance(fact, PhaseEnded):
            assert isinstance(following, PhaseBegan | RoundEnded)


@pytest.mark.parametrize("window", WINDOWS)
def test_DS_1_8_producers_may_stop_the_season_at_a_window(window: str):
    table = Table(5)
    table.order("stop_before", phase=window)  # round 1 has begun: its first window is behind
    table.play()
    assert not table.over
    assert table.open_asks == []
    begun = [fact.phase for fact in table.facts(PhaseBegan)]
    assert begun == (PHASES if window in ("end", "competition") else PHASES[: PHASES.index(window)])
    table.order("go_on")
    table.play()
    assert table.over


def test_DS_1_9_a_season_ends_with_everybody_in_their_place():
    table = Table(10)
    table.order("remove_castaway", seat="jon", why="quit")
    table.play()
    final = table.fact(FinalBegan)
    winner = table.fact(WinnerCrowned).seat
    expected = dict.fromkeys(table.seats, "voted out")
    expected |= dict.fromkeys(final.jury, "juror") | dict.fromkeys(final.finalists, "finalist")
    expected |= {winner: "winner", "jon": "removed"}
    assert {seat: player.status for seat, player in table.sheet.players.items()} == expected
    assert "jon" not in final.jury
    assert len(final.jury) == 5


def test_DS_1_9_everybody_is_active_at_the_start():
    table = Table(5)
    table.start()
    assert table.sheet.active == list(table.seats)


@pytest.mark.parametrize("way_out", ["voted out", "removed"])
def test_DS_1_9_who_is_out_may_be_returned_with_what_they_had(way_out: str):
    table = Table(6)
    if way_out == "removed":
        table.order("remove_castaway", seat="ben")
    table.on("ballot", lambda ask: {"name": "ben"} if "ben" in table.options(ask, "name") else None)
    table.fix_all("competition", {"ada": 18, "ben": 3})
    table.until_phase("competition", round=2)
    assert table.sheet.players["ben"].status == way_out
    counters = table.sheet.players["ben"].counters
    table.order("return_castaway", seat="ben", team="Driftwood")
    table.until_told(CastawayReturned)
    assert table.sheet.players["ben"].status == "active"
    assert table.sheet.players["ben"].counters == counters
    assert "ben" in table.sheet.teams["Driftwood"]
    table.play()
    assert table.over


def test_DS_1_9_who_is_in_the_game_cannot_return():
    table = Table(5)
    with pytest.raises(Exception, match="'ada' is active, not out"):
        table.order("return_castaway", seat="ada", team="Driftwood")


def test_DS_1_3_the_parameters_in_force_are_told_at_the_start():
    table = Table(4, parameters={"food_per_player": 6})
    table.start()
    assert table.fact(SeasonBegan, "public").parameters == {"food_per_player": 6}
