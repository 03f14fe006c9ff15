"""DS-9.8: phases that producers cut, skip and repeat."""

from __future__ import annotations

import pytest

from showrunner.errors import OrderRefused
from showrunner.formats.survivor.facts import (
    BallotCast,
    CompetitionEntered,
    CompetitionWon,
    CountersChanged,
    Gathered,
    PhaseBegan,
    PhaseEnded,
    PhaseOrdered,
    PhaseSkipped,
    RoundBegan,
    TalkBegan,
    TalkEnded,
    VotedOut,
)
from tests.formats.survivor.table import Table
from tests.formats.survivor.voting import at_vote, out, votes

PHASES = ("competition", "camp", "conversation", "vote")
TWO = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}


def phases(table: Table, round: int = 1) -> list[str]:
    return [fact.phase for fact in table.facts(PhaseBegan, round=round)]


# -- cancel, skip, repeat --------------------------------------------------------------------------


@pytest.mark.parametrize("phase", PHASES)
def test_DS_9_8_a_phase_that_runs_is_cut(phase: str) -> None:
    table = Table(8, teams=TWO)
    table.until_phase(phase)
    asks = list(table.kernel.asks.values())
    step = table.order("cancel_phase", phase=phase)
    assert set(asks) <= set(step.withdrawn)
    assert table.fact(PhaseEnded, "public", phase=phase).cancelled
    table.until_told(RoundBegan)
    assert phases(table) == list(PHASES), "the phases after it are played"
    assert len(table.facts(VotedOut, round=1)) == (phase != "vote")


@pytest.mark.parametrize("phase", PHASES[1:])
def test_DS_9_8_a_phase_that_is_to_come_is_skipped_once(phase: str) -> None:
    table = Table(8, teams=TWO)
    table.order("cancel_phase", phase=phase)
    table.until_told(RoundBegan)
    assert phases(table) == [name for name in PHASES if name != phase]
    assert table.fact(PhaseSkipped, "public").phase == phase
    table.until_told(RoundBegan)
    assert phases(table, 2) == list(PHASES)


def test_DS_9_8_who_was_at_the_cut_phase_has_what_it_gave_so_far() -> None:
    table = Table(8, teams=TWO)
    table.until_asked("gathered")
    table.order("cancel_phase", phase="camp")
    assert not table.facts(Gathered)
    table.until_asked("ballot")


def test_DS_9_8_a_cancelled_competition_has_no_winner_and_tires_nobody() -> None:
    table = Table(8, teams=TWO)
    table.order("cancel_phase", phase="competition")
    table.until_asked("card")
    assert not table.facts(CompetitionEntered)
    assert not table.facts(CompetitionWon)
    assert not table.facts(CountersChanged, cause="competition")
    assert len(table.asked("card")) == 8, "no team has lost: all come to the vote"


def test_DS_9_8_a_cancelled_vote_sends_nobody_home() -> None:
    table = at_vote()
    table.answer(table.until_asked("ballot"), {"name": "cal"})
    table.order("cancel_phase", phase="vote")
    assert not table.facts(BallotCast)
    assert not table.facts(VotedOut)
    assert table.sheet.round == 2
    assert len(table.sheet.active) == 5


def test_DS_9_8_a_talk_is_cut_with_its_phase() -> None:
    table = Table(8, teams=TWO)
    table.on("preferences", lambda ask: {"ranked": table.options(ask, "ranked")})
    table.until_asked("talk")
    assert table.facts(TalkBegan)
    table.order("cancel_phase", phase="conversation")
    assert not table.asked("talk")
    assert not table.facts(TalkEnded)
    table.until_asked("ballot")


@pytest.mark.parametrize("kind", ["revote", "comment", "card", "ballot", "last_words"])
def test_DS_9_8_a_vote_is_cut_at_whatever_point_it_is(kind: str) -> None:
    table = Table(4, parameters={"finalists": 2})
    if kind in ("revote", "last_words"):
        votes(table, "ada>ben ben>ada cal>ada dee>ben")
    table.fix("competition", 3)
    table.fix("competition", 9, seat="dee")
    if kind == "last_words":
        table.on("revote", lambda ask: {"name": table.options(ask, "name")[0]})
    table.until_asked(kind)
    table.order("cancel_phase", phase="vote")
    assert table.sheet.round == 2
    assert len(table.sheet.active) == (3 if kind == "last_words" else 4)


@pytest.mark.parametrize("phase", PHASES)
def test_DS_9_8_a_phase_is_played_once_more(phase: str) -> None:
    table = Table(8, teams=TWO)
    table.order("repeat_phase", phase=phase)
    table.until_told(RoundBegan)
    place = PHASES.index(phase)
    assert phases(table) == [*PHASES[:place], phase, *PHASES[place:]]
    assert [fact.times for fact in table.facts(PhaseBegan, round=1, phase=phase)] == [1, 2]
    table.until_told(RoundBegan)
    assert phases(table, 2) == list(PHASES)


def test_DS_9_8_a_second_vote_is_a_double_elimination() -> None:
    table = at_vote(6)
    table.order("repeat_phase", phase="vote")
    table.until_told(RoundBegan)
    assert [fact.round for fact in table.facts(VotedOut)] == [1, 1]
    assert len(table.sheet.active) == 4


def test_DS_9_8_no_vote_is_repeated_when_the_finalists_are_left() -> None:
    table = at_vote(4)
    table.order("repeat_phase", phase="vote")
    table.play()
    assert len(table.facts(VotedOut)) == 1
    assert len(table.sheet.finalists) == 3


def test_DS_9_8_a_phase_can_be_cut_and_played_again() -> None:
    table = at_vote(6)
    table.order("repeat_phase", phase="vote")
    table.order("cancel_phase", phase="vote")
    assert [fact.times for fact in table.facts(PhaseBegan, phase="vote")] == [1, 2]
    out(table)
    assert len(table.facts(VotedOut)) == 1


@pytest.mark.parametrize(
    ("first", "second", "why"),
    [
        ("repeat_phase", "repeat_phase", "is to be repeated already"),
        ("cancel_phase", "repeat_phase", "the next vote is called off already"),
        ("repeat_phase", "cancel_phase", "cancel one of the two while it runs"),
        ("cancel_phase", "cancel_phase", "the next vote is called off already"),
    ],
)
def test_DS_9_8_a_phase_takes_one_order_at_a_time(first: str, second: str, why: str) -> None:
    table = Table(6)
    table.order(first, phase="vote")
    with pytest.raises(OrderRefused, match=why):
        table.order(second, phase="vote")
    table.until_told(RoundBegan)
    assert len(table.facts(VotedOut)) == (2 if first == "repeat_phase" else 0)


def test_DS_9_8_a_phase_that_is_repeated_can_be_repeated_once_more() -> None:
    table = at_vote(7)
    table.order("repeat_phase", phase="vote")
    table.until_told(PhaseBegan, phase="vote", times=2)
    table.order("repeat_phase", phase="vote")
    table.until_told(RoundBegan)
    assert len(table.facts(VotedOut)) == 3


def test_DS_9_8_a_repeat_that_does_not_come_is_no_double_elimination_later() -> None:
    table = Table(6)
    gone = [table.until_told(VotedOut).seat for _ in range(2)]
    table.until_phase("vote", round=3)
    table.order("repeat_phase", phase="vote")
    for seat in gone:
        team = next(iter(table.sheet.food))
        table.order("return_castaway", seat=seat, team=team, when={"phase": "end"})
    table.until_told(RoundBegan)
    fell = table.facts(PhaseOrdered, phase="vote", what="play")
    assert len(fell) == 1
    assert table.audience(PhaseOrdered, what="play").code == "producers"
    assert not table.sheet.phase_orders
    table.until_told(VotedOut)
    table.play()
    assert [fact.round for fact in table.facts(VotedOut)] == [1, 2, 3, 4, 5]


def test_DS_9_8_what_is_ordered_for_a_phase_falls_away_with_its_round() -> None:
    table = Table(5)
    table.until_phase("camp", round=2)
    table.order("cancel_phase", phase="vote")
    out_first = table.fact(VotedOut).seat
    team = next(iter(table.sheet.food))
    table.order("return_castaway", seat=out_first, team=team, when={"phase": "end"})
    table.order("remove_castaway", seat=table.sheet.active[0])
    table.until_told(RoundBegan)
    assert table.sheet.round == 3
    assert not table.sheet.phase_orders
    table.until_told(VotedOut)
    assert table.sheet.round == 3
