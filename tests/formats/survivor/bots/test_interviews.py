"""DS-9.4: what a bot tells producers in private is true and answers the question."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.interviews.asking import interview_question
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.honest_answers import honest_answer
from showrunner.formats.survivor.bots.jury import winner
from showrunner.formats.survivor.bots.question_subject import ANYTHING, QuestionSubject, subject_of
from showrunner.formats.survivor.claims import CLAIMS
from showrunner.kernel import sealer
from showrunner.questions import Field
from tests.formats.survivor.bots.acts import warn
from tests.formats.survivor.bots.camp import ME, NAMES, Camp, swear


def told(camp: Camp, read: QuestionSubject = ANYTHING, **claims: Any) -> list[tuple[str, str]]:
    """Return my answer as (section, seat) of its lines."""
    moves = honest_answer(camp.mind, claims, read)
    return [(move.section.removeprefix("interview."), move.name) for move in moves]


def answered(camp: Camp, *claims: str) -> tuple[str, dict[str, Any]]:
    """Return my words and claims in an interview that asks for these claims."""
    answer = camp.ask(interview_question(sealer("q")("Honestly?"), claim_fields_of(camp, *claims)))
    return answer["words"], answer["claims"]


def says(camp: Camp, question: str) -> str:
    """Return my words to a question that asks for no claims."""
    words: str = camp.ask(interview_question(sealer("q")(question), {}))["words"]
    return words


def claim_fields_of(camp: Camp, *claims: str) -> dict[str, Field]:
    """Return my claims in an interview now."""
    fields = {name: CLAIMS[name].field(camp.sheet, ME) for name in claims}
    return {name: field for name, field in fields.items() if field is not None}


def test_an_interview_names_the_intended_target():
    camp = Camp()
    camp.wins("cal", "cal", "cal", "cal")
    assert told(camp)[0] == ("wants_out", "cal")
    assert "Calla" in says(camp, "What is your plan?")
    assert camp.writes() == "cal"


def test_an_interview_praises_trusted_castaways_only():
    camp = Camp()
    camp.talk("ben", ("ben", [swear("dee")]))
    camp.vote("dee", {"dee": 0, "eve": 5}, out="eve")
    camp.feel(**dict.fromkeys(camp.mind.others, -50))
    camp.feel(ben=100)
    sections = told(camp)
    assert ("lied", "ben") in sections
    assert not {"friend", "trusts_most", "leans_on"} & {section for section, _ in sections}


def test_eliminated_castaways_say_and_claim_who_should_win():
    camp = Camp()
    camp.vote("dee", {ME: 5, "dee": 1}, out=ME)
    best = winner(camp.mind)
    assert best is not None and NAMES[best] in says(camp, "How was it?")
    camp.tell(facts.FinalBegan(finalists=("cal", "dee"), jury=(ME,)))
    words, claims = answered(camp, "vote")
    assert claims["vote"] in ("cal", "dee")
    assert NAMES[claims["vote"]] in words


def test_a_finalist_has_no_vote_to_speak_of():
    camp = Camp()
    camp.tell(facts.FinalBegan(finalists=(ME, "dee"), jury=("cal",)))
    assert "Deepti" not in says(camp, "How are you?")


def test_a_bot_tells_its_last_vote():
    camp = Camp()
    camp.vote("dee", {"dee": 6}, out="dee")
    words, claims = answered(camp, "voted")
    assert claims == {"voted": "dee"}
    assert "Deepti" in words


def test_an_interview_is_answered_in_words_as_in_its_claims():
    camp = Camp()
    camp.feel(ben=60, fay=-60)
    words, claims = answered(camp, "trusts_most", "trusts_least")
    assert claims == {"trusts_most": "ben", "trusts_least": "fay"}
    assert "Benno" in words and "Fayza" in words
    camp.vote("dee", {"dee": 6}, out="dee")
    words, claims = answered(camp, "voted", "vote")
    assert claims["voted"] == "dee"
    assert "Deepti" in words and NAMES[claims["vote"]] in words
    assert "card" in answered(camp, "holds")[0]


@pytest.mark.parametrize(
    "points, words", [(0, ("single point", "No points")), (1, ("one", "One")), (3, ("three",))]
)
def test_numbers_of_points_are_grammatical(points: int, words: tuple[str, ...]):
    camp = Camp()
    if points:
        camp.tell(facts.PointsChanged(seats=(ME,), amount=points, cause="reward"))
    said, claims = answered(camp, "points")
    assert claims == {"points": camp.mind.mine.points}
    assert camp.mind.mine.points == points
    assert any(one in said for one in words), said
    assert ("points" in said) is (points != 1) or points == 0


def test_ds_9_4_a_question_about_somebody_is_answered_by_trust():
    camp = Camp()
    camp.talk("dee", ("dee", [swear("eve")]))
    camp.talk("ben", ("ben", [swear("fay")]))
    camp.vote("fay", {"fay": 6}, out="fay")
    camp.feel(ben=60, cal=-60, dee=60)
    assert told(camp, QuestionSubject("ben")) == [("friend", "ben"), ("kept", "ben")]
    assert told(camp, QuestionSubject("cal"))[0] == ("foe", "cal")
    assert camp.writes() == "cal"
    assert ("wants_out", "cal") in told(camp, QuestionSubject("cal"))
    words = says(camp, "What do you make of Benno?")
    assert "Benno" in words and "Calla" not in words


def test_ds_9_4_a_liar_is_called_one_even_if_liked():
    camp = Camp()
    camp.talk("dee", ("dee", [swear("cal")]))
    camp.vote("cal", {"cal": 0, "eve": 5}, out="eve")
    camp.feel(dee=100)
    assert told(camp, QuestionSubject("dee"))[:2] == [("foe", "dee"), ("lied", "dee")]


def test_ds_9_4_an_eliminated_castaway_is_missed_or_not_but_no_target():
    camp = Camp()
    camp.vote("dee", {"dee": 5}, out="dee")
    assert told(camp, QuestionSubject("dee"))[0] == ("unmissed", "dee")
    camp.feel(dee=60)
    assert told(camp, QuestionSubject("dee"), voted="dee") == [("missed", "dee"), ("voted", "dee")]


def test_ds_9_4_a_question_that_names_no_claim_is_answered_as_if_it_did():
    camp = Camp()
    camp.feel(ben=60, fay=-60)
    words = says(camp, "Whom do you trust, and whom not at all?")
    assert "Benno" in words and "Fayza" in words
    camp.vote("dee", {"dee": 6}, out="dee")
    assert "Deepti" in says(camp, "Whom did you vote for?")


def test_ds_9_4_a_question_about_safety_is_answered_by_proposed_names():
    camp = Camp()
    danger = QuestionSubject(topic="danger")
    assert told(camp, danger) == [("unnamed", "")]
    camp.talk("ben", ("ben", [warn(ME, "cal")]))
    assert told(camp, danger) == [("named", "cal")]
    camp.tell(facts.ImmunityGiven(seats=(ME,), cause="competition"))
    assert told(camp, danger) == [("immune", "")]


def test_ds_9_4_the_biggest_threat_is_named():
    camp = Camp()
    camp.wins("eve", "eve", "eve")
    assert told(camp, QuestionSubject(topic="threat")) == [("fears", "eve")]
    assert "Evert" in says(camp, "Who is the biggest threat?")


def test_ds_9_4_eliminated_castaways_tell_of_no_danger_or_hunger():
    camp = Camp()
    camp.vote("dee", {ME: 5, "dee": 1}, out=ME)
    best = winner(camp.mind)
    assert best is not None
    for topic in ("threat", "danger", "mood"):
        assert told(camp, QuestionSubject(topic=topic)) == [("winner", best)]


def test_an_active_castaway_asked_for_a_winner_names_no_target():
    camp = Camp()
    camp.wins("cal", "cal", "cal")
    words, claims = answered(camp, "winner")
    assert NAMES[claims["winner"]] in words
    assert claims["winner"] == winner(camp.mind)


@pytest.mark.parametrize(
    "question, read",
    [
        ("What do you think of Benno?", QuestionSubject("ben")),
        ("Ada, do you trust Calla more than Benno?", QuestionSubject("cal", ("trusts_most",))),
        ("Did you vote for Deepti?", QuestionSubject("dee", ("voted",))),
        ("Whom do you trust?", QuestionSubject("", ("trusts_most",))),
        ("Who don't you trust?", QuestionSubject("", ("trusts_least",))),
        (
            "Whom do you trust most, and whom least?",
            QuestionSubject("", ("trusts_most", "trusts_least")),
        ),
        ("Whom do you trust and who goes next?", QuestionSubject("", ("trusts_most", "vote"))),
        ("Who deserves to win?", QuestionSubject("", ("winner",))),
        ("How do you mean to win?", ANYTHING),
        ("Do you hold an idol?", QuestionSubject("", ("holds",))),
        ("Who has the idol?", ANYTHING),
        ("Have you traded?", QuestionSubject("", ("traded",))),
        ("How many points are left?", QuestionSubject("", ("points",))),
        ("Are you safe tonight?", QuestionSubject(topic="danger")),
        ("Who is in danger?", ANYTHING),
        ("Who could beat you?", QuestionSubject(topic="threat")),
        ("How do you feel?", QuestionSubject(topic="mood")),
        ("What is your plan?", ANYTHING),
        ("", ANYTHING),
    ],
)
def test_ds_9_4_a_questions_subject_is_read_from_its_words(question: str, read: QuestionSubject):
    assert subject_of(question, ME, NAMES) == read
