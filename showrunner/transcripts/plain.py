"""Makes text that people wrote safe to show on one line anywhere."""

from __future__ import annotations

import unicodedata

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
REPLACED_CATEGORIES = {"Cc": " ", "Zl": " ", "Zp": " ", "Cs": REPLACEMENT}
"""Line ends and control characters become spaces; a lone surrogate cannot be encoded."""
DIRECTION_CONTROLS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Characters that would reverse the direction of the text after them; they are removed."""
NONCHARACTERS = dict.fromkeys(
    [*range(0xFDD0, 0xFDF0), *range(0xFFFE, 0x110000, 0x10000), *range(0xFFFF, 0x110000, 0x10000)],
    REPLACEMENT,
)
"""Code points that are no characters: XML and HTML forbid them."""
UNSAFE = {**DIRECTION_CONTROLS, **NONCHARACTERS}


def one_line(text: str) -> str:
    """The text without line ends, control characters, direction controls or noncharacters."""
    if not (text.isascii() and text.isprintable()):
        text = text.translate(UNSAFE)
        text = "".join(REPLACED_CATEGORIES.get(unicodedata.category(c), c) for c in text)
    return " ".join(text.split())
