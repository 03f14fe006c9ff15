"""What every field of a question can do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from showrunner.errors import Problem
from showrunner.kernel import Dice, Text

Seal = Callable[[str], Text]
Schema = dict[str, Any]
SENTENCE_ENDS = (".", "!", "?", "…", ":")
Plain = Any
"""A field's value as plain data: what JSON can hold, with texts sealed."""
REQUIRED = object()
"""What `Field.when_missing` returns for a field that an answer must not omit."""


def unsealed(words: str) -> Text:
    """A text without a seal, for checking an answer that is not in the journal yet."""
    return Text("", words)


class Field(Struct, frozen=True, kw_only=True, tag_field="type"):
    """One field of a form. Each kind of field has everything about it in one class.

    `label` says what is asked for, and `help` what else somebody who answers should know.
    """

    label: str = ""
    help: str = ""

    speaks = False
    """Whether it holds what somebody says, not what they choose."""

    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        """The value in its normal form. Appends what is wrong with it to `problems`."""
        raise NotImplementedError

    def when_missing(self) -> Plain:
        """The value of a field that an answer omits, or REQUIRED if it must not be omitted."""
        return REQUIRED

    def nearest(self, wish: object, default: Plain) -> Plain:
        """The wish if it is legal, else the legal part of it, else the default."""
        problems: list[Problem] = []
        self.read("", wish, unsealed, problems)
        return default if problems else wish

    def schema(self) -> Schema:
        """A JSON schema in the strict subset: no optional or extra properties, limits in words."""
        raise NotImplementedError

    def exact_schema(self) -> Schema:
        """The JSON schema with its limits as keywords, too, which the strict subset forbids."""
        return {**self.schema(), **self.limits()}

    def limits(self) -> Schema:
        """The JSON Schema keywords for ranges, sizes and uniqueness."""
        return {}

    def words(self) -> str:
        """What is legal, in words that can follow "give", such as `one of ada, ben`."""
        raise NotImplementedError

    def in_words(self, value: Plain) -> str:
        """What a legal value chooses, in words."""
        raise NotImplementedError

    def legal(self) -> Iterator[Plain]:
        """Every legal value, lazily. A field for text yields one example text."""
        raise NotImplementedError

    def has_one_value(self) -> bool:
        """Whether there is only one legal value."""
        raise NotImplementedError

    def random(self, dice: Dice) -> Plain:
        """A random legal value."""
        raise NotImplementedError

    def describe(self) -> str:
        """The field's label, help and limits as one description."""
        parts = filter(None, (self.label, self.help, "Give " + self.words()))
        return " ".join(part if part.endswith(SENTENCE_ENDS) else part + "." for part in parts)


class Option(Struct, frozen=True):
    """One thing that may be chosen: its value, its name for people, and a note about it."""

    value: str
    label: str = ""
    note: str = ""

    def __str__(self) -> str:
        """The value, followed by the name if that is different."""
        return (
            f"{self.value} ({self.label})"
            if self.label and self.label != self.value
            else self.value
        )


def options(values: Iterable[str | Option]) -> tuple[Option, ...]:
    """Options from plain values; what is an option already stays as it is."""
    return tuple(value if isinstance(value, Option) else Option(value) for value in values)


def labelled(choices: Iterable[Option], value: str) -> str:
    """The name for people of the option with this value."""
    return next((option.label for option in choices if option.value == value), "") or value


def listed(choices: Sequence[Option]) -> str:
    """The options' values as a list in a sentence."""
    return (
        ", ".join(option.value for option in choices) if choices else "nothing (there is no option)"
    )


def shown(value: object) -> str:
    """A wrong value, shortened to quote it in an error."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, or very deeply nested lists
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "…"
