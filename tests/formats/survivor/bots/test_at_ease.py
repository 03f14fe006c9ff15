"""Where nobody here can be voted out, one talks of the day and of those who are not there."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.at_ease import AtEase
from showrunner.formats.talk import questions
from showrunner.kernel import Dice
from tests.formats.survivor.bots.camp import KEY, ME, NAMES, Camp


def safe_camp() -> Camp:
    """A camp whose team has won, so that it need not vote."""
    camp = Camp()
    camp.tell(
        facts.CompetitionWon(winners=tuple(NAMES), team="Driftwood", loser="Tide", stakes="both")
    )
    assert not camp.plans.voting_tonight()
    return camp


def at_ease(camp: Camp, number: int = 0) -> AtEase:
    talk = camp.plans.talk
    assert talk is not None
    return AtEase(camp.plans, talk, "ben", Dice(KEY, ("ease", number)))


@pytest.mark.parametrize(
    "words, gossip",
    [
        ("Calla and Deepti were off talking again.", True),
        ("What might Calla and Deepti have to talk about today?", True),
        ("Look at Calla.", False),
        ("My feet are full of sand.", False),
    ],
)
def test_gossip_is_of_two_who_are_not_there(words: str, gossip: bool):
    camp = safe_camp()
    camp.talk("ben", ("ben", words), ends=False)
    assert at_ease(camp).heard_gossip is gossip


def test_gossip_is_not_answered_with_the_same():
    camp = safe_camp()
    camp.talk("ben", ("ben", "Calla and Deepti were off talking again."), ends=False)
    camp.tell(facts.TalkBegan(talk="eve+fay", seats=("eve", "fay")))
    said = [at_ease(camp, number).speak().moves[0].intent for number in range(40)]
    assert "gossip_answer" in said
    assert "gossip" not in said
    assert set(said) == {"gossip_answer"}, "else it is passed over"


def test_who_had_a_bad_day_is_comforted_at_times():
    camp = safe_camp()
    camp.tell(facts.Gathered(seat="ben", team="Driftwood", amount=0))
    camp.plans.feel("ben", 20)
    camp.talk("ben", ends=False)
    said = [at_ease(camp, number).speak().moves[0].intent for number in range(40)]
    assert "comfort" in said


def test_a_word_about_the_day_is_not_answered_with_another():
    """Where there is somebody to ask about, small talk goes somewhere."""
    camp = safe_camp()
    camp.talk("ben", ("ben", "We won, so nobody goes tonight."), ends=False)
    said = {at_ease(camp, number).speak().moves[0].intent for number in range(40)}
    assert "probe" in said
    assert "smalltalk" not in said


def test_a_reproach_of_somebody_else_is_not_dodged():
    camp = safe_camp()
    camp.talk("ben", ("ben", "Calla lied to me, I've checked it."), ends=False)
    said = {at_ease(camp, number).speak().intent for number in range(40)}
    assert not said & {"deflect", "confess"}


def test_a_question_of_which_only_the_name_was_understood_is_answered_about_them():
    camp = safe_camp()
    words = "How's your heart today? And Calla: friend or good actor?"
    camp.talk("ben", ("ben", words), ends=False)
    assert camp.plans.talk.heard
    said = [at_ease(camp, number).speak() for number in range(10)]
    assert {(one.intent, one.about) for one in said} == {("opinion", ("cal",))}


def test_who_is_asked_about_is_the_one_they_would_see_go_first():
    camp = safe_camp()
    camp.plans.feel("dee", -60)
    camp.talk("ben", ("ben", "We won, so nobody goes tonight."), ends=False)
    said = [at_ease(camp, number).speak().moves[0] for number in range(40)]
    assert {move.about for move in said if move.intent == "probe"} == {"dee"}


@pytest.mark.parametrize("safe", [True, False])
def test_where_nobody_goes_tonight_one_seeks_a_friend_and_is_there_for_whoever_comes(safe: bool):
    camp = safe_camp() if safe else Camp()
    camp.plans.feel("ben", 60)
    camp.plans.feel("cal", 50)
    others = [seat for seat in NAMES if seat != ME]
    answers = [camp.ask(questions.preferences(camp.plans, others)) for _ in range(20)]
    assert all(set(answer["open"]) == set(others) for answer in answers)
    sought = {tuple(answer["ranked"]) for answer in answers}
    assert sought == {("ben",), ("cal",)} if safe else all(len(one) == 4 for one in sought)


def test_a_name_that_comes_up_without_a_vote_to_come_is_not_noted():
    camp = safe_camp()
    camp.talk("ben", ("ben", "Calla should go, if you ask me."), (ME, "Yes, Calla."))
    assert camp.bot.teller.note(Dice(KEY, ("note",))) == (None, "", "")


def test_nobody_repeats_themselves_in_a_talk():
    """What one can say once only, one says with one's first message."""
    camp = safe_camp()
    camp.tell(facts.TalkBegan(talk="eve+fay", seats=("eve", "fay")))
    lines = [(ME, "Nice sand."), ("ben", "It is."), (ME, "Rain, too."), ("ben", "Always.")]
    camp.talk("ben", *lines, ends=False)
    said = {at_ease(camp, number).speak().moves[0].intent for number in range(40)}
    assert said == {"smalltalk"}
