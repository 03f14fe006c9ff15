"""Books: laws that are kept over the facts of a season, one fact after the other.

A book's *laws* look at a fact and at what the book knows from the facts before it, and yield what
is wrong. Its *entries* then take the fact in. In a checker all laws of all books come first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple, TypeVar

from showrunner.checking.facts import CheckedFact
from showrunner.checking.shapes import Shapes
from showrunner.checking.violation import Violation

ANY = "any fact"
END = "the end"
"""What a law is kept over, beside types of fact: every fact; the end of the facts."""


class Problem(NamedTuple):
    """What is wrong, and what would be right; `rule` where it is not the law's own."""

    found: str
    right: str
    rule: str = ""


Problems = Iterator[Problem]
M = TypeVar("M", bound=Callable[..., Any])
L = TypeVar("L", bound=Callable[..., Problems])


class Law(NamedTuple):
    """A law of a book: its rule's id, its words, and the method that keeps it."""

    rule: str
    words: str
    method: Callable[[Any, CheckedFact], Problems]


def law(rule: str, *kinds: str) -> Callable[[L], L]:
    """Mark a method as a law over facts of these types; its docstring is the law in words."""

    def mark(method: L) -> L:
        method.law = rule, kinds  # type: ignore[attr-defined]
        return method

    return mark


def enters(*kinds: str) -> Callable[[M], M]:
    """Mark a method as one that takes in facts of these types."""

    def mark(method: M) -> M:
        method.enters = kinds  # type: ignore[attr-defined]
        return method

    return mark


class Book:
    """Laws and entries, found by their marks."""

    laws: ClassVar[Mapping[str, Sequence[Law]]] = {}
    entries: ClassVar[Mapping[str, Sequence[Callable[[Any, CheckedFact], None]]]] = {}

    def __init_subclass__(cls) -> None:
        laws: dict[str, list[Law]] = {}
        entries: dict[str, list[Callable[[Any, CheckedFact], None]]] = {}
        methods: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            methods.update(vars(base))
        for method in methods.values():
            rule, kinds = getattr(method, "law", ("", ()))
            for kind in kinds:
                laws.setdefault(kind, []).append(Law(rule, method.__doc__ or "", method))
            for kind in getattr(method, "enters", ()):
                entries.setdefault(kind, []).append(method)
        cls.laws, cls.entries = laws, entries


Kept = tuple[str, Callable[[CheckedFact], Problems]]
"""A law of a season's book: its rule's id, and what finds the problems in a fact."""


class Checker:
    """Books that are kept together: a season's format has a checker, and all formats share one."""

    shapes: ClassVar[Shapes] = {}
    """The types of fact that this checker knows, each with its fields."""

    def __init__(self, books: Sequence[Book]) -> None:
        self.books = books
        self._kept: dict[str, list[Kept]] = {}
        self._entered: dict[str, list[Callable[[CheckedFact], None]]] = {}

    def take(self, fact: CheckedFact) -> list[Violation]:
        """What the fact breaks; from here on it has happened."""
        if fact.kind not in self._kept:
            self._kept[fact.kind] = self._laws_over(fact.kind, ANY)
            self._entered[fact.kind] = [
                partial(method, book)
                for book in self.books
                for kind in (fact.kind, ANY)
                for method in book.entries.get(kind, ())
            ]
        found = self._broken(fact, self._kept[fact.kind])
        for enter in self._entered[fact.kind]:
            enter(fact)
        return found

    def close(self, last: CheckedFact) -> list[Violation]:
        """What is broken now that no fact comes after this one."""
        return self._broken(last, self._laws_over(END))

    def _laws_over(self, *kinds: str) -> list[Kept]:
        return [
            (each.rule, partial(each.method, book))
            for book in self.books
            for kind in kinds
            for each in book.laws.get(kind, ())
        ]

    def _broken(self, fact: CheckedFact, laws: list[Kept]) -> list[Violation]:
        return [
            Violation(rule or kept, fact.number, fact.entry, found, right)
            for kept, method in laws
            for found, right, rule in method(fact)
        ]

    def known_laws(self) -> list[Law]:
        """Every law that is kept, once."""
        laws = {
            (each.rule, each.method): each
            for book in self.books
            for kept in book.laws.values()
            for each in kept
        }
        return list(laws.values())
