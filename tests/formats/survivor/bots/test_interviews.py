"""DS-9.4: what a bot tells producers in private is true, and an answer to what they ask."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.interviews.asking import interview_question
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots import candour
from showrunner.formats.survivor.bots.asked import ANYTHING, Asked, asked
from showrunner.formats.survivor.bots.speech import Reason
from showrunner.formats.survivor.bots.voting import winner
from showrunner.formats.survivor.claims import CLAIMS
from showrunner.formats.talk.understanding import dictionary_of
from showrunner.kernel import Dice, sealer
from showrunner.questions import Field
from tests.formats.survivor.bots.camp import KEY, ME, NAMES, Camp


def test_an_interview_names_whom_one_means_to_vote_for():
    camp = Camp()
    camp.wins("cal", "cal", "cal", "cal")
    assert "Calla" in camp.bot.teller.interview(Dice(KEY, ("interview",)))
    assert camp.writes() == "cal"


def test_an_interview_praises_nobody_who_is_not_trusted():
    camp = Camp()
    for seat in camp.plans.others:
        camp.plans.feel(seat, -50)
    camp.plans.hurt = {"ben": "dee"}
    camp.plans.feel("ben", 30)
    words = camp.bot.teller.interview(Dice(KEY, ("interview",)))
    assert "Benno" in words
    assert not any(word in words for word in ("keeps", "loyal", "friend", "stays", "holds"))


def test_who_is_out_says_who_should_win_and_claims_the_same():
    camp = Camp()
    camp.vote("dee", {ME: 5, "dee": 1}, out=ME)
    best = winner(camp.plans)
    assert camp.plans.names[best] in camp.bot.teller.interview(Dice(KEY, ("interview",)))
    camp.tell(facts.FinalBegan(finalists=("cal", "dee"), jury=(ME,)))
    asked = interview_question(sealer("q")("Who deserves it?"), claim_fields_of(camp, "vote"))
    answer = camp.ask(asked)
    assert answer["claims"]["vote"] in ("cal", "dee")
    assert camp.plans.names[answer["claims"]["vote"]] in answer["words"]


def test_a_finalist_has_no_vote_to_speak_of():
    camp = Camp()
    camp.tell(facts.FinalBegan(finalists=(ME, "dee"), jury=("cal",)))
    assert "Deepti" not in camp.bot.teller.interview(Dice(KEY, ("interview",)))


def test_a_bot_says_whom_it_voted_for():
    camp = Camp()
    camp.vote("dee", {"dee": 6}, out="dee")
    asked = interview_question(sealer("q")("Whom was it?"), claim_fields_of(camp, "voted"))
    assert camp.ask(asked)["claims"] == {"voted": "dee"}


def answered(camp: Camp, *claims: str) -> tuple[str, dict[str, Any]]:
    """My words and my claims in an interview that asks for these."""
    asked = interview_question(sealer("q")("Honestly?"), claim_fields_of(camp, *claims))
    answer = camp.ask(asked)
    return answer["words"], answer["claims"]


def test_an_interview_is_answered_in_words_as_in_its_claims():
    camp = Camp()
    camp.plans.feel("ben", 60)
    camp.plans.feel("fay", -60)
    words, claims = answered(camp, "trusts_most", "trusts_least")
    assert claims == {"trusts_most": "ben", "trusts_least": "fay"}
    assert "Benno" in words and "Fayza" in words
    camp.vote("dee", {"dee": 6}, out="dee")
    words, claims = answered(camp, "voted", "vote")
    assert claims["voted"] == "dee"
    assert "Deepti" in words and camp.plans.names[claims["vote"]] in words
    assert "card" in answered(camp, "holds")[0] or "sleeve" in answered(camp, "holds")[0]


def says(camp: Camp, question: str) -> str:
    """My words to a question that asks for no claims."""
    words: str = camp.ask(interview_question(sealer("q")(question), {}))["words"]
    return words


def test_ds_9_4_a_question_about_somebody_is_answered_by_how_one_stands_to_them():
    camp = Camp()
    for seat, change in (("ben", 60), ("cal", -60), ("dee", 60)):
        camp.plans.feel(seat, change)
    camp.plans.kept = {"ben"}
    camp.plans.hurt = {"dee": "eve"}
    feelings = {seat: candour.feeling(camp.plans, seat) for seat in ("ben", "cal", "dee")}
    assert feelings == {"ben": "friend", "cal": "foe", "dee": "foe"}
    assert Reason("kept", "ben") in candour.of_somebody(camp.plans, "ben", {})
    assert Reason("broke", "dee") in candour.of_somebody(camp.plans, "dee", {})
    assert camp.writes() == "cal"
    assert Reason("interview:wants_out", "cal") in candour.of_somebody(camp.plans, "cal", {})
    words = says(camp, "What do you make of Benno?")
    assert "Benno" in words and "Calla" not in words


def test_ds_9_4_who_is_out_is_missed_or_not_and_wanted_out_no_more():
    camp = Camp()
    camp.vote("dee", {"dee": 5}, out="dee")
    assert candour.feeling(camp.plans, "dee") == "unmissed"
    camp.plans.feel("dee", 60)
    assert candour.feeling(camp.plans, "dee") == "missed"
    voted = candour.of_somebody(camp.plans, "dee", {"voted": "dee"})
    assert voted == [Reason("interview:voted", "dee")]


def test_ds_9_4_a_question_that_names_no_claim_is_answered_as_if_it_did():
    camp = Camp()
    camp.plans.feel("ben", 60)
    camp.plans.feel("fay", -60)
    words = says(camp, "Whom do you trust, and whom not at all?")
    assert "Benno" in words and "Fayza" in words
    camp.vote("dee", {"dee": 6}, out="dee")
    assert "Deepti" in says(camp, "Whom did you vote for?")


def test_ds_9_4_whoever_is_asked_if_they_are_safe_tells_what_they_have_heard():
    camp = Camp()
    assert candour.of_topic(camp.plans, "danger") == [Reason("interview:unnamed")]
    camp.talk("ben", ("ben", "Calla wants you out. She said your name."))
    assert candour.of_topic(camp.plans, "danger") == [Reason("interview:named", number=1)]
    camp.tell(facts.ImmunityGiven(seats=(ME,), cause="competition"))
    assert candour.of_topic(camp.plans, "danger") == [Reason("interview:immune")]


def test_ds_9_4_the_biggest_threat_is_whom_one_takes_for_it():
    camp = Camp()
    camp.wins("eve", "eve", "eve")
    assert candour.of_topic(camp.plans, "threat")[0] == Reason("interview:fears", "eve")
    assert "Evert" in says(camp, "Who is the biggest threat?")


def test_ds_9_4_who_is_out_of_the_game_is_neither_in_danger_nor_hungry():
    camp = Camp()
    camp.vote("dee", {ME: 5, "dee": 1}, out=ME)
    for topic in ("threat", "danger", "mood"):
        assert candour.of_topic(camp.plans, topic) == []
    assert camp.plans.names[winner(camp.plans)] in says(camp, "How do you feel?")


@pytest.mark.parametrize(
    "question, read",
    [
        ("What do you think of Benno?", Asked("ben")),
        ("Ada, do you trust Calla more than Benno?", Asked("cal", ("trusts_most",))),
        ("Did you vote for Deepti?", Asked("dee", ("voted",))),
        ("Whom do you trust?", Asked("", ("trusts_most",))),
        ("Who don't you trust?", Asked("", ("trusts_least",))),
        ("Whom do you trust most, and whom least?", Asked("", ("trusts_most", "trusts_least"))),
        ("Whom do you trust and who goes next?", Asked("", ("trusts_most", "vote"))),
        ("Who deserves to win?", Asked("", ("winner",))),
        ("How do you mean to win?", ANYTHING),
        ("Do you hold an idol?", Asked("", ("holds",))),
        ("Who has the idol?", ANYTHING),
        ("Have you traded?", Asked("", ("traded",))),
        ("How many points are left?", Asked("", ("points",))),
        ("Are you safe tonight?", Asked(topic="danger")),
        ("Who is in danger?", ANYTHING),
        ("Who could beat you?", Asked(topic="threat")),
        ("How do you feel?", Asked(topic="mood")),
        ("What is your plan?", ANYTHING),
        ("", ANYTHING),
    ],
)
def test_ds_9_4_what_a_question_is_about_is_read_from_its_words(question: str, read: Asked):
    assert asked(question, ME, dictionary_of(NAMES)) == read


def test_who_still_plays_says_who_should_win_and_not_whom_to_vote_out():
    camp = Camp()
    camp.wins("cal", "cal", "cal")
    words, claims = answered(camp, "winner")
    assert camp.plans.names[claims["winner"]] in words
    assert claims["winner"] == winner(camp.plans)


def claim_fields_of(camp: Camp, *claims: str) -> dict[str, Field]:
    """What an interview asks me to claim now."""
    fields = {name: CLAIMS[name].field(camp.plans, ME) for name in claims}
    return {name: field for name, field in fields.items() if field is not None}
