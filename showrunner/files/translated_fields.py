"""Which texts in the server's answers and in told seasons are its own, and are translated.

What people wrote stays as it was: it is known by the fields that it stands in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

SHOWN: Final = frozenset(
    {
        *("about", "changes", "chapter", "description", "detail", "doubts", "fault", "help"),
        *("how", "label", "note", "parts", "paused_for", "question", "reason", "recap"),
        *("result", "right", "says", "text", "title", "turning_points", "unit"),
        *("values", "warning", "what", "why", "wrong"),
    }
)
"""Fields of answers that are read by people: a text or a list of texts."""
SHOWN_BY_KEY: Final = frozenset({"claims", "decisions", "phase_facts"})
"""Fields with an object of such texts."""
NAMED_BESIDE: Final = ("colour", "costs", "steps")
"""Fields of cards, budgets and advantages, whose `name` is shown; others' are identifiers."""
PEOPLES_WORDS: Final = (
    ("speaker", "text"),
    ("seat", "question"),
    ("format", "title"),
    ("game", "title"),
    ("act", "what"),
    ("decides", "how"),
    ("step", "how"),
    ("step", "result"),
    ("voter", "why"),
)
"""Where there is something in the first field, the second is what people wrote, or data."""


def translated(plain: Any, said: Callable[[str], str]) -> Any:
    """Plain data with the texts translated that the server says."""
    if isinstance(plain, list):
        return [translated(item, said) for item in plain]
    if not isinstance(plain, dict):
        return plain
    kept = {text for mark, text in PEOPLES_WORDS if plain.get(mark)}
    shown = {
        name: value if name in kept else _field(name, value, said) for name, value in plain.items()
    }
    if any(mark in plain for mark in NAMED_BESIDE) and isinstance(plain.get("name"), str):
        shown["name"] = said(plain["name"])
    return shown


def _field(name: str, value: Any, said: Callable[[str], str]) -> Any:
    if name in SHOWN and isinstance(value, str):
        return said(value)
    if name in SHOWN and isinstance(value, list):
        return [said(item) if isinstance(item, str) else translated(item, said) for item in value]
    if name in SHOWN_BY_KEY and isinstance(value, dict):
        return {key: said(text) if isinstance(text, str) else text for key, text in value.items()}
    return translated(value, said)
