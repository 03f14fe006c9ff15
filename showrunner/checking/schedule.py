"""DS-9.1: the producers' schedule. Each order on it waits, and leaves it once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from showrunner.checking.books import ANY, Problem, Problems, enters, law
from showrunner.checking.causes import BESIDE, Causes, Due, due
from showrunner.checking.facts import CheckedFact

LEAVES = ("OrderWithdrawn", "OrderFellThrough", "OrderCameDue")


def fits_condition(when: Mapping[str, Any], fact: CheckedFact) -> bool:
    """Whether an order with these terms waits for this fact."""
    where = when.get("where", {})
    return when.get("fact") == fact.kind and all(
        fact.fields.get(name) == value for name, value in where.items()
    )


NO_ROUND = "no round came any more"
"""Why an order falls through that waited until the rounds were over."""


class Schedule(Causes):
    """What waits on the schedule; an order that comes due is taken as it was scheduled."""

    caused: ClassVar = {}

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[int, CheckedFact] = {}
        self.scheduled = 0
        self.seen: dict[int, int] = {}
        self.last: CheckedFact | None = None

    @law("DS-9.1", "OrderScheduled")
    def scheduled_orders_are_counted(self, fact: CheckedFact) -> Problems:
        """Scheduled orders are numbered 1, 2, 3, …."""
        if fact["number"] != self.scheduled + 1:
            yield Problem(f"order {fact['number']} is scheduled", f"{self.scheduled + 1} is next")

    @law("DS-9.1", *LEAVES)
    def an_order_leaves_the_schedule_once(self, fact: CheckedFact) -> Problems:
        """Only an order that waits can be withdrawn, fall through or come due."""
        if fact["number"] not in self.waiting:
            right = f"waiting are {sorted(self.waiting) or 'none'}"
            yield Problem(f"{fact.kind} of the order {fact['number']}", right)

    @law("DS-9.1", "ConditionSeen")
    def a_condition_is_what_everybody_heard(self, fact: CheckedFact) -> Problems:
        """A waiting order counts the facts of its type and fields that everybody was told."""
        order, last = self.waiting.get(fact["number"]), self.last
        when = order["when"] if order is not None else {}
        if fact["times"] != self.seen.get(fact["number"], 0) + 1:
            yield Problem(f"{fact}", f"{self.seen.get(fact['number'], 0)} were seen before")
        fits = last is not None and last.audience == "everybody" and fits_condition(when, last)
        if not fits:
            yield Problem(f"{fact}", f"the last fact was {last}, waited for is {when}")

    @law("DS-9.1", "OrderCameDue", "OrderFellThrough")
    def a_condition_comes_first(self, fact: CheckedFact) -> Problems:
        """An order that waits for a fact comes due when it was told as often as it says.

        Once no round comes any more, it has waited in vain.
        """
        order = self.waiting.get(fact["number"])
        when = order["when"] if order is not None else {}
        seen = self.seen.get(fact["number"], 0)
        in_vain = fact.fields.get("why") == NO_ROUND
        if "fact" in when and seen < when.get("times", 1) and not in_vain:
            yield Problem(f"{fact}", f"{when['fact']} was told {seen} times")

    @enters(ANY)
    def look(self, fact: CheckedFact) -> None:
        """The fact before the next; several orders may wait for one that judges a claim, too."""
        if fact.kind == "ConditionSeen":
            self.seen[fact["number"]] = fact["times"]
        elif fact.kind not in BESIDE:
            self.last = fact

    @enters("OrderScheduled")
    def put_up(self, fact: CheckedFact) -> None:
        """It waits."""
        self.scheduled = fact["number"]
        self.waiting[fact["number"]] = fact

    def brings(self, fact: CheckedFact) -> Iterable[Due]:
        """See Causes."""
        if fact.kind in LEAVES:
            order = self.waiting.pop(fact["number"], None)
            if order is not None and fact.kind == "OrderCameDue":
                yield due("DS-9.1", "OrderTaken", name=order["name"], by=order["by"])
