"""Which characters a text may hold so that every terminal and every page can show it as it is.

Names, titles and labels are shown in the middle of other text. A control character in one of them
can rewrite a terminal, and a bidirectional override turns around the text that follows.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from unicodedata import category

from showrunner.errors import WrongParameter

_NOT_SHOWN = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories: controls, lone surrogates, line and paragraph separators."""
TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that change the direction of the text after them."""


class NotShown(NamedTuple):
    """Why a text cannot be shown as it is, and what would be right."""

    wrong: str
    right: str


def is_writing(character: str) -> bool:
    """Whether a character may stand in a text of several lines."""
    return character in "\n\t" or category(character) not in _NOT_SHOWN


def writing_problem(text: str) -> NotShown | None:
    """The first thing that is wrong with a text of several lines; None where it can be shown."""
    if text.isprintable() or all(map(is_writing, text)):
        return None
    return NotShown("a character in it cannot be shown", "leave control characters away")


def line_problem(text: str) -> NotShown | None:
    """The first thing that is wrong with a text of one line; None where it can be shown."""
    if (found := writing_problem(text)) is not None:
        return found
    if "\n" in text or "\t" in text:
        return NotShown("it has several lines or a tab", "give one line")
    if TURNING.search(text):
        wrong = "a character in it turns the writing around"
        return NotShown(wrong, "leave characters of direction away")
    return None


def verify_line(what: str, text: str) -> None:
    """Raise WrongParameter where this text of one line cannot be shown; `what` names it."""
    if (found := line_problem(text)) is not None:
        raise WrongParameter(f"{what}: {found.wrong}", found.right)
