from __future__ import annotations

import json
from itertools import islice
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from showrunner.errors import IllegalAnswer
from showrunner.kernel import Text
from showrunner.questions import (
    Budget,
    Choice,
    Field,
    Flag,
    Number,
    Question,
    Subset,
    Words,
    options,
)
from tests.questions.forms import CREW, FIELDS, SEAL, dice


class Ballot(msgspec.Struct, frozen=True):
    against: str
    why: Text | None


class Shopping(msgspec.Struct, frozen=True):
    rice: int
    sell: int | None
    tool: str | None
    extras: tuple[str, ...]
    loud: bool


BALLOT = Question(
    kind="ballot",
    text="Who goes home?",
    fields={"against": Choice(options=CREW), "why": Words(most_words=5, may_pass=True)},
    answer=Ballot,
    default={"against": "ada", "why": None},
)


def shopping(limit: int) -> Question[Shopping]:
    return Question(
        kind="shopping",
        text="What do you buy?",
        fields={
            "rice": Number(most=9),
            "sell": Number(most=2, may_pass=True),
            "tool": Choice(options=options(["axe", "rope"]), may_pass=True),
            "extras": Subset(options=options(["salt", "soap"])),
            "loud": Flag(),
        },
        answer=Shopping,
        default={"rice": 0, "sell": None, "tool": None, "extras": (), "loud": False},
        budgets=(
            Budget(
                "coins",
                limit,
                {
                    "rice": 2,
                    "sell": -3,
                    "tool": {"axe": 5, "rope": 1},
                    "extras": {"salt": 1, "soap": 2},
                    "loud": 4,
                },
            ),
        ),
    )


def buys(limit: int, **changes: Any) -> Shopping:
    question = shopping(limit)
    return question.accept({**question.default, **changes}, SEAL)[1]


# -- answers ---------------------------------------------------------------------------------------


def test_an_answer_comes_plain_and_as_the_rules_read_it():
    plain, ballot = BALLOT.accept({"why": "he knows", "against": "ben"}, SEAL)
    assert plain == {"against": "ben", "why": SEAL("he knows")}
    assert ballot == Ballot("ben", SEAL("he knows"))


def test_an_accepted_answer_is_accepted_again_as_it_is():
    plain, ballot = BALLOT.accept({"why": "he knows", "against": "ben"}, SEAL)
    assert BALLOT.accept(plain, SEAL) == (plain, ballot)


def test_a_refusal_names_the_kind_and_every_problem():
    with pytest.raises(IllegalAnswer) as caught:
        BALLOT.accept({"against": "dan", "way": 1}, SEAL)
    assert str(caught.value) == (
        "not a legal answer to 'ballot': "
        "against: 'dan' may not be chosen; give one of ada, ben, cleo | "
        "why: is missing; give a text of at most 5 words, or null to say nothing | "
        "way: there is no such field; did you mean 'why'?"
    )
    assert [problem.field for problem in caught.value.problems] == ["against", "why", "way"]


@pytest.mark.parametrize("value", [None, [], "ben", 3])
def test_an_answer_that_is_not_a_mapping_is_refused(value):
    with pytest.raises(IllegalAnswer, match="is not an object; give an object with against, why"):
        BALLOT.accept(value, SEAL)


def test_questions_of_the_same_terms_are_equal():
    assert shopping(3) == shopping(3)
    assert shopping(3) != shopping(4)


# -- budgets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limit", "changes"),
    [
        (4, {"rice": 2}),
        (5, {"tool": "axe"}),
        (3, {"extras": ["salt", "soap"]}),
        (4, {"loud": True}),
        (0, {"rice": 3, "sell": 2}),
        (-3, {"sell": 1}),
        (0, {}),
    ],
)
def test_what_can_just_be_paid_is_legal_and_one_less_is_not(limit, changes):
    buys(limit, **changes)
    with pytest.raises(IllegalAnswer, match=f"and you have {limit - 1}; spend at most {limit - 1}"):
        buys(limit - 1, **changes)


def test_a_budget_names_the_cost():
    with pytest.raises(IllegalAnswer, match=r"'shopping': this costs 7 coins and you have 6; "):
        buys(6, rice=1, tool="axe")


def test_a_budget_is_not_counted_out_for_a_form_that_is_wrong():
    with pytest.raises(IllegalAnswer) as caught:
        buys(0, rice=99)
    assert [problem.field for problem in caught.value.problems] == ["rice"]


# -- legal answers ---------------------------------------------------------------------------------


def test_legal_answers_are_those_that_are_accepted():
    question = shopping(3)
    legal = list(question.legal())
    free = list(shopping(10**6).legal())
    assert len(free) == 10 * 4 * 3 * 4 * 2
    accepted = []
    for value in free:
        try:
            accepted.append(question.accept(value, SEAL)[0])
        except IllegalAnswer:
            continue
    assert legal == accepted


def test_random_answers_are_legal():
    question, drawn = shopping(3), dice("answers")
    for _ in range(3000):
        question.accept(question.random(drawn), SEAL)


def test_where_the_budget_leaves_hardly_anything_random_gives_the_default():
    question = shopping(-6)  # only two sold and nothing bought
    question = msgspec.structs.replace(question, default={**question.default, "sell": 2})
    for n in range(50):
        question.accept(question.random(dice(n)), SEAL)


def test_the_only_answer_is_known_where_there_is_nothing_to_decide():
    fields = {"against": Choice(options=CREW[:1]), "why": Choice(options=(), may_pass=True)}
    assert msgspec.structs.replace(BALLOT, fields=fields).only_answer() == {
        "against": "ada",
        "why": None,
    }
    assert BALLOT.only_answer() is None
    assert msgspec.structs.replace(BALLOT, fields={}).only_answer() == {}


def test_a_question_with_millions_of_answers_gives_the_first_at_once():
    crowd = options(f"seat{n}" for n in range(29))
    fields: dict[str, Field] = {"one": Subset(options=crowd), "two": Subset(options=crowd)}
    question = msgspec.structs.replace(BALLOT, fields=fields)
    first = list(islice(question.legal(), 3))
    assert first == [
        {"one": (), "two": ()},
        {"one": (), "two": ("seat0",)},
        {"one": (), "two": ("seat1",)},
    ]


# -- schema and form -------------------------------------------------------------------------------


def test_an_answer_in_words_leaves_out_what_is_said() -> None:
    ballot = {"against": "ben", "why": Text("", "Because.")}
    assert BALLOT.in_words(ballot) == "ben"
    assert BALLOT.choices(ballot) == {"against": "ben"}
    bought = {"rice": 2, "sell": None, "tool": None, "extras": ("salt", "soap"), "loud": True}
    assert shopping(9).in_words(bought) == (
        "rice: 2; sell: nothing; tool: nothing; extras: salt and soap; loud: yes"
    )


ALL = Question(
    kind="all", text="Everything?", fields=FIELDS, answer=Ballot, default={}, deadline="talk"
)
STRICT = {"type", "properties", "required", "additionalProperties", "items", "enum", "description"}


def walk(schema: dict[str, Any]) -> None:
    """Refuse whatever the strict subset does not have."""
    assert set(schema) <= STRICT
    types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    assert set(types) <= {"object", "array", "string", "integer", "boolean", "null"}
    assert len(types) == 1 or (len(types) == 2 and types[1] == "null")
    if "enum" in schema:
        assert schema["enum"]
        assert (None in schema["enum"]) == ("null" in types)
    if "object" in types:
        assert schema["additionalProperties"] is False
        assert schema["required"] == list(schema["properties"])
        for inner in schema["properties"].values():
            walk(inner)
    if "array" in types:
        walk(schema["items"])


@pytest.mark.parametrize("question", [BALLOT, shopping(3), ALL], ids=lambda it: it.kind)
def test_the_schema_is_in_the_strict_subset(question):
    schema = question.schema()
    walk(schema)
    assert json.loads(json.dumps(schema)) == schema
    assert schema["type"] == "object"


def test_limits_and_budgets_are_said_in_words():
    schema = shopping(3).schema()
    assert schema["description"] == "You can spend at most 3 coins"
    assert schema["properties"]["rice"]["description"] == "Give a whole number from 0 to 9."


def test_the_exact_schema_has_ranges_sizes_uniqueness_and_budgets():
    exact = shopping(3).exact_schema()
    assert exact["properties"]["rice"] | {"minimum": 0, "maximum": 9} == exact["properties"]["rice"]
    extras = {"minItems": 0, "maxItems": 2, "uniqueItems": True}
    assert exact["properties"]["extras"] | extras == exact["properties"]["extras"]
    assert exact["x-budgets"] == shopping(3).form()["budgets"]


@pytest.mark.parametrize("name", FIELDS)
def test_the_exact_schema_is_the_strict_one_with_limits_and_takes_every_legal_value(name):
    exact, strict = FIELDS[name].exact_schema(), FIELDS[name].schema()
    if "properties" not in strict and "anyOf" not in strict:
        assert exact.items() >= strict.items()
    taken = jsonschema_rs.validator_for(exact)
    for value in islice(FIELDS[name].legal(), 50):
        assert taken.is_valid(json.loads(msgspec.json.encode(value))), value


def test_what_is_out_of_range_or_said_twice_does_not_fit_the_exact_schema():
    taken = jsonschema_rs.validator_for(shopping(3).exact_schema())
    good = {"rice": 1, "sell": None, "tool": None, "extras": ["salt"], "loud": False}
    assert taken.is_valid(good)
    for wrong in ({"rice": 10}, {"rice": -1}, {"sell": 3}, {"extras": ["salt", "salt"]}):
        assert not taken.is_valid(good | wrong), wrong


def fits(schema: dict[str, Any], value: Any) -> bool:
    """Whether a JSON value fits the schema: just what the strict subset needs."""
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    if "enum" in schema:
        return value in schema["enum"]
    if value is None:
        return "null" in kinds
    match kinds[0]:
        case "object":
            return set(value) == set(schema["required"]) and all(
                fits(schema["properties"][name], inner) for name, inner in value.items()
            )
        case "array":
            return all(fits(schema["items"], inner) for inner in value)
        case kind:
            return type(value).__name__ == {"string": "str", "integer": "int"}.get(kind, "bool")


@pytest.mark.parametrize("name", FIELDS)
def test_every_legal_value_fits_the_schema(name):
    schema = FIELDS[name].schema()
    for value in FIELDS[name].legal():
        assert fits(schema, json.loads(msgspec.json.encode(value)))


def test_the_form_is_plain_data_with_everything_in_it():
    form = ALL.form()
    assert json.loads(json.dumps(form))["kind"] == "all"
    assert (form["kind"], form["deadline"]) == ("all", "talk")
    assert [field["name"] for field in form["fields"]] == list(FIELDS)
    by_name = {field["name"]: field for field in form["fields"]}
    assert by_name["number"]["type"] == "number"
    assert by_name["number"]["words"] == "a whole number from -2 to 5"
    assert by_name["choice"]["options"][0]["value"] == "ada"
    assert shopping(3).form()["budgets"][0]["limit"] == 3
