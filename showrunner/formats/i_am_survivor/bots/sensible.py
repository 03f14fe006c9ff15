"""The bot of I AM SURVIVOR!: keeps its people fed, explores with care, and bids for rescue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from showrunner.formats.bots import Answer
from showrunner.formats.facts import Fact
from showrunner.formats.i_am_survivor.bots import deals, nights, rescues, turns, words
from showrunner.formats.i_am_survivor.bots.mind import IslandMind
from showrunner.formats.settings import Castaway
from showrunner.kernel import Dice
from showrunner.questions import Question

Decide = Callable[[IslandMind, Question[Any], Dice], Answer]

DECISIONS: Mapping[str, Decide] = {
    "speak": words.speak,
    "preferences": words.preferences,
    "talk": words.talk,
    "offer": deals.offer,
    "answer": deals.answer,
    "plan": turns.plan,
    "more": turns.more,
    "evening": turns.evening,
    "battle": turns.battle,
    "assist": turns.assist,
    "natives": turns.natives,
    "ration": nights.ration,
    "part_with": turns.part_with,
    "substitute": turns.substitute,
    "target": rescues.target,
    "spoils": rescues.spoils,
    "bid": rescues.bid,
    "raise": rescues.raise_bid,
    "nominee": rescues.nominee,
    "treasures": rescues.treasures,
    "interview": words.interview,
}
"""What the bot decides itself; in everything else the rulebook's default is good play."""


class IslandBot:
    """Plays from its own view alone, and reacts to acts, never to words."""

    def __init__(self, persona: Castaway) -> None:
        self.mind = IslandMind(persona)

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""
        self.mind.take(fact)
        self.mind.speaker.see(fact)

    def answer(self, question: Question[Any], dice: Dice) -> Answer:
        """Answer a question; unknown kinds get the default answer."""
        decide = DECISIONS.get(question.kind.removeprefix("i_am_survivor."))
        if decide is None:
            return dict(question.default)
        return decide(self.mind, question, dice)
