"""A field that can be filled in as a form, or written as lines in a notation of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from typing_extensions import override

from showrunner.errors import Problem, Unreadable
from showrunner.kernel import Dice
from showrunner.questions.field import Field, Plain, Schema, Seal, shown
from showrunner.questions.group import Fields

MAX_TEXT_CHARACTERS = 20_000
"""How many characters of a text are read; the rest is ignored."""
NORMAL_FORM_KEYS = {"lines", "refused"}


class Refusal(NamedTuple):
    """A line that does not count: its number (from 1), an error code, and what would be right."""

    line: int
    code: str
    right: str


class ParsedLines(NamedTuple):
    """Parsed lines: those that count, in their normal form, and those that were refused."""

    lines: tuple[str, ...]
    refused: tuple[Refusal, ...] = ()


class Notated(Field, frozen=True, kw_only=True, tag="notated"):
    """A field that is filled in as a form, or written as lines in the game's notation.

    The same parser reads both, and both give the same plain value: the `lines` in their normal
    form, and the `refused` ones by line number and code. A refused line does not make the answer
    illegal: the other lines count. The plain value holds no words of the player's own.

    A game derives its own class from this one and adds what its parser needs to know. `form` offers
    every choice; `notation` explains the lines.
    """

    form: Fields
    notation: str
    most_lines: int = 200

    def parse(self, lines: Sequence[str]) -> ParsedLines:
        """Parse lines. Never raises. Lines in normal form must stay as they are."""
        raise NotImplementedError

    def to_lines(self, filled: Mapping[str, Any]) -> list[str]:
        """Convert a filled-in form to lines. Raises Unreadable saying what is wrong with it."""
        raise NotImplementedError

    def right(self, code: str) -> str | None:
        """What would be right instead of an error with this code; None for an unknown code."""
        raise NotImplementedError

    def parse_value(self, value: object) -> ParsedLines:
        """Parse a value in any of its forms, such as to show refused lines. Raises Unreadable."""
        if isinstance(value, str):
            return self._parse_first_lines(value[:MAX_TEXT_CHARACTERS].splitlines())
        if isinstance(value, Mapping) and value.keys() == NORMAL_FORM_KEYS:
            return self._parse_normal_form(value["lines"], value["refused"])
        if isinstance(value, Mapping):
            return self._parse_first_lines(self.to_lines(value))
        if isinstance(value, list | tuple) and all(isinstance(line, str) for line in value):
            return self._parse_first_lines([line[:MAX_TEXT_CHARACTERS] for line in value])
        raise Unreadable(f"{shown(value)} is neither lines nor a form")

    def _parse_first_lines(self, lines: Sequence[str]) -> ParsedLines:
        return self.parse(lines[: self.most_lines])

    def _parse_normal_form(self, lines: object, refused: object) -> ParsedLines:
        """The value that `plain_of` wrote, such as one from a journal."""
        if not isinstance(lines, list | tuple) or not all(isinstance(line, str) for line in lines):
            raise Unreadable("`lines` is not a list of texts")
        parsed = self._parse_first_lines(lines)
        if parsed.refused or parsed.lines != tuple(lines):
            raise Unreadable("`lines` is not in its normal form")
        if not isinstance(refused, list | tuple) or len(refused) > self.most_lines:
            raise Unreadable(f"`refused` is not a list of at most {self.most_lines} items")
        return ParsedLines(parsed.lines, tuple(map(self._refusal, refused)))

    def _refusal(self, plain: object) -> Refusal:
        if isinstance(plain, Mapping) and plain.keys() == {"line", "code"}:
            line, code = plain["line"], plain["code"]
            right = self.right(code) if isinstance(code, str) else None
            if right is not None and type(line) is int and 1 <= line <= self.most_lines:
                return Refusal(line, code, right)
        raise Unreadable("`refused` is not a list of line numbers and codes")

    # -- what every field has ----------------------------------------------------------------------

    @override
    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        try:
            return plain_of(self.parse_value(value))
        except ValueError as problem:
            problems.append(Problem(path, str(problem), f"give {self.words()}"))
            return plain_of(ParsedLines(()))

    @override
    def schema(self) -> Schema:
        lines: Schema = {"type": "string", "description": self.notation}
        return {"anyOf": [self.form.schema(), lines], "description": self.describe()}

    @override
    def limits(self) -> Schema:
        _, lines = self.schema()["anyOf"]
        return {"anyOf": [self.form.exact_schema(), lines]}

    @override
    def words(self) -> str:
        return f"{self.form.words()}, or a text of lines"

    @override
    def in_words(self, value: Plain) -> str:
        return "; ".join(value["lines"]) or "nothing"

    @override
    def legal(self) -> Iterator[Plain]:
        for filled in self.form.legal():
            parsed = self.parse(self.to_lines(filled))
            if not parsed.refused:
                yield plain_of(parsed)

    @override
    def has_one_value(self) -> bool:
        return self.form.has_one_value()

    @override
    def random(self, dice: Dice) -> Plain:
        """A random form, without the lines that the parser refuses."""
        parsed = self.parse(self.to_lines(self.form.random(dice)))
        return plain_of(ParsedLines(parsed.lines))


def plain_of(parsed: ParsedLines) -> Plain:
    """Parsed lines as plain data, in the normal form."""
    refused = tuple({"line": refusal.line, "code": refusal.code} for refusal in parsed.refused)
    return {"lines": parsed.lines, "refused": refused}
