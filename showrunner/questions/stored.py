"""Forms as plain data, so that a decision can be shown and checked without its season in memory."""

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
    """The attributes of a form by name, without those that only a question has."""
    return {name: getattr(form, name) for name in Form.__struct_fields__}


def form_of(plain: Mapping[str, Any]) -> Form:
    """The form that was stored as JSON; its texts must have been decoded already.

    The game must have been imported if it has kinds of field of its own. Raises
    msgspec.ValidationError, or KeyError for an unknown kind of field.
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
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


@cache
def _field_kind(tag: str) -> type[Field]:
    for kind in _all_subclasses(Field):
        if kind.__struct_config__.tag == tag:
            return kind
    raise Unreadable(f"there is no field of the kind {tag!r}")


def _all_subclasses(kind: type[Field]) -> Iterator[type[Field]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _all_subclasses(subclass)
