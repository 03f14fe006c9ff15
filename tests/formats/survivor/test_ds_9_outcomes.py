"""DS-9.8, DS-1.9: producers remove castaways, bring them back and overrule results."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.facts import DecisionRuled, HoldChanged
from showrunner.formats.survivor.facts import (
    CastawayRemoved,
    CastawayReturned,
    NobodyVotedOut,
    RoundBegan,
    TalkBegan,
    TalkEnded,
    TeamsFormed,
    VotedOut,
)
from showrunner.kernel import Hold, Ruling
from tests.formats.survivor.table import Table
from tests.formats.survivor.voting import ABSTAIN, at_vote, out

TWO = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}

# -- people ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["competition", "gathering", "gathered", "preferences", "comment"])
def test_DS_9_8_a_castaway_is_removed_at_any_moment(kind: str) -> None:
    table = Table(8, teams=TWO)
    table.until_asked(kind)
    seat = table.asked(kind)[-1].seat
    table.order("remove_castaway", seat=seat, why="quit")
    assert not [ask for ask in table.kernel.asks.values() if ask.seat == seat]
    assert table.fact(CastawayRemoved, "public") == CastawayRemoved(seat=seat, why="quit")
    assert table.sheet.players[seat].status == "removed"
    table.until_told(RoundBegan)
    assert seat not in table.fact(RoundBegan, round=2).castaways
    table.play()
    assert seat not in table.sheet.finalists


@pytest.mark.parametrize("who", ["speaker", "listener"])
def test_DS_9_8_who_is_removed_from_a_talk_ends_it(who: str) -> None:
    table = Table(8, teams=TWO)
    table.on("preferences", lambda ask: {"ranked": table.options(ask, "ranked")})
    table.on("talk", {"say": "Well?", "end": False})
    speaker = table.until_asked("talk").seat
    talk = next(fact for fact in table.facts(TalkBegan) if speaker in fact.seats)
    listener = next(seat for seat in talk.seats if seat != speaker)
    gone, stays = (speaker, listener) if who == "speaker" else (listener, speaker)
    table.order("remove_castaway", seat=gone)
    assert table.fact(TalkEnded, talk=talk.talk)
    assert [ask.question.kind for ask in table.open_asks if ask.seat == stays] == [
        "survivor.after_talk"
    ]
    table.until_asked("ballot")


def test_DS_1_9_who_was_voted_out_may_return_at_the_next_window() -> None:
    table = Table(6)
    gone = table.until_told(VotedOut).seat
    team = next(iter(table.sheet.food))
    table.until_asked("competition")
    table.order("return_castaway", seat=gone, team=team)
    assert not table.facts(CastawayReturned), "not within a phase"
    table.until_phase("camp", 2)
    assert table.fact(CastawayReturned, "public") == CastawayReturned(seat=gone, team=team)
    assert gone in table.sheet.active
    assert gone not in table.sheet.out
    assert table.asked("gathering", gone), "they live at the camp again"
    table.play()
    assert len({*table.sheet.out, *table.sheet.finalists}) == 6


def test_DS_1_9_who_was_removed_may_return_too() -> None:
    table = Table(6)
    table.order("remove_castaway", seat="ada")
    table.order("return_castaway", seat="ada", team=next(iter(table.sheet.food)))
    table.until_phase("camp")
    assert "ada" in table.sheet.active


def test_DS_1_9_who_returns_has_what_they_left_with_but_no_cards() -> None:
    table = Table(6, parameters={"food_per_player": 50})
    table.event(
        {"effect": "points", "seats": ["ada"], "amount": 4},
        {"effect": "counters", "seats": ["ada"], "amount": 2},
        {"effect": "card", "seat": "ada", "kind": "hidden_immunity"},
    )
    table.order("remove_castaway", seat="ada")
    table.order("return_castaway", seat="ada", team=next(iter(table.sheet.food)))
    table.until_told(CastawayReturned)
    ada = table.sheet.players["ada"]
    assert (ada.points, ada.counters, table.sheet.hand("ada")) == (4, 2, {})


@pytest.mark.parametrize(
    ("order", "terms"),
    [
        ("deal_teams", {"names": ["All"]}),
        ("set_teams", {"teams": {"All": ["ada", "ben", "cal", "dee", "eve", "fay", "gus", "hal"]}}),
    ],
)
def test_DS_9_8_a_surprise_merge(order: str, terms: dict[str, Any]) -> None:
    table = Table(8, teams=TWO)
    table.order(order, **terms)
    assert len(table.sheet.teams) == 2, "at the next window"
    table.until_phase("camp")
    merged = table.facts(TeamsFormed, "public")[-1]
    assert merged.why == "merge"
    assert {name: sorted(members) for name, members in merged.teams.items()} == {
        "All": ["ada", "ben", "cal", "dee", "eve", "fay", "gus", "hal"]
    }
    assert merged.food == {"All": 56}


def test_DS_1_7_a_move_leaves_food_where_it_is_even_at_an_empty_camp() -> None:
    table = Table(8, teams=TWO)
    table.event({"effect": "join", "seats": TWO["Red"].split(), "team": "Blue"})
    table.order("cancel_phase", phase="camp")
    table.order("deal_teams", names=["North", "South"], when={"phase": "vote"})
    moved = table.until_told(TeamsFormed)
    assert moved.food == {"Red": 28, "Blue": 28}
    assert list(table.sheet.teams) == ["Blue"]
    dealt = table.until_told(TeamsFormed)
    assert dealt.food == {"North": 28, "South": 28}, "the food of the empty camp is dealt, too"


# -- decisions -------------------------------------------------------------------------------------


def held_ballot(table: Table) -> str:
    """Ada's ballot, given and held; returns the ask's id."""
    table.until_asked("ballot")
    table.enter(Hold(("survivor.ballot",)))
    ask = table.asked("ballot", "ada")[0]
    table.answer(ask, {"name": "ben"})
    for other in table.asked("ballot"):
        table.answer(other, {"name": None})
    table.enter(Hold(()))
    return ask.id


@pytest.mark.parametrize(
    ("verdict", "goes", "produced"),
    [("release", "ben", False), ("replace", "cal", True), ("veto", "dee", True)],
)
def test_DS_9_8_a_held_decision_is_released_vetoed_or_replaced(
    verdict: Any, goes: str, produced: bool
) -> None:
    table = Table(5, parameters={**ABSTAIN, "comments_per_vote": 0})
    table.fix("competition", 3)
    table.fix("competition", 9, seat="eve")
    ask = held_ballot(table)
    for other in [each for each in table.kernel.asks if each != ask]:
        table.enter(Ruling(other, "release"))
    table.enter(Ruling(ask, verdict, {"name": "cal"} if verdict == "replace" else {}))
    if verdict == "veto":
        table.answer(table.asked("ballot", "ada")[0], {"name": "dee"})
    assert out(table) == (goes, "vote")
    assert table.sheet.produced == produced
    assert table.facts(HoldChanged)
    assert table.fact(DecisionRuled, seat="ada").verdict == verdict
    assert not table.facts(DecisionRuled, "ada")


# -- produced or untouched -------------------------------------------------------------------------


def test_DS_9_8_a_season_without_any_of_this_is_untouched() -> None:
    table = Table(5)
    table.order("interview", seat="ada", question="Who goes?")
    table.order("event", story="It rains, and nothing comes of it.")
    table.order("set_comment_order", seats=["ada"])
    table.order("stop_before", phase="camp")
    table.until(lambda: not table.open_asks)
    table.order("go_on")
    table.play()
    assert not table.sheet.produced


@pytest.mark.parametrize(
    ("order", "terms"),
    [
        ("cancel_phase", {"phase": "vote"}),
        ("repeat_phase", {"phase": "vote"}),
        ("remove_castaway", {"seat": "ada"}),
        ("deal_teams", {"names": ["All"]}),
        ("grant_immunity", {"seats": ["ada"]}),
        (
            "event",
            {"story": "Rain.", "effects": [{"effect": "points", "seats": ["ada"], "amount": 1}]},
        ),
    ],
)
def test_DS_9_8_a_season_with_any_of_this_is_marked_produced(
    order: str, terms: dict[str, Any]
) -> None:
    table = Table(8, teams=TWO)
    table.order(order, **terms)
    table.until_told(RoundBegan)
    assert table.sheet.produced


def test_DS_9_8_an_answer_that_a_producer_gave_marks_it_too() -> None:
    table = Table(5)
    table.answer(table.until_asked("competition"), {}, by="producer")
    assert table.sheet.produced


def test_DS_9_8_what_is_scheduled_marks_the_season_when_it_happens() -> None:
    table = Table(6)
    table.order("repeat_phase", phase="vote", when={"round": 2})
    assert not table.sheet.produced
    table.until_told(RoundBegan, round=2)
    assert table.sheet.produced


def test_DS_9_8_nobody_goes_where_all_were_made_immune() -> None:
    table = at_vote(immune="ada ben cal dee eve")
    table.until_told(NobodyVotedOut)
    table.until_told(VotedOut)
    assert table.sheet.round == 2
