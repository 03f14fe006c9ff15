"""Fields that hold a number, yes or no, or text."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

from typing_extensions import override

from showrunner.errors import Problem
from showrunner.kernel import Dice, Text
from showrunner.questions.field import Field, Plain, Schema, Seal, shown


class Number(Field, frozen=True, kw_only=True, tag="number"):
    """A whole number from `least` to `most` inclusive. With `may_pass`, null is legal, too."""

    least: int = 0
    most: int
    may_pass: bool = False

    @override
    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        if value is None and self.may_pass:
            return None
        if isinstance(value, float) and math.isfinite(value) and value.is_integer():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            problems.append(
                Problem(path, f"{shown(value)} is not a whole number", f"give {self.words()}")
            )
            return self.least
        if not self.least <= value <= self.most:
            wrong = (
                f"{shown(value)} is out of range"
                if abs(value) < 10**18
                else "the number is out of range"
            )
            problems.append(Problem(path, wrong, f"give {self.words()}"))
            return self.least
        return value

    @override
    def schema(self) -> Schema:
        return {
            "type": ["integer", "null"] if self.may_pass else "integer",
            "description": self.describe(),
        }

    @override
    def limits(self) -> Schema:
        return {"minimum": self.least, "maximum": self.most}

    @override
    def words(self) -> str:
        or_null = ", or null" if self.may_pass else ""
        if self.least == self.most:
            return f"{self.least}{or_null}"
        return f"a whole number from {self.least} to {self.most}{or_null}"

    @override
    def in_words(self, value: Plain) -> str:
        return "nothing" if value is None else str(value)

    @override
    def legal(self) -> Iterator[Plain]:
        if self.may_pass:
            yield None
        yield from range(self.least, self.most + 1)

    @override
    def has_one_value(self) -> bool:
        return self.least == self.most and not self.may_pass

    @override
    def random(self, dice: Dice) -> Plain:
        if self.may_pass and dice.chance(1, 4):
            return None
        return self.least + dice.below(self.most - self.least + 1)


class Flag(Field, frozen=True, kw_only=True, tag="flag"):
    """Yes or no."""

    @override
    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        if value is True or value is False:
            return value
        problems.append(
            Problem(path, f"{shown(value)} is neither yes nor no", f"give {self.words()}")
        )
        return False

    @override
    def schema(self) -> Schema:
        return {"type": "boolean", "description": self.describe()}

    @override
    def words(self) -> str:
        return "true or false"

    @override
    def in_words(self, value: Plain) -> str:
        return "yes" if value else "no"

    @override
    def legal(self) -> Iterator[Plain]:
        yield False
        yield True

    @override
    def has_one_value(self) -> bool:
        return False

    @override
    def random(self, dice: Dice) -> Plain:
        return bool(dice.below(2))


CUT_MARK = " [cut]"
MAX_CHARACTERS_PER_WORD = 40
"""The limit of a text in characters, as a multiple of its limit in words."""

RANDOM_WORDS = ("yes", "no", "rice", "fire", "tide", "maybe", "tonight", "listen", "rope", "salt")


class Words(Field, frozen=True, kw_only=True, tag="words"):
    """Free text of at most `most_words` words. With `may_pass`, null is legal, too.

    `most_characters` is for games that count characters; the default is a generous number for each
    word. With `cut`, a longer text is cut at the end of a sentence or word and marked; without, it
    is refused.
    """

    most_words: int
    may_pass: bool = False
    cut: bool = False
    most_characters: int | None = None

    speaks = True

    @override
    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        """A text that is sealed already (from a journal) is accepted unchanged."""
        if isinstance(value, Text):
            return value
        if value is None and self.may_pass:
            return None
        if not isinstance(value, str):
            problems.append(Problem(path, f"{shown(value)} is not a text", f"give {self.words()}"))
            return None
        text = value if value.isprintable() else cleaned(value)
        text = text.strip()
        if not text:
            if not self.may_pass:
                problems.append(Problem(path, "there are no words", f"give {self.words()}"))
            return None
        if too_long(text, self.most_words, self.most_characters):
            if not self.cut:
                wrong = f"the text has {len(text.split())} words and {len(text)} characters"
                problems.append(Problem(path, wrong, f"give {self.words()}"))
                return None
            text = shortened(text, self.most_words, self.most_characters)
        return seal(text)

    @override
    def schema(self) -> Schema:
        return {
            "type": ["string", "null"] if self.may_pass else "string",
            "description": self.describe(),
        }

    @override
    def words(self) -> str:
        limit = f"{self.most_words} words"
        if self.most_characters is not None:
            limit = f"{self.most_characters} characters"
        return f"a text of at most {limit}" + (", or null to say nothing" if self.may_pass else "")

    @override
    def in_words(self, value: Plain) -> str:
        return "nothing" if value is None else str(value)

    @override
    def legal(self) -> Iterator[Plain]:
        if self.may_pass:
            yield None
        yield "…"

    @override
    def has_one_value(self) -> bool:
        return False

    @override
    def random(self, dice: Dice) -> Plain:
        if self.may_pass and dice.chance(1, 4):
            return None
        return " ".join(
            dice.pick(RANDOM_WORDS) for _ in range(1 + dice.below(min(6, self.most_words)))
        )


@cache
def _control_characters() -> dict[int, str | None]:
    replacements = {9: " ", 10: "\n"}
    return {code: replacements.get(code) for code in (*range(32), *range(127, 160))}


def cleaned(text: str) -> str:
    """The text without control characters and lone surrogates, which cannot be displayed."""
    return text.encode("utf-8", "replace").decode().translate(_control_characters())


def too_long(text: str, most_words: int, most_characters: int | None = None) -> bool:
    """Whether a text has too many words or, by default in proportion to these, characters."""
    longest = most_words * MAX_CHARACTERS_PER_WORD if most_characters is None else most_characters
    if len(text) <= min(most_words, longest):
        return False
    return len(text) > longest or len(text.split()) > most_words


def shortened(text: str, most_words: int, most_characters: int | None = None) -> str:
    """The text cut to its limit: after a sentence that ends in the second half, else after a word.

    Only a first word that is over the limit on its own is cut in the middle.
    """
    longest = most_words * MAX_CHARACTERS_PER_WORD if most_characters is None else most_characters
    word_ends = [match.end() for match in islice(re.finditer(r"\S+", text), most_words)]
    cut = text[: max((end for end in word_ends if end <= longest), default=longest)]
    sentence_ends = [match.end() for match in re.finditer(r"[.!?…][\"'”’)]*(?=\s|$)", cut)]
    if sentence_ends and sentence_ends[-1] * 2 >= len(cut):
        cut = cut[: sentence_ends[-1]]
    return cut.rstrip() + CUT_MARK
