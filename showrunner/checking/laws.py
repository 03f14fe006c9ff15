"""Laws: methods of a book that check one fact after another.

A *book* is a class that keeps count of one thing (points, cards, ballots). Its methods marked with
`on` are called with the facts in order. A method that yields mismatches is a law, and its docstring
begins with the id of its rule; a method that yields nothing only keeps count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from showrunner.checking.facts import CheckedFact

ANY = "any fact"
"""Given to `on`: call the method with every fact."""
END = "the end"
"""Given to `on`: call the method at the end, with the last fact."""


class Violation(NamedTuple):
    """A fact that breaks a rule, what was found, and what would be right."""

    rule: str
    fact: int
    entry: int
    found: str
    right: str

    def __str__(self) -> str:
        """The violation in one line."""
        return f"{self.rule} at fact {self.fact} (entry {self.entry}): {self.found}; {self.right}"


class Mismatch(NamedTuple):
    """What a law finds wrong with a fact, and what would be right.

    `rule` is the id of the broken rule, if it is not the one in the law's docstring.
    """

    found: str
    right: str
    rule: str = ""


Mismatches = Iterable[Mismatch]
Step = Callable[[CheckedFact], Mismatches | None]
M = TypeVar("M", bound=Callable[..., Any])


def on(*kinds: str) -> Callable[[M], M]:
    """Mark a book's method to be called with each fact of these types."""

    def mark(method: M) -> M:
        method.kinds = kinds  # type: ignore[attr-defined]
        return method

    return mark


class Book:
    """Keeps count of one thing. Its marked methods are called in the order they are defined."""

    methods: ClassVar[Sequence[Callable[..., Any]]] = ()

    def __init_subclass__(cls) -> None:
        members: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            members.update(vars(base))
        cls.methods = [method for method in members.values() if hasattr(method, "kinds")]

    def steps(self, *kinds: str) -> list[tuple[str, Step]]:
        """The methods to call with facts of these types, each with the rule id in its docstring."""
        return [
            ((method.__doc__ or "").partition(":")[0], method.__get__(self))
            for method in self.methods
            if set(kinds) & set(method.kinds)  # type: ignore[attr-defined]
        ]


class Checker:
    """The books of one season. Each fact is given to them in their order."""

    def __init__(self, books: Sequence[Book]) -> None:
        self.books = books
        self._steps: dict[str, list[tuple[str, Step]]] = {}

    def take(self, fact: CheckedFact) -> list[Violation]:
        """Take in the next fact, and return its violations."""
        return self._call(fact, fact.kind, ANY)

    def close(self, last: CheckedFact) -> list[Violation]:
        """Return the violations that only show when no more facts come."""
        return self._call(last, END)

    def _call(self, fact: CheckedFact, *kinds: str) -> list[Violation]:
        if kinds[0] not in self._steps:
            self._steps[kinds[0]] = [step for book in self.books for step in book.steps(*kinds)]
        return [
            Violation(rule or own, fact.number, fact.entry, found, right)
            for own, step in self._steps[kinds[0]]
            for found, right, rule in step(fact) or ()
        ]
