"""Forms as models fill them in: a schema offers nothing illegal, and what it omits is filled in."""

from __future__ import annotations

import re
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from showrunner.players.llm.answer_reading import ReadAnswer, read_answer
from showrunner.players.llm.model_form import (
    asked_form,
    bounded,
    completed,
    form_schema,
    outline,
    without_limits,
)
from showrunner.players.llm.prompting import answer_schema, what_to_give
from showrunner.players.llm.refusals import LIMITS, SCHEMA, read_refusal
from showrunner.players.llm.speech_checks import Speaker
from showrunner.questions import (
    Budget,
    Choice,
    Field,
    Fields,
    Flag,
    Form,
    Number,
    Ranking,
    Subset,
    Words,
    options,
)

NAMES = options(("ada", "ben", "cal"))


def form(budgets: tuple[Budget, ...] = (), **fields: Field) -> Form:
    return Form(kind="test", text="?", fields=fields, default={}, budgets=budgets)


def schema_of(field: Field) -> Any:
    return form_schema(form(it=field, other=Flag()))["properties"]["it"]


@pytest.mark.parametrize(
    ("field", "values"),
    [
        (Number(most=2), [0, 1, 2]),
        (Number(least=5, most=6, may_pass=True), [5, 6, None]),
        (Number(most=63), [*range(64)]),
    ],
)
def test_a_small_range_is_a_list_of_its_numbers(field: Number, values: list[int | None]):
    assert schema_of(field)["enum"] == values


def test_a_large_range_has_its_ends():
    schema = schema_of(Number(least=-3, most=61, may_pass=True))
    assert "enum" not in schema
    assert (schema["minimum"], schema["maximum"]) == (-3, 61)


def test_lists_and_texts_have_their_sizes():
    assert (
        schema_of(Subset(options=NAMES, least=1, most=2)).items()
        >= {
            "minItems": 1,
            "maxItems": 2,
        }.items()
    )
    assert schema_of(Ranking(options=NAMES))["maxItems"] == 3
    assert "uniqueItems" not in schema_of(Ranking(options=NAMES)), "OpenAI refuses it"
    assert schema_of(Words(most_words=20))["maxLength"] == 240
    assert schema_of(Words(most_words=900))["maxLength"] == 2000
    assert schema_of(Words(most_words=9, most_characters=30))["maxLength"] == 30
    plan = {
        "type": "object",
        "properties": {"lines": {"type": "array", "items": {"type": "string"}}},
    }
    lines = bounded(plan)["properties"]["lines"]
    assert lines["maxItems"] and lines["items"]["maxLength"]


BUDGET = Budget(
    "coins",
    3,
    {"rice": 2, "tool": {"rope": 3, "axe": 4}, "extras": {"salt": 1, "soap": 9}, "loud": 4},
)
SHOP = form(
    (BUDGET,),
    rice=Number(most=9),
    tool=Choice(options=options(("rope", "axe", "none"))),
    extras=Subset(options=options(("salt", "soap"))),
    loud=Flag(label="Play it loud"),
    sing=Flag(),
)


def test_nothing_is_offered_that_cannot_be_paid():
    properties = form_schema(SHOP)["properties"]
    assert properties["rice"]["enum"] == [0, 1]
    assert properties["tool"]["enum"] == ["rope", "none"]
    assert properties["extras"]["items"]["enum"] == ["salt"]
    assert [*properties] == ["rice", "tool", "extras", "sing"]
    words = str(what_to_give(SHOP))
    assert not {"axe", "soap", "loud"} & {*re.findall(r"\w+", words)}, "the words offer the same"
    assert completed(SHOP, {"rice": 1, "tool": "none", "sing": True})["loud"] is False


def test_what_an_answer_brings_in_can_be_spent_in_it():
    fields = {"loud": Flag(), "sell": Number(most=2)}
    for price, is_asked in ((5, True), (6, False)):
        income = Budget("coins", 3, {"loud": price, "sell": -1})
        assert ("loud" in asked_form(form((income,), **fields)).fields) == is_asked


def test_a_poor_seat_is_only_asked_what_is_free():
    poor = form((Budget("coins", 0, BUDGET.costs),), **SHOP.fields)
    assert [*asked_form(poor).fields] == ["sing"]
    assert completed(poor, {"sing": False}) == {
        "rice": 0,
        "tool": "none",
        "extras": (),
        "loud": False,
        "sing": False,
    }


ONE_VALUE = form(
    team=Fields(
        fields={
            "move": Choice(options=(), may_pass=True),
            "vote": Choice(options=NAMES),
            "attack": Fields(fields={"target": Choice(options=NAMES[:1])}, may_pass=True),
        }
    ),
    bid=Number(least=4, most=4),
    nobody=Subset(options=()),
)


def test_what_has_one_value_is_not_asked_and_filled_in():
    schema = form_schema(ONE_VALUE)
    assert schema["required"] == [*schema["properties"]] == ["team"]
    team = schema["properties"]["team"]
    assert team["required"] == [*team["properties"]] == ["vote", "attack"]
    assert [*team["properties"]["attack"]["properties"]] == ["target"], "or it would mean nothing"
    answer = {"team": {"vote": "ben", "attack": None}}
    assert jsonschema_rs.validator_for(schema).is_valid(answer)
    read = read_answer(ONE_VALUE, {"thought": None, "answer": answer}, Speaker())
    assert isinstance(read, ReadAnswer), read
    team_read = {"move": None, "vote": "ben", "attack": None}
    assert {**read.value, "nobody": [*read.value["nobody"]]} == {
        "team": team_read,
        "bid": 4,
        "nobody": [],
    }


def test_what_is_given_although_it_was_not_asked_still_has_to_be_legal():
    answer = {"team": {"vote": "ben", "attack": None}, "bid": 5}
    read = read_answer(ONE_VALUE, {"thought": None, "answer": answer}, Speaker())
    assert not isinstance(read, ReadAnswer) and read.outcome == "illegal"


def test_a_name_that_comes_twice_in_a_list_counts_once():
    wishes = form(
        ranked=Ranking(options=NAMES), team=Fields(fields={"open": Subset(options=NAMES)})
    )
    answer = {"ranked": ["cal", "ada", "cal"], "team": {"open": ["ben", "ben"]}}
    read = read_answer(wishes, {"thought": None, "answer": answer}, Speaker())
    assert isinstance(read, ReadAnswer), read
    assert read.value == {"ranked": ["cal", "ada"], "team": {"open": ["ben"]}}


def test_an_outline_names_the_keys_with_what_they_hold():
    said = form(say=Words(most_words=9, may_pass=True), vote=Choice(options=NAMES))
    schema = form_schema(form(answer=Fields(fields=said.fields), end=Flag(), n=Number(most=2)))
    assert outline(schema) == '{"answer": {say, vote}, "end": true or false, "n": number}'
    words = outline(answer_schema(said))
    assert all(f'"{key}": ' in words for key in answer_schema(said)["properties"])


REFUSALS = [
    {"error": {"message": "Invalid schema for response_format 'answer': In context=('properties', "
               "'say'), 'maxLength' is not permitted.", "param": "response_format"}},
    {"error": {"message": "output_config.format.schema: For 'array' type, property 'maxItems' is "
               "not supported", "type": "invalid_request_error"}},
    {"object": "error", "message": "The provided JSON schema contains features not supported by "
     "xgrammar."},
]  # fmt: skip


@pytest.mark.parametrize("body", REFUSALS, ids=["OpenAI", "Anthropic", "vLLM"])
def test_a_refusal_of_limits_is_none_of_the_whole_schema(body: dict[str, Any]):
    assert read_refusal(400, msgspec.json.encode(body)).parts == {LIMITS}
    whole = {"error": {"message": "response_format is not supported", "param": "response_format"}}
    assert read_refusal(400, msgspec.json.encode(whole)).parts == {SCHEMA}


def test_without_limits_a_schema_is_otherwise_the_same():
    minimum = form(minimum=Number(most=100), say=Words(most_words=9), who=Subset(options=NAMES))
    schema = answer_schema(minimum)
    plain = without_limits(schema)
    answer = plain["properties"]["answer"]
    assert answer["required"] == [*answer["properties"]] == ["minimum", "say", "who"]
    assert not {"maxLength", "maxItems", "maximum"} & {*str(plain).split("'")}
    assert "minimum" not in answer["properties"]["minimum"]
