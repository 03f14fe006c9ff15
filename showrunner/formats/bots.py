"""What the bots of several games share: reading a question's options, and wording messages.

A bot first decides what its message does (its acts) and which section of its game's lines words
it: a `Remark`. Its `Speaker` then picks the words.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from showrunner.formats.facts import Fact
from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import Said
from showrunner.formats.talk.lines import Lines
from showrunner.kernel import Dice, Text
from showrunner.questions import Question

Answer = dict[str, Any]

_NOTHING: Mapping[str, str] = MappingProxyType({})


def offered(question: Question[Any], field: str = "name") -> list[str]:
    """The values that a question's field can be answered with."""
    return [option.value for option in question.fields[field].options]  # type: ignore[attr-defined]


class Remark(NamedTuple):
    """Something that a bot is going to say: its acts, and the section of lines that words it.

    `about` is the seat whose name and pronouns fill in `{name}` and the pronoun placeholders;
    `given` fills in the other placeholders.
    """

    section: str
    acts: tuple[Act, ...] = ()
    about: str = ""
    given: Mapping[str, str] = _NOTHING


class Speaker:
    """Words a bot's remarks with its game's lines.

    It prefers lines that this castaway has not said yet; it ignores what others have said.
    """

    def __init__(self, lines: Lines, sheet: Sheet, me: str) -> None:
        self._lines = lines
        self._sheet = sheet
        self._me = me
        self._said: set[str] = set()

    def see(self, fact: Fact) -> None:
        """Remember the words that this castaway has said."""
        if isinstance(fact, Said) and getattr(fact, "seat", "") == self._me:
            words = getattr(fact, "words", None)
            if isinstance(words, Text) and words.words:
                self._said.add(words.words)

    def say(self, remark: Remark, dice: Dice, turn: int | None = None) -> str:
        """The words of a remark.

        The line is drawn with the dice. With `turn` (the speaker's place among all who speak) it
        is chosen by that place instead, so that speakers in a row who say the same thing use
        different lines.
        """
        given = dict(remark.given)
        if remark.about:
            given["name"] = self._sheet.names[remark.about]
        pronouns = self._sheet.pronouns.get(remark.about, "they")
        if turn is None:
            return self._lines.say(remark.section, dice, given, pronouns, said=self._said)
        fitting = self._lines.fitting(remark.section, given, pronouns)
        new = [line for line in fitting if line not in self._said] or fitting
        return new[turn % len(new)]

    def message(
        self, remark: Remark | None, dice: Dice, words_in: str = "words", turn: int | None = None
    ) -> Answer:
        """The answer fields that say a remark, or that stay silent if there is no remark."""
        if remark is None:
            return {words_in: None, "acts": ()}
        return {words_in: self.say(remark, dice, turn), "acts": remark.acts}
