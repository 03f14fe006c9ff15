"""DS-9.4: what a bot tells producers in private is true, and an answer to what they ask."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.interviews.asking import interview_question
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.asked import ANYTHING, Asked, asked
from showrunner.formats.survivor.bots.candour import honest_answer
from showrunner.formats.survivor.bots.moves import warn
from showrunner.formats.survivor.bots.voting import winner
from showrunner.formats.survivor.claims import CLAIMS
from showrunner.kernel import sealer
from showrunner.questions import Field
from tests.formats.survivor.bots.camp import ME, NAMES, Camp, swear


def told(camp: Camp, read: Asked = ANYTHING, **claims: Any) -> list[tuple[str, str]]:
    """What I tell, as sections of lines and whom they are about."""
    moves = honest_answer(camp.mind, claims, read)
    return [(move.section.removeprefix("interview."), move.name) for move in moves]


def answered(camp: Camp, *claims: str) -> tuple[str, dict[str, Any]]:
    """My words and my claims in an interview that asks for these."""
    answer = camp.ask(interview_question(sealer("q")("Honestly?"), claim_fields_of(camp, *claims)))
    return answer["words"], answer["claims"]


def says(camp: Camp, question: str) -> str:
    """My words to a question that asks for no claims."""
    words: str = camp.ask(interview_question(sealer("q")(question), {}))["words"]
    return words


def claim_fields_of(camp: Camp, *claims: str) -> dict[str, Field]:
    """What an interview asks me to claim now."""
    fields = {name: CLAIMS[name].field(camp.sheet, ME) for name in claims}
    return {name: field for name, field in fields.items() if field is not None}


def test_an_interview_names_whom_one_means_to_vote_for():
    camp = Camp()
    camp.wins("cal", "cal", "cal", "cal")
    assert told(camp)[0] == ("wants_out", "cal")
    assert "Calla" in says(camp, "What is your plan?")
    assert camp.writes() == "cal"


def test_an_interview_praises_nobody_who_is_not_trusted():
    camp = Camp()
    camp.talk("ben", ("ben", [swear("dee")]))
    camp.vote("dee", {"dee": 0, "eve": 5}, out="eve")
    camp.feel(**dict.fromkeys(camp.mind.others, -50))
    camp.feel(ben=100)
    sections = told(camp)
    assert ("lied", "ben") in sections
    assert not {"friend", "trusts_most", "leans_on"} & {section for section, _ in sections}


def test_who_is_out_says_who_should_win_and_claims_the_same():
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


def test_a_bot_says_whom_it_voted_for():
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
def test_points_are_told_in_good_grammar(points: int, words: tuple[str, ...]):
    camp = Camp()
    if points:
        camp.tell(facts.PointsChanged(seats=(ME,), amount=points, cause="reward"))
    said, claims = answered(camp, "points")
    assert claims == {"points": camp.mind.mine.points}
    assert camp.mind.mine.points == points
    assert any(one in said for one in words), said
    assert ("points" in said) is (points != 1) or points == 0


def test_ds_9_4_a_question_about_somebody_is_answered_by_how_one_stands_to_them():
    camp = Camp()
    camp.talk("dee", ("dee", [swear("eve")]))
    camp.talk("ben", ("ben", [swear("fay")]))
    camp.vote("fay", {"fay": 6}, out="fay")
    camp.feel(ben=60, cal=-60, dee=60)
    assert told(camp, Asked("ben")) == [("friend", "ben"), ("kept", "ben")]
    assert told(camp, Asked("cal"))[0] == ("foe", "cal")
    assert camp.writes() == "cal"
    assert ("wants_out", "cal") in told(camp, Asked("cal"))
    words = says(camp, "What do you make of Benno?")
    assert "Benno" in words and "Calla" not in words


def test_ds_9_4_of_who_lied_one_says_so_however_much_one_liked_them():
    camp = Camp()
    camp.talk("dee", ("dee", [swear("cal")]))
    camp.vote("cal", {"cal": 0, "eve": 5}, out="eve")
    camp.feel(dee=100)
    assert told(camp, Asked("dee"))[:2] == [("foe", "dee"), ("lied", "dee")]


def test_ds_9_4_who_is_out_is_missed_or_not_and_wanted_out_no_more():
    camp = Camp()
    camp.vote("dee", {"dee": 5}, out="dee")
    assert told(camp, Asked("dee"))[0] == ("unmissed", "dee")
    camp.feel(dee=60)
    assert told(camp, Asked("dee"), voted="dee") == [("missed", "dee"), ("voted", "dee")]


def test_ds_9_4_a_question_that_names_no_claim_is_answered_as_if_it_did():
    camp = Camp()
    camp.feel(ben=60, fay=-60)
    words = says(camp, "Whom do you trust, and whom not at all?")
    assert "Benno" in words and "Fayza" in words
    camp.vote("dee", {"dee": 6}, out="dee")
    assert "Deepti" in says(camp, "Whom did you vote for?")


def test_ds_9_4_whoever_is_asked_if_they_are_safe_tells_what_they_have_heard():
    camp = Camp()
    danger = Asked(topic="danger")
    assert told(camp, danger) == [("unnamed", "")]
    camp.talk("ben", ("ben", [warn(ME, "cal")]))
    assert told(camp, danger) == [("named", "cal")]
    camp.tell(facts.ImmunityGiven(seats=(ME,), cause="competition"))
    assert told(camp, danger) == [("immune", "")]


def test_ds_9_4_the_biggest_threat_is_whom_one_takes_for_it():
    camp = Camp()
    camp.wins("eve", "eve", "eve")
    assert told(camp, Asked(topic="threat")) == [("fears", "eve")]
    assert "Evert" in says(camp, "Who is the biggest threat?")


def test_ds_9_4_who_is_out_of_the_game_is_neither_in_danger_nor_hungry():
    camp = Camp()
    camp.vote("dee", {ME: 5, "dee": 1}, out=ME)
    best = winner(camp.mind)
    assert best is not None
    for topic in ("threat", "danger", "mood"):
        assert told(camp, Asked(topic=topic)) == [("winner", best)]


def test_who_still_plays_says_who_should_win_and_not_whom_to_vote_out():
    camp = Camp()
    camp.wins("cal", "cal", "cal")
    words, claims = answered(camp, "winner")
    assert NAMES[claims["winner"]] in words
    assert claims["winner"] == winner(camp.mind)


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
    assert asked(question, ME, NAMES) == read
