"""Puts moves into words: lines from the text files, with names and pronouns filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from showrunner.formats.bots import Remark
from showrunner.formats.survivor.bots.moves import Move
from showrunner.formats.talk.lines import Lines, load_lines
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind


def lines() -> Lines:
    """Load all lines of the dice season's bots."""
    return load_lines("showrunner.formats.survivor.bots")


def words_of(
    mind: Mind, move: Move, to: str, dice: Dice, known: str = "", turn: int | None = None
) -> str:
    """Put a move into words.

    `to` is the listener's seat; `known` is the seat that a pronoun would already refer to; with
    `turn`, speakers take the lines in turn (see `LineSpeaker.say`). The line is of the move's
    section, or of the section before the dot if there is no such section.
    """
    names = mind.sheet.names
    given = {place: names.get(value, value) for place, value in move.given.items() if value}
    if to:
        given["to"] = names[to]
    section = move.section if move.section in lines() else move.section.partition(".")[0]
    remark = Remark(section, move.acts, move.name, given)
    return mind.speaker.say(remark, dice, turn, known=bool(known) and known == move.name)
