"""The chronicle: a player is out when the whole team died; whose people were rescued got away."""

from __future__ import annotations

from showrunner.formats.chronicle import Chronicle
from showrunner.formats.fold import folds
from showrunner.formats.i_am_survivor import facts


class IslandChronicle(Chronicle):
    """Who left when, and the final ranking."""

    def __init__(self) -> None:
        super().__init__()
        self._saved: set[str] = set()
        """The players with a rescued character."""

    @folds(facts.CharacterRescued)
    def _rescued(self, fact: facts.CharacterRescued) -> None:
        self._saved.add(fact.seat)

    @folds(facts.PlayerLeft)
    def _left(self, fact: facts.PlayerLeft) -> None:
        if fact.seat not in self._saved:
            self.leave(fact.seat, "Eliminated")

    @folds(facts.PlayerTakenOut)
    def _taken_out(self, fact: facts.PlayerTakenOut) -> None:
        self.leave(fact.seat, "Medically evacuated")

    @folds(facts.GameEnded)
    def _ended(self, fact: facts.GameEnded) -> None:
        self.ranking = fact.ranking
