"""Bots decide by acts: other words for what they hear change no answer."""

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
from showrunner.formats.survivor.bots import SurvivorBot
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
"""The facts with words, and the field with their speaker."""


class BotWithTwin(SurvivorBot):
    """A bot that compares each answer with that of a twin, which hears "x" from all others."""

    compared = 0

    def __init__(self, persona: Castaway) -> None:
        super().__init__(persona)
        self.twin = SurvivorBot(persona)
        self.see = self.see_both

    def see_both(self, fact: Fact) -> None:
        """Let the twin hear others' words as "x", and its own as they are."""
        self.mind.take(fact)
        speaker = SPEAKER.get(type(fact))
        by_another = speaker is not None and getattr(fact, speaker) != self.mind.me
        self.twin.see(replace(fact, words=X) if by_another else fact)

    def answer(self, question: Question[Any], dice: Dice) -> dict[str, Any] | Considered:
        """Return the answer, and check that the twin gives the same."""
        bots = (super().answer, self.twin.answer)
        answers = [bot(question, Dice(b"the same dice", (dice.name.decode(),))) for bot in bots]
        assert answers[0] == answers[1], question.kind
        assert self.diary_due == self.twin.diary_due
        type(self).compared += 1
        return answers[0]


def compare(seasons: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Count the equal answers in some seasons, some of them with random players."""
    before = BotWithTwin.compared
    for number in range(seasons):
        cast = drawn_cast(number)
        players = {
            person.id: "bot:random" if place % 4 == 3 else "bot:sensible"
            for place, person in enumerate(cast)
        }
        monkeypatch.setitem(load_format("survivor").bots, "sensible", BotWithTwin)
        Rehearsal(settings(cast, players), f"x {number}").play()
    return BotWithTwin.compared - before


def test_answers_do_not_depend_on_words(monkeypatch: pytest.MonkeyPatch):
    assert compare(1, monkeypatch) > 300


@pytest.mark.full
def test_answers_do_not_depend_on_words_in_many_seasons(monkeypatch: pytest.MonkeyPatch):
    assert compare(12, monkeypatch) > 4000


def test_the_comparison_detects_a_bot_that_reads_words(monkeypatch: pytest.MonkeyPatch):
    """A mind that remembered what others say would be detected."""

    take = Mind.take

    def reads(self: Any, fact: Fact) -> None:
        take(self, fact)
        if isinstance(fact, facts.MessageSaid) and fact.words is not None:
            self.plans._whims[fact.seat] = len(fact.words.words or "")

    monkeypatch.setattr(Mind, "take", reads)
    with pytest.raises(BotBug, match="survivor"):
        compare(1, monkeypatch)
