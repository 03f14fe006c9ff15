"""DS-2.8: results are told as they were rolled, with three dice."""

from __future__ import annotations

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Problem, Problems, on


class Results(Book):
    """The rolls of a competition that are not told yet."""

    def __init__(self) -> None:
        self._rolled: dict[str, int] = {}

    @on("CompetitionRolled", "GatheringRolled", "BonusRolled", "RollFixed", "FixedRollShown")
    def three_dice(self, fact: CheckedFact) -> Problems:
        """DS-1.4: A roll is three dice with faces from 1 to 6."""
        dice = fact["dice"]
        if len(dice) != 3 or not all(1 <= face <= 6 for face in dice):
            yield Problem(f"the dice are {dice}", "three faces of 1 to 6")

    @on("AttributesRolled")
    def attributes(self, fact: CheckedFact) -> Problems:
        """DS-2.1: Attributes are what three dice can show."""
        for name in ("competition", "survival"):
            if not 3 <= fact[name] <= 18:
                yield Problem(f"{fact['seat']} has {name} {fact[name]}", "3 to 18")

    @on("CompetitionRolled")
    def rolled(self, fact: CheckedFact) -> Problems:
        """DS-2.8: Each competitor rolls once before the results are told."""
        if fact["seat"] in self._rolled:
            yield Problem(f"{fact['seat']} rolls again", "the results come first")
        self._rolled[fact["seat"]] = fact["result"]

    @on("CompetitionResults")
    def told(self, fact: CheckedFact) -> Problems:
        """DS-2.8: The results that are told are those that were rolled."""
        if fact["results"] != self._rolled:
            yield Problem(f"the results are {fact['results']}", f"rolled were {self._rolled}")
        self._rolled = {}
