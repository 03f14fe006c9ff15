"""A sensible player of Survival: each role and both sides, from its own view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from showrunner.formats.facts import Fact
from showrunner.formats.interviews.answering import truthful
from showrunner.formats.settings import Castaway
from showrunner.formats.survival.bots import circles, days, lines, nights
from showrunner.formats.survival.bots.memory import Memory
from showrunner.formats.survival.bots.nights import Answer
from showrunner.formats.survival.claims import CLAIMS
from showrunner.formats.wordings import Wordings
from showrunner.kernel import Dice
from showrunner.questions import Question

Decide = Callable[[Memory, Question[Any], Dice], Answer]


def interview(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """The truth, and whom it would vote for by now."""
    plans = (
        {"vote": days.target(memory, memory.others)} if memory.mine.alive and memory.others else {}
    )
    claims = truthful(question, CLAIMS, memory, memory.me, plans)
    return {"words": lines.interview(memory), **claims}


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
    "survival.open_mic": lambda memory, question, dice: {"words": lines.open_mic(memory)},
    "interview": interview,
}


class SensibleBot:
    """Reads claims, accusations and votes; speaks, hunts and hides as its side needs it."""

    def __init__(self, persona: Castaway) -> None:
        self.memory = Memory(persona)
        self._wordings = Wordings(persona.id)

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""
        self.memory.take(fact)
        self._wordings.take(fact)

    def answer(self, question: Question[Any], dice: Dice) -> Answer:
        """Decide; for a question it does not know, the default."""
        decide = DECISIONS.get(question.kind)
        if decide is None:
            return dict(question.default)
        answer = decide(self.memory, question, dice)
        return self._wordings.said_anew(answer, question, dice)
