"""DS-9.1: the producers' schedule. Each order on it waits, and leaves it once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.causes import Causes, Due, due
from showrunner.checking.facts import CheckedFact

LEAVES = ("OrderWithdrawn", "OrderFellThrough", "OrderCameDue")


class Schedule(Causes):
    """What waits on the schedule; an order that comes due is taken as it was scheduled."""

    caused: ClassVar = {}

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[int, CheckedFact] = {}
        self.scheduled = 0

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
