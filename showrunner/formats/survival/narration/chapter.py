"""What the chapters of Survival share: their base class, and names of causes and roles."""

from __future__ import annotations

from showrunner.formats import chapters
from showrunner.formats.survival.cards import CARDS
from showrunner.formats.survival.sheet import SurvivalSheet

Chapter = chapters.Chapter[SurvivalSheet]

CAUSE_NAMES = {
    "evil": "the Evil Forces",
    "activist_caught": "caught peeking",
    "bomb": "the bomb",
    "bond": "the bond",
}


def cause_name(cause: str) -> str:
    """A cause of elimination in words, such as "the bomb"."""
    return CAUSE_NAMES.get(cause, cause)


def role_name(role: str) -> str:
    """A role's name; a contestant can also claim just a group, `evil` or `element`."""
    groups = {"evil": "an Evil Force", "element": "an Element"}
    return groups.get(role) or CARDS[role].name
