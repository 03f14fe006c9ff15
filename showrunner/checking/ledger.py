"""Double-entry bookkeeping: what facts cause to change must equal the changes that are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import ANY, END, Book, Mismatch, Mismatches, on

TOGETHER = "all together"
"""The holder of what a cause only moves from one to another: it gets nothing."""


class DoubleEntryLedger(Book):
    """What everybody holds. A change is owed by its cause and booked by the fact that tells it.

    All that is owed within one journal entry must be booked within the same entry.
    """

    def __init__(self) -> None:
        self.held: Counter[tuple[str, str]] = Counter()
        """The amounts held, by what it is and who holds it."""
        self._open: Counter[tuple[str, str, str]] = Counter()
        self._entry = 0

    def owe(self, what: str, holders: Iterable[str], amount: int, cause: str) -> None:
        """Note that a fact (the cause) changes what each of these holders has by this amount."""
        for holder in holders:
            self._open[what, holder, cause] += amount

    def book(self, what: str, holder: str, amount: int, cause: str, moves: bool = False) -> int:
        """Note that a holder was told to have got (or lost) this amount; return what they now hold.

        With `moves`, the cause moves things between holders, so that its amounts add up to 0.
        """
        self._open[what, TOGETHER if moves else holder, cause] -= amount
        self.held[what, holder] += amount
        return self.held[what, holder]

    @on(ANY)
    def balance(self, fact: CheckedFact) -> Mismatches:
        """DS-12.2: Each change has its cause and each cause its change, in the same entry."""
        if fact.entry != self._entry:
            yield from self._close()
        self._entry = fact.entry

    @on(END)
    def balance_at_the_end(self, last: CheckedFact) -> Mismatches:
        """DS-12.2: The changes of the season's last entry are balanced like all others."""
        yield from self._close()

    def _close(self) -> Mismatches:
        for (what, holder, cause), difference in self._open.items():
            if difference:
                found = f"{cause!r} gives {holder} {difference:+} {what} that is not booked"
                yield Mismatch(found, f"everything in entry {self._entry} is booked once")
        self._open.clear()
