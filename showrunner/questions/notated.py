"""A field that can be filled in as a form, or written in a notation of the game's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from showrunner.errors import Problem, Unreadable
from showrunner.kernel import Dice
from showrunner.questions.field import Field, Plain, Schema, Seal, shown
from showrunner.questions.group import Fields

LONGEST_TEXT = 20_000
"""So many characters of a text are read; what follows is nobody's game."""
NORMAL_FORM = {"lines", "refused"}


class Refusal(NamedTuple):
    """A line that does not count: its number (from 1), the code of what is wrong, what is right."""

    line: int
    code: str
    right: str


class Reading(NamedTuple):
    """What lines come to: those that count, in their normal form, and those that do not."""

    lines: tuple[str, ...]
    refused: tuple[Refusal, ...] = ()


class Notated(Field, frozen=True, kw_only=True, tag="notated"):
    """A form that is filled in field by field, or written as lines in the game's notation.

    Both ways are read by one parser and give the same plain value: `lines` in their normal form,
    and what was `refused`, by line and code. A refused line makes no answer illegal: the others
    stand. Nothing that somebody wrote stays in the plain value but what the notation knows.

    A game derives its own kind and gives it what its parser needs to know. `form` offers every
    choice; `notation` explains the lines.
    """

    form: Fields
    notation: str
    most_lines: int = 200

    def parse(self, lines: Sequence[str]) -> Reading:
        """Read lines. Never raises; the normal form of lines is read as it is."""
        raise NotImplementedError

    def written(self, filled: Mapping[str, Any]) -> list[str]:
        """The form's value as lines. Raises Unreadable, in words, for what is no such form."""
        raise NotImplementedError

    def right(self, code: str) -> str | None:
        """What would be right where this code says what is wrong; None if there is no such."""
        raise NotImplementedError

    def reading(self, value: object) -> Reading:
        """What a value comes to, for whoever wants to say so at once. Raises Unreadable."""
        if isinstance(value, str):
            return self._reading(value[:LONGEST_TEXT].splitlines())
        if isinstance(value, Mapping) and value.keys() == NORMAL_FORM:
            return self._kept(value["lines"], value["refused"])
        if isinstance(value, Mapping):
            return self._reading(self.written(value))
        if isinstance(value, list | tuple) and all(isinstance(line, str) for line in value):
            return self._reading([line[:LONGEST_TEXT] for line in value])
        raise Unreadable(f"{shown(value)} is neither lines nor a form")

    def _reading(self, lines: Sequence[str]) -> Reading:
        return self.parse(lines[: self.most_lines])

    def _kept(self, lines: object, refused: object) -> Reading:
        """The normal form again, as a journal gives it back."""
        if not isinstance(lines, list | tuple) or not all(isinstance(line, str) for line in lines):
            raise Unreadable("the lines are no list of texts")
        read = self._reading(lines)
        if read.refused or read.lines != tuple(lines):
            raise Unreadable("the lines are not in their normal form")
        if not isinstance(refused, list | tuple) or len(refused) > self.most_lines:
            raise Unreadable("what was refused is no list")
        return Reading(read.lines, tuple(map(self._refusal, refused)))

    def _refusal(self, plain: object) -> Refusal:
        if isinstance(plain, Mapping) and plain.keys() == {"line", "code"}:
            line, code = plain["line"], plain["code"]
            right = self.right(code) if isinstance(code, str) else None
            if right is not None and type(line) is int and 1 <= line <= self.most_lines:
                return Refusal(line, code, right)
        raise Unreadable("what was refused is no list of lines and codes")

    # -- what every field can do -------------------------------------------------------------------

    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        """See Field."""
        try:
            return plain_of(self.reading(value))
        except ValueError as problem:
            problems.append(Problem(path, str(problem), f"give {self.words()}"))
            return plain_of(Reading(()))

    def schema(self) -> Schema:
        """See Field."""
        lines: Schema = {"type": "string", "description": self.notation}
        return {"anyOf": [self.form.schema(), lines], "description": self.describe()}

    def limits(self) -> Schema:
        """See Field."""
        _, lines = self.schema()["anyOf"]
        return {"anyOf": [self.form.exact_schema(), lines]}

    def words(self) -> str:
        """See Field."""
        return f"{self.form.words()}, or a text of lines"

    def legal(self) -> Iterator[Plain]:
        """See Field."""
        for filled in self.form.legal():
            read = self.parse(self.written(filled))
            if not read.refused:
                yield plain_of(read)

    def only(self) -> bool:
        """See Field."""
        return self.form.only()

    def random(self, dice: Dice) -> Plain:
        """See Field. What the parser refuses of a random form is left away."""
        read = self.parse(self.written(self.form.random(dice)))
        return plain_of(Reading(read.lines))


def plain_of(read: Reading) -> Plain:
    """A reading as plain data."""
    refused = tuple({"line": each.line, "code": each.code} for each in read.refused)
    return {"lines": read.lines, "refused": refused}
