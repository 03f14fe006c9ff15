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
"""Stands for the value of a field that an answer may not leave out."""


def unsealed(words: str) -> Text:
    """A text without a seal, for reading an answer that is not taken yet."""
    return Text("", words)


class Field(Struct, frozen=True, kw_only=True, tag_field="type"):
    """One thing to fill in. Each kind of field says everything about itself, in one place.

    `label` is what is asked for, in words; `help` is what else one should know.
    """

    label: str = ""
    help: str = ""

    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        """The value in its normal form; what is wrong with it goes into `problems`."""
        raise NotImplementedError

    def when_missing(self) -> Plain:
        """The value where an answer leaves the field out; REQUIRED where it may not."""
        return REQUIRED

    def nearest(self, wish: object, default: Plain) -> Plain:
        """The wish where it is legal, else what is legal of it, else the default."""
        problems: list[Problem] = []
        self.read("", wish, unsealed, problems)
        return default if problems else wish

    def schema(self) -> Schema:
        """A JSON schema in the strict subset: nothing optional, nothing extra, limits in words."""
        raise NotImplementedError

    def exact_schema(self) -> Schema:
        """The JSON schema with its limits also as keywords, which the strict subset lacks."""
        return {**self.schema(), **self.limits()}

    def limits(self) -> Schema:
        """The keywords of JSON Schema that say ranges, sizes and uniqueness."""
        return {}

    def words(self) -> str:
        """What is legal, in words, as after "give": `one of ada, ben`."""
        raise NotImplementedError

    def legal(self) -> Iterator[Plain]:
        """Every legal value, lazily; a text gives one stand-in for all texts."""
        raise NotImplementedError

    def only(self) -> bool:
        """Whether there is just one legal value."""
        raise NotImplementedError

    def random(self, dice: Dice) -> Plain:
        """A legal value, drawn."""
        raise NotImplementedError

    def describe(self) -> str:
        """Label, help and limits as one description."""
        parts = filter(None, (self.label, self.help, "Give " + self.words()))
        return " ".join(part if part.endswith(SENTENCE_ENDS) else part + "." for part in parts)


class Option(Struct, frozen=True):
    """One thing that may be chosen: its value, its name for people, and a remark."""

    value: str
    label: str = ""
    note: str = ""

    def __str__(self) -> str:
        """The value, with the name where that says more."""
        return (
            f"{self.value} ({self.label})"
            if self.label and self.label != self.value
            else self.value
        )


def options(values: Iterable[str | Option]) -> tuple[Option, ...]:
    """Options out of values or ready-made options."""
    return tuple(value if isinstance(value, Option) else Option(value) for value in values)


def listed(choices: Sequence[Option]) -> str:
    """The options' values, for a sentence."""
    return (
        ", ".join(option.value for option in choices) if choices else "nothing (there is no option)"
    )


def shown(value: object) -> str:
    """A wrong value, short enough to quote in a refusal."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list without end
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "…"
