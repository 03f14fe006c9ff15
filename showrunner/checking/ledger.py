"""Double entry: what facts bring about, and what is booked, must be equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import ANY, END, Book, Problem, Problems, on

TOGETHER = "all together"
"""The holder of what a cause only moves from one to another: it gets nothing."""


class Ledger(Book):
    """What everybody holds. All that one journal entry brings about is booked within that entry."""

    def __init__(self) -> None:
        self.held: Counter[tuple[str, str]] = Counter()
        """By what it is and who holds it."""
        self._open: Counter[tuple[str, str, str]] = Counter()
        self._entry = 0

    def owe(self, what: str, holders: Iterable[str], amount: int, cause: str) -> None:
        """A fact brings each of these holders so much."""
        for holder in holders:
            self._open[what, holder, cause] += amount

    def book(self, what: str, holder: str, amount: int, cause: str, moves: bool = False) -> int:
        """A holder is told to have got (or lost) so much; return what they hold now.

        With `moves` the cause brings nothing to anybody: it moves things between holders.
        """
        self._open[what, TOGETHER if moves else holder, cause] -= amount
        self.held[what, holder] += amount
        return self.held[what, holder]

    @on(ANY)
    def balance(self, fact: CheckedFact) -> Problems:
        """DS-12.2: Each change has its cause and each cause its change, in the same entry."""
        if fact.entry != self._entry:
            yield from self._close()
        self._entry = fact.entry

    @on(END)
    def balance_at_the_end(self, last: CheckedFact) -> Problems:
        """DS-12.2: The last entry is balanced, too."""
        yield from self._close()

    def _close(self) -> Problems:
        for (what, holder, cause), left in self._open.items():
            if left:
                found = f"{cause!r} brings {holder} {left:+} {what} that is not booked"
                yield Problem(found, f"everything in entry {self._entry} is booked once")
        self._open.clear()
