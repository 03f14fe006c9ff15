"""Wordings: what a bot can still say, so that in an episode nothing is said twice.

Nobody says again what they said or heard. What others say in private they cannot know; so all
wordings that there can be are dealt out by their numbers, and everybody keeps to their share.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple
from zlib import crc32

from showrunner.formats.fact import Fact
from showrunner.formats.facts import CastawayIntroduced, MemoWritten, RoundBegan
from showrunner.formats.fold import Fold, Method
from showrunner.kernel import Dice, Text
from showrunner.questions import Question, Words
from showrunner.questions.values import too_long

TRIES = 200
"""So often other words are put around what is to be said."""
BEGINNINGS = (
    "Listen.",
    "Hear me out.",
    "Between us:",
    "One thing.",
    "A word.",
    "Well.",
    "So.",
    "Look.",
    "All right.",
    "Truth be told:",
    "For what it is worth:",
    "Mind this.",
    "I have thought about it.",
    "If you ask me:",
    "Let me be plain.",
    "Straight out:",
    "I will say it once.",
    "My turn.",
    "Since nobody says it:",
    "It is simple.",
    "Do not laugh.",
    "As I see it:",
    "Take it from me.",
    "To be honest:",
)
ENDINGS = (
    "That is all.",
    "Think about it.",
    "I mean it.",
    "Sleep on it.",
    "Make of it what you will.",
    "So there.",
    "That is how I see it.",
    "You know why.",
    "I have said it.",
    "Now you know.",
    "It has to be said.",
    "I can be wrong.",
    "Time will tell.",
    "Weigh it yourselves.",
    "There it is.",
    "I leave it at that.",
    "Nothing else to say.",
    "I would swear to it.",
    "Call it a feeling.",
    "Do not ask me how I know.",
    "It is no secret.",
    "We will see.",
    "You heard me.",
    "I wish it were otherwise.",
)


class Share(NamedTuple):
    """The share of all wordings that is one castaway's: every `of`th, from `own` on."""

    own: int
    of: int

    def holds(self, number: int) -> bool:
        """Whether the wording of this number is of it."""
        return number % self.of == self.own


ANYBODYS: Final = Share(0, 1)
"""All wordings, for who speaks to nobody."""


class Wordings(Fold):
    """What one castaway said and heard this round, and which wordings are theirs.

    A memo is not said: who has a stand-in keeps no diary, and speaks no other words for that.
    """

    def __init__(self, me: str) -> None:
        self.me = me
        self.heard = ""
        """All that was said or heard this round, a line each."""
        self._cast: list[str] = []
        self.share = ANYBODYS
        """The wordings that are theirs this round."""

    @classmethod
    def method_for(cls, kind: type[Fact]) -> Method | None:
        """See Fold: rounds and castaways of every game, and whatever holds words."""
        if issubclass(kind, RoundBegan):
            return cls._new_round
        if issubclass(kind, CastawayIntroduced):
            return cls._introduced
        if "words" in kind.__struct_fields__ and not issubclass(kind, MemoWritten):
            return cls._hear
        return None

    def _new_round(self, fact: RoundBegan) -> None:
        self.heard = ""
        self._deal(getattr(fact, "castaways", self._cast))

    def _introduced(self, fact: CastawayIntroduced) -> None:
        self._cast.append(fact.seat)
        self._deal(self._cast)

    def _hear(self, fact: Any) -> None:
        words = fact.words
        if isinstance(words, Text) and words.words:
            self.heard += f"{words.words}\n"

    def _deal(self, seats: Sequence[str]) -> None:
        """One share for each of these, and one for those who are out and speak before all."""
        own = seats.index(self.me) if self.me in seats else len(seats)
        self.share = Share(own, len(seats) + 1)

    def is_mine(self, line: str) -> bool:
        """Whether nobody else would say it so."""
        return self.share.holds(crc32(line.encode()))

    def said_anew(
        self, answer: Mapping[str, Any], question: Question[Any], dice: Dice
    ) -> dict[str, Any]:
        """An answer whose words can be said: as they are, or with others around them.

        Where nothing fits into its field that can be said, nothing is.
        """
        said = dict(answer)
        for name, field in question.fields.items():
            if isinstance(field, Words) and said.get(name):
                said[name] = self._anew(said[name], field, dice)
        return said

    def _anew(self, line: str, field: Words, dice: Dice) -> str | None:
        words = line
        for _ in range(TRIES):
            long = too_long(words, field.most_words, field.most_characters)
            if not long and self.is_mine(words) and words not in self.heard:
                return words
            words = line
            if dice.chance(2, 3):
                words = f"{dice.pick(BEGINNINGS)} {words}"
            if words == line or dice.chance(1, 3):
                words = f"{words} {dice.pick(ENDINGS)}"
        return None
