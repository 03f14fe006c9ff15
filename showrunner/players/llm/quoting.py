"""Quote players' words in prompts, so that they cannot pass for anything else.

Only this module writes double quotes into prompts: those in other texts are replaced by '.
"""

from __future__ import annotations

import re
import unicodedata

_MARKS = '“”„‟«»‹›〝〞〟＂「」『』｢｣"❝❞❠⹂'
_QUOTES = str.maketrans(dict.fromkeys(_MARKS, "'"))
_FENCE = re.compile(r"[`~]{3,}")
_IN_NAMES = " '’.-"
MAX_NAME_LENGTH = 40
_SPACE = re.compile(r"\s+")
_NOT_FLAT = re.compile(rf"[{_MARKS}]|[`~]{{3}}|\s\s|[^\S ]")
"""A quick test: most texts contain none of what `flat` replaces."""
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Unicode categories of invisible characters, and of those that change the text direction."""


class Safe(str):
    """A finished part of a prompt, which templates insert unchanged."""

    __slots__ = ()


def flat(text: str) -> str:
    """The text without line breaks, double quotes, code fences and invisible characters."""
    if text.isprintable() and _NOT_FLAT.search(text) is None:
        return text
    if not text.isprintable():
        text = "".join(
            " " if unicodedata.category(mark) in _UNSEEN else mark
            for mark in text  # a space, as removing a line break would join two words
        )
    return _SPACE.sub(" ", _FENCE.sub("'", text.translate(_QUOTES)))


def one_line(text: str) -> str:
    """The text as one line that is safe outside quotes."""
    return flat(text).strip()


def called(name: str, seat: str) -> str:
    """A castaway's name, safe outside quotes: short, and only with characters that names have."""
    allowed = "".join(
        mark
        for mark in one_line(name)
        if unicodedata.category(mark)[0] in "LMN" or mark in _IN_NAMES
    )
    allowed = _SPACE.sub(" ", allowed).lstrip(_IN_NAMES)[:MAX_NAME_LENGTH].strip()
    return allowed if any(map(str.isalnum, allowed)) else seat


def quoted(text: str) -> Safe:
    """The text in double quotes, without any double quote inside."""
    return Safe(f"“{one_line(text)}”")


def narrated(text: str) -> Safe:
    """A narrator's line; the text between its first and its last quote is a player's words."""
    before, opened, rest = text.partition("“")
    words, closed, after = rest.rpartition("”")
    if not opened or not closed:
        return Safe(one_line(text))
    return Safe(f"{flat(before)}{quoted(words)}{flat(after)}".strip())
