"""IS-13: the points at the end, added up from characters, treasures and Souls."""

from __future__ import annotations

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.i_am_survivor.characters import RESCUED, TEAM, Characters, card_of
from showrunner.checking.laws import Book, Mismatch, Mismatches, on
from showrunner.checking.piles import CardPlaces

SOUL_POINTS = 3


class Points(Book):
    """The points of the players."""

    def __init__(
        self, parameters: CheckedParameters, characters: Characters, places: CardPlaces
    ) -> None:
        self._parameters = parameters
        self._characters = characters
        self._places = places
        self._ended = False

    def points(self, seat: str) -> int:
        """IS-13.1 to IS-13.3: what a player has at the end."""
        rescued = [
            card_of(name).points
            for name, found in self._characters.all.items()
            if found.owner == seat and found.status == RESCUED
        ]
        treasures = self._treasures(f"treasures/{seat}")
        points: int = 2 * (sum(rescued) + treasures) + SOUL_POINTS * self._characters.turned[seat]
        here = self._characters.here(seat)
        if here and self._parameters["end_values"] == "count":
            points += sum(card_of(name).points for name in here) + self._treasures(f"hand/{seat}")
        return points

    def _treasures(self, pile: str) -> int:
        return sum(getattr(card_of(card), "points", 0) for card in self._places.piles[pile])

    @on("GameEnded")
    def ended(self, fact: CheckedFact) -> Mismatches:
        """IS-13.4: The scores add up, and those with the most points win."""
        if self._ended:
            yield Mismatch("the game ends", "it has ended already")
        self._ended = True
        scores = {seat: self.points(seat) for seat in self._characters.cast}
        if fact["scores"] != scores:
            yield Mismatch(f"scores {fact['scores']}", f"{scores}")
        best = max(scores.values())
        winners, ranking = fact["winners"], fact["ranking"]
        if not winners or any(scores.get(seat) != best for seat in winners):
            yield Mismatch(f"{winners} win", f"of {scores}")
        ranked = [seat for place in ranking for seat in place]
        if sorted(ranked) != sorted(scores) or list(ranking[0]) != list(winners):
            yield Mismatch(f"ranking {ranking}", f"{sorted(scores)}, winners {winners} first")
        if [scores.get(seat) for seat in ranked] != sorted(scores.values(), reverse=True):
            yield Mismatch(f"ranking {ranking}", f"by {scores}")
        if len(self._characters.all) != TEAM * len(scores):
            yield Mismatch(f"{len(self._characters.all)} characters", "three a player", "IS-1.1")

    @on("SecretsRevealed")
    def revealed(self, fact: CheckedFact) -> Mismatches:
        """DS-12.8: Secrets are revealed when the game is over."""
        if not self._ended:
            yield Mismatch("secrets are revealed", "the game goes on")
