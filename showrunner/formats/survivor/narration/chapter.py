"""What every chapter of the dice season is told from."""

from __future__ import annotations

from showrunner.formats import chapters
from showrunner.formats.survivor.cards import CARDS
from showrunner.formats.survivor.sheet import SurvivorSheet

Desk = chapters.Desk[SurvivorSheet]
Chapter = chapters.Chapter[SurvivorSheet]


def card_name(kind: str) -> str:
    """Hidden Immunity."""
    return CARDS[kind].name if kind in CARDS else kind.replace("_", " ")
