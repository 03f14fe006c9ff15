"""DS-10.1 and DS-10.8 to DS-10.10: who is asked at a vote, in what order, and who hears it."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.facts import AnsweredFor
from showrunner.formats.survivor.facts import (
    BallotCast,
    CardPlayed,
    CommentMade,
    CommentOrderSet,
    LastWords,
    VotedOut,
    VotesCounted,
)
from showrunner.kernel import Ask
from tests.formats.survivor.table import Table
from tests.formats.survivor.voting import ABSTAIN, at_vote, out, plays, votes


def spoken(table: Table) -> list[str]:
    return [fact.seat for fact in table.facts(CommentMade)]


# -- comments (DS-10.1) ----------------------------------------------------------------------------


def test_DS_10_1_all_voters_may_comment_or_pass_in_a_drawn_order() -> None:
    table = Table(5)
    table.fix_order("comments", "dee", "ada", "eve", "cal", "ben")
    table.on("comment", {"words": "Think of the fire."}, "ada")
    table.until_asked("card")
    assert spoken(table) == ["dee", "ada", "eve", "cal", "ben"]
    said = {fact.seat: fact.words for fact in table.facts(CommentMade)}
    assert str(said["ada"]) == "Think of the fire."
    assert said["dee"] is None


def test_DS_10_1_the_order_is_drawn() -> None:
    orders = set()
    for seed in "abcdefgh":
        table = at_vote(parameters={"comments_per_vote": None}, seed=seed)
        table.until_asked("card")
        orders.add(tuple(spoken(table)))
    assert len(orders) > 4
    assert all(sorted(order) == ["ada", "ben", "cal", "dee", "eve"] for order in orders)


def test_DS_10_1_they_speak_one_after_the_other_and_all_hear_it() -> None:
    table = at_vote(parameters={"comments_per_vote": None})
    table.until_asked("comment")
    assert len(table.open_asks) == 1
    assert table.open_asks[0].question.open, "all see who is about to speak"
    table.answer(table.open_asks[0], {"words": "Hello."})
    assert table.audience(CommentMade).everybody
    assert len(table.open_asks) == 1


@pytest.mark.parametrize("number", [0, 1, 3, 30])
def test_DS_10_1_comments_per_vote_says_how_many(number: int) -> None:
    table = at_vote(parameters={"comments_per_vote": number})
    table.until_asked("card")
    assert len(spoken(table)) == min(5, number)


def test_DS_10_1_only_those_at_the_vote_comment() -> None:
    table = Table(8, teams={"Red": "ada ben cal dee", "Blue": "eve fay gus hal"})
    table.fix("competition", lambda seat, **_: 10 if seat in {"ada", "ben", "cal", "dee"} else 5)
    table.until_asked("card")
    assert sorted(spoken(table)) == ["eve", "fay", "gus", "hal"]


def test_DS_10_1_a_long_comment_is_cut() -> None:
    table = at_vote(parameters={"comments_per_vote": None, "words_per_comment": 5})
    table.answer(table.until_asked("comment"), {"words": "one two three four five six seven"})
    assert str(table.facts(CommentMade)[0].words) == "one two three four five [cut]"


def test_DS_9_6_producers_choose_who_comments_and_in_what_order() -> None:
    table = Table(5, parameters={"comments_per_vote": 1})
    table.order("set_comment_order", seats=["eve", "ada", "cal"])
    table.until_asked("card")
    assert spoken(table) == ["eve", "ada", "cal"]


def test_DS_9_6_the_choice_is_for_the_next_vote_alone() -> None:
    table = Table(6, parameters={"comments_per_vote": 2})
    table.order("set_comment_order", seats=["eve"])
    table.until_told(VotedOut)
    assert spoken(table) == ["eve"]
    table.until_told(VotedOut)
    assert len(spoken(table)) == 3


def test_DS_9_6_who_is_of_another_team_does_not_comment_at_the_vote() -> None:
    table = Table(8, teams={"Red": "ada ben cal dee", "Blue": "eve fay gus hal"})
    table.fix("competition", lambda seat, **_: 10 if seat in {"ada", "ben", "cal", "dee"} else 5)
    table.order("set_comment_order", seats=["ada", "fay", "ben", "eve"])
    table.until_asked("card")
    assert spoken(table) == ["fay", "eve"]


def test_DS_9_6_where_nobody_chosen_is_at_the_vote_the_order_is_drawn() -> None:
    table = Table(8, teams={"Red": "ada ben cal dee", "Blue": "eve fay gus hal"})
    table.fix("competition", lambda seat, **_: 10 if seat in {"ada", "ben", "cal", "dee"} else 5)
    table.order("set_comment_order", seats=["ada", "ben"])
    table.until_asked("card")
    assert sorted(spoken(table)) == ["eve", "fay", "gus", "hal"]
    used = table.facts(CommentOrderSet)[-1]
    assert (used.seats, used.void) == ((), True)
    assert not table.sheet.comment_orders


def test_DS_9_6_who_is_removed_does_not_comment() -> None:
    table = Table(5)
    table.order("set_comment_order", seats=["eve", "ada"])
    table.order("remove_castaway", seat="eve")
    table.until_asked("card")
    assert spoken(table) == ["ada"]


# -- who gives no answer (DS-10.8) -----------------------------------------------------------------


def test_DS_10_8_a_voter_may_abstain_where_absent_vote_is_abstain() -> None:
    table = at_vote(parameters=ABSTAIN)
    ask = table.until_asked("ballot", "ada")
    assert ask.question.default == {"name": None}
    table.answer(ask, {"name": None}, by="clock")
    votes(table, "ben>cal cal>ben dee>cal eve>cal")
    assert out(table) == ("cal", "vote")
    assert table.fact(BallotCast, seat="ada").name is None
    assert table.fact(VotesCounted).cast == 4


def test_DS_10_8_with_an_understudy_every_ballot_has_a_name() -> None:
    table = at_vote()
    for ask in (table.until_asked("ballot"), *table.asked("ballot")):
        assert ask.question.default["name"] in table.options(ask, "name")
        assert not ask.question.fields["name"].may_pass


def test_DS_10_8_a_stand_ins_vote_is_marked_for_producers_only() -> None:
    table = at_vote()
    table.answer(table.until_asked("ballot", "ada"), {"name": "cal"}, by="stand-in")
    out(table)
    assert table.fact(AnsweredFor).seat == "ada"
    assert table.fact(AnsweredFor).by == "stand-in"
    for viewer in ("ada", "ben", "public"):
        assert not table.facts(AnsweredFor, viewer)
    assert table.fact(BallotCast, "ada", seat="ada").name == "cal"


# -- last words (DS-10.9) --------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["The tribe has eaten well of me.", None])
def test_DS_10_9_who_is_voted_out_has_last_words_or_passes(words: str | None) -> None:
    table = at_vote()
    votes(table, "ada>cal ben>cal cal>ada dee>cal eve>cal")
    ask = table.until_asked("last_words")
    assert ask.seat == "cal"
    assert table.sheet.players["cal"].status == "voted out"
    table.answer(ask, {"words": words})
    told = table.fact(LastWords, "public")
    assert (told.seat, told.words and str(told.words)) == ("cal", words)


# -- the sealed question (DS-10.10) ----------------------------------------------------------------


@pytest.mark.parametrize("moment", ["before", "after"])
def test_DS_10_10_all_present_are_asked_at_both_opportunities(moment: str) -> None:
    table = at_vote(cards="ada")
    table.until(lambda: bool(table.asked("card")) and moment in table.open_asks[0].question.text)
    asks = table.asked("card")
    assert [ask.seat for ask in asks] == ["ada", "ben", "cal", "dee", "eve"]
    assert len({(ask.question.kind, ask.question.text) for ask in asks}) == 1
    assert not any(ask.question.open for ask in asks), "nobody sees who is asked"


def test_DS_10_10_empty_hands_have_one_legal_answer() -> None:
    """So the engine passes for them at once, and no model is called."""
    table = at_vote(cards="ada")
    table.until_asked("card")
    only = {ask.seat: ask.question.only_answer() for ask in table.asked("card")}
    assert only == {seat: None if seat == "ada" else {"play": None} for seat in table.seats}
    ways = table.options(table.asked("card", "ada")[0], "play")
    assert [way.split(">")[1] for way in ways] == ["ada", "ben", "cal", "dee", "eve"]


def test_DS_10_10_a_card_is_seen_only_when_all_have_answered() -> None:
    table = at_vote(cards="ada")
    plays(table, "ada", "ada", "before")
    table.answer(table.until_asked("card", "ada"))
    assert not table.facts(CardPlayed)
    while table.asked("card"):
        table.answer(table.asked("card")[0])
    assert table.fact(CardPlayed, "public").seat == "ada"


def test_DS_10_10_being_asked_tells_nobody_who_holds_a_card() -> None:
    """With and without a card in ada's hand all others see and are asked just the same."""
    seen: list[Any] = []
    for cards in ("", "ada"):
        table = at_vote(cards=cards)
        asked: list[Ask[Any]] = []
        table.until_asked("ballot")
        asked = [ask for step in table.steps for ask in step.opened if ask.seat == "ben"]
        seen.append(([ask.question for ask in asked], [ask.nth for ask in asked]))
    assert seen[0] == seen[1]
