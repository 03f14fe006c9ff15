"""A field that is itself a small form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from showrunner.errors import Problem, suggest
from showrunner.kernel import Dice
from showrunner.questions.field import REQUIRED, Field, Plain, Schema, Seal, shown

MOST_UNKNOWN = 10
"""So many unknown fields are named in a refusal; an answer may have any number of them."""


class Fields(Field, frozen=True, kw_only=True, tag="fields"):
    """Named fields filled in together; with `may_pass`, or left out as a whole (null)."""

    fields: dict[str, Field]
    may_pass: bool = False

    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        """See Field."""
        if value is None and self.may_pass:
            return None
        return read_fields(self.fields, path, value, seal, problems)

    def nearest(self, wish: object, default: Plain) -> Plain:
        """See Field. Each field by itself, where the default fills in all of them."""
        if isinstance(wish, Mapping) and isinstance(default, Mapping):
            wish = nearest_fields(self.fields, wish, default)
        return super().nearest(wish, default)

    def schema(self) -> Schema:
        """See Field."""
        return {
            "type": ["object", "null"] if self.may_pass else "object",
            "properties": {name: field.schema() for name, field in self.fields.items()},
            "required": list(self.fields),
            "additionalProperties": False,
            **({"description": self.describe()} if self.label or self.may_pass else {}),
        }

    def limits(self) -> Schema:
        """See Field."""
        return {"properties": {name: one.exact_schema() for name, one in self.fields.items()}}

    def words(self) -> str:
        """See Field."""
        return named_fields(self.fields) + (", or null" if self.may_pass else "")

    def legal(self) -> Iterator[Plain]:
        """See Field."""
        if self.may_pass:
            yield None
        yield from combined(list(self.fields.items()))

    def only(self) -> bool:
        """See Field."""
        return not self.may_pass and all(field.only() for field in self.fields.values())

    def random(self, dice: Dice) -> Plain:
        """See Field."""
        if self.may_pass and dice.below(2):
            return None
        return {name: field.random(dice) for name, field in self.fields.items()}


def named_fields(fields: Mapping[str, Field]) -> str:
    """What to fill in, in words."""
    return f"an object with {', '.join(fields)}"


def read_fields(
    fields: Mapping[str, Field], path: str, value: object, seal: Seal, problems: list[Problem]
) -> dict[str, Plain]:
    """Each field's value in its normal form; what is wrong goes into `problems`."""
    if type(value) is not dict and not isinstance(value, Mapping):
        right = f"give {named_fields(fields)}"
        problems.append(Problem(path, f"{shown(value)} is no object", right))
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
        for name in islice((name for name in value if name not in fields), MOST_UNKNOWN):
            unknown = below + shown(name).strip("'")
            problems.append(Problem(unknown, "there is no such field", suggest(str(name), fields)))
    return plain


def nearest_fields(
    fields: Mapping[str, Field], wish: Mapping[str, object], default: Mapping[str, Plain]
) -> dict[str, Plain]:
    """For each field what is nearest to the wish; the default where nothing is wished."""
    return {
        name: field.nearest(wish[name], default[name]) if name in wish else default[name]
        for name, field in fields.items()
    }


def combined(fields: Sequence[tuple[str, Field]]) -> Iterator[dict[str, Plain]]:
    """Every combination of the fields' legal values, lazily: a subset may have millions."""
    if not fields:
        yield {}
        return
    (name, field), *rest = fields
    for value in field.legal():
        for others in combined(rest):
            yield {name: value, **others}
