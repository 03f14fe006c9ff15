"""A bot for any format that gives random legal answers, for tests."""

from __future__ import annotations

from typing import Any

from showrunner.formats.facts import Fact
from showrunner.kernel import Dice
from showrunner.questions import Question


class RandomBot:
    """Answers at random, within the rules."""

    def see(self, fact: Fact) -> None:
        """Ignore the fact."""

    def answer(self, question: Question[Any], dice: Dice) -> dict[str, Any]:
        """A random legal answer."""
        return question.random(dice)
