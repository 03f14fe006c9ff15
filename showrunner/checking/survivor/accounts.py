"""DS-12.2: points, counters and food are the sum of their causes, and never below 0."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from showrunner.checking.definitions import Parameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Problem, Problems, on
from showrunner.checking.ledger import TOGETHER, Ledger
from showrunner.checking.survivor.people import People

POINTS, COUNTERS, FOOD = "points", "counters", "food"
TAKER = "@taker"
"""In an opportunity's effects, the castaway who takes it, or their team."""


class Accounts(Ledger):
    """What castaways and teams hold, and what facts bring them."""

    def __init__(self, parameters: Parameters, people: People) -> None:
        super().__init__()
        self._now = parameters
        self._people = people
        self._entered: list[str] = []
        self._teams: set[str] = set()
        self._terms: Mapping[str, Any] = {}
        self._offers: dict[tuple[str, str], Mapping[str, Any]] = {}
        self._cards_give = False
        """Whether producers defined a card that gives points instead of moving them."""
        self._secret: dict[tuple[str, str], bool] = {}

    def is_secret(self, what: str, seat: str) -> bool:
        """Whether the last event that changed what a castaway holds is a secret."""
        return self._secret.get((what, seat), False)

    # -- what is booked ----------------------------------------------------------------------------

    @on("PointsChanged", "CountersChanged")
    def of_castaways(self, fact: CheckedFact) -> Problems:
        """DS-6.6: No castaway's points or counters fall below 0, and each is named once."""
        what = POINTS if fact.kind == "PointsChanged" else COUNTERS
        seats, amount, cause = fact["seats"], fact["amount"], fact["cause"]
        if not amount or not seats or len(set(seats)) < len(seats):
            yield Problem(f"{fact}", "an amount, and castaways, each once", "DS-12.2")
        for seat in seats:
            if cause == "card" and what == POINTS and self._cards_give:
                self.owe(what, [TOGETHER], amount, cause)
            if self.book(what, seat, amount, cause, moves=cause == "card") >= 0:
                continue
            # A meal or an event takes counters off everybody, also off those who have none.
            if what == POINTS or cause not in ("fed", "event"):
                yield Problem(f"{fact}", f"{seat} has {self.held[what, seat] - amount}")
            self.held[what, seat] = 0

    @on("FoodChanged")
    def of_teams(self, fact: CheckedFact) -> Problems:
        """DS-2.3: Only a team that there is has food, never below 0."""
        left = self.book(FOOD, fact["team"], fact["amount"], fact["cause"])
        if fact["team"] not in self._teams or left < 0 or not fact["amount"]:
            right = f"of the teams {sorted(self._teams)}, with {left - fact['amount']} food"
            yield Problem(f"{fact}", right)

    @on("TeamsFormed")
    def shared(self, fact: CheckedFact) -> Problems:
        """DS-12.2: Food is given out at the start; when teams change, none is made or lost."""
        teams, food = fact["teams"], fact["food"]
        right = sum(self.held[FOOD, team] for team in sorted(self._teams))
        if fact["why"] == "start":
            right = self._now["starting_resources_per_player"] * sum(map(len, teams.values()))
        owing = any(amount < 0 for amount in food.values())
        if sum(food.values()) != right or food.keys() != teams.keys() or owing:
            yield Problem(f"the teams have {food}", f"{right} in all, each at least 0")
        self._teams = set(food)
        for team, amount in food.items():
            self.held[FOOD, team] = amount

    # -- what brings it ----------------------------------------------------------------------------

    @on("CastawayIntroduced")
    def start(self, fact: CheckedFact) -> None:
        """DS-2.2: Castaways start with points as the parameter says."""
        self.held[POINTS, fact["seat"]] = self._now["starting_reward_points"]

    @on("PhaseBegan")
    def phase(self, fact: CheckedFact) -> None:
        """Nobody has entered yet."""
        self._entered = []

    @on("CompetitionEntered", "GatheringPlanned")
    def spent(self, fact: CheckedFact) -> None:
        """DS-6.2 to DS-6.4: Counters and boosts are paid with points; DS-3.1: a trade earns one."""
        seat, number, boost = [fact["seat"]], fact["counters_removed"], fact["boost"]
        self.owe(POINTS, seat, -number * self._now["counter_price"], "counters removed")
        self.owe(COUNTERS, seat, -number, "bought off")
        if boost in ("small", "large"):
            self.owe(POINTS, seat, -self._now[f"{boost}_boost_price"], f"{boost} boost")
        if fact.kind == "CompetitionEntered":
            self._entered += seat
            self.owe(POINTS, seat, int(fact["trade"]), "competition trade")

    @on("CompetitionWon")
    def won(self, fact: CheckedFact) -> None:
        """DS-3.5: Winners get the reward; DS-3.7: a competition costs each competitor a counter."""
        if fact["stakes"] != "immunity":
            reward = self._now["team_reward" if fact["team"] else "individual_reward"]
            self.owe(POINTS, fact["winners"], reward, "competition reward")
        self.owe(COUNTERS, self._entered, 1, "competition")

    @on("CampFed")
    def fed(self, fact: CheckedFact) -> None:
        """DS-4.1: A meal costs the team food, and takes a counter off everybody at the camp."""
        team, people = fact["team"], self._people
        there = [seat for seat in people.members(team) if not people.of(seat).exiled]
        self.owe(FOOD, [team], -fact["food"], "eaten")
        self.owe(COUNTERS, there, -1, "fed")

    @on("GatheringSettled")
    def settled(self, fact: CheckedFact) -> None:
        """DS-4.3, DS-6.1: A trade at camp earns a point, and a bonus roll has its price."""
        self.owe(POINTS, [fact["seat"]], int(fact["point_trade"]), "camp trade")
        if fact["bonus_bought"]:
            self.owe(POINTS, [fact["seat"]], -self._now["bonus_roll_price"], "bonus roll")

    @on("Gathered")
    def gathered(self, fact: CheckedFact) -> None:
        """DS-4.4: What a castaway gathers is the team's."""
        self.owe(FOOD, [fact["team"]], fact["amount"], f"gathered by {fact['seat']}")

    @on("OrderTaken")
    def ordered(self, fact: CheckedFact) -> None:
        """DS-9.3: An event brings its effects."""
        self._terms = fact["terms"]
        if fact["name"] == "event":
            self._effects(self._terms, "")

    @on("OpportunityOpened")
    def opened(self, fact: CheckedFact) -> None:
        """DS-9.5: Whoever takes an offer gets the effects in the order's terms."""
        for seat, offer in fact["offers"].items():
            self._offers[offer, seat] = self._terms

    @on("OpportunityTaken")
    def taken(self, fact: CheckedFact) -> None:
        """DS-9.5: An offer costs its price, and brings its effects."""
        self.owe(POINTS, [fact["seat"]], -fact["price"], "opportunity")
        self._effects(self._offers.get((fact["offer"], fact["seat"]), {}), fact["seat"])

    def _effects(self, terms: Mapping[str, Any], taker: str) -> None:
        for effect in terms.get("effects", ()):
            what, amount = effect.get("effect"), effect.get("amount", 0)
            if what in (POINTS, COUNTERS):
                seats: Iterable[str] = effect.get("seats", ())
                named = dict.fromkeys(taker if seat == TAKER else seat for seat in seats)
                self.owe(what, named, amount, "event")
                secret = effect.get("secret", False) or not terms.get("open", True)
                self._secret.update({(what, seat): secret for seat in named})
            elif what == FOOD:
                team = effect.get("team")
                own = self._people.of(taker).team
                self.owe(FOOD, [own if team == TAKER else team], amount, "event")

    @on("CardDefined")
    def defined(self, fact: CheckedFact) -> None:
        """DS-8.4: A card that producers define may give points; others move them."""
        powers = [fact["card"], *fact["card"].get("shared", ())]
        effects = [effect for power in powers for effect in power.get("effects", ())]
        if any(effect.get("effect") == "give_points" for effect in effects):
            self._cards_give = True
