"""SV-4.5 to SV-4.17, SV-4.23, SV-5: what the other roles do at night, and to whom they may."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survival.season import Season, SeasonBook

ROLES = {
    "RangerProtected": ("ranger", "SV-5.5"),
    "EngineerActed": ("engineer", "SV-5.6"),
    "ScientistAsked": ("scientist", "SV-5.7"),
    "AgencySummoned": ("agency", "SV-5.9"),
}
"""Who does what at night."""
SHOWN = ("engineer", "polar_bear", "gmo", "activist")
"""SV-5.8: who raises a hand on the first night."""


class Nights(SeasonBook):
    """What was done in one night."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.done: Counter[str] = Counter()
        self.named: list[str] = []

    @law("SV-4.1", *ROLES)
    def a_role_acts_when_it_is_called(self, fact: CheckedFact) -> Problems:
        """Only who lives and holds the card does what the card does, once a night."""
        role, rule = ROLES[fact.kind]
        if fact["seat"] != self.season.holder(role):
            yield Problem(f"{fact}", f"{role} is {self.season.holder(role) or 'gone'}", rule)
        if self.done[fact.kind]:
            yield Problem(f"{fact}", "once a night", rule)

    @law("SV-5.12", *ROLES)
    def targets_are_alive(self, fact: CheckedFact) -> Problems:
        """A night act is on somebody who was alive when the night began, or on nobody."""
        if fact["target"] is not None and not self.season.of(fact["target"]).alive:
            yield Problem(f"{fact}", f"{fact['target']} is a Memory")

    @law("SV-4.8", "RangerProtected")
    def nobody_is_protected_twice_running(self, fact: CheckedFact) -> Problems:
        """The Ranger does not protect the same contestant on two nights running."""
        last = self.season.protections.get(self.season.round - 1)
        if fact["target"] is not None and fact["target"] == last:
            yield Problem(f"{fact}", f"{last} was protected last night")

    @law("SV-4.9", "EngineerActed")
    def each_tool_is_used_once(self, fact: CheckedFact) -> Problems:
        """From the second night on the Engineer uses shield or bomb, each once in the game."""
        tool = fact["tool"]
        if (tool is None) != (fact["target"] is None):
            yield Problem(f"{fact}", "a tool is used on somebody")
        if self.season.round == 1:
            yield Problem(f"{fact}", "from the second night on")
        if tool in self.season.tools:
            yield Problem(f"{fact}", f"the {tool} was used in round {self.season.tools[tool]}")
        itself = tool == "bomb" and fact["target"] == fact["seat"]
        if itself and not any(self.season.since("engineer_may_bomb_self")):
            yield Problem(f"{fact}", "not itself", "SV-4.11")

    @law("SV-4.6", "ScientistAsked")
    def the_scientist_is_told_the_truth(self, fact: CheckedFact) -> Problems:
        """The Scientist asks about another, and the answer is true."""
        right = self.season.of(fact["target"]).side if fact["target"] else None
        if fact["answer"] != right or fact["target"] == fact["seat"]:
            yield Problem(f"{fact}", f"{fact['target']} is {right}")

    @law("SV-4.17", "AgencySummoned")
    def nobody_is_summoned_twice(self, fact: CheckedFact) -> Problems:
        """The P.P.A. summons nobody twice in the game, and not itself."""
        if fact["target"] in self.season.was_summoned:
            yield Problem(f"{fact}", f"{fact['target']} was summoned before")
        if fact["target"] == fact["seat"] and not any(self.season.since("ppa_may_summon_self")):
            yield Problem(f"{fact}", "not itself")
        must = all(self.season.since("ppa_first_mandatory")) and self.season.round == 1
        if must and fact["target"] is None:
            yield Problem(f"{fact}", "somebody, on the first night")

    @law("SV-4.23", "BuddiesNamed", "BuddiesMet")
    def mother_nature_names_two(self, fact: CheckedFact) -> Problems:
        """On the first night Mother Nature names two of the living, once; those two meet."""
        pair, season = fact["buddies"], self.season
        if len(set(pair)) != 2 or not set(pair) <= set(season.living) or season.round != 1:
            yield Problem(f"{fact}", "two of the living, on night 1")
        if self.done[fact.kind] or season.phase != "night":
            yield Problem(f"{fact}", "once")
        if fact.kind == "BuddiesNamed" and fact["seat"] != season.holder("mother_nature"):
            yield Problem(f"{fact}", "Mother Nature does")
        if fact.kind == "BuddiesMet" and sorted(pair) != sorted(self.named):
            yield Problem(f"{fact}", f"named were {self.named}", "SV-4.24")

    @law("SV-5.8", "HandsRaised")
    def hands_are_raised(self, fact: CheckedFact) -> Problems:
        """On the first night of the advanced game four roles show themselves to the moderator."""
        right = {role: seat for role in SHOWN if (seat := self.season.holder(role))}
        if fact["holders"] != right or self.season.round != 1 or not self.season.is_advanced:
            yield Problem(f"{fact}", f"{right}, on night 1 of the advanced game")

    @law("SV-5.11", "DawnBroke")
    def every_role_was_called(self, fact: CheckedFact) -> Problems:
        """By dawn each role in the game that is not a Memory has acted, or passed."""
        season = self.season
        for kind, (role, rule) in ROLES.items():
            free = len([tool for tool in season.tools if season.tools[tool] < season.round]) < 2
            called = season.round > 1 and free if role == "engineer" else True
            if season.holder(role) and called and not self.done[kind]:
                yield Problem("dawn breaks", f"the {role} was not called", rule)
        if season.round > 1:
            return
        if season.holder("mother_nature") and not self.done["BuddiesMet"]:
            yield Problem("dawn breaks", "there are no Buddies", "SV-5.2")
        if season.is_advanced != bool(self.done["HandsRaised"]):
            yield Problem("dawn breaks", "hands are raised in the advanced game", "SV-5.8")

    @enters(*ROLES, "BuddiesNamed", "BuddiesMet", "HandsRaised")
    def do(self, fact: CheckedFact) -> None:
        """It is done."""
        self.done[fact.kind] += 1
        if fact.kind == "BuddiesNamed":
            self.named = fact["buddies"]

    @enters("NightBegan")
    def anew(self, fact: CheckedFact) -> None:
        """A new night."""
        self.done.clear()
