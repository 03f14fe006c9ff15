"""The bot of Survival: plays each role and both sides from its own view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from showrunner.formats.bots import Answer, DecidingBot
from showrunner.formats.settings import Castaway
from showrunner.formats.survival.bots import days, interviews, nights, private_talk
from showrunner.formats.survival.bots.mind import SurvivalMind
from showrunner.kernel import Dice
from showrunner.questions import Question

Decide = Callable[[SurvivalMind, Question[Any], Dice], Answer]


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
    "survival.buddy_chat": private_talk.buddy_chat,
    "survival.whisper": private_talk.whisper,
    "survival.lounge": private_talk.lounge,
    "survival.speak": days.speak,
    "survival.vote": days.vote,
    "survival.revote": days.vote,
    "survival.verdict": days.verdict,
    "survival.gmo": days.gmo,
    "survival.polar": days.polar,
    "survival.successor": days.successor,
    "survival.open_mic": interviews.open_mic,
    "interview": interviews.interview,
}


class SurvivalBot(DecidingBot[SurvivalMind]):
    """Judges others by claims, accusations and votes, and plays for its own side."""

    decisions = DECISIONS

    def __init__(self, persona: Castaway) -> None:
        super().__init__(SurvivalMind(persona))

    def recall(self, regard: Mapping[str, int]) -> None:
        """Trust others by what they did in an earlier season."""
        self.mind.regard = regard
