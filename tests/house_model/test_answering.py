"""What an answer follows from, and what limits it keeps."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.house_model.answering import answer
from showrunner.house_model.asking import read_request
from showrunner.house_model.strict import strict_problem
from tests.house_model.asking import TALK, TALK_PROMPT, enveloped, request, talk

TIMES = 40


def filled(description: str, **schema: Any) -> list[Any]:
    """What many answers have in a field of this description."""
    one = {"type": "object", "properties": {"field": {**schema, "description": description}}}
    return [answer(request("?", one), str(time)).value["field"] for time in range(TIMES)]


def test_an_answer_follows_from_seed_prompt_and_how_often_it_came() -> None:
    assert answer(talk(1), "a", 0).text == answer(talk(1), "a", 0).text
    others = [answer(talk(1), "b", 0), answer(talk(1), "a", 1), answer(talk(2), "a", 0)]
    assert answer(talk(1), "a", 0).text not in [other.text for other in others]


def test_numbers_are_in_their_range() -> None:
    assert set(filled("Give a whole number from 2 to 5.", type="integer")) == {2, 3, 4, 5}
    assert set(filled("Counters. Give 7.", type="integer")) == {7}
    passed = filled("Give a whole number from 2 to 3, or null.", type=["integer", "null"])
    assert set(passed) == {2, 3, None}


def test_lists_are_of_their_size_and_name_nobody_twice() -> None:
    items = {"type": "string", "enum": ["a", "b", "c"]}
    words = "Give a list of 2 to 3 of a, b, c, each at most once."
    for named in filled(words, type="array", items=items):
        assert 2 <= len(named) <= 3
        assert len(set(named)) == len(named)
    assert filled("Give an empty list.", type="array", items={"type": "string"}) == [[]] * TIMES


@given(most=st.integers(1, 40))
def test_texts_are_not_too_long(most: int) -> None:
    for said in filled(f"What you say. Give a text of at most {most} words.", type="string"):
        assert 1 <= len(said.split()) <= most
    for said in filled(f"A note. Give a text of at most {most} characters.", type="string"):
        assert 1 <= len(said) <= most


@pytest.mark.parametrize("limit", range(5))
def test_no_more_is_spent_than_there_is(limit: int) -> None:
    counters = "Counters to remove, at 2 reward points each. Give a whole number from 0 to 9."
    boost = {"type": "string", "enum": ["none", "small"], "description": "Give one of none, small."}
    schema = {
        "type": "object",
        "description": f"You can spend at most {limit} reward points",
        "properties": {
            "buy": {"type": "boolean", "description": "Buy a roll for 1 reward points."},
            "counters": {"type": "integer", "description": counters},
            "boost": boost,
        },
    }
    spent = set()
    for time in range(TIMES):
        value = answer(request("How?", schema), str(time)).value
        assert value["boost"] == "none"
        spent.add(value["buy"] + 2 * value["counters"])
    assert max(spent) <= limit
    assert len(spent) > 1 or not limit


def test_a_talk_ends_after_many_lines_at_the_latest() -> None:
    said = "\n".join(f"{('Nerys', 'You')[line % 2]}: “Line {line}.”" for line in range(7))
    for number in range(TIMES):
        one = request(f"Day {number}.\n{said}\n{TALK_PROMPT}", TALK)
        assert answer(one).value["end"] is True
    ended = [answer(talk(number)).value["answer"]["end"] for number in range(TIMES)]
    assert 0 < sum(ended) < TIMES / 2


def test_who_is_asked_answers_the_question() -> None:
    told = set()
    for number in range(TIMES):
        prompt = f"Day {number}. Nerys: “Did Caio promise you his vote?”\n{TALK_PROMPT}"
        system = "You are Errol. With you are Nerys (nerys), Caio (caio) and Oyunaa (oyunaa)."
        say = answer(request(prompt, TALK, system=system)).value["say"]
        told.add(say)
    assert any("Caio" in (say or "") for say in told)
    assert len(told) > TIMES * 3 / 4


def test_who_is_asked_again_is_still_in_the_same_talk() -> None:
    system = "You are Errol. With you are Nerys (nerys), Caio (caio) and Oyunaa (oyunaa)."
    one = request("Nerys: “It has to be Caio.”\n" + TALK_PROMPT, enveloped(TALK), "text", system)
    one["messages"].append({"role": "user", "content": "It was no JSON. Reply once more."})
    says = [answer(one, nth=nth).value["answer"]["say"] or "" for nth in range(TIMES)]
    assert sum("Caio" in say for say in says) > TIMES / 2


def test_a_voice_is_that_of_the_prompts_person() -> None:
    system = (
        "You are Errol. With you are Nerys (nerys) and Caio (caio).\n"
        "What you compare things to, now and then: “a dog at a gate”, “a meter that lies”.\n"
        "You have been heard to say, each once in a long while: “Mind the step.”"
    )
    asked = [request(f"Day {n}. {TALK_PROMPT}", TALK, system=system) for n in range(3 * TIMES)]
    said = " ".join(answer(one).value["say"] or "" for one in asked)
    assert "Mind the step." in said
    assert "a dog at a gate" in said
    assert "a meter that lies" in said


def test_nothing_is_said_that_was_just_said() -> None:
    talk = "You are talking with Nerys, in private\n"
    system = "You are Errol. With you are Nerys (nerys), Caio (caio) and Oyunaa (oyunaa)."
    said: set[str] = set()
    for number in range(5):
        one = request(f"{talk}\n\n## Your turn\n{TALK_PROMPT}", TALK, system=system)
        say = answer(one, nth=number).value["say"] or "Hm."
        sentences = set(say.replace("?", ".").split(". "))
        assert not sentences & said
        said |= sentences
        talk += f"{('Errol', 'Nerys')[number % 2]}: “{say}”\n"


def test_nobody_names_who_is_out() -> None:
    system = "You are Errol. With you are Nerys (nerys), Caio (caio) and Oyunaa (oyunaa)."
    for number in range(TIMES):
        prompt = f"Day {number}. Out so far, the last first: Caio.\n{TALK_PROMPT}"
        assert "Caio" not in (answer(request(prompt, TALK, system=system)).value["say"] or "")


def test_votes_gather_on_who_was_talked_about() -> None:
    ballot = {"type": "string", "enum": ["nerys", "caio", "oyunaa"], "description": "Your vote."}
    system = "You are Errol. With you are Nerys (nerys), Caio (caio) and Oyunaa (oyunaa)."
    votes = [
        answer(request(f"Day {n}. Nerys: “Caio. Always Caio.”", ballot, "text", system)).value
        for n in range(TIMES)
    ]
    assert votes.count("caio") > TIMES / 2
    assert set(votes) == {"nerys", "caio", "oyunaa"}


def test_without_a_form_the_answer_is_words_alone() -> None:
    said = answer(request("Write in your diary what you want to remember of this day.")).text
    assert said.startswith(("I ", "My ", "Nobody", "If ", "Food"))
    with pytest.raises(json.JSONDecodeError):
        json.loads(said)


def test_the_last_schema_in_the_words_of_the_last_message_counts() -> None:
    one = request("?", TALK, "text")
    one["messages"].insert(1, {"role": "user", "content": '```json\n{"type": "integer"}\n```'})
    assert read_request(one).schema == TALK


@pytest.mark.parametrize(
    "messages", [None, [], "hello", [{"content": "no role"}]], ids=["none", "empty", "text", "role"]
)
def test_a_request_without_messages_is_refused_in_words(messages: Any) -> None:
    with pytest.raises(ValueError, match="messages"):
        answer({"messages": messages})


def test_only_the_strict_subset_is_strict() -> None:
    assert strict_problem(enveloped(TALK)) is None
    assert "'additionalProperties'" in str(
        strict_problem({"type": "object", "properties": {}, "required": []})
    )
    optional = {**TALK, "required": ["say"]}
    assert "'required'" in str(strict_problem(enveloped(optional)))
    limited = {**TALK, "properties": {"n": {"type": "integer", "minimum": 0}}, "required": ["n"]}
    assert "'minimum' is not permitted" in str(strict_problem(limited))
    assert "object" in str(strict_problem({"type": "string"}))
