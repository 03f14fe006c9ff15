"""The ladder: four ways to ask for a form, and what is read from a reply on each."""

from __future__ import annotations

import json

import pytest

from showrunner.errors import Unreadable
from showrunner.players.llm.ladder import below, form_arguments, read_reply
from showrunner.players.llm.profile import RUNGS

SCHEMA = {"type": "object", "properties": {}, "required": [], "additionalProperties": False}


def test_each_rung_asks_for_less_than_the_one_above() -> None:
    assert [below(rung) for rung in RUNGS] == ["tool", "json_object", "text", None]
    schema, tool, json, text = (form_arguments(rung, SCHEMA) for rung in RUNGS)
    assert schema["response_format"]["json_schema"] == {
        "name": "answer",
        "strict": True,
        "schema": SCHEMA,
    }
    assert tool["tools"][0]["function"]["parameters"] == SCHEMA
    assert tool["tool_choice"]["function"]["name"] == "answer"
    assert json == {"response_format": {"type": "json_object"}}
    assert text == {}


@pytest.mark.parametrize(
    "text",
    [
        'Sure!\n```json\n{"answer": 1}\n```\nGood luck.',
        '```\n{"answer": 1}\n```',
        'First {no} then ```json\n{"answer": 1}```',
        'Here it is: {"answer": 1} I hope that helps.',
        '```json\n{"answer": 0}\n```\nNo, rather:\n```json\n{"answer": 1}\n```',
        '{"answer": 1}',
        '```JSON\n{"answer": 1}\n```',
        '```json\n{"answer": 1}',
        '<think>I could {"answer": 0}, or not.</think>{"answer": 1}',
        '<think>\nHm.\n</think>\n\n```json\n{"answer": 1}\n```',
        'I could {"answer": 0}.\n</think>\n{"answer": 1}',
        '<thinking>Hm.</thinking> Here: {"answer": 1}<|im_end|>',
        '<think>\nWhat {now}? This: {"answer": 1}',
        'What about {this}: { "answer": 1 }',
    ],
)
def test_the_object_in_a_reply_is_read_whatever_stands_around_it(text: str) -> None:
    assert read_reply(text) == {"answer": 1}


@pytest.mark.parametrize(
    "words", ["</think>", "<think>", "```json", "```json {}```", '{"answer": 2}', "{"]
)
def test_words_of_an_answer_are_not_taken_for_what_stands_around_it(words: str) -> None:
    assert read_reply(json.dumps({"answer": words})) == {"answer": words}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "none",
        "[]",
        "7",
        '"words"',
        "null",
        '{"a": 1',
        '{"a": 1}{"a": 2}',
        '{"a": 1e13119}',
        '{"a": NaN}',
        '{"a": Infinity}',
        "{'a': 1}",
        '{"a": "\\ud83d"}',
        '{"a": "\ud83d"}',
        '{"a": ' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"a": ' * 100_000,
        "{" * 1_000_000,
    ],
    ids=lambda text: ascii(text[:12]),
)
def test_what_is_no_object_of_json_is_said_to_be_none(text: str) -> None:
    with pytest.raises(Unreadable, match=r"it is not (a )?JSON"):
        read_reply(text)


@pytest.mark.parametrize("digits", [20, 400, 1000, 4300, 4301, 100_000])
def test_a_number_of_any_length_is_read_or_said_to_be_none(digits: int) -> None:
    text = '{"a": ' + "9" * digits + "}"
    try:
        reply = read_reply(text)
    except ValueError:
        return
    assert reply["a"] > 1e19
