"""What a bot decides follows from acts: other words for what it hears change no answer."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from benchmarks.bots_survivor import drawn_cast, settings
from showrunner.errors import BotBug
from showrunner.formats.fact import Fact
from showrunner.formats.format import Considered, load_format
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots import SensibleBot
from showrunner.formats.survivor.bots.mind import Mind
from showrunner.kernel import Dice, sealer
from showrunner.questions import Question
from showrunner.running.rehearsal import Rehearsal

X = sealer("s")("x")
SPEAKER = {
    facts.MessageSaid: "seat",
    facts.MessageOverheard: "speaker",
    facts.CommentMade: "seat",
    facts.LastWords: "seat",
    facts.JuryQuestionPut: "juror",
    facts.JuryQuestionAnswered: "finalist",
}
"""Everything that is said in a season, and by whom."""


class BesideOneWhoHearsX(SensibleBot):
    """A bot that compares each answer with that of a twin, to whom everybody else says "x"."""

    compared = 0

    def __init__(self, persona: Castaway) -> None:
        super().__init__(persona)
        self.twin = SensibleBot(persona)
        self.see = self.see_both

    def see_both(self, fact: Fact) -> None:
        """The twin hears another's words as "x", and its own as they are."""
        self.mind.take(fact)
        speaker = SPEAKER.get(type(fact))
        by_another = speaker is not None and getattr(fact, speaker) != self.mind.me
        self.twin.see(replace(fact, words=X) if by_another else fact)

    def answer(self, question: Question[Any], dice: Dice) -> dict[str, Any] | Considered:
        """What both answer."""
        bots = (super().answer, self.twin.answer)
        answers = [bot(question, Dice(b"the same dice", (dice.name.decode(),))) for bot in bots]
        assert answers[0] == answers[1], question.kind
        assert self.diary_due == self.twin.diary_due
        type(self).compared += 1
        return answers[0]


def compare(seasons: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many answers were the same in so many seasons, some of them with random players."""
    before = BesideOneWhoHearsX.compared
    for number in range(seasons):
        cast = drawn_cast(number)
        players = {
            one.id: "bot:random" if at % 4 == 3 else "bot:sensible" for at, one in enumerate(cast)
        }
        monkeypatch.setitem(load_format("survivor").bots, "sensible", BesideOneWhoHearsX)
        Rehearsal(settings(cast, players), f"x {number}").play()
    return BesideOneWhoHearsX.compared - before


def test_no_answer_follows_from_words(monkeypatch: pytest.MonkeyPatch):
    assert compare(1, monkeypatch) > 300


@pytest.mark.full
def test_no_answer_follows_from_words_in_many_seasons(monkeypatch: pytest.MonkeyPatch):
    assert compare(12, monkeypatch) > 4000


def test_the_comparison_sees_a_bot_that_reads(monkeypatch: pytest.MonkeyPatch):
    """A mind that remembered what others say would be found out."""

    take = Mind.take

    def reads(self: Any, fact: Fact) -> None:
        take(self, fact)
        if isinstance(fact, facts.MessageSaid) and fact.words is not None:
            self.plans._whims[fact.seat] = len(fact.words.words or "")

    monkeypatch.setattr(Mind, "take", reads)
    with pytest.raises(BotBug, match="survivor"):
        compare(1, monkeypatch)
