"""Which characters a text may have, so that any terminal or web page can show it safely.

Names, titles and labels are shown in the middle of other text. A control character in one of them
can overwrite parts of a terminal, and a bidirectional override reverses the text that follows.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from unicodedata import category

from showrunner.errors import WrongParameter

_NOT_SHOWN = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories: controls, lone surrogates, line and paragraph separators."""
DIRECTION_CONTROLS = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that change the direction of the text after them."""


class NotShown(NamedTuple):
    """Why a text cannot be shown safely, and how to correct it."""

    wrong: str
    right: str


def is_writing(character: str) -> bool:
    """Whether a character is allowed in a text of several lines."""
    return character in "\n\t" or category(character) not in _NOT_SHOWN


def writing_problem(text: str) -> NotShown | None:
    """The first problem of a text that may have several lines; None if it can be shown."""
    if text.isprintable() or all(map(is_writing, text)):
        return None
    return NotShown("a character in it cannot be shown", "remove control characters")


def line_problem(text: str) -> NotShown | None:
    """The first problem of a text that must be one line; None if it can be shown."""
    if (problem := writing_problem(text)) is not None:
        return problem
    if "\n" in text or "\t" in text:
        return NotShown("it has several lines or a tab", "give one line")
    if DIRECTION_CONTROLS.search(text):
        wrong = "a character in it reverses the direction of the text"
        return NotShown(wrong, "remove direction characters")
    return None


def verify_line(what: str, text: str) -> None:
    """Raise WrongParameter if this one-line text cannot be shown; `what` names it in the error."""
    if (problem := line_problem(text)) is not None:
        raise WrongParameter(f"{what}: {problem.wrong}", problem.right)
