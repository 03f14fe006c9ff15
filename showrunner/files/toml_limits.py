"""Limits of a TOML text, checked in one pass before it is parsed.

The time `tomllib` needs grows with the square or cube of some numbers, such as the parts of a
dotted key. So these are limited first, by checks that take linear time.
"""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Final, NamedTuple

MAX_CHARACTERS: Final = 100_000
MAX_VALUES: Final = 6_000
"""Keys and list items of a whole text."""
MAX_KEY_PARTS: Final = 8
"""Parts of a dotted key or a header."""
MAX_DEPTH: Final = 12
"""Levels of nested lists and inline tables."""

_STRINGS_AND_COMMENTS = re.compile(
    r'"""(?:\\.|(?!""").)*+(?:"{3,5}|\Z)'
    r"|'''(?:(?!''').)*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
"""Possessive (`*+`), so that matching never backtracks and no text can make it slow."""
_BETWEEN_KEYS = re.compile(r"[,=\[\]{}\n]")
_DEPTH_CHANGES: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


class Excess(NamedTuple):
    """Which limit a text exceeds, and how much is allowed."""

    wrong: str
    right: str


def excess(text: str) -> Excess | None:
    """The first limit that a TOML text exceeds; None if it exceeds none."""
    if len(text) > MAX_CHARACTERS:
        wrong = f"the text has {len(text)} characters"
        return Excess(wrong, f"give at most {MAX_CHARACTERS}")
    bare = _STRINGS_AND_COMMENTS.sub(" ", text)
    values = bare.count("=") + bare.count(",") + bare.count("[")
    if values > MAX_VALUES:
        wrong = "there are too many keys and list items"
        return Excess(wrong, f"give at most {MAX_VALUES}")
    if any(part.count(".") >= MAX_KEY_PARTS for part in _BETWEEN_KEYS.split(bare)):
        wrong = "a key has too many parts between dots"
        return Excess(wrong, f"give at most {MAX_KEY_PARTS}")
    steps = (_DEPTH_CHANGES[mark] for mark in bare if mark in _DEPTH_CHANGES)
    if max(accumulate(steps), default=0) > MAX_DEPTH:
        wrong = "lists and tables are nested too deeply"
        return Excess(wrong, f"nest at most {MAX_DEPTH} levels")
    return None
