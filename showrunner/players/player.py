"""A player who takes their time: what the runner needs of whoever thinks in its own process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from showrunner.formats.facts import Fact
from showrunner.formats.settings import Castaway
from showrunner.questions import Question


class Player(Protocol):
    """Decides for one seat, asynchronously: a language model, or a script in a test.

    Bots are no such players (they answer at once, in turn), nor is somebody `outside`.
    """

    def see(self, fact: Fact) -> None:
        """Take in one fact of the seat's own view."""

    async def answer(self, question: Question[Any]) -> Mapping[str, Any]:
        """Decide. It is cancelled when the question is withdrawn or its time is over."""


Hire = Callable[[Castaway], Player]
"""Makes the player for a seat."""
