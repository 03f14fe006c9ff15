"""What bots of several games share: reading a question, deciding it, and wording messages.

A bot first decides what its message does (acts) and which section of its game's line files words
it: together a `Remark`. Its `LineSpeaker` then picks the line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

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
    """Return the values of a field's options."""
    return [option.value for option in question.fields[field].options]  # type: ignore[attr-defined]


class Remark(NamedTuple):
    """A message before it has words: its acts, and the section of lines to word it with.

    `about` is the seat that the line's `{name}` and pronouns stand for; `given` fills its other
    placeholders.
    """

    section: str
    acts: tuple[Act, ...] = ()
    about: str = ""
    given: Mapping[str, str] = _NOTHING


class LineSpeaker:
    """Picks the lines of one bot's remarks, preferring lines that it has not said yet.

    What others said makes no difference.
    """

    def __init__(self, lines: Lines, sheet: Sheet, me: str) -> None:
        self._lines = lines
        self._sheet = sheet
        self._me = me
        self._said: set[str] = set()

    def see(self, fact: Fact) -> None:
        """Remember this castaway's own lines, so that they are not repeated."""
        if isinstance(fact, Said) and getattr(fact, "seat", "") == self._me:
            words = getattr(fact, "words", None)
            if isinstance(words, Text) and words.words:
                self._said.add(words.words)

    def say(self, remark: Remark, dice: Dice, turn: int | None = None, known: bool = False) -> str:
        """Return the words of a remark.

        The line is drawn by dice. With `turn` (the speaker's place among all speakers), speakers of
        the same section take its lines in turn, so that consecutive speakers use different lines.
        `known` says that a pronoun is clear without the name (see `Lines.say`).
        """
        given = dict(remark.given)
        if remark.about:
            given["name"] = self._sheet.names[remark.about]
        pronouns = self._sheet.pronouns.get(remark.about, "they")
        if turn is None:
            return self._lines.say(remark.section, dice, given, pronouns, known, self._said)
        fitting = self._lines.fitting(remark.section, given, pronouns)
        first = turn % len(fitting)
        in_turn = [*fitting[first:], *fitting[:first]]
        return next((line for line in in_turn if line not in self._said), in_turn[0])

    def message(
        self, remark: Remark | None, dice: Dice, words_in: str = "words", turn: int | None = None
    ) -> Answer:
        """Return the answer fields that say a remark, or those of silence for None."""
        if remark is None:
            return {words_in: None, "acts": ()}
        return {words_in: self.say(remark, dice, turn), "acts": remark.acts}


class Mind(Protocol):
    """What a bot remembers and infers from its own view."""

    speaker: LineSpeaker

    def take(self, fact: Fact) -> None:
        """Take in one fact."""


M = TypeVar("M", bound=Mind)


class DecidingBot(Generic[M]):
    """A bot with a mind, and a function for each kind of question that it decides itself."""

    decisions: ClassVar[Mapping[str, Callable[[Any, Question[Any], Dice], Answer]]]

    def __init__(self, mind: M) -> None:
        self.mind = mind

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""
        self.mind.take(fact)
        self.mind.speaker.see(fact)

    def answer(self, question: Question[Any], dice: Dice) -> Answer:
        """Answer a question; kinds that it does not decide get the default answer."""
        decide = self.decisions.get(question.kind)
        if decide is None:
            return dict(question.default)
        return decide(self.mind, question, dice)
