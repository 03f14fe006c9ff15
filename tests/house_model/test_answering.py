"""What an answer follows from, and what limits it keeps."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.house_model.answering import answer
from showrunner.house_model.asking import HouseError, read_request
from tests.house_model.asking import TALK, TALK_PROMPT, enveloped, request, talk

TIMES = 40
SYSTEM = (
    "You are Errol. You speak aloud, to people in front of you, in English. With you are:\n"
    "- Nerys (`nerys`)\n- Caio (`caio`)\n- Oyunaa (`oyunaa`)\n"
)
ACTS = {
    "type": "object",
    "properties": {
        "say": {"type": "string", "description": "Give a text of at most 60 words."},
        "acts": {"type": "array", "items": {"type": "string"}},
    },
}


def filled(description: str, **schema: Any) -> list[Any]:
    """What many answers have in a field of this description."""
    one = {"type": "object", "properties": {"field": {**schema, "description": description}}}
    return [answer(request("?", one), str(time)).value["field"] for time in range(TIMES)]


def test_an_answer_follows_from_seed_prompt_and_how_often_it_came() -> None:
    assert answer(talk(1), "a", 0) == answer(json.loads(json.dumps(talk(1))), "a", 0)
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


def test_what_costs_something_is_not_bought() -> None:
    counters = "Counters to remove, at 2 reward points each. Give a whole number from 0 to 9."
    boost = {"type": "string", "enum": ["none", "small"], "description": "Give one of none, small."}
    trade = "Take 3 off your result in exchange for one reward point. Give true or false."
    schema = {
        "type": "object",
        "description": "You can spend at most 3 reward points",
        "properties": {
            "buy": {"type": "boolean", "description": "Buy a roll for 1 reward points."},
            "trade": {"type": "boolean", "description": trade},
            "counters": {"type": "integer", "description": counters},
            "boost": boost,
        },
    }
    traded = set()
    for time in range(TIMES):
        value = answer(request("How?", schema), str(time)).value
        traded.add(value.pop("trade"))
        assert value == {"buy": False, "counters": 0, "boost": "none"}
    assert traded == {False, True}, "what brings points in costs none"


def acting(prompt: str, system: str = SYSTEM) -> list[dict[str, Any]]:
    """What many answers say and do when they are asked for words and acts."""
    lines = "Each line begins with one of: propose (vote out), "
    asked = request(f"{prompt}\n- `acts`: {lines}ask target|trust.", ACTS, "text", system)
    return [answer(asked, nth=nth).value for nth in range(3 * TIMES)]


def test_acts_are_of_the_kinds_and_people_that_the_prompt_lists() -> None:
    acts = {act for value in acting(TALK_PROMPT) for act in value["acts"]}
    names = ("Nerys", "Caio", "Oyunaa")
    kinds = ("propose", "ask target", "ask trust")
    assert acts == {f"{kind} {name}" for kind in kinds for name in names}


def test_what_is_said_names_whom_the_acts_are_about() -> None:
    for value in acting(TALK_PROMPT):
        assert all(act.split()[-1] in value["say"] for act in value["acts"])


def test_nobody_names_who_is_out() -> None:
    said = acting(f"Voted out so far, the latest first: Caio.\n{TALK_PROMPT}")
    assert "Caio" not in json.dumps(said)
    assert "Nerys" in json.dumps(said)


def test_without_anybody_to_name_there_is_a_plain_line_and_no_act() -> None:
    for value in acting(TALK_PROMPT, "You are Errol."):
        assert value == {"say": "I have nothing to add.", "acts": []}


def test_an_answer_that_says_nothing_does_nothing() -> None:
    say = {"type": ["string", "null"], "description": "Say something, or null."}
    schema = {**ACTS, "properties": {**ACTS["properties"], "say": say}}  # type: ignore[dict-item]
    lines = "Each line begins with one of: propose (vote out), spare, promise, accuse, warn."
    asked = request(f"- `acts`: {lines}", enveloped(schema), "json_schema", SYSTEM)
    values = [answer(asked, nth=nth).value["answer"] for nth in range(5 * TIMES)]
    silent = [value for value in values if value["say"] is None]
    assert silent
    assert all(value["acts"] == [] for value in silent)
    assert any(value["acts"] for value in values)


def test_a_voice_says_what_the_move_does() -> None:
    words = {"type": "object", "properties": {"words": {"type": "string"}}}
    moved = "What you mean to say: “Out with Caio!”\nWhat it does: propose Caio; warn Nerys.\n"
    for language, said in (
        ("English", "We should vote Caio out. This is dangerous for Nerys."),
        ("French", "On devrait voter contre Caio. C'est dangereux pour Nerys."),
        ("German", "We should vote Caio out. This is dangerous for Nerys."),
    ):
        asked = request(moved, words, "text", f"You are Errol: aloud, in {language}, to people.")
        assert answer(asked).value == {"words": said}
    asked = request(moved.partition("\n")[0] + "\n", words, "text", "You are Errol.")
    assert answer(asked).value == {"words": "I have nothing to add."}


def test_without_a_form_the_answer_is_words_alone() -> None:
    said = answer(request("Write in your diary.", system="You are Errol.")).text
    assert said == "I have nothing to add."


def test_the_last_schema_in_the_words_of_the_last_message_counts() -> None:
    one = request("?", TALK, "text")
    one["messages"].insert(1, {"role": "user", "content": '```json\n{"type": "integer"}\n```'})
    assert read_request(one).schema == TALK


@pytest.mark.parametrize(
    "wrong",
    [
        *({"messages": messages} for messages in (None, [], "hello", [{"role": "user"}], [7])),
        {**request("?"), "response_format": {"type": "yaml"}},
        {**request("?"), "response_format": {"type": "json_schema"}},
        {**request("?"), "tools": [{"type": "function"}]},
    ],
    ids=str,
)
def test_a_request_that_cannot_be_read_is_refused_in_words(wrong: dict[str, Any]) -> None:
    with pytest.raises(HouseError, match="give messages with text") as told:
        answer(wrong)
    assert told.value.status == 400
