"""DS-12.2: points, counters and food are the sum of their causes, and never below 0."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Mismatch, Mismatches, on
from showrunner.checking.ledger import TOGETHER, DoubleEntryLedger
from showrunner.checking.survivor.people import People

POINTS, COUNTERS, FOOD = "points", "counters", "food"
TAKER = "@taker"
"""In an opportunity's effects, stands for the castaway who takes it, or for their team."""


class Accounts(DoubleEntryLedger):
    """The points, counters and food of castaways and teams, and the facts that change them."""

    def __init__(self, parameters: CheckedParameters, people: People) -> None:
        super().__init__()
        self._parameters = parameters
        self._people = people
        self._entered: list[str] = []
        self._teams: set[str] = set()
        self._terms: Mapping[str, Any] = {}
        self._offers: dict[tuple[str, str], Mapping[str, Any]] = {}
        self._cards_give = False
        """Whether producers defined a card that gives points instead of moving them."""
        self._secret: dict[tuple[str, str], bool] = {}

    def is_secret(self, what: str, seat: str) -> bool:
        """Whether the last event that changed a castaway's points or counters was secret."""
        return self._secret.get((what, seat), False)

    # -- booked changes ----------------------------------------------------------------------------

    @on("PointsChanged", "CountersChanged")
    def of_castaways(self, fact: CheckedFact) -> Mismatches:
        """DS-6.6: No points or counters fall below 0, and a change names each castaway once."""
        what = POINTS if fact.kind == "PointsChanged" else COUNTERS
        seats, amount, cause = fact["seats"], fact["amount"], fact["cause"]
        if not amount or not seats or len(set(seats)) < len(seats):
            yield Mismatch(f"{fact}", "an amount, and castaways, each once", "DS-12.2")
        for seat in seats:
            if cause == "card" and what == POINTS and self._cards_give:
                self.owe(what, [TOGETHER], amount, cause)
            if self.book(what, seat, amount, cause, moves=cause == "card") >= 0:
                continue
            # A meal or an event takes a counter from everybody, even from those who have none.
            if what == POINTS or cause not in ("fed", "event"):
                yield Mismatch(f"{fact}", f"{seat} has {self.held[what, seat] - amount}")
            self.held[what, seat] = 0

    @on("FoodChanged")
    def of_teams(self, fact: CheckedFact) -> Mismatches:
        """DS-2.3: Only a team that there is has food, never below 0."""
        left = self.book(FOOD, fact["team"], fact["amount"], fact["cause"])
        if fact["team"] not in self._teams or left < 0 or not fact["amount"]:
            right = f"of the teams {sorted(self._teams)}, with {left - fact['amount']} food"
            yield Mismatch(f"{fact}", right)

    @on("TeamsFormed")
    def shared(self, fact: CheckedFact) -> Mismatches:
        """DS-12.2: Food is handed out at the start; when teams change, the total stays the same."""
        teams, food = fact["teams"], fact["food"]
        right = sum(self.held[FOOD, team] for team in sorted(self._teams))
        if fact["why"] == "start":
            right = self._parameters["starting_resources_per_player"] * sum(
                map(len, teams.values())
            )
        owing = any(amount < 0 for amount in food.values())
        if sum(food.values()) != right or food.keys() != teams.keys() or owing:
            yield Mismatch(f"the teams have {food}", f"{right} in all, each at least 0")
        self._teams = set(food)
        for team, amount in food.items():
            self.held[FOOD, team] = amount

    # -- causes of changes -------------------------------------------------------------------------

    @on("CastawayIntroduced")
    def start(self, fact: CheckedFact) -> None:
        """DS-2.2: Castaways start with the points set by the parameter."""
        self.held[POINTS, fact["seat"]] = self._parameters["starting_reward_points"]

    @on("PhaseBegan")
    def phase(self, fact: CheckedFact) -> None:
        """At the start of a phase, nobody has entered a competition yet."""
        self._entered = []

    @on("CompetitionEntered", "GatheringPlanned")
    def spent(self, fact: CheckedFact) -> None:
        """DS-6.2 to DS-6.4: Counters and boosts cost points; DS-3.1: a trade earns a point."""
        seat, number, boost = [fact["seat"]], fact["counters_removed"], fact["boost"]
        self.owe(POINTS, seat, -number * self._parameters["counter_price"], "counters removed")
        self.owe(COUNTERS, seat, -number, "bought off")
        if boost in ("small", "large"):
            self.owe(POINTS, seat, -self._parameters[f"{boost}_boost_price"], f"{boost} boost")
        if fact.kind == "CompetitionEntered":
            self._entered += seat
            self.owe(POINTS, seat, int(fact["trade"]), "competition trade")

    @on("CompetitionWon")
    def won(self, fact: CheckedFact) -> None:
        """DS-3.5: Winners get the reward; DS-3.7: a competition costs each competitor a counter."""
        if fact["stakes"] != "immunity":
            reward = self._parameters["team_reward" if fact["team"] else "individual_reward"]
            self.owe(POINTS, fact["winners"], reward, "competition reward")
        self.owe(COUNTERS, self._entered, 1, "competition")

    @on("CampFed")
    def fed(self, fact: CheckedFact) -> None:
        """DS-4.1: A meal costs the team food, and takes a counter from everybody at the camp."""
        team, people = fact["team"], self._people
        at_camp = [seat for seat in people.members(team) if not people.of(seat).exiled]
        self.owe(FOOD, [team], -fact["food"], "eaten")
        self.owe(COUNTERS, at_camp, -1, "fed")

    @on("GatheringSettled")
    def settled(self, fact: CheckedFact) -> None:
        """DS-4.3, DS-6.1: A trade at camp earns a point, and a bonus roll has its price."""
        self.owe(POINTS, [fact["seat"]], int(fact["point_trade"]), "camp trade")
        if fact["bonus_bought"]:
            self.owe(POINTS, [fact["seat"]], -self._parameters["bonus_roll_price"], "bonus roll")

    @on("Gathered")
    def gathered(self, fact: CheckedFact) -> None:
        """DS-4.4: What a castaway gathers goes to their team."""
        self.owe(FOOD, [fact["team"]], fact["amount"], f"gathered by {fact['seat']}")

    @on("OrderTaken")
    def ordered(self, fact: CheckedFact) -> None:
        """DS-9.3: An event causes its effects."""
        self._terms = fact["terms"]
        if fact["name"] == "event":
            self._effects(self._terms, "")

    @on("OpportunityOpened")
    def opened(self, fact: CheckedFact) -> None:
        """DS-9.5: A castaway who takes an offer gets the effects in the order's terms."""
        for seat, offer in fact["offers"].items():
            self._offers[offer, seat] = self._terms

    @on("OpportunityTaken")
    def taken(self, fact: CheckedFact) -> None:
        """DS-9.5: An offer costs its price, and causes its effects."""
        self.owe(POINTS, [fact["seat"]], -fact["price"], "opportunity")
        self._effects(self._offers.get((fact["offer"], fact["seat"]), {}), fact["seat"])

    def _effects(self, terms: Mapping[str, Any], taker: str) -> None:
        for effect in terms.get("effects", ()):
            what, amount = effect.get("effect"), effect.get("amount", 0)
            if what in (POINTS, COUNTERS):
                seats: Iterable[str] = effect.get("seats", ())
                holders = dict.fromkeys(taker if seat == TAKER else seat for seat in seats)
                self.owe(what, holders, amount, "event")
                secret = effect.get("secret", False) or not terms.get("open", True)
                self._secret.update({(what, seat): secret for seat in holders})
            elif what == FOOD:
                team = effect.get("team")
                takers_team = self._people.of(taker).team
                self.owe(FOOD, [takers_team if team == TAKER else team], amount, "event")

    @on("CardDefined")
    def defined(self, fact: CheckedFact) -> None:
        """DS-8.4: A card that producers define may give points; others move them."""
        powers = [fact["card"], *fact["card"].get("shared", ())]
        effects = [effect for power in powers for effect in power.get("effects", ())]
        if any(effect.get("effect") == "give_points" for effect in effects):
            self._cards_give = True
