"""Reads the patterns in `speech_patterns.toml`: what models write that nobody in the game says."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

_SECTIONS: Final[Mapping[str, Any]] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)
_SPEECH: Final = (
    r"(?:message|reply|response|answer|say|says|speech|spoken|statement|dialogue|line|output|draft|"
    r"final|text|words)"
)
"""What models call the words that they are to say; `SPEECH` in the file stands for it."""


def section(name: str, *others: str) -> re.Pattern[str]:
    """What matches one of a section's lines, in upper or lower case, or one of these patterns."""
    return re.compile("|".join([*others, *_patterns(_SECTIONS[name])]), re.IGNORECASE)


def _patterns(table: Mapping[str, Any]) -> Iterator[str]:
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from _patterns(value)
            continue
        for line in filter(None, value.replace("SPEECH", _SPEECH).splitlines()):
            yield rf"\b(?:{line})\b" if key == "phrases" else line
