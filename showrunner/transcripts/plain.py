"""What people wrote, made safe to set on one line anywhere."""

from __future__ import annotations

import unicodedata

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
SILENT = {"Cc": " ", "Zl": " ", "Zp": " ", "Cs": REPLACEMENT}
"""Line ends and control characters become spaces; half a surrogate pair cannot be written."""
DIRECTIONS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Marks that would turn around what is set beside them."""


def one_line(text: str) -> str:
    """The text without line ends, control characters or changes of direction."""
    if not (text.isascii() and text.isprintable()):
        text = text.translate(DIRECTIONS)
        text = "".join(SILENT.get(unicodedata.category(mark), mark) for mark in text)
    return " ".join(text.split())
