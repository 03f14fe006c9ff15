"""What the chapters of the dice season share."""

from __future__ import annotations

from showrunner.formats import chapters
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.wording import spaced

Desk = chapters.Desk[SurvivorSheet]
Chapter = chapters.Chapter[SurvivorSheet]


def card_name(sheet: SurvivorSheet, kind: str) -> str:
    """The name of a kind of card: `Hidden Immunity`."""
    return sheet.kinds[kind].name if kind in sheet.kinds else spaced(kind)


def a_card(sheet: SurvivorSheet, kind: str) -> str:
    """The name with its article, if it needs one: `a Hidden Immunity`, `Steal a Vote`."""
    name = card_name(sheet, kind)
    if any(word.islower() for word in name.split()):
        return name
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"
