"""Swing: what decided a season is found by playing it again without it."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest
from msgspec.structs import replace

from showrunner.formats.settings import Scheduled
from showrunner.formats.survivor.facts.jury import JuryVotesCounted
from showrunner.futures import swing as swings
from showrunner.futures.bot_season import BotSeason
from showrunner.futures.branches import outcomes_of, play_branches
from showrunner.futures.moves import moves_of
from showrunner.futures.outcome import Outcome
from showrunner.futures.swing import WeighedMove, mark_of, weigh
from showrunner.kernel import Answer, Order
from showrunner.running.rehearsal import Rehearsal
from tests.futures.planted import SETTINGS, past_of
from tests.store.short_season import short_season


def decided_by_one_vote(number: int) -> list[Rehearsal]:
    """This number of seasons in which the last ballot of a juror decided."""
    found: list[Rehearsal] = []
    for seed in count():
        season = Rehearsal(SETTINGS, f"close-{seed}")
        season.play()
        counts = [
            sorted(told.fact.counts.values())
            for told in season.kernel.story.told
            if isinstance(told.fact, JuryVotesCounted)
        ]
        if [count[-2:] for count in counts] == [[2, 3]]:
            found.append(season)
        if len(found) == number:
            return found
    raise AssertionError("unreachable")


def rank_of_final_ballot(season: Rehearsal, budget: int) -> int:
    """The place of the jury's vote among the season's moments; equal swings share a place."""
    found = asyncio.run(weigh(past_of(season), budget))
    last = max(move.before for move in found.moves if move.kind == "ballot")
    group = next(move.group for move in found.moves if move.before == last)
    (final,) = (moment for moment in found.moments if moment.group == group)
    size = swings.size(final)[0]
    return 1 + sum(swings.size(moment)[0] > size for moment in found.moments)


def test_the_ballot_that_decided_is_among_the_three_largest_swings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(swings, "LEAST", 2)
    monkeypatch.setattr(swings, "CLOSER_LOOK", 4)
    (season,) = decided_by_one_vote(1)
    assert rank_of_final_ballot(season, 100) <= 3


@pytest.mark.full
def test_in_50_seasons_the_final_ballot_is_among_the_three_largest_swings() -> None:
    ranks = [rank_of_final_ballot(season, 800) for season in decided_by_one_vote(50)]
    assert max(ranks) <= 3


def test_a_swing_of_few_futures_ranks_behind_an_equal_one_of_many() -> None:
    few = WeighedMove(
        kind="talk",
        before=1,
        round=1,
        group="talk",
        seats=("ada",),
        chosen="the talk",
        instead="no talk",
        winner=0.5,
        out=(),
        victim=0.0,
        own=0.0,
        better="no talk",
        mark="",
        number=4,
    )
    many, most = replace(few, winner=-0.4, number=40), replace(few, winner=1.0)
    assert sorted([few, many, most], key=swings.size, reverse=True) == [most, many, few]


def test_moves_keep_what_others_answered_at_the_same_time() -> None:
    (season,) = decided_by_one_vote(1)
    past = past_of(season)
    moves = moves_of(BotSeason(past.settings, past.luck), past.entries)
    assert {"talk", "ballot"} <= {move.kind for move in moves}
    assert [move.before for move in moves] == sorted(move.before for move in moves)
    jury = [move for move in moves if move.group == moves[-1].group]
    assert len(jury) == 5
    for place, move in enumerate(jury):
        assert len(move.kept) == len(jury) - 1 - place
        assert past.entries[move.before] == move.entries[0]
        assert move.words not in [other.words for other in move.alternatives]
    for move in moves:
        if move.kind == "talk":
            silence = move.alternatives[0].entries[0]
            assert isinstance(silence, Answer) and silence.value["say"] is None
            assert move.entries[0] == past.entries[move.before] and len(move.seats) >= 1


def test_orders_of_the_schedule_are_weighed_and_stops_are_not() -> None:
    removal = Scheduled(
        order="remove_castaway", when={"round": 2}, terms={"seat": "dee", "why": "quit"}
    )
    season = Rehearsal(short_season(schedule=(removal,)), "scheduled")
    season.start()
    season.enter(Order("stop_before"))
    season.play()
    season.enter(Order("go_on"))
    season.play()
    past = past_of(season)
    moves = moves_of(BotSeason(past.settings, past.luck), past.entries)
    (move,) = [move for move in moves if move.kind == "order"]
    assert move.words == "remove castaway"
    weighing = swings._Weighing(move, Outcome(winners=(), left=(), reached_end=()), [[], []])
    branches = weighing.branches(past.luck, 2)
    outcomes = outcomes_of(list(play_branches(past.job(branches))))
    weighing.take(outcomes, 2)
    happened, withdrawn = weighing.sides
    assert all(outcome.left[0].seat == "dee" for outcome in happened)
    assert happened != withdrawn


@pytest.mark.parametrize(
    ("added", "mark"),
    [
        ([-1.0, 0.0, -1.0, 0.0, 0.0, -1.0] * 4, "blunder"),
        ([-1.0] + [0.0] * 6 + [-1.0] * 0, ""),
        ([-1.0, *[0.0] * 6] * 8, "mistake"),
        ([0.0, 0.0, 1.0] * 8, "best move"),
        ([0.0, 1.0, -1.0] * 8, ""),
        ([0.02] * 30, ""),
    ],
)
def test_marks_need_a_difference_that_chance_does_not_explain(
    added: list[float], mark: str
) -> None:
    assert mark_of(added) == mark
