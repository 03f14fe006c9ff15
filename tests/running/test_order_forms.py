"""Schemas of orders' terms for models: strict, and read back as what the order takes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from showrunner.files.order_schemas import order_schemas
from showrunner.formats.format import format_names, load_format
from showrunner.house_model.answering import Filling
from showrunner.house_model.speech import AnswerWriter
from showrunner.running.order_forms import OrderForm

NAMES = {"seat": ["ama", "ben"], "seats": ["ama", "ben"], "phase": ["vote", "camp"]}
STRICT = {"type", "properties", "required", "additionalProperties", "items", "enum", "anyOf"}
STRICT |= {"$ref", "description", "minimum", "maximum"}


def forms() -> list[Any]:
    return [
        pytest.param(card["terms"], id=f"{name} {card['name']}")
        for name in format_names()
        for card in order_schemas(load_format(name))
    ]


def parts(schema: Any) -> Iterator[dict[str, Any]]:
    """All schemas within a schema."""
    yield schema
    for inner in schema.get("properties", {}).values():
        yield from parts(inner)
    for inner in schema.get("anyOf", ()):
        yield from parts(inner)
    if "items" in schema:
        yield from parts(schema["items"])


@pytest.mark.parametrize("card", forms())
def test_every_order_has_a_strict_schema_whose_answers_fit_its_terms(card: dict[str, Any]) -> None:
    form = OrderForm(card, NAMES)
    for schema in (form.schema, *form.definitions.values()):
        for part in parts(schema):
            assert part.keys() <= STRICT, part
            if part.get("type") == "object":
                assert part["required"] == list(part["properties"])
                assert part["additionalProperties"] is False
    whole = {**form.schema, "$defs": form.definitions}
    model, order = jsonschema_rs.validator_for(whole), jsonschema_rs.validator_for(card)
    for seed in range(20):
        dice = Random(seed)
        answer = Filling(dice, AnswerWriter(dice, ""), form.definitions).value(whole)
        model.validate(answer)
        wrong = [error for error in order.iter_errors(form.terms(answer)) if is_of_form(error)]
        assert not wrong, (answer, form.terms(answer), wrong[0].message)


def is_of_form(error: Any) -> bool:
    """Whether an error is one of form, and not of a value that only the description limits."""
    return any(word in str(error.message) for word in ("required", "Additional properties"))


def test_null_is_omitted_and_pairs_become_a_table() -> None:
    (card,) = [one for one in order_schemas(load_format("survivor")) if one["name"] == "set_teams"]
    form = OrderForm(card["terms"], NAMES)
    teams = [{"name": "Tide", "value": ["ama"]}, {"name": "Reef", "value": ["ben"]}]
    read = form.terms({"teams": teams, "when": {"round": 3, "phase": None, "left": None}})
    assert read == {"teams": {"Tide": ["ama"], "Reef": ["ben"]}, "when": {"round": 3}}


def test_a_value_of_any_type_is_read_from_its_json() -> None:
    cards = order_schemas(load_format("survivor"))
    (card,) = [one for one in cards if one["name"] == "set_parameter"]
    form = OrderForm(card["terms"], NAMES)
    for said, value in (("2", 2), ('["a"]', ["a"]), ("auto", "auto")):
        assert form.terms({"parameter": "p", "value": said})["value"] == value
