"""Quoting: what somebody in the game wrote stands in a prompt as speech, and stays there.

Quotes in a prompt are ours alone: whatever else is put into one has its own made into '.
"""

from __future__ import annotations

import re
import unicodedata

_MARKS = '“”„‟«»‹›〝〞〟＂「」『』｢｣"❝❞❠⹂'
_QUOTES = str.maketrans(dict.fromkeys(_MARKS, "'"))
_FENCE = re.compile(r"[`~]{3,}")
_IN_NAMES = " '’.-"
LONGEST_NAME = 40
_SPACE = re.compile(r"\s+")
_NOT_FLAT = re.compile(rf"[{_MARKS}]|[`~]{{3}}|\s\s|[^\S ]")
"""Most texts have nothing of this: one look is enough."""
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that are not seen, or turn the direction of what follows them."""


class Safe(str):
    """A part of a prompt that is ready: a template puts it as it is."""

    __slots__ = ()


def flat(text: str) -> str:
    """The text without line breaks, quotes, fences, and characters that nobody sees."""
    if text.isprintable() and _NOT_FLAT.search(text) is None:
        return text
    if not text.isprintable():
        text = "".join(
            " " if unicodedata.category(mark) in _UNSEEN else mark
            for mark in text  # a break that is no space would glue words together
        )
    return _SPACE.sub(" ", _FENCE.sub("'", text.translate(_QUOTES)))


def one_line(text: str) -> str:
    """The text in one line, as it may stand outside quotes."""
    return flat(text).strip()


def called(name: str, seat: str) -> str:
    """A castaway's name, which stands outside quotes: short, and of nothing but what names have."""
    kept = "".join(
        mark
        for mark in one_line(name)
        if unicodedata.category(mark)[0] in "LMN" or mark in _IN_NAMES
    )
    kept = _SPACE.sub(" ", kept).lstrip(_IN_NAMES)[:LONGEST_NAME].strip()
    return kept if any(map(str.isalnum, kept)) else seat


def quoted(text: str) -> Safe:
    """The text between quotes that nothing in it can close."""
    return Safe(f"“{one_line(text)}”")


def narrated(text: str) -> Safe:
    """A narrator's line: what it quotes, from its first mark to its last, is somebody's words."""
    before, opened, rest = text.partition("“")
    words, closed, after = rest.rpartition("”")
    if not opened or not closed:
        return Safe(one_line(text))
    return Safe(f"{flat(before)}{quoted(words)}{flat(after)}".strip())
