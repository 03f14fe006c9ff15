"""What the chapters share: their base class, and names of characters and cards in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.formats import chapters
from showrunner.formats.cards.piles import by_kind
from showrunner.formats.chapters import Desk
from showrunner.formats.i_am_survivor.cards import CHARACTERS, name_of
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.wording import listed, number, possessive

Chapter = chapters.Chapter[IslandSheet]
IslandDesk = Desk[IslandSheet]


def who(desk: IslandDesk, character: str) -> str:
    """A character with its player, such as "Ada’s Hunter"."""
    return f"{possessive(desk.name(desk.sheet.owner(character)))} {CHARACTERS[character].name}"


def those(desk: IslandDesk, characters: Iterable[str]) -> str:
    """Several characters with their players."""
    return listed(who(desk, name) for name in characters)


def cards(held: Iterable[str]) -> str:
    """Cards in words, equal ones together: "two Knife cards and a Bow card"; "nothing" if none."""
    parts = [
        f"{number(len(alike))} × {name_of(alike[0])}" if len(alike) > 1 else name_of(alike[0])
        for alike in by_kind(held).values()
    ]
    return listed(parts) if parts else "nothing"
