"""The running dice season: the operations that rule code performs, each telling its facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from statistics import median
from typing import Any, Literal

from showrunner.formats.facts import Fact
from showrunner.formats.orders import ProducerOrder
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.operations import CardOperations
from showrunner.formats.survivor.changes import REFUSALS_IN_WORDS
from showrunner.formats.survivor.dice import result
from showrunner.formats.talk.facts import MessageSaid, TalkBegan
from showrunner.formats.wording import listed
from showrunner.kernel import EVERYBODY, PRODUCERS, Audience, Roll, seats

PHASE_NAMES = ("competition", "camp", "conversation", "vote")
"""DS-1.8: the phases of a round, in order."""

MIN_CAST_FOR_TEAMS = 8
"""DS-1.6: the smallest cast that starts in several teams."""


class SurvivorState(CardOperations):
    """A dice season as rule code changes it; its current state is on the `sheet`."""

    windows = (*PHASE_NAMES, END_OF_ROUND)

    settled_occasions: tuple[str, ...] = ()
    """DS-9.6: the occasions for which the order of comments has been settled."""

    @property
    def windows_to_come(self) -> bool:
        """DS-11: whether there are production windows to come: not once the final has begun."""
        return super().windows_to_come and not self.sheet.finalists

    def tell(self, fact: Fact, to: Audience) -> None:
        """Tell a fact. What is said in a talk is also told to castaways who spy on it (DS-8.4)."""
        super().tell(fact, to)
        spied_on = self.sheet.spies or self.sheet.overheard
        if spied_on and isinstance(fact, TalkBegan | MessageSaid):
            self.overhear(fact)

    def name_of_roll(self, kind: str, *more: str | int) -> tuple[str | int, ...]:
        """The name of a roll: its kind, the round, and how often the phase was played in it."""
        times_played = self.sheet.phase_times.get(self.sheet.phase, 1)
        return (kind, self.sheet.round, times_played, *more)

    # -- points, counters, food, immunity ----------------------------------------------------------

    def change_points(
        self, who: Sequence[str], amount: int, cause: str, to: Audience | None = None
    ) -> None:
        """DS-2.2: give (or take) reward points; told to these castaways only unless `to` is set."""
        if amount and who:
            fact = facts.PointsChanged(seats=tuple(who), amount=amount, cause=cause)
            self.tell(fact, to or seats(*who))

    def change_counters(
        self, who: Sequence[str], amount: int, cause: str, to: Audience | None = None
    ) -> None:
        """DS-2.4: give (or remove) counters; told to these castaways only unless `to` is set."""
        if amount and who:
            fact = facts.CountersChanged(seats=tuple(who), amount=amount, cause=cause)
            self.tell(fact, to or seats(*who))

    def change_food(self, team: str, amount: int, cause: str) -> None:
        """DS-2.3: change a team's food and tell everybody."""
        if amount:
            self.tell(facts.FoodChanged(team=team, amount=amount, cause=cause), EVERYBODY)

    def give_immunity(self, who: Iterable[str], cause: str) -> None:
        """DS-2.6: make castaways immune and tell everybody."""
        immune = tuple(who)
        if immune:
            self.tell(facts.ImmunityGiven(seats=immune, cause=cause), EVERYBODY)

    def buy_off_counters(self, seat: str, number: int) -> None:
        """DS-6.2: pay to remove depletion counters."""
        price = self.sheet.parameters.counter_price
        self.change_points([seat], -number * price, "counters removed")
        self.change_counters([seat], -number, "bought off")

    def buy_boost(self, seat: str, boost: str) -> None:
        """DS-6.3, DS-6.4: pay for a boost."""
        self.change_points([seat], -self.boost_price(boost), f"{boost} boost")

    def boost_price(self, boost: str) -> int:
        """DS-6.3, DS-6.4: what a boost costs."""
        parameters = self.sheet.parameters
        prices = {"small": parameters.small_boost_price, "large": parameters.large_boost_price}
        return prices.get(boost, 0)

    def boost_size(self, boost: str) -> int:
        """DS-6.3, DS-6.4: what a boost adds."""
        parameters = self.sheet.parameters
        return {"small": parameters.small_boost, "large": parameters.large_boost}.get(boost, 0)

    # -- rolls -------------------------------------------------------------------------------------

    def roll(self, kind: facts.RollKind, seat: str, name: Sequence[str | int]) -> Roll:
        """DS-1.4: roll three dice, or show the dice that producers have fixed (DS-9.8)."""
        rolled = self.stage.roll(tuple(name))
        dice = self.sheet.fixed_rolls.get((kind, seat))
        if dice is None:
            return rolled
        self.tell(facts.FixedRollShown(roll=kind, seat=seat, dice=dice), PRODUCERS)
        return Roll(dice)

    def competition_result(self, seat: str, roll: Roll, boost: int = 0, deduction: int = 0) -> int:
        """DS-7.4: the result of a roll under the competition attribute."""
        return self._result(seat, self.sheet.players[seat].competition, roll, boost, deduction)

    def survival_result(self, seat: str, roll: Roll, boost: int = 0, deduction: int = 0) -> int:
        """DS-7.4: the result of a roll under the survival attribute."""
        return self._result(seat, self.sheet.players[seat].survival, roll, boost, deduction)

    def _result(
        self, seat: str, attribute: int | None, roll: Roll, boost: int, deduction: int
    ) -> int:
        counters, parameters = self.sheet.players[seat].counters, self.sheet.parameters
        return result(roll.total, attribute or 1, counters, parameters, boost, deduction)

    def team_roll(self, results: Sequence[int]) -> Fraction:
        """DS-3.3: a team's roll from its members' results, as an exact fraction."""
        match self.sheet.parameters.team_roll:
            case "mean":
                return Fraction(sum(results), len(results))
            case "sum":
                return Fraction(sum(results))
            case "best":
                return Fraction(max(results))
            case "median":
                return Fraction(median(map(Fraction, results)))

    # -- teams -------------------------------------------------------------------------------------

    def form_teams(self, teams: dict[str, tuple[str, ...]], why: str) -> None:
        """DS-1.7: form these teams, and share the food of changed teams among the new ones."""
        before = {name: set(members) for name, members in self.sheet.teams.items()}
        unchanged = [name for name, members in teams.items() if before.get(name) == set(members)]
        pool = sum(amount for name, amount in self.sheet.food.items() if name not in unchanged)
        new = {name: len(teams[name]) for name in teams if name not in unchanged}
        sizes = new or {name: len(members) for name, members in teams.items()}
        shares = {name: pool * size // sum(sizes.values()) for name, size in sizes.items()}
        shares[max(sizes, key=lambda name: sizes[name])] += pool - sum(shares.values())
        food = {
            name: shares.get(name, 0) + (self.sheet.food[name] if name in unchanged else 0)
            for name in teams
        }
        dissolved = [name for name in self.sheet.food if name not in teams]
        founded = [name for name in teams if name not in self.sheet.food]
        self._tell_teams(teams, food, why)
        for team in dissolved:
            self.close_camp(team)
        for team in founded:
            self.found_camp(team)

    def start_teams(self, teams: dict[str, tuple[str, ...]]) -> None:
        """DS-1.6, DS-2.3: form the first teams, each with its food and its camp."""
        each = self.sheet.parameters.starting_resources_per_player
        self._tell_teams(teams, {name: each * len(teams[name]) for name in teams}, "start")
        for team in teams:
            self.found_camp(team)

    def deal_teams(self, names: Sequence[str], why: Literal["merge", "producers", "card"]) -> None:
        """DS-1.7: deal everybody at random into teams with these names."""
        dealt = self.stage.shuffle(("deal", self.sheet.teams_formed), self.sheet.active)
        self.form_teams(deal_into_teams(names, dealt), why)

    def move(self, who: Sequence[str], team: str) -> None:
        """DS-1.7: move castaways to another team; food and camps do not change."""
        members = self.sheet.teams
        teams = {
            name: tuple(seat for seat in members.get(name, ()) if seat not in who)
            for name in self.sheet.food
        }
        teams[team] += tuple(who)
        self._tell_teams(teams, dict(self.sheet.food), "producers")

    def _tell_teams(
        self, teams: dict[str, tuple[str, ...]], food: dict[str, int], why: Any
    ) -> None:
        self.tell(facts.TeamsFormed(teams=teams, food=food, why=why), EVERYBODY)

    # -- who is in the game ------------------------------------------------------------------------

    def remove(self, seat: str, why: Any) -> None:
        """DS-1.9: take a castaway out of the game, with their cards."""
        self.tell(facts.CastawayRemoved(seat=seat, why=why), EVERYBODY)
        self.lose_cards(seat)

    def still_in(self, who: Iterable[str]) -> list[str]:
        """Which of these castaways are still in the game; producers may have taken some out."""
        active = self.sheet.active
        return [seat for seat in who if seat in active]

    def votable(self, who: Iterable[str]) -> list[str]:
        """DS-10.3: which of these castaways can be voted out (active and not immune), each once."""
        players = self.sheet.players
        return [
            seat
            for seat in dict.fromkeys(who)
            if players[seat].status == "active" and not players[seat].immune
        ]

    def seen_by(self, pair: Sequence[str]) -> Audience:
        """DS-5.8: the audience that may know that these two talk."""
        match self.sheet.parameters.talks_are_seen:
            case "public":
                return EVERYBODY
            case "nobody":
                return seats(*pair)
            case "team":
                return seats(*(other for seat in pair for other in self.sheet.team_of(seat)))

    # -- for orders --------------------------------------------------------------------------------

    def verify_active(self, order: ProducerOrder, who: Iterable[str]) -> None:
        """Refuse seats that are out of the game, and every seat once the final has begun."""
        for seat in who:
            self.verify_seat(order, seat)
            if self.sheet.finalists:
                raise order.refuse(f"it comes too late for {seat!r}: the final has begun")
            if seat not in self.sheet.active:
                active = self._listed(self.sheet.active)
                raise order.refuse(f"{seat!r} is out of the game; in it are {active}")

    def verify_team(self, order: ProducerOrder, team: str) -> None:
        """Refuse a team that does not exist."""
        if team not in self.sheet.food:
            teams = self._listed(self.sheet.food)
            raise order.refuse(f"there is no team {team!r}; there are {teams}")

    def _listed(self, ids: Iterable[str]) -> str:
        return listed(map(repr, ids)) if self.stage.since(REFUSALS_IN_WORDS) else str(list(ids))


def deal_into_teams(names: Sequence[str], dealt: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """DS-1.6: deal castaways in this order into teams whose sizes differ by at most one."""
    return {name: tuple(dealt[place :: len(names)]) for place, name in enumerate(names)}
