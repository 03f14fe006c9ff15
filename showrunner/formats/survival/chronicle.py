"""The chronicle of Survival: it has no tribes, competitions or advantages."""

from __future__ import annotations

from itertools import groupby

from showrunner.formats.chronicle import Chronicle
from showrunner.formats.fold import folds
from showrunner.formats.survival import facts


class SurvivalChronicle(Chronicle):
    """Who was eliminated at night and by vote, and the final ranking."""

    @folds(facts.ConferenceBegan)
    def _conference(self, fact: facts.ConferenceBegan) -> None:
        self.councils += 1

    @folds(facts.Eliminated)
    def _eliminated(self, fact: facts.Eliminated) -> None:
        by_vote = fact.cause in ("vote", "polar_tie")
        self.leave(fact.seat, "voted out" if by_vote else "Eliminated")

    @folds(facts.SeasonWon)
    def _won(self, fact: facts.SeasonWon) -> None:
        """SV-8.8: winners before others; those of a side with equal points share a place."""
        alike = groupby(fact.ranking, lambda seat: (seat in fact.seats, fact.points.get(seat)))
        self.ranking = tuple(tuple(seats) for _, seats in alike)
