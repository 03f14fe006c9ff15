"""Puts moves into words: lines from the text files, with names and pronouns filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from showrunner.formats.survivor.bots.moves import Move
from showrunner.formats.talk.lines import Lines, load_lines
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def lines() -> Lines:
    """Load all lines of the dice season's bots."""
    return load_lines("showrunner.formats.survivor.bots")


def in_words(number: int) -> str:
    """A number in words, up to ten; larger ones as digits."""
    return NUMBERS[number] if 0 <= number < len(NUMBERS) else str(number)


def words_of(mind: Mind, move: Move, to: str, dice: Dice, known: str = "") -> str:
    """Put a move into words.

    `to` is the listener's seat; `known` is the seat that a pronoun would already refer to.
    """
    return line(mind, move.section, dice, move.name, move.given, to, known)


def line(
    mind: Mind,
    section: str,
    dice: Dice,
    name: str = "",
    given: Mapping[str, str] | None = None,
    to: str = "",
    known: str = "",
) -> str:
    """Draw a line of a section, or of the section before the dot if there is no such section.

    `given` holds seats for `by` and `other`, and words for all other placeholders.
    """
    sheet, all_lines = mind.sheet, lines()
    places: dict[str, str] = {}
    if name:
        places["name"] = sheet.names[name]
    if to:
        places["to"] = sheet.names[to]
    for place, value in (given or {}).items():
        if value:
            places[place] = sheet.names.get(value, value)
    if section not in all_lines:
        section = section.partition(".")[0]
    pronouns = sheet.pronouns[name] if name else "they"
    is_known = bool(name) and known == name
    return all_lines.say(section, dice, places, pronouns, is_known, mind.talks.own_lines)
