"""Stub."""

from typing import Any

from showrunner.formats.facts import Fact
from showrunner.formats.settings import Castaway
from showrunner.kernel import Dice
from showrunner.questions import Question


class SensibleBot:
    """Stub."""

    def __init__(self, persona: Castaway) -> None:
        pass

    def see(self, fact: Fact) -> None:
        """Stub."""

    def answer(self, question: Question[Any], dice: Dice) -> dict[str, Any]:
        """Stub."""
        return question.random(dice)
