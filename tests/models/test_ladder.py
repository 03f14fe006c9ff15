"""The ladder: four ways to ask for a form, and what is read from a reply on each."""

from __future__ import annotations

import pytest

from showrunner.players.llm.ladder import below, form_arguments, read_reply
from showrunner.players.llm.profile import RUNGS, Rung

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


@pytest.mark.parametrize("rung", RUNGS)
def test_an_object_is_read_on_every_rung(rung: Rung) -> None:
    assert read_reply(rung, '{"answer": {"a": 1}}') == {"answer": {"a": 1}}


@pytest.mark.parametrize(
    "text",
    [
        'Sure!\n```json\n{"answer": 1}\n```\nGood luck.',
        '```\n{"answer": 1}\n```',
        'First {no} then ```json\n{"answer": 1}```',
        'Here it is: {"answer": 1} I hope that helps.',
        '```json\n{"answer": 0}\n```\nNo, rather:\n```json\n{"answer": 1}\n```',
    ],
)
def test_in_plain_text_the_object_that_stands_in_it_is_read(text: str) -> None:
    assert read_reply("text", text) == {"answer": 1}


@pytest.mark.parametrize("rung", RUNGS)
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
def test_what_is_no_object_of_json_is_said_to_be_none(rung: Rung, text: str) -> None:
    with pytest.raises(ValueError, match=r"it is not (a )?JSON"):
        read_reply(rung, text)


@pytest.mark.parametrize("digits", [20, 400, 1000, 4300, 4301, 100_000])
def test_a_number_of_any_length_is_read_or_said_to_be_none(digits: int) -> None:
    text = '{"a": ' + "9" * digits + "}"
    try:
        reply = read_reply("json_schema", text)
    except ValueError:
        return
    assert reply["a"] > 1e19
