"""Says in plain words what msgspec says of a request that has the wrong form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec import inspect

_KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "yes or no (true or false)",
    "array": "a list",
    "object": "an object with named values",
    "null": "nothing",
}
_NOT_A_CHOICE: Final = re.compile(r"Invalid enum value (.*)")
_STEPS: Final = re.compile(r"\[[^\]]*\]|[^.\[\]]+")
"""The steps of a place such as `cast[0].name`."""
BODY: Final = "data"
"""What Litestar calls the body as a whole."""
_MAX_NAMED: Final = 5
"""How many choices are named at most."""


class Mistake(NamedTuple):
    """The field that is wrong (empty: the body), what is wrong, and what would be right."""

    field: str
    wrong: str
    right: str

    def __str__(self) -> str:
        """The mistake in one line."""
        words = f"{self.wrong}; {self.right}" if self.right else self.wrong
        return f"{self.field}: {words}" if self.field else words


def plain_mistake(field: str, message: str, wanted: Any = Any) -> Mistake:
    """A mistake in a field, from the message that msgspec gives.

    `wanted` is the type of the parameter or body; it says which values there are to choose from.
    """
    message, _, place = message.partition(" - at `$")
    place = place.strip("`.")
    field = place or field
    field = "" if field == BODY else field.removeprefix(f"{BODY}.")
    if (chosen := _NOT_A_CHOICE.fullmatch(message)) is not None:
        choices = [*_choices(inspect.type_info(wanted), _STEPS.findall(place))]
        return Mistake(field, f"{chosen[1]} is not one of the choices", _one_of(choices))
    for pattern, make in _MESSAGES:
        matched = pattern.fullmatch(message)
        if matched is not None:
            return make(field, *matched.groups())
    return Mistake(field, message.replace("`", ""), "")


def _missing(field: str, name: str) -> Mistake:
    return Mistake(_within(field, name), "is missing", "give a value")


def _unknown(field: str, name: str) -> Mistake:
    return Mistake(_within(field, name), "is not known here", "omit it")


def _wrong_kind(field: str, wanted: str, given: str) -> Mistake:
    return Mistake(field, f"is {_kinds(given)}", f"give {_kinds(wanted)}")


def _wrong_length(field: str, kind: str, sign: str, limit: str) -> Mistake:
    things = "character" if kind.startswith("str") else "item"
    things += "" if limit == "1" else "s"
    wrong, most = ("is too short", "at least") if sign == ">=" else ("is too long", "at most")
    return Mistake(field, wrong, f"give {most} {limit} {things}")


def _wrong_size(field: str, sign: str, limit: str) -> Mistake:
    bound = limit.removesuffix(".0")
    wrong, right = {
        ">=": (f"is less than {bound}", f"give {bound} or more"),
        "<=": (f"is more than {bound}", f"give {bound} or less"),
        ">": (f"is not more than {bound}", f"give more than {bound}"),
        "<": (f"is not less than {bound}", f"give less than {bound}"),
    }[sign]
    return Mistake(field, wrong, right)


def _choices(wanted: inspect.Type, steps: Sequence[str]) -> Iterator[Any]:
    """The values that a type offers at a place in it, such as `allowance` and `at_cap`."""
    match wanted:
        case inspect.Metadata(type=inner):
            yield from _choices(inner, steps)
        case inspect.UnionType(types=types):
            for one in types:
                yield from _choices(one, steps)
        case inspect.LiteralType(values=values) if not steps:
            yield from values
        case inspect.EnumType(cls=members) if not steps:
            yield from (one.value for one in members)
        case inspect.StructType(fields=fields) if steps:
            for field in fields:
                if field.encode_name == steps[0]:
                    yield from _choices(field.type, steps[1:])
        case inspect.CollectionType(item_type=inner) | inspect.DictType(value_type=inner) if steps:
            yield from _choices(inner, steps[1:])


def _one_of(choices: Sequence[Any]) -> str:
    if not choices:
        return "give another value"
    named = ", ".join(map(repr, choices[:_MAX_NAMED]))
    more = len(choices) - _MAX_NAMED
    return f"use one of {named} or {more} more" if more > 0 else f"use one of {named}"


def _within(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name


def _kinds(types: str) -> str:
    return " or ".join(_KINDS.get(one, one) for one in types.split(" | "))


_MESSAGES: Final[tuple[tuple[re.Pattern[str], Callable[..., Mistake]], ...]] = (
    (re.compile(r"Object missing required field `([^`]*)`"), _missing),
    (re.compile(r"Object contains unknown field `([^`]*)`"), _unknown),
    (re.compile(r"Expected `([^`]*)`, got `([^`]*)`"), _wrong_kind),
    (re.compile(r"Expected `([^`]*)` of length ([<>]=) (\d+)"), _wrong_length),
    (re.compile(r"Expected `[^`]*` ([<>]=?) (\S+)"), _wrong_size),
)
