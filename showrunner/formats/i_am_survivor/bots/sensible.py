"""The bot of I AM SURVIVOR!: keeps its people fed, explores with care, and bids for rescue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from showrunner.formats.bots import Answer, DecidingBot
from showrunner.formats.i_am_survivor.bots import deals, nights, rescues, turns, words
from showrunner.formats.i_am_survivor.bots.mind import REGARD_SCALE, IslandMind
from showrunner.formats.settings import Castaway
from showrunner.kernel import Dice
from showrunner.questions import Question

Decide = Callable[[IslandMind, Question[Any], Dice], Answer]

DECISIONS: Mapping[str, Decide] = {
    "i_am_survivor.speak": words.speak,
    "i_am_survivor.preferences": words.preferences,
    "i_am_survivor.talk": words.talk,
    "i_am_survivor.offer": deals.offer,
    "i_am_survivor.answer": deals.answer,
    "i_am_survivor.plan": turns.plan,
    "i_am_survivor.more": turns.more,
    "i_am_survivor.evening": turns.evening,
    "i_am_survivor.battle": turns.battle,
    "i_am_survivor.assist": turns.assist,
    "i_am_survivor.natives": turns.natives,
    "i_am_survivor.ration": nights.ration,
    "i_am_survivor.part_with": turns.part_with,
    "i_am_survivor.substitute": turns.substitute,
    "i_am_survivor.target": rescues.target,
    "i_am_survivor.spoils": rescues.spoils,
    "i_am_survivor.bid": rescues.bid,
    "i_am_survivor.raise": rescues.raise_bid,
    "i_am_survivor.nominee": rescues.nominee,
    "i_am_survivor.treasures": rescues.treasures,
    "interview": words.interview,
}
"""What the bot decides itself; in everything else the rulebook's default is good play."""


class IslandBot(DecidingBot[IslandMind]):
    """Plays from its own view alone, and reacts to acts, never to words."""

    decisions = DECISIONS

    def __init__(self, persona: Castaway) -> None:
        super().__init__(IslandMind(persona))

    def recall(self, regard: Mapping[str, int]) -> None:
        """Trust others by what they did in an earlier season."""
        self.mind.trust.update({seat: trust // REGARD_SCALE for seat, trust in regard.items()})
