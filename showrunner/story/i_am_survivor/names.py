"""How characters and cards are called in a story."""

from __future__ import annotations

from typing import Any

from showrunner.formats.i_am_survivor.cards import name_of
from showrunner.story.record import Record


def owner_of(record: Record, character: str) -> str:
    """The player who leads a character."""
    sheet: Any = record.sheet
    return str(sheet.characters[character].owner)


def led(record: Record, character: str) -> str:
    """A character with its player: `Ama’s Nurse`."""
    return f"{record.name(owner_of(record, character))}’s {name_of(character)}"


def the(card: str) -> str:
    """A card with its article: `the Bear`, but `the Natives` and `Explorer’s yacht` alike."""
    return f"the {name_of(card)}"
