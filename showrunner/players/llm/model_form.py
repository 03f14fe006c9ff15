"""Forms as models fill them in: what they are asked, its schema, and what is added on reading.

A schema is all that a grammar knows, so it says whatever is legal as far as JSON Schema can: small
ranges as lists, sizes of lists and texts, and nothing that cannot be paid or has only one value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from showrunner.formats.talk.acts import Acts
from showrunner.players.llm import act_lines
from showrunner.questions import Budget, Choice, Field, Flag, Form, Notated, Number, Subset, Words
from showrunner.questions.field import Plain, Schema
from showrunner.questions.group import Fields

MAX_LISTED_NUMBERS: Final = 64
"""Ranges of at most this many numbers are written as a list of all of them."""
CHARACTERS_PER_WORD: Final = 12
"""The limit of a text in characters, for each word that it may have; far more than it needs."""
MAX_CHARACTERS: Final = 2000
"""The limit of any text in characters: llama.cpp refuses longer ones in a grammar."""
MAX_ITEMS: Final = 20
"""The limit of lists that have no other."""
_KINDS_IN_WORDS: Final = {
    "array": "[…]",
    "boolean": "true or false",
    "integer": "number",
    "null": "null",
    "string": "text",
}
LIMIT_KEYWORDS: Final = frozenset({"minimum", "maximum", "minItems", "maxItems", "maxLength"})
"""Keywords that some endpoints refuse; descriptions state these limits, too."""


class _Asked(NamedTuple):
    """The fields that a model is asked, and the values of those that are settled without it."""

    fields: dict[str, Field]
    settled: dict[str, Plain]


def asked_form(form: Form) -> Form:
    """The form without what cannot be paid, and without fields that have only one legal value."""
    return replace(form, fields=_asked(form).fields)


def form_schema(form: Form) -> Schema:
    """The JSON schema of an answer, in the subset that "strict" allows."""
    asked = asked_form(form)
    return {**asked.schema(), **_properties(asked.fields)}


def completed(form: Form, value: Mapping[str, Any]) -> dict[str, Any]:
    """A model's answer with the fields that it was not asked, and no name twice in a list."""
    return {**_asked(form).settled, **_completed(form.fields, value)}


def bounded(schema: Schema) -> Schema:
    """The schema with a limit for every text and list, so that every answer comes to an end."""
    inner = dict(schema)
    if "properties" in schema:
        inner["properties"] = {name: bounded(part) for name, part in schema["properties"].items()}
    if "items" in schema:
        inner["items"] = bounded(schema["items"])
        inner.setdefault("maxItems", MAX_ITEMS)
    elif "string" in schema["type"] and "enum" not in schema:
        inner.setdefault("maxLength", MAX_CHARACTERS)
    return inner


def without_limits(schema: Schema) -> Schema:
    """The schema without the keywords that not every endpoint takes."""
    inner = {name: part for name, part in schema.items() if name not in LIMIT_KEYWORDS}
    if "properties" in schema:
        inner["properties"] = {
            name: without_limits(part) for name, part in schema["properties"].items()
        }
    if "items" in schema:
        inner["items"] = without_limits(schema["items"])
    return inner


def outline(schema: Schema) -> str:
    """An object's keys with what each holds, in a few words; of objects in it only the keys."""
    keys = (f'"{name}": {_in_words(part)}' for name, part in schema["properties"].items())
    return f"{{{', '.join(keys)}}}"


def _in_words(schema: Schema) -> str:
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    words = _KINDS_IN_WORDS.get(kinds[0]) or f"{{{', '.join(schema['properties'])}}}"
    return f"{words} or null" if "null" in kinds[1:] else words


# -- what is asked ---------------------------------------------------------------------------------


def _asked(form: Form) -> _Asked:
    fields: dict[str, Field] = {}
    settled: dict[str, Plain] = {}
    for name, field in form.fields.items():
        payable: Field | None = field
        for budget in form.budgets:
            if name in budget.costs and payable is not None:
                payable = _payable(payable, name, budget, _income(form, budget))
        if payable is None:
            settled[name] = False
        elif payable.has_one_value():
            settled[name] = next(payable.legal())
        else:
            fields[name] = _open(payable)
    return _Asked(fields, settled) if fields else _Asked(form.fields, {})


def _open(field: Field) -> Field:
    """The field without fields in it that have only one legal value."""
    match field:
        case Fields():
            inner = field.fields.items()
            open_fields = {name: _open(one) for name, one in inner if not one.has_one_value()}
            return replace(field, fields=open_fields or field.fields)
        case Notated():
            return replace(field, form=_open(field.form))
    return field


def _income(form: Form, budget: Budget) -> int:
    """The most that an answer can bring in, to be spent in the same answer."""
    prices = [(form.fields.get(name), price) for name, price in budget.costs.items()]
    return -sum(
        price * (field.most if isinstance(field, Number) else 1)
        for field, price in prices
        if isinstance(price, int) and price < 0
    )


def _payable(field: Field, name: str, budget: Budget, income: int) -> Field | None:
    """The field without values that cost too much on their own; None for a flag without yes."""
    alone = replace(budget, costs={name: budget.costs[name]})

    def can_pay(value: Plain) -> bool:
        return alone.spent({name: value}) <= budget.limit + income

    match field:
        case Choice() | Subset():
            return replace(field, options=tuple(one for one in field.options if can_pay(one.value)))
        case Number():
            payable = filter(can_pay, range(field.most, field.least, -1))
            return replace(field, most=next(payable, field.least))
        case Flag() if not can_pay(True):
            return None
    return field


# -- schemas ---------------------------------------------------------------------------------------


def _properties(fields: Mapping[str, Field]) -> Schema:
    return {
        "properties": {name: _schema(field) for name, field in fields.items()},
        "required": list(fields),
    }


def _schema(field: Field) -> Schema:
    match field:
        case Notated():  # models get the form, not the notation
            return {**_schema(field.form), "description": field.label}
        case Acts():
            return act_lines.SCHEMA
        case Fields():
            return {**field.schema(), **_properties(field.fields)}
        case Number() if field.most - field.least < MAX_LISTED_NUMBERS:
            numbers = [*range(field.least, field.most + 1)]
            return _listed(field, enum=[*numbers, None] if field.may_pass else numbers)
        case Choice():
            return _listed(field)
        case Words():
            most = field.most_characters or CHARACTERS_PER_WORD * field.most_words
            return {**field.schema(), "maxLength": min(most, MAX_CHARACTERS)}
    limits = {
        name: limit
        for name, limit in field.limits().items()
        if name in LIMIT_KEYWORDS and (name, limit) != ("minItems", 0)
    }
    return {**field.schema(), **limits}


def _listed(field: Field, **more: Any) -> Schema:
    """The schema of a field with a list of its values, which the description does not repeat."""
    description = " ".join(filter(None, (field.label, field.help)))
    return {**field.schema(), "description": description, **more}


# -- reading ---------------------------------------------------------------------------------------


def _completed(fields: Mapping[str, Field], value: Mapping[str, Any]) -> dict[str, Any]:
    missing = {name: field for name, field in fields.items() if name not in value}
    settled = {
        name: next(field.legal())
        for name, field in missing.items()
        if field.has_one_value() and not isinstance(field, Notated)
    }
    given = {
        name: _read(fields[name], part) if name in fields else part for name, part in value.items()
    }
    return {**settled, **given}


def _read(field: Field, value: Any) -> Any:
    match field, value:
        case Notated(), Mapping():
            return _read(field.form, value)
        case Fields(), Mapping():
            return _completed(field.fields, value)
        case Subset(), list() if all(isinstance(item, str) for item in value):
            return list(dict.fromkeys(value))
    return value
