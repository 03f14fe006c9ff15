"""Bounds of a TOML text, checked in one pass before it is parsed.

`tomllib` needs time that grows with the square or the cube of some things, such as the parts of a
dotted key. So their number is limited first, by means that never take long themselves.
"""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Final, NamedTuple

MOST_CHARACTERS: Final = 100_000
MOST_VALUES: Final = 6_000
"""How many keys and list items a text may have in all."""
MOST_PARTS: Final = 8
"""How many parts a dotted key or a header may have."""
DEEPEST: Final = 12
"""How deep lists and inline tables may stand in each other."""

_STRINGS_AND_COMMENTS = re.compile(
    r'"""(?:\\.|(?!""").)*+(?:"{3,5}|\Z)'
    r"|'''(?:(?!''').)*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
"""Each of these is read to its end in one go and never again: no text makes the scan slow."""
_BETWEEN_KEYS = re.compile(r"[,=\[\]{}\n]")
_STEPS: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


class Excess(NamedTuple):
    """What there is too much of in a text, and how much there may be."""

    wrong: str
    right: str


def excess(text: str) -> Excess | None:
    """The first thing that a TOML text has too much of; None where it is within all bounds."""
    if len(text) > MOST_CHARACTERS:
        wrong = f"the text has {len(text)} characters"
        return Excess(wrong, f"give at most {MOST_CHARACTERS}")
    bare = _STRINGS_AND_COMMENTS.sub(" ", text)
    values = bare.count("=") + bare.count(",") + bare.count("[")
    if values > MOST_VALUES:
        wrong = "there are too many keys and list items"
        return Excess(wrong, f"give at most {MOST_VALUES}")
    if any(part.count(".") >= MOST_PARTS for part in _BETWEEN_KEYS.split(bare)):
        wrong = "a key has too many parts between dots"
        return Excess(wrong, f"give at most {MOST_PARTS}")
    steps = (_STEPS[mark] for mark in bare if mark in _STEPS)
    if max(accumulate(steps), default=0) > DEEPEST:
        wrong = "lists and tables are nested too deeply"
        return Excess(wrong, f"nest at most {DEEPEST} levels")
    return None
