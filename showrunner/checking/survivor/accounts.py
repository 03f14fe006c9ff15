"""DS-12.2: points, counters and food are what their causes come to, and never below 0."""

from __future__ import annotations

from showrunner.checking.books import Problem, Problems, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import SeasonBook


class Accounts(SeasonBook):
    """What castaways and teams have."""

    @law("DS-12.2", "PointsChanged", "CountersChanged", "FoodChanged")
    def a_change_is_one(self, fact: CheckedFact) -> Problems:
        """A change has a cause and is not by nothing."""
        if not fact["amount"] or not fact["cause"] or fact.fields.get("seats") == []:
            yield Problem(f"{fact}", "a change has an amount, a cause, and somebody it touches")

    @law("DS-6.6", "PointsChanged")
    def points_cover_what_is_spent(self, fact: CheckedFact) -> Problems:
        """Nobody's points fall below 0."""
        for seat in fact["seats"]:
            points = self.season.of(seat).points
            if points + fact["amount"] < 0:
                yield Problem(f"{seat} is to lose {-fact['amount']} points", f"{points} are there")

    @law("DS-6.2", "CountersChanged")
    def counters_are_bought_off_that_there_are(self, fact: CheckedFact) -> Problems:
        """Nobody buys off more counters than they have."""
        for seat in fact["seats"]:
            counters = self.season.of(seat).counters
            if fact["cause"] == "bought off" and counters + fact["amount"] < 0:
                yield Problem(f"{seat} buys off {-fact['amount']}", f"{counters} are there")

    @law("DS-2.3", "FoodChanged")
    def food_is_there_that_is_eaten(self, fact: CheckedFact) -> Problems:
        """A team that there is has its food, never below 0."""
        if fact["team"] not in self.season.food:
            yield Problem(f"food of {fact['team']!r} changes", f"teams: {list(self.season.food)}")
        elif self.season.food[fact["team"]] + fact["amount"] < 0:
            had = self.season.food[fact["team"]]
            yield Problem(f"{fact['team']} is to lose {-fact['amount']} food", f"{had} are there")

    @law("DS-2.3", "TeamsFormed")
    def no_team_owes_food(self, fact: CheckedFact) -> Problems:
        """No team has less than no food."""
        for team, food in fact["food"].items():
            if food < 0:
                yield Problem(f"{team} has {food} food", "never below 0")
