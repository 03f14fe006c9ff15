"""What a castaway says and writes outside of talks follows from how they were treated."""

from __future__ import annotations

import pytest

from showrunner.formats.facts import MemoWritten
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.bots.voting import jury_ballot
from showrunner.formats.talk.debate import comment
from showrunner.kernel import Dice, sealer
from tests.formats.survivor.bots.camp import KEY, ME, Camp

SAFE = "You're safe with me. I won't write your name."


def test_last_words_go_to_who_promised_safety():
    camp = Camp()
    camp.talk("ben", ("ben", SAFE))
    question = comment("survivor.last_words", "You are out.", "Your last words", 60)
    assert "Benno" in camp.ask(question)["words"]


def test_a_juror_does_not_crown_who_broke_a_word_to_them():
    camp = Camp("loyalist")
    for seat in ("ben", "cal", "dee", "eve", "fay"):
        camp.talk(seat, (seat, SAFE))
    camp.vote("ben", {ME: 4, "ben": 2}, out="ben")
    assert "cal" in camp.plans.hurt
    camp.plans.hurt = {"cal": ME}
    camp.plans.kept = {"dee"}
    camp.plans.feel("dee", 50)
    assert jury_ballot(camp.plans, ["cal", "dee"]) == "dee"


def test_a_juror_may_ask_who_hurt_them_why():
    camp = Camp("wild_card")
    camp.plans.hurt = {"cal": ME}
    camp.tell(facts.FinalBegan(finalists=("cal", "dee"), jury=(ME,)))
    answer = camp.ask(questions.jury_question(camp.plans, ["cal", "dee"]))
    assert answer["to"] == "cal"
    assert answer["words"]


def test_the_note_after_a_talk_keeps_the_name_that_was_given():
    camp = Camp()
    camp.talk("ben", ("ben", "I'm writing Deepti."))
    words, kind, about = camp.bot.teller.note(Dice(KEY, ("note",)))
    assert words is not None
    assert (kind, about) == ("wants", "dee")
    assert "Deepti" in words


def test_who_was_promised_safety_and_given_another_name_is_sure_of_it():
    camp = Camp()
    camp.talk("ben", ("ben", "I won't write your name. It's Deepti tonight."))
    _, kind, about = camp.bot.teller.note(Dice(KEY, ("note",)))
    assert (kind, about) == ("sure", "dee")


def test_an_interview_names_whom_one_means_to_vote_for():
    camp = Camp()
    camp.wins("cal", "cal", "cal", "cal")
    assert "Calla" in camp.bot.teller.interview(Dice(KEY, ("interview",)))
    assert camp.writes() == "cal"


def test_a_diary_is_due_at_each_rounds_end_and_written_once():
    camp = Camp()
    assert not camp.bot.diary_due
    camp.tell(facts.RoundEnded(round=1))
    assert camp.bot.diary_due
    words = camp.bot.diary(Dice(KEY, ("diary",)))
    assert 20 <= len(words.split()) <= 90
    camp.tell(MemoWritten(seat=ME, kind="diary", words=sealer("s")(words)))
    assert not camp.bot.diary_due


@pytest.mark.parametrize("archetype", ["peacemaker", "schemer"])
def test_who_is_warned_plays_the_idol_on_themselves(archetype: str):
    camp = Camp(archetype)
    camp.tell(facts.CardGained(seat=ME, card="c1", kind="hidden_immunity", how="found"))
    camp.talk("ben", ("ben", "Careful, Evert wants you out."))
    camp.talk("cal", ("cal", "Deepti is writing your name, I heard it."))
    question = questions.card_play(camp.plans, ME, "after the votes", camp.plans.active)
    assert camp.ask(question)["play"] == f"c1>{ME}"
