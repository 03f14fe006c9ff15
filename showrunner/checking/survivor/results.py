"""DS-2.8: the told results are those that were rolled, with three dice."""

from __future__ import annotations

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on


class Results(Book):
    """The rolls of a competition whose results are not told yet, by seat."""

    def __init__(self) -> None:
        self._rolled: dict[str, int] = {}

    @on("CompetitionRolled", "GatheringRolled", "BonusRolled", "RollFixed", "FixedRollShown")
    def three_dice(self, fact: CheckedFact) -> Mismatches:
        """DS-1.4: A roll has three dice, each from 1 to 6."""
        dice = fact["dice"]
        if len(dice) != 3 or not all(1 <= face <= 6 for face in dice):
            yield Mismatch(f"the dice are {dice}", "three faces of 1 to 6")

    @on("AttributesRolled")
    def attributes(self, fact: CheckedFact) -> Mismatches:
        """DS-2.1: Attributes are totals of three dice: 3 to 18."""
        for name in ("competition", "survival"):
            if not 3 <= fact[name] <= 18:
                yield Mismatch(f"{fact['seat']} has {name} {fact[name]}", "3 to 18")

    @on("CompetitionRolled")
    def rolled(self, fact: CheckedFact) -> Mismatches:
        """DS-2.8: Each competitor rolls once before the results are told."""
        if fact["seat"] in self._rolled:
            yield Mismatch(f"{fact['seat']} rolls again", "the results come first")
        self._rolled[fact["seat"]] = fact["result"]

    @on("CompetitionResults")
    def told(self, fact: CheckedFact) -> Mismatches:
        """DS-2.8: The told results are those that were rolled."""
        if fact["results"] != self._rolled:
            yield Mismatch(f"the results are {fact['results']}", f"rolled were {self._rolled}")
        self._rolled = {}
