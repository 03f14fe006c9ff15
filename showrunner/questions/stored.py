"""Forms as plain data, for whoever shows and checks a decision without the game in memory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from showrunner.errors import Unreadable
from showrunner.kernel import Text
from showrunner.questions.field import Field
from showrunner.questions.question import Form


def plain_form(form: Form) -> dict[str, Any]:
    """All that a form holds, by name: fields and texts as they are, without a question's rules."""
    return {name: getattr(form, name) for name in Form.__struct_fields__}


def form_of(plain: Mapping[str, Any]) -> Form:
    """The form again out of what became of it as JSON; its texts are texts already.

    A game's own fields are known once the game was imported. Raises msgspec.ValidationError, and
    KeyError for a field of no kind that is known.
    """
    return Form(**_values(Form, plain))


def _values(kind: type[msgspec.Struct], plain: Mapping[str, Any]) -> dict[str, Any]:
    types = _types(kind)
    return {name: _value(types[name], value) for name, value in plain.items() if name in types}


def _value(kind: Any, value: Any) -> Any:
    if kind == dict[str, Field]:
        return {name: _field(inner) for name, inner in value.items()}
    if isinstance(kind, type) and issubclass(kind, Field):
        return _field(value)
    if isinstance(value, Text):
        return value
    return msgspec.convert(value, kind, str_keys=True)


def _field(plain: Mapping[str, Any]) -> Field:
    kind = _field_kind(plain["type"])
    return kind(**_values(kind, plain))


@cache
def _types(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {one.name: one.type for one in msgspec.structs.fields(kind)}


@cache
def _field_kind(tag: str) -> type[Field]:
    for kind in _below(Field):
        if kind.__struct_config__.tag == tag:
            return kind
    raise Unreadable(f"there is no field of the kind {tag!r}")


def _below(kind: type[Field]) -> Iterator[type[Field]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)
