"""Fields that hold a value of their own: a number, a flag, words."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

from showrunner.errors import Problem
from showrunner.kernel import Dice, Text
from showrunner.questions.field import Field, Plain, Schema, Seal, shown


class Number(Field, frozen=True, kw_only=True, tag="number"):
    """A whole number from `least` to `most`, both included; with `may_pass`, or none (null)."""

    least: int = 0
    most: int
    may_pass: bool = False

    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        """See Field."""
        if value is None and self.may_pass:
            return None
        if isinstance(value, float) and math.isfinite(value) and value.is_integer():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            problems.append(
                Problem(path, f"{shown(value)} is no whole number", f"give {self.words()}")
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

    def schema(self) -> Schema:
        """See Field."""
        return {
            "type": ["integer", "null"] if self.may_pass else "integer",
            "description": self.describe(),
        }

    def limits(self) -> Schema:
        """See Field."""
        return {"minimum": self.least, "maximum": self.most}

    def words(self) -> str:
        """See Field."""
        or_null = ", or null" if self.may_pass else ""
        if self.least == self.most:
            return f"{self.least}{or_null}"
        return f"a whole number from {self.least} to {self.most}{or_null}"

    def legal(self) -> Iterator[Plain]:
        """See Field."""
        if self.may_pass:
            yield None
        yield from range(self.least, self.most + 1)

    def only(self) -> bool:
        """See Field."""
        return self.least == self.most and not self.may_pass

    def random(self, dice: Dice) -> Plain:
        """See Field."""
        if self.may_pass and dice.chance(1, 4):
            return None
        return self.least + dice.below(self.most - self.least + 1)


class Flag(Field, frozen=True, kw_only=True, tag="flag"):
    """Yes or no."""

    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        """See Field."""
        if value is True or value is False:
            return value
        problems.append(
            Problem(path, f"{shown(value)} is neither yes nor no", f"give {self.words()}")
        )
        return False

    def schema(self) -> Schema:
        """See Field."""
        return {"type": "boolean", "description": self.describe()}

    def words(self) -> str:
        """See Field."""
        return "true or false"

    def legal(self) -> Iterator[Plain]:
        """See Field."""
        yield False
        yield True

    def only(self) -> bool:
        """See Field."""
        return False

    def random(self, dice: Dice) -> Plain:
        """See Field."""
        return bool(dice.below(2))


CUT_MARK = " [cut]"
LONGEST_WORD = 40
"""A text may hold this many characters for each word it may hold: more is no prose."""

RANDOM_WORDS = ("yes", "no", "rice", "fire", "tide", "maybe", "tonight", "listen", "rope", "salt")


class Words(Field, frozen=True, kw_only=True, tag="words"):
    """Free text of at most `most_words` words; with `may_pass`, or none (null).

    `most_characters` is for games that count those; else words have a generous length.
    With `cut`, a longer text is cut at the end of a sentence or word and marked; without, refused.
    """

    most_words: int
    may_pass: bool = False
    cut: bool = False
    most_characters: int | None = None

    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        """See Field. A text that is already sealed (from a journal) is taken as it is."""
        if isinstance(value, Text):
            return value
        if value is None and self.may_pass:
            return None
        if not isinstance(value, str):
            problems.append(Problem(path, f"{shown(value)} is no text", f"give {self.words()}"))
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

    def schema(self) -> Schema:
        """See Field."""
        return {
            "type": ["string", "null"] if self.may_pass else "string",
            "description": self.describe(),
        }

    def words(self) -> str:
        """See Field."""
        limit = f"{self.most_words} words"
        if self.most_characters is not None:
            limit = f"{self.most_characters} characters"
        return f"a text of at most {limit}" + (", or null to say nothing" if self.may_pass else "")

    def legal(self) -> Iterator[Plain]:
        """See Field."""
        if self.may_pass:
            yield None
        yield "…"

    def only(self) -> bool:
        """See Field."""
        return False

    def random(self, dice: Dice) -> Plain:
        """See Field."""
        if self.may_pass and dice.chance(1, 4):
            return None
        return " ".join(
            dice.pick(RANDOM_WORDS) for _ in range(1 + dice.below(min(6, self.most_words)))
        )


@cache
def _control_characters() -> dict[int, str | None]:
    kept = {9: " ", 10: "\n", 13: None}
    return {code: kept.get(code) for code in (*range(32), *range(127, 160))}


def cleaned(text: str) -> str:
    """The text without control characters and half surrogates, which nobody can read."""
    return text.encode("utf-8", "replace").decode().translate(_control_characters())


def too_long(text: str, most_words: int, most_characters: int | None = None) -> bool:
    """Whether a text is over its limit of words, or of what so many words can hold."""
    longest = most_words * LONGEST_WORD if most_characters is None else most_characters
    if len(text) <= min(most_words, longest):
        return False
    return len(text) > longest or len(text.split()) > most_words


def shortened(text: str, most_words: int, most_characters: int | None = None) -> str:
    """The text up to its limit, cut at a sentence end in its second half, else at a word end.

    Only a first word that is over the limit by itself is cut in its middle.
    """
    longest = most_words * LONGEST_WORD if most_characters is None else most_characters
    ends = [match.end() for match in islice(re.finditer(r"\S+", text), most_words)]
    kept = text[: max((end for end in ends if end <= longest), default=longest)]
    sentence_ends = [match.end() for match in re.finditer(r"[.!?…][\"'”’)]*(?=\s|$)", kept)]
    if sentence_ends and sentence_ends[-1] * 2 >= len(kept):
        kept = kept[: sentence_ends[-1]]
    return kept.rstrip() + CUT_MARK
