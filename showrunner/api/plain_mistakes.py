"""Says in plain words what msgspec says of a request that has the wrong form."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

_KINDS: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "yes or no (true or false)",
    "array": "a list",
    "object": "an object with named values",
    "null": "nothing",
}
_WHOLE_BODY: Final = "data"
"""What Litestar calls the body as a whole."""


class Mistake(NamedTuple):
    """The field that is wrong (empty: the body), what is wrong, and what would be right."""

    field: str
    wrong: str
    right: str

    def __str__(self) -> str:
        """The mistake in one line."""
        words = f"{self.wrong}; {self.right}" if self.right else self.wrong
        return f"{self.field}: {words}" if self.field else words


def plain_mistake(field: str, message: str) -> Mistake:
    """A mistake in a field, from the message that msgspec gives."""
    message, _, place = message.partition(" - at `$")
    field = place.strip("`.") or field
    field = "" if field == _WHOLE_BODY else field.removeprefix(f"{_WHOLE_BODY}.")
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
    wrong = "is too small" if sign.startswith(">") else "is too large"
    words = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}[sign]
    return Mistake(field, wrong, f"give {words} {bound}")


def _not_a_choice(field: str, value: str) -> Mistake:
    return Mistake(field, f"{value} is not one of the choices", "choose one of those offered")


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
    (re.compile(r"Invalid enum value (.*)"), _not_a_choice),
)
