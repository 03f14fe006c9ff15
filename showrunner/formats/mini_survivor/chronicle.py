"""The chronicle of Mini-Survivor: a player leaves when the last of their Survivors falls."""

from __future__ import annotations

from showrunner.formats.chronicle import Chronicle
from showrunner.formats.fold import folds
from showrunner.formats.mini_survivor import facts


class MiniChronicle(Chronicle):
    """Which players have no Survivors left, and the final ranking."""

    def __init__(self) -> None:
        super().__init__()
        self._alive: dict[str, set[int]] = {}
        """The living Survivors of each player, as far as the viewer knows."""

    @folds(facts.SurvivorsDealt)
    def _dealt(self, fact: facts.SurvivorsDealt) -> None:
        self._alive[fact.seat] = set(fact.survivors)

    @folds(facts.VotesCounted)
    def _counted(self, fact: facts.VotesCounted) -> None:
        self.councils += 1

    @folds(facts.SurvivorsFell)
    def _fell(self, fact: facts.SurvivorsFell) -> None:
        for number, seat in fact.owners.items():
            owned = self._alive.get(seat)
            if owned is None:
                continue
            owned.discard(number)
            if not owned:
                self.leave(seat, "voted out" if fact.cause == "voting" else "Eliminated")

    @folds(facts.PlayerRemoved)
    def _removed(self, fact: facts.PlayerRemoved) -> None:
        self.leave(fact.seat, "Quit" if fact.why == "quit" else "Medically evacuated")

    @folds(facts.RankingShown)
    def _ranking(self, fact: facts.RankingShown) -> None:
        self.ranking = fact.places
