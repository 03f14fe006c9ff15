"""DS-9: what producers' orders say of themselves, and to whom their stories are told."""

from __future__ import annotations

from showrunner.checking.audiences import told_to
from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook

TOUCHING = (
    "cancel_phase",
    "deal_teams",
    "exile_castaways",
    "fix_roll",
    "grant_immunity",
    "offer_opportunity",
    "remove_castaway",
    "repeat_phase",
    "return_castaway",
    "set_teams",
)
"""The orders that make a season "produced"; an event does where it has effects."""


class Production(SeasonBook):
    """The order that was taken last."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.told_to = ""

    @law("DS-9.8", "OrderTaken")
    def touching_orders_say_so(self, fact: CheckedFact) -> Problems:
        """A season is "produced" by orders that touch it, and by no others."""
        effects = fact["name"] == "event" and bool(fact["terms"].get("effects"))
        touches = fact["name"] in TOUCHING or effects
        if fact["touches"] != touches:
            yield Problem(f"{fact['name']} has touches={fact['touches']}", f"it is {touches}")

    @law("DS-9.3", "StoryTold")
    def a_story_is_told_to_whom_it_is_for(self, fact: CheckedFact) -> Problems:
        """A story is told to everybody, or to the team and the castaways of its order."""
        if self.told_to and fact.audience != self.told_to:
            yield Problem(f"a story is told to {fact.audience}", f"it is for {self.told_to}")

    @enters("OrderTaken")
    def order(self, fact: CheckedFact) -> None:
        """Whom its story is for."""
        self.told_to = ""
        if fact["name"] == "event":
            team, seats = fact["terms"].get("team"), fact["terms"].get("seats", [])
            listeners = [*seats, *(self.season.members(team) if team else ())]
            self.told_to = told_to(listeners) if team or seats else "everybody"
