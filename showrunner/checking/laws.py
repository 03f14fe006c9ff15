"""What a law is: a method of a book, called with one fact after the other.

A *book* is a class that keeps count of one thing (points, cards, ballots). Its methods marked with
`on` get the facts in order. A method that yields problems is a law, and its docstring begins with
the id of its rule; one that yields nothing only keeps count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from showrunner.checking.facts import CheckedFact

ANY = "any fact"
"""Marks a method that gets every fact."""
END = "the end"
"""Marks a method that gets the last fact again when no fact follows it."""


class Violation(NamedTuple):
    """A fact that breaks a rule: what was found, and what would be right."""

    rule: str
    fact: int
    entry: int
    found: str
    right: str

    def __str__(self) -> str:
        """Say it in one line."""
        return f"{self.rule} at fact {self.fact} (entry {self.entry}): {self.found}; {self.right}"


class Problem(NamedTuple):
    """What is wrong with a fact, and what would be right. `rule` replaces the law's own."""

    found: str
    right: str
    rule: str = ""


Problems = Iterable[Problem]
Step = Callable[[CheckedFact], Problems | None]
M = TypeVar("M", bound=Callable[..., Any])


def on(*kinds: str) -> Callable[[M], M]:
    """Mark a method of a book to be called with each fact of these types."""

    def mark(method: M) -> M:
        method.kinds = kinds  # type: ignore[attr-defined]
        return method

    return mark


class Book:
    """Keeps count of one thing. Its marked methods are called in the order of their definition."""

    methods: ClassVar[Sequence[Callable[..., Any]]] = ()

    def __init_subclass__(cls) -> None:
        found: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            found.update(vars(base))
        cls.methods = [method for method in found.values() if hasattr(method, "kinds")]

    def steps(self, *kinds: str) -> list[tuple[str, Step]]:
        """The methods that get facts of these types, each with the rule in its docstring."""
        return [
            ((method.__doc__ or "").partition(":")[0], method.__get__(self))
            for method in self.methods
            if set(kinds) & set(method.kinds)  # type: ignore[attr-defined]
        ]


class Checker:
    """Books that are kept together. A fact goes through them in their order."""

    def __init__(self, books: Sequence[Book]) -> None:
        self.books = books
        self._steps: dict[str, list[tuple[str, Step]]] = {}

    def take(self, fact: CheckedFact) -> list[Violation]:
        """Take in the next fact, and return what it breaks."""
        return self._call(fact, fact.kind, ANY)

    def close(self, last: CheckedFact) -> list[Violation]:
        """Return what is broken because no fact comes after the last one."""
        return self._call(last, END)

    def _call(self, fact: CheckedFact, *kinds: str) -> list[Violation]:
        if kinds[0] not in self._steps:
            self._steps[kinds[0]] = [step for book in self.books for step in book.steps(*kinds)]
        return [
            Violation(rule or own, fact.number, fact.entry, found, right)
            for own, step in self._steps[kinds[0]]
            for found, right, rule in step(fact) or ()
        ]
