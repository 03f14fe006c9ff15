"""The log of a season's orders and their results: a fold over the season's facts."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from showrunner.formats.facts import (
    ConditionSeen,
    Fact,
    OrderCameDue,
    OrderFellThrough,
    OrderScheduled,
    OrderTaken,
    OrderWithdrawn,
)
from showrunner.formats.format import Format
from showrunner.kernel import Told

State = Literal["taken", "scheduled", "came due", "fell through", "withdrawn"]


class Ordered(Struct, kw_only=True):
    """An order and its result.

    `taken`: it took effect at once. `scheduled`: it waits, and can be withdrawn by its `number`;
    later it has come due, fallen through (`why`) or been withdrawn. Erased texts are null.
    """

    order: str
    terms: dict[str, Any]
    when: Annotated[
        dict[str, Any] | None, Meta(description="When it takes effect; null is at once.")
    ]
    by: Annotated[str, Meta(description="A producer's name, `schedule` or a director.")]
    state: State
    entry: Annotated[int, Meta(description="The entry with which it was given.")]
    due_entry: Annotated[int | None, Meta(description="The entry with which it came due.")] = None
    number: int | None = None
    seen: Annotated[int, Meta(description="How many facts of the kind it waits for have come.")] = 0
    why: str | None = None
    touches: Annotated[bool, Meta(description='Whether it made the season "produced".')] = False
    facts: Annotated[list[str], Meta(description="The types of its immediate facts.")] = []
    arrived_at: Annotated[
        datetime | None, Meta(description="When it arrived, if it came from outside.")
    ] = None


class OrderBook:
    """A fold over all facts of a season that collects its orders."""

    def __init__(self, format: Format) -> None:
        self.orders: list[Ordered] = []
        self.waiting: dict[int, Ordered] = {}
        self._goes_on = (*format.opens_round, *format.opens_phase)
        self._due: Ordered | None = None
        self._open: Ordered | None = None
        """The order to which the next facts belong."""
        self._entry = -1

    def take(self, told: Told[Fact]) -> None:
        """Add one fact."""
        fact = told.fact
        if told.entry != self._entry or isinstance(fact, self._goes_on):
            self._entry, self._open = told.entry, None
        match fact:
            case OrderTaken():
                self._open = self._taken(fact, told.entry)
            case OrderScheduled():
                self._open = None
                self.waiting[fact.number] = self._add(fact, told.entry, "scheduled", fact.when)
                self.waiting[fact.number].number = fact.number
            case OrderWithdrawn():
                self._no_longer_waiting(fact.number, "withdrawn")
            case OrderFellThrough():
                self._open = None
                self._no_longer_waiting(fact.number, "fell through").why = fact.why
            case ConditionSeen():
                self.waiting[fact.number].seen = fact.times
            case OrderCameDue():
                self._due = self._no_longer_waiting(fact.number, "came due")
                self._due.due_entry = told.entry
        if self._open is not None and not isinstance(fact, OrderTaken):
            self._open.facts.append(type(fact).__name__)

    def _taken(self, fact: OrderTaken, entry: int) -> Ordered:
        """The log's item for an order taken now: a scheduled one that came due, or a new one."""
        order, self._due = self._due or self._add(fact, entry, "taken", None), None
        order.touches = fact.touches
        return order

    def _no_longer_waiting(self, number: int, state: State) -> Ordered:
        order = self.waiting.pop(number)
        order.state = state
        return order

    def _add(
        self,
        fact: OrderTaken | OrderScheduled,
        entry: int,
        state: State,
        when: dict[str, Any] | None,
    ) -> Ordered:
        order = Ordered(
            order=fact.name, terms=fact.terms, when=when, by=fact.by, state=state, entry=entry
        )
        self.orders.append(order)
        return order


def order_book(format: Format, story: Iterable[Told[Fact]]) -> OrderBook:
    """The orders in a season of this format with these facts."""
    book = OrderBook(format)
    for told in story:
        book.take(told)
    return book
