"""DS-11.1 and DS-11.2: who judges, who is judged, and what they say before the vote."""

from __future__ import annotations

import pytest

from showrunner.errors import OrderRefused, WrongParameter
from showrunner.formats.survivor.facts import (
    CommentMade,
    CommentOrderSet,
    FinalBegan,
    JuryBallotCast,
    JuryQuestionAnswered,
    JuryQuestionPut,
    JuryVotesCounted,
    VotedOut,
    WinnerCrowned,
)
from showrunner.formats.survivor.parameters import permitted_jury
from tests.formats.survivor.table import Table

PERMITTED = [1, 5, 7, 11, 13, 17, 19, 23, 25, 29]


def in_final(cast: int = 8, **parameters: object) -> Table:
    """A season at its final."""
    table = Table(cast, parameters={"comments_per_vote": 0, **parameters})
    table.until_told(FinalBegan)
    return table


def out(table: Table) -> list[str]:
    return [fact.seat for fact in table.facts(VotedOut)]


# -- the jury (DS-11.1) ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cast", "jurors"), [(4, 1), (5, 1), (6, 1), (7, 1), (8, 5), (9, 5), (10, 7), (11, 7), (14, 7)]
)
def test_DS_11_1_the_jury_is_the_last_seven_voted_out_or_fewer(cast: int, jurors: int) -> None:
    """So a cast of 8 has five jurors, of 6 or 7 only one."""
    table = in_final(cast)
    assert table.fact(FinalBegan).jury == tuple(out(table)[-jurors:])
    assert len(table.fact(FinalBegan).finalists) == 3


@pytest.mark.parametrize(("size", "jurors"), [(1, 1), (5, 5), (11, 5)])
def test_DS_11_1_jury_size_says_how_many(size: int, jurors: int) -> None:
    table = in_final(9, jury_size=size)
    assert table.fact(FinalBegan).jury == tuple(out(table)[-jurors:])


def test_DS_11_1_a_jury_is_odd_and_not_divisible_by_3() -> None:
    assert [size for size in range(1, 30) if permitted_jury(size)] == PERMITTED


@pytest.mark.parametrize("size", [2, 3, 4, 6, 8, 9, 15, 21, 27])
def test_DS_11_1_another_jury_size_is_refused_with_the_reason(size: int) -> None:
    with pytest.raises(WrongParameter, match="even or divisible by 3"):
        Table(8, parameters={"jury_size": size})
    table = Table(8)
    with pytest.raises(OrderRefused, match="even or divisible by 3"):
        table.order("set_parameter", parameter="jury_size", value=size)


def test_DS_9_7_producers_choose_another_jury() -> None:
    table = Table(9)
    table.until(lambda: len(out(table)) == 5)
    chosen = tuple(out(table)[:5])
    table.order("choose_jury", seats=list(chosen))
    table.until_told(FinalBegan)
    assert len(out(table)) == 6
    assert table.fact(FinalBegan).jury == chosen


def test_DS_9_7_a_chosen_juror_may_have_been_taken_out() -> None:
    table = Table(6)
    table.order("remove_castaway", seat="ada")
    table.order("choose_jury", seats=["ada"])
    table.until_told(FinalBegan)
    assert table.fact(FinalBegan).jury == ("ada",)


def test_DS_9_7_the_choice_falls_away_where_a_chosen_juror_returns() -> None:
    table = Table(6)
    table.until_told(VotedOut)
    table.order("choose_jury", seats=[out(table)[0]])
    table.order("return_castaway", seat=out(table)[0], team=next(iter(table.sheet.food)))
    table.until_told(FinalBegan)
    assert len(table.fact(FinalBegan).jury) == 1
    assert set(table.fact(FinalBegan).jury) <= set(table.sheet.out)


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        (lambda gone: gone[:2], "a jury of 2 is even or divisible by 3"),
        (lambda gone: gone[:3], "a jury of 3 is even or divisible by 3"),
        (lambda gone: [], "a jury of 0"),
        (lambda gone: ["zuri"], "there is no castaway 'zuri'"),
        (lambda gone: [*gone[:4], gone[0]], "named twice"),
    ],
)
def test_DS_9_7_another_composition_is_refused_with_the_reason(seats: object, why: str) -> None:
    table = Table(9)
    table.until(lambda: len(out(table)) == 4)
    with pytest.raises(OrderRefused, match=why):
        table.order("choose_jury", seats=seats(out(table)))  # type: ignore[operator]


def test_DS_9_7_who_is_in_the_game_is_no_juror() -> None:
    table = Table(5)
    with pytest.raises(OrderRefused, match="'ada' is active, not out of the game"):
        table.order("choose_jury", seats=["ada"])


# -- fewer finalists -------------------------------------------------------------------------------


def test_DS_11_1_fewer_than_finalists_are_the_finalists_all_the_same() -> None:
    table = Table(5)
    table.order("remove_castaway", seat="ada")
    table.order("remove_castaway", seat="ben")
    table.order("remove_castaway", seat="cal")
    table.play()
    assert table.fact(FinalBegan).finalists == ("dee", "eve")
    assert table.sheet.winner in {"dee", "eve"}


def test_DS_11_1_who_alone_is_left_has_won() -> None:
    """Two are left when one is removed from a running vote of three, and the vote goes on."""
    table = Table(5, parameters={"finalists": 2})
    table.until(lambda: len(table.sheet.active) == 3)
    table.until_asked("ballot")
    table.order("remove_castaway", seat=table.sheet.active[0])
    table.play()
    assert len(table.fact(FinalBegan).finalists) == 1
    crowned = table.fact(WinnerCrowned)
    assert (crowned.seat, crowned.rule) == (table.fact(FinalBegan).finalists[0], "DS-11.1")
    assert not table.facts(JuryBallotCast)


def test_DS_11_1_without_anybody_voted_out_there_is_no_jury_and_still_a_winner() -> None:
    table = Table(4, parameters={"comments_per_vote": 0})
    table.order("remove_castaway", seat="ada")
    table.play()
    assert table.fact(FinalBegan).jury == ()
    assert table.sheet.winner in {"ben", "cal", "dee"}
    assert table.fact(WinnerCrowned).rule == "DS-11.4"


# -- comments (DS-11.2) ----------------------------------------------------------------------------


def spoken(table: Table, occasion: str) -> list[str]:
    return [fact.seat for fact in table.facts(CommentMade, occasion=occasion)]


def test_DS_11_2_jurors_may_comment_then_the_finalists() -> None:
    table = in_final()
    begun = table.fact(FinalBegan)
    table.on("jury_comment", {"words": "You lied to me."})
    table.play()
    comments = [fact.occasion for fact in table.facts(CommentMade) if fact.occasion != "vote"]
    assert comments == ["jury"] * 5 + ["finalists"] * 3
    assert sorted(spoken(table, "jury")) == sorted(begun.jury)
    assert sorted(spoken(table, "finalists")) == sorted(begun.finalists)
    assert {str(fact.words) for fact in table.facts(CommentMade, "public", occasion="jury")} == {
        "You lied to me."
    }
    assert all(fact.words is None for fact in table.facts(CommentMade, occasion="finalists"))


def test_DS_11_2_their_order_is_drawn() -> None:
    orders = set()
    for seed in "abcdef":
        table = Table(8, seed=seed)
        table.play()
        begun = table.fact(FinalBegan)
        orders.add(tuple(begun.jury.index(seat) for seat in spoken(table, "jury")))
    assert len(orders) > 3


@pytest.mark.parametrize("occasion", ["jury", "finalists"])
def test_DS_11_2_or_decided_by_the_producers(occasion: str) -> None:
    table = in_final(8)
    begun = table.fact(FinalBegan)
    chosen = (begun.jury if occasion == "jury" else begun.finalists)[1::-1]
    table = Table(8, parameters={"comments_per_vote": 0})
    table.order("set_comment_order", seats=list(chosen), occasion=occasion)
    table.play()
    assert spoken(table, occasion) == list(chosen)


def test_DS_9_6_an_order_to_speak_in_the_final_that_is_for_nobody_there_is_drawn() -> None:
    table = Table(8, parameters={"comments_per_vote": 0})
    out = table.until_told(VotedOut).seat
    table.order("set_comment_order", seats=[out], occasion="finalists")
    table.play()
    assert sorted(spoken(table, "finalists")) == sorted(table.fact(FinalBegan).finalists)
    assert table.facts(CommentOrderSet)[-1].void


def test_DS_9_6_who_is_to_speak_in_the_final_is_a_finalist_and_has_yet_to_speak() -> None:
    table = in_final(8)
    begun = table.fact(FinalBegan)
    finalists, occasion = list(begun.finalists[::-1]), "finalists"
    with pytest.raises(OrderRefused, match="the finalists alone speak: name some of"):
        table.order("set_comment_order", seats=[begun.jury[0]], occasion=occasion)
    with pytest.raises(OrderRefused, match="they have begun to speak"):
        table.order("set_comment_order", seats=list(begun.jury), occasion="jury")
    table.order("set_comment_order", seats=finalists, occasion=occasion)
    assert table.until_asked("finalist_comment").seat == finalists[0]
    with pytest.raises(OrderRefused, match="they have begun to speak"):
        table.order("set_comment_order", seats=finalists, occasion=occasion)
    table.play()
    assert spoken(table, occasion) == finalists


def test_DS_11_2_each_juror_may_put_one_question_to_one_finalist_or_all() -> None:
    table = in_final(8, jury_questions=True)
    begun = table.fact(FinalBegan)
    first, second, third, *_ = begun.jury
    table.on("jury_question", {"to": begun.finalists[1], "words": "Why you?"}, first)
    table.on("jury_question", {"to": None, "words": "Who else?"}, second)
    table.on("jury_question", {"to": None, "words": None}, third)
    table.on("jury_answer", {"words": "Because."}, begun.finalists[1])
    table.play()
    put = {fact.juror: fact.to for fact in table.facts(JuryQuestionPut, "public")}
    assert put == {first: (begun.finalists[1],), second: begun.finalists}
    answers = table.facts(JuryQuestionAnswered, "public")
    assert [(fact.juror, fact.finalist) for fact in answers] == [
        (first, begun.finalists[1]),
        *((second, finalist) for finalist in begun.finalists),
    ]
    assert str(answers[0].words) == "Because."
    assert answers[1].words is None


def test_DS_11_2_the_finalist_reads_the_question_with_the_ask() -> None:
    table = in_final(8, jury_questions=True)
    table.on("jury_question", {"to": None, "words": "Why you?"})
    ask = table.until_asked("jury_answer")
    assert str(ask.question.quote) == "Why you?"


def test_DS_11_2_there_are_no_questions_unless_producers_want_them() -> None:
    table = in_final(8).play()
    assert "survivor.jury_question" not in table.kinds_asked
    assert not table.facts(JuryQuestionPut)


# -- the vote (DS-11.3) ----------------------------------------------------------------------------


def test_DS_11_3_jurors_vote_in_secret_and_the_winner_is_crowned() -> None:
    table = in_final()
    begun = table.fact(FinalBegan)
    table.on("jury_ballot", {"name": begun.finalists[2]})
    ask = table.until_asked("jury_ballot")
    assert [each.seat for each in table.asked("jury_ballot")] == list(begun.jury)
    assert table.options(ask, "name") == list(begun.finalists)
    crowned = table.until_told(WinnerCrowned)
    assert (crowned.seat, crowned.rule) == (begun.finalists[2], "DS-11.3")
    assert table.sheet.players[crowned.seat].status == "winner"
    assert table.fact(JuryVotesCounted).counts == {begun.finalists[2]: 5}


def test_DS_11_3_a_jurors_ballot_is_for_that_juror_alone() -> None:
    table = in_final(8, reveal="never")
    table.play()
    begun = table.fact(FinalBegan)
    for juror in begun.jury:
        assert [fact.juror for fact in table.facts(JuryBallotCast, juror)] == [juror]
    assert not table.facts(JuryBallotCast, "public")
    assert not table.facts(JuryBallotCast, begun.finalists[0])
