"""The chronicle: a player leaves when nobody of the team is on the island any more."""

from __future__ import annotations

from showrunner.formats.chronicle import Chronicle
from showrunner.formats.fold import folds
from showrunner.formats.i_am_survivor import facts


class IslandChronicle(Chronicle):
    """Who left when, and the final ranking."""

    @folds(facts.PlayerLeft)
    def _left(self, fact: facts.PlayerLeft) -> None:
        self.leave(fact.seat, "Eliminated")

    @folds(facts.PlayerTakenOut)
    def _taken_out(self, fact: facts.PlayerTakenOut) -> None:
        self.leave(fact.seat, "Medically evacuated")

    @folds(facts.GameEnded)
    def _ended(self, fact: facts.GameEnded) -> None:
        self.ranking = fact.ranking
