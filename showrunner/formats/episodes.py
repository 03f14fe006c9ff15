"""Episodes: where a season is cut for its telling and for the release of its broadcast (CM-19)."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.fact import Fact
from showrunner.formats.lifecycle import GameEnded, RoundEnded


class Episodes:
    """Counts the episodes of a season from its facts. Each round is one.

    A game that cuts its seasons otherwise extends this, and names it as its `Format.episodes`.
    """

    def __init__(self, opens_round: Sequence[type[Fact]]) -> None:
        self.number = 0
        """The number of the episode that is on; 0 before the first one."""
        self._opens_round = tuple(opens_round)

    def take(self, fact: Fact) -> bool:
        """Take in the next fact. Returns whether an episode begins with it."""
        if not isinstance(fact, self._opens_round):
            return False
        self.number = max(getattr(fact, "round", 0), self.number + 1)
        return True

    def ends_with(self, fact: Fact) -> bool:
        """Whether the episode that is on is over with this fact, which was taken in."""
        return isinstance(fact, RoundEnded | GameEnded)
