"""Makes text that people wrote safe to show on one line anywhere."""

from __future__ import annotations

import re
from itertools import chain
from typing import Final

REPLACEMENT: Final = "\N{REPLACEMENT CHARACTER}"
LINE_ENDS_AND_CONTROLS: Final = (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029)
DIRECTION_CONTROLS: Final = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
"""Characters that would reverse the direction of the text after them."""
SURROGATES: Final = range(0xD800, 0xE000)
"""Half of a pair of code units; alone they cannot be encoded."""
NONCHARACTERS: Final = (
    *range(0xFDD0, 0xFDF0),
    *range(0xFFFE, 0x110000, 0x10000),
    *range(0xFFFF, 0x110000, 0x10000),
)
"""Code points that are no characters: XML and HTML forbid them."""
UNSAFE: Final = {
    **dict.fromkeys(LINE_ENDS_AND_CONTROLS, " "),
    **dict.fromkeys(DIRECTION_CONTROLS, ""),
    **dict.fromkeys(chain(SURROGATES, NONCHARACTERS), REPLACEMENT),
}
"""What each unsafe character becomes, for `str.translate`."""
_IS_UNSAFE: Final = re.compile(f"[{re.escape(''.join(map(chr, UNSAFE)))}]")


def one_line(text: str) -> str:
    """The text without line ends, control characters, direction controls or noncharacters."""
    if _IS_UNSAFE.search(text):  # most texts are safe, and `translate` is slow
        text = text.translate(UNSAFE)
    return " ".join(text.split())
