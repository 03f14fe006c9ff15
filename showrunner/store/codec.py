"""Converts entries, facts, forms and settings to and from JSON, with each text as its seal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields
from functools import cache, reduce
from operator import or_
from typing import Any, get_args

import msgspec

from showrunner.errors import Misused, Unreadable
from showrunner.formats.facts import Fact
from showrunner.formats.format import load_format
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import (
    Answer,
    Audience,
    Entry,
    Hold,
    Memo,
    Order,
    Reseed,
    Ruling,
    Text,
    Told,
)
from showrunner.kernel.entries import By
from showrunner.questions import Form, form_of

KINDS: dict[str, type[Entry]] = {
    "answer": Answer,
    "order": Order,
    "memo": Memo,
    "hold": Hold,
    "ruling": Ruling,
    "reseed": Reseed,
}
NAMES = {kind: name for name, kind in KINDS.items()}
_REQUIRED = object()


def _default(field: Field[Any]) -> object:
    if field.default_factory is not MISSING:
        return field.default_factory()
    return _REQUIRED if field.default is MISSING else field.default


DEFAULTS = {
    kind: {field.name: _default(field) for field in fields(kind)} for kind in KINDS.values()
}

_NESTED = (dict, list)

Words = Mapping[str, str | None]
"""The words of texts by their seals; None if they were erased."""


class TextEncoder:
    """Encodes to JSON, with each text as `{"seal": …}`, and collects the texts' words by seal."""

    def __init__(self) -> None:
        self.words: dict[str, str | None] = {}
        self._encoder = msgspec.json.Encoder(enc_hook=self._text)

    def _text(self, value: object) -> object:
        if isinstance(value, Text):
            self.words[value.seal] = value.words
            return {"seal": value.seal}
        raise Misused(f"a {type(value).__name__} cannot be stored")

    def encode(self, value: object) -> str:
        """The value as JSON."""
        return self._encoder.encode(value).decode()


def restore_texts(value: Any, words: Words | None = None) -> Any:
    """Plain data with each `{"seal": …}` replaced by a `Text`.

    Its words come from `words`, or from the key "words" beside the seal if `words` is None.
    """
    if isinstance(value, dict):
        if "seal" in value and value.keys() <= {"seal", "words"}:
            seal = value["seal"]
            return Text(seal, value.get("words") if words is None else words.get(seal))
        return {
            name: restore_texts(inner, words) if type(inner) in _NESTED else inner
            for name, inner in value.items()
        }
    if isinstance(value, list):
        return [restore_texts(inner, words) if type(inner) in _NESTED else inner for inner in value]
    return value


# -- entries ---------------------------------------------------------------------------------------


def plain_entry(entry: Entry) -> dict[str, Any]:
    """An entry's fields, without those that have their default value."""
    return {
        name: value
        for name, default in DEFAULTS[type(entry)].items()
        if (value := getattr(entry, name)) != default
    }


def entry_of(kind: str, plain: Mapping[str, Any]) -> Entry:
    """The entry of this kind with these fields. Raises Unreadable saying what is wrong."""
    if kind not in KINDS:
        raise Unreadable(f"there is no entry of kind {kind!r}: give one of {', '.join(KINDS)}")
    arguments = dict(plain)
    if isinstance(arguments.get("kinds"), list):
        arguments["kinds"] = tuple(arguments["kinds"])
    try:
        entry = KINDS[kind](**arguments)
    except TypeError as problem:
        raise Unreadable(f"not a valid {kind}: {problem}") from None
    for name in DEFAULTS[type(entry)]:
        value = getattr(entry, name)
        if not _fits(entry, name, value):
            raise Unreadable(f"not a valid {kind}: {name} is {value!r}")
    return entry


def _fits(entry: Entry, name: str, value: object) -> bool:
    if name == "by" and isinstance(entry, Answer):
        return value in get_args(By)
    match name:
        case "value" | "terms" | "thought" | "details":
            return isinstance(value, dict)
        case "kinds":
            return isinstance(value, tuple) and all(isinstance(kind, str) for kind in value)
        case "text":
            return isinstance(value, str | Text)
        case _:
            return isinstance(value, str)


# -- facts -----------------------------------------------------------------------------------------


def read_told(row: Any, format: str, words: Words) -> Told[Fact]:
    """The fact in a row, with its audience. Raises Unreadable if the format has no such fact."""
    plain = restore_texts(msgspec.json.decode(row.body), words)
    try:
        fact = msgspec.convert(plain, _kinds(format), dec_hook=text_as_it_is, str_keys=True)
    except msgspec.ValidationError as problem:
        raise Unreadable(f"fact {row.number} cannot be read: {problem}") from None
    return Told(row.number, row.entry, Audience.from_code(row.audience), fact, row.reveals)


@cache
def _kinds(format: str) -> Any:
    return reduce(or_, load_format(format).facts)


def text_as_it_is(kind: type, value: object) -> object:
    """A `dec_hook` for msgspec for data in which texts are restored already. Raises Unreadable."""
    if isinstance(value, kind):
        return value
    raise Unreadable(f"Expected {kind.__name__}")


# -- forms -----------------------------------------------------------------------------------------


def read_form(plain: Any, words: Words) -> Form:
    """The form of a decision from its stored JSON. Its format must have been loaded."""
    return form_of(restore_texts(plain, words))


def seals_in(value: Any) -> set[str]:
    """The seals of all texts in stored data."""
    if isinstance(value, dict):
        if value.keys() == {"seal"}:
            return {value["seal"]}
        return set[str]().union(*map(seals_in, value.values()))
    if isinstance(value, list):
        return set[str]().union(*map(seals_in, value))
    return set()


# -- settings --------------------------------------------------------------------------------------


def read_settings(body: str, words: Words) -> SeasonSettings:
    """A season's settings from JSON, with the words of their texts."""
    plain = restore_texts(msgspec.json.decode(body), words)
    return msgspec.convert(plain, SeasonSettings, dec_hook=text_as_it_is)
