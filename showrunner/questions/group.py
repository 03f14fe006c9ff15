"""A field that is itself a small form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from typing_extensions import override

from showrunner.errors import Problem, suggest
from showrunner.kernel import Dice
from showrunner.questions.field import REQUIRED, Field, Plain, Schema, Seal, shown
from showrunner.questions.values import Flag, Number

MAX_UNKNOWN_NAMED = 10
"""How many unknown fields an error names at most."""


class Fields(Field, frozen=True, kw_only=True, tag="fields"):
    """Named fields filled in together. With `may_pass`, the whole group may be null instead."""

    fields: dict[str, Field]
    may_pass: bool = False

    @override
    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        if value is None and self.may_pass:
            return None
        return read_fields(self.fields, path, value, seal, problems)

    @override
    def nearest(self, wish: object, default: Plain) -> Plain:
        """Each field on its own, if the default has a value for all of them."""
        if isinstance(wish, Mapping) and isinstance(default, Mapping):
            wish = nearest_fields(self.fields, wish, default)
        return super().nearest(wish, default)

    @override
    def schema(self) -> Schema:
        return {
            "type": ["object", "null"] if self.may_pass else "object",
            "properties": {name: field.schema() for name, field in self.fields.items()},
            "required": list(self.fields),
            "additionalProperties": False,
            **({"description": self.describe()} if self.label or self.may_pass else {}),
        }

    @override
    def limits(self) -> Schema:
        return {"properties": {name: field.exact_schema() for name, field in self.fields.items()}}

    @override
    def words(self) -> str:
        return named_fields(self.fields) + (", or null" if self.may_pass else "")

    @override
    def in_words(self, value: Plain) -> str:
        return "nothing" if value is None else fields_in_words(self.fields, value)

    @override
    def legal(self) -> Iterator[Plain]:
        if self.may_pass:
            yield None
        yield from combined(list(self.fields.items()))

    @override
    def has_one_value(self) -> bool:
        return not self.may_pass and all(field.has_one_value() for field in self.fields.values())

    @override
    def random(self, dice: Dice) -> Plain:
        if self.may_pass and dice.below(2):
            return None
        return {name: field.random(dice) for name, field in self.fields.items()}


def named_fields(fields: Mapping[str, Field]) -> str:
    """The fields to fill in, as part of a sentence."""
    return f"an object with {', '.join(fields)}"


def fields_in_words(fields: Mapping[str, Field], plain: Mapping[str, Plain]) -> str:
    """What a value chooses in each field, in words; what it says is left out.

    A field without another needs no name, unless it is a number, or yes or no.
    """
    chosen = {name: field for name, field in fields.items() if not field.speaks and name in plain}
    words = {name: field.in_words(plain[name]) for name, field in chosen.items()}
    if len(words) == 1 and not isinstance(next(iter(chosen.values())), Number | Flag):
        return "".join(words.values())
    named = [f"{name.replace('_', ' ')}: {said}" for name, said in words.items()]
    return "; ".join(named) or "nothing"


def read_fields(
    fields: Mapping[str, Field], path: str, value: object, seal: Seal, problems: list[Problem]
) -> dict[str, Plain]:
    """Each field's value in its normal form. Appends what is wrong to `problems`."""
    if type(value) is not dict and not isinstance(value, Mapping):
        right = f"give {named_fields(fields)}"
        problems.append(Problem(path, f"{shown(value)} is not an object", right))
        return {}
    below = path + "." if path else ""
    plain = {}
    given = 0
    for name, field in fields.items():
        if name in value:
            given += 1
            plain[name] = field.read(below + name, value[name], seal, problems)
        elif (missing := field.when_missing()) is not REQUIRED:
            plain[name] = missing
        else:
            problems.append(Problem(below + name, "is missing", f"give {field.words()}"))
    if given < len(value):
        for name in islice((name for name in value if name not in fields), MAX_UNKNOWN_NAMED):
            unknown = below + shown(name).strip("'")
            problems.append(Problem(unknown, "there is no such field", suggest(str(name), fields)))
    return plain


def nearest_fields(
    fields: Mapping[str, Field], wish: Mapping[str, object], default: Mapping[str, Plain]
) -> dict[str, Plain]:
    """The legal value nearest to the wish for each field, or its default if the wish omits it."""
    return {
        name: field.nearest(wish[name], default[name]) if name in wish else default[name]
        for name, field in fields.items()
    }


def combined(fields: Sequence[tuple[str, Field]]) -> Iterator[dict[str, Plain]]:
    """Every combination of the fields' legal values, lazily, because there may be millions."""
    if not fields:
        yield {}
        return
    (name, field), *rest = fields
    for value in field.legal():
        for others in combined(rest):
            yield {name: value, **others}
