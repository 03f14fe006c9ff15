"""A sensible player of Survival: each role and both sides, from its own view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from showrunner.formats.bots import Answer
from showrunner.formats.facts import Fact
from showrunner.formats.settings import Castaway
from showrunner.formats.survival.bots import asides, circles, days, nights
from showrunner.formats.survival.bots.memory import Memory
from showrunner.kernel import Dice
from showrunner.questions import Question

Decide = Callable[[Memory, Question[Any], Dice], Answer]


DECISIONS: Mapping[str, Decide] = {
    "survival.spotlight_nominate": days.propose,
    "survival.spotlight_vote": days.elect,
    "survival.buddies": nights.buddies,
    "survival.watch": nights.watch,
    "survival.peek": nights.peek,
    "survival.nominate": nights.nominate,
    "survival.protect": nights.protect,
    "survival.engineer": nights.engineer,
    "survival.ask": nights.ask,
    "survival.summon": nights.summon,
    "survival.buddy_chat": circles.buddy_chat,
    "survival.whisper": circles.whisper,
    "survival.lounge": circles.lounge,
    "survival.speak": days.speak,
    "survival.vote": days.vote,
    "survival.revote": days.vote,
    "survival.verdict": days.verdict,
    "survival.gmo": days.gmo,
    "survival.polar": days.polar,
    "survival.successor": days.successor,
    "survival.open_mic": asides.open_mic,
    "interview": asides.interview,
}


class SensibleBot:
    """Reads claims, accusations and votes; speaks, hunts and hides as its side needs it."""

    def __init__(self, persona: Castaway) -> None:
        self.memory = Memory(persona)

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""
        self.memory.take(fact)
        self.memory.speaker.see(fact)

    def answer(self, question: Question[Any], dice: Dice) -> Answer:
        """Decide; for a question it does not know, the default."""
        decide = DECISIONS.get(question.kind)
        if decide is None:
            return dict(question.default)
        return decide(self.memory, question, dice)
