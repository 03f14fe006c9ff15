"""DS-4: camps eat or go hungry, castaways gather, and bonus rolls are thrown."""

from __future__ import annotations

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.rolls import dice_problem, result
from showrunner.checking.survivor.season import Season, SeasonBook


class Camp(SeasonBook):
    """One camp phase at a time."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.camps: list[str] = []
        self.ate: list[str] = []
        self.planned: dict[str, CheckedFact] = {}
        self.rolled: dict[str, CheckedFact] = {}
        self.settled: dict[str, CheckedFact] = {}
        self.bonus: dict[str, int] = {}
        self.free: dict[str, int] = {}
        """The bonus rolls that a card gave somebody, not yet thrown (DS-8.4)."""

    # -- the meal ----------------------------------------------------------------------------------

    @law("DS-4.1", "CampFed", "CampHungry")
    def a_camp_eats_all_or_nothing(self, fact: CheckedFact) -> Problems:
        """A camp eats once a phase: enough for every member, or nothing where that is not there."""
        team = fact["team"]
        if self.season.phase != "camp" or team not in self.camps or team in self.ate:
            yield Problem(f"{fact}", "each camp eats once, in the camp phase")
        needed = self.season.parameters["food_per_player"] * len(self.season.camps.get(team, []))
        had = self.season.food.get(team, 0)
        told = fact["food"] if fact.kind == "CampFed" else fact["needed"]
        if told != needed:
            yield Problem(f"{team} needs {told} food", f"its members need {needed}")
        if (fact.kind == "CampFed") != (had >= needed):
            yield Problem(f"{fact}", f"it has {had} food and needs {needed}")
        if fact.kind == "CampHungry" and fact["had"] != had:
            yield Problem(f"{team} had {fact['had']} food", f"it has {had}")

    @law("DS-4.1", "PhaseEnded")
    def every_camp_eats(self, fact: CheckedFact) -> Problems:
        """Every camp has had its meal, or its hunger, when the phase ends."""
        if fact["phase"] == "camp":
            for team in self.camps:
                if team not in self.ate:
                    yield Problem(f"{team} neither ate nor went hungry", "each camp does")

    @law("DS-4.6", "CardPlanted")
    def a_card_is_planted_at_a_camp(self, fact: CheckedFact) -> Problems:
        """A card planted at a camp is planted where there is that camp."""
        if fact["team"] not in self.season.food:
            yield Problem(f"{fact}", f"there are the camps {list(self.season.food)}")

    # -- gathering ---------------------------------------------------------------------------------

    @law("DS-4.2", "GatheringPlanned")
    def everybody_gathers_once(self, fact: CheckedFact) -> Problems:
        """Each castaway gathers once in a camp phase, after the meal."""
        seat = fact["seat"]
        if self.season.phase != "camp" or seat in self.planned:
            yield Problem(f"{seat} goes gathering", "once, in the camp phase")
        if self.season.of(seat).team not in self.ate:
            yield Problem(f"{seat} goes gathering", "the meal comes first")

    @law("DS-1.4", "GatheringRolled", "BonusRolled")
    def a_roll_is_three_dice(self, fact: CheckedFact) -> Problems:
        """A roll is three six-sided dice."""
        if found := dice_problem(fact["dice"]):
            yield Problem(found, "three faces of 1 to 6")

    @law("DS-7.4", "GatheringRolled", "Gathered")
    def gathering_follows_from_dice(self, fact: CheckedFact) -> Problems:
        """What one brings is what dice, attribute, counters, boost and trades come to."""
        seat = fact["seat"]
        roll = fact if fact.kind == "GatheringRolled" else self.rolled.get(seat)
        settled = fact.kind == "Gathered"
        if seat not in self.planned or roll is None or (settled and seat not in self.settled):
            yield Problem(f"{fact}", "first a plan, then a roll, then a choice", "DS-4.3")
            return
        right = self._outcome(seat, roll["dice"], settled)
        told = fact["amount"] if settled else fact["so_far"]
        if told != right:
            yield Problem(f"{seat} has {told}", f"{roll['dice']} give {right}")

    def _outcome(self, seat: str, dice: list[int], settled: bool) -> int:
        parameters, castaway, plan = (
            self.season.parameters,
            self.season.of(seat),
            self.planned[seat],
        )
        deduction = parameters["camp_bonus_trade"] if plan["bonus_trade"] else 0
        if settled and self.settled[seat]["point_trade"]:
            deduction += parameters["camp_point_trade"]
        boost = parameters.get(f"{plan['boost']}_boost", 0)
        return result(sum(dice), castaway.survival, castaway.counters, parameters, boost, deduction)

    @law("DS-4.3", "GatheringSettled")
    def a_choice_follows_the_roll(self, fact: CheckedFact) -> Problems:
        """Each who has rolled chooses once."""
        if fact["seat"] not in self.rolled or fact["seat"] in self.settled:
            yield Problem(f"{fact}", "one choice after each roll")

    @law("DS-4.4", "Gathered")
    def what_is_gathered_goes_to_the_team(self, fact: CheckedFact) -> Problems:
        """What somebody gathers goes to their own team."""
        team = self.season.of(fact["seat"]).team
        if fact["team"] != team or fact["amount"] < 0:
            yield Problem(f"{fact}", f"it goes to {team}, and is 0 at least")

    # -- bonus rolls -------------------------------------------------------------------------------

    def _paid(self, seat: str) -> tuple[int, int]:
        """How many bonus rolls one has from a trade, and from points."""
        if seat not in self.settled:
            return 0, 0
        traded = int(self.planned[seat]["bonus_trade"]) if seat in self.planned else 0
        return traded, int(self.settled[seat]["bonus_bought"])

    @law("DS-4.5", "BonusRolled")
    def a_bonus_roll_was_paid_for(self, fact: CheckedFact) -> Problems:
        """Bonus rolls are paid for; those traded for come before those bought."""
        seat = fact["seat"]
        if self.free.get(seat):
            return
        thrown = self.bonus.get(seat, 0)
        traded, bought = self._paid(seat)
        if thrown >= traded + bought:
            yield Problem(f"{seat} throws bonus roll {thrown + 1}", f"{traded + bought} paid for")
        if thrown >= traded:
            for other in self.season.members(self.season.of(seat).team):
                if self.bonus.get(other, 0) < self._paid(other)[0]:
                    yield Problem(f"{seat} throws a bought bonus roll", f"first comes {other}")

    @law("DS-4.5", "PhaseEnded")
    def every_bonus_roll_is_thrown(self, fact: CheckedFact) -> Problems:
        """Every bonus roll that was paid for is thrown; who planned has gathered."""
        if fact["phase"] != "camp":
            return
        for seat in self.settled:
            if self.bonus.get(seat, 0) != sum(self._paid(seat)):
                thrown = self.bonus.get(seat, 0)
                yield Problem(f"{seat} threw {thrown} bonus rolls", f"{sum(self._paid(seat))}")
        if not fact["cancelled"]:
            for seat in self.season.here:
                if seat not in self.settled:
                    yield Problem(f"{seat} has not gathered", "everybody does", "DS-4.2")

    # -- entries -----------------------------------------------------------------------------------

    @enters("PhaseBegan")
    def begin(self, fact: CheckedFact) -> None:
        """A new camp phase."""
        self.camps = list(self.season.camps)
        self.ate, self.planned, self.rolled, self.settled, self.bonus = [], {}, {}, {}, {}
        self.free = {}

    @enters("CardPlayed")
    def play(self, fact: CheckedFact) -> None:
        """A card may give bonus rolls."""
        kind = self.season.kinds.get(fact["kind"])
        for effect in kind.powers[0].effects if kind else ():
            self.free[fact["seat"]] = self.free.get(fact["seat"], 0) + effect.get("number", 0)

    @enters("CampFed", "CampHungry")
    def eat(self, fact: CheckedFact) -> None:
        """A camp had its meal, or none."""
        self.ate.append(fact["team"])

    @enters("GatheringPlanned")
    def plan(self, fact: CheckedFact) -> None:
        """What one chose before."""
        self.planned[fact["seat"]] = fact

    @enters("GatheringRolled")
    def roll(self, fact: CheckedFact) -> None:
        """What one threw."""
        self.rolled[fact["seat"]] = fact

    @enters("GatheringSettled")
    def settle(self, fact: CheckedFact) -> None:
        """What one chose after."""
        self.settled[fact["seat"]] = fact

    @enters("BonusRolled")
    def throw(self, fact: CheckedFact) -> None:
        """A bonus roll more."""
        if self.free.get(fact["seat"]):
            self.free[fact["seat"]] -= 1
            return
        self.bonus[fact["seat"]] = self.bonus.get(fact["seat"], 0) + 1
