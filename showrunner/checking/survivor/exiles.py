"""DS-9.8: who is in exile takes no part, and dice that were fixed fall as they were."""

from __future__ import annotations

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.rolls import dice_problem, result
from showrunner.checking.survivor.season import Season, SeasonBook

TAKES_PART = ("CompetitionEntered", "GatheringPlanned", "PreferencesSet", "NoteTaken")
"""What nobody does in exile; for votes, the law on who comes to them holds."""

ROLLED = {
    "CompetitionRolled": "competition",
    "GatheringRolled": "gathering",
    "BonusRolled": "bonus",
}


class Exiles(SeasonBook):
    """Who is away."""

    @law("DS-9.8", "CastawayExiled")
    def two_stay_here(self, fact: CheckedFact) -> Problems:
        """Who is in the game can be sent into exile; two at least of each of their teams stay."""
        away = set(fact["seats"])
        if not away <= set(self.season.inside):
            yield Problem(f"{fact}", f"in the game are {self.season.inside}")
        if len(set(self.season.here) - away) < 2:
            yield Problem(f"{fact}", "two stay at least")
        for team, members in self.season.camps.items():
            if set(members) & away and len(set(members) - away) < 2:
                yield Problem(f"{fact}", f"two of {team} stay at least")

    @law("DS-9.8", *TAKES_PART)
    def nobody_takes_part_from_exile(self, fact: CheckedFact) -> Problems:
        """Who is in exile neither competes, nor gathers, nor talks."""
        if self.season.of(fact["seat"]).exiled:
            yield Problem(f"{fact}", f"{fact['seat']} is in exile")

    @law("DS-9.8", "TalkBegan")
    def nobody_talks_with_an_exile(self, fact: CheckedFact) -> Problems:
        """Nobody talks with somebody in exile."""
        for seat in fact["seats"]:
            if self.season.of(seat).exiled:
                yield Problem(f"{fact}", f"{seat} is in exile")


class FixedRolls(SeasonBook):
    """What was fixed, and whether dice show it."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.shown: dict[tuple[str, str], list[int]] = {}

    @law("DS-9.8", "RollFixed")
    def dice_are_what_dice_can_show(self, fact: CheckedFact) -> Problems:
        """A roll is fixed as its order says, to what three dice can show."""
        if found := dice_problem(fact["dice"]):
            yield Problem(found, "three faces of 1 to 6")
        if list(self.season.ordered.get("dice", ())) != fact["dice"]:
            yield Problem(f"{fact}", f"ordered was {self.season.ordered}")

    @law("DS-9.8", "FixedRollShown")
    def what_is_shown_was_fixed(self, fact: CheckedFact) -> Problems:
        """Dice that are said to be fixed were."""
        fixed = self.season.fixed.get((fact["roll"], fact["seat"]))
        if fact["dice"] != fixed:
            yield Problem(f"{fact}", f"fixed was {fixed}")

    @law("DS-9.8", *ROLLED)
    def a_fixed_roll_shows_what_was_fixed(self, fact: CheckedFact) -> Problems:
        """The next roll after a roll was fixed shows those dice, and says so to producers."""
        key = ROLLED[fact.kind], fact["seat"]
        if key in self.season.fixed:
            yield Problem(f"{fact}", f"fixed was {self.season.fixed[key]}")
        if key in self.shown and fact["dice"] != self.shown[key]:
            yield Problem(f"{fact}", f"fixed was {self.shown[key]}")

    @law("DS-9.8", "SurvivalRolled")
    def a_fixed_survival_roll_counts(self, fact: CheckedFact) -> Problems:
        """The result of a fixed survival roll is what its dice come to."""
        for seat, told in fact["results"].items():
            castaway, dice = self.season.of(seat), self.shown.get(("survival", seat))
            if ("survival", seat) in self.season.fixed:
                yield Problem(f"{fact}", f"the roll of {seat} was fixed")
            if dice is None:
                continue
            parameters = self.season.parameters
            right = result(sum(dice), castaway.survival, castaway.counters, parameters)
            if told != right:
                yield Problem(f"{seat} has {told}", f"the fixed {dice} give {right}")

    @enters("FixedRollShown")
    def show(self, fact: CheckedFact) -> None:
        """The roll itself follows."""
        self.shown[fact["roll"], fact["seat"]] = fact["dice"]

    @enters(*ROLLED)
    def roll(self, fact: CheckedFact) -> None:
        """It was rolled."""
        self.shown.pop((ROLLED[fact.kind], fact["seat"]), None)

    @enters("SurvivalRolled")
    def roll_survival(self, fact: CheckedFact) -> None:
        """They were rolled."""
        self.shown = {key: dice for key, dice in self.shown.items() if key[0] != "survival"}
