"""Quoting: what somebody in the game wrote stands in a prompt as speech, and stays there."""

from __future__ import annotations

import re
import unicodedata

_QUOTES = str.maketrans(dict.fromkeys('“”„‟«»‹›〝〞＂「」『』"❝❞', "'"))
_FENCE = re.compile(r"[`~]{3,}")
_SPACE = re.compile(r"\s+")


def one_line(text: str) -> str:
    """The text in one line, without characters that are not seen or turn the reading direction."""
    shown = (
        "".join(
            mark if unicodedata.category(mark) not in ("Cc", "Cf", "Zl", "Zp", "Co", "Cs") else " "
            for mark in text
        )
        if not text.isprintable()
        else text
    )
    return _SPACE.sub(" ", _FENCE.sub("'", shown)).strip()


def quoted(text: str) -> str:
    """The text between quotes that nothing in it can close: in one line, its own quotes made '."""
    return f"“{one_line(text).translate(_QUOTES)}”"
