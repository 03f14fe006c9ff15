"""What every chapter of Survival is told from."""

from __future__ import annotations

from showrunner.formats import chapters
from showrunner.formats.survival.cards import CARDS
from showrunner.formats.survival.sheet import SurvivalSheet

Chapter = chapters.Chapter[SurvivalSheet]

CAUSES = {
    "evil": "the Evil Forces",
    "activist_caught": "caught peeking",
    "bomb": "the bomb",
    "bond": "the bond",
}


def cause_name(cause: str) -> str:
    """What took somebody: the bomb."""
    return CAUSES.get(cause, cause)


def role_name(role: str) -> str:
    """Clean Water; an Evil Force and an Element for what is claimed."""
    claimed = {"evil": "an Evil Force", "element": "an Element"}
    return claimed.get(role) or CARDS[role].name
