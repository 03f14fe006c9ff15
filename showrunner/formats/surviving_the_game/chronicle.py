"""The chronicle of the game: who was eliminated, and the ranking; who exits has survived."""

from __future__ import annotations

from showrunner.formats.chronicle import Chronicle
from showrunner.formats.fold import folds
from showrunner.formats.surviving_the_game import facts


class GameChronicle(Chronicle):
    """Who was eliminated when, and the final ranking."""

    @folds(facts.PlayerEliminated)
    def _eliminated(self, fact: facts.PlayerEliminated) -> None:
        by_producers = fact.cause == "producer"
        self.leave(fact.seat, "Medically evacuated" if by_producers else "Eliminated")

    @folds(facts.GameDecided)
    def _decided(self, fact: facts.GameDecided) -> None:
        self.ranking = fact.ranking
