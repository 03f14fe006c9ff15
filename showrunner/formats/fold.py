"""A fold of facts: what some of the facts of a view come to, each taken in by one method.

A method that takes in facts of a type also takes in those that extend it, unless these have a
method of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from showrunner.formats.fact import Fact

M = TypeVar("M", bound=Callable[..., None])
Method = Callable[[Any, Any], None]


def folds(*facts: type[Fact]) -> Callable[[M], M]:
    """Mark a fold's method as the one that takes in facts of these types."""

    def mark(method: M) -> M:
        method.folds = facts  # type: ignore[attr-defined]
        return method

    return mark


class Fold:
    """Takes in facts one by one; a class's own method comes in the place of its base's."""

    _marked: ClassVar[dict[type[Fact], Method]] = {}
    _methods: ClassVar[_Methods]

    def __init_subclass__(cls) -> None:
        cls._marked = {}
        for base in reversed(cls.__mro__):
            for method in vars(base).values():
                for fact in getattr(method, "folds", ()):
                    cls._marked[fact] = method
        cls._methods = _Methods(cls)

    @classmethod
    def method_for(cls, kind: type[Fact]) -> Method | None:
        """What takes in facts of this kind; None where they say nothing to this fold."""
        return next((cls._marked[each] for each in kind.__mro__ if each in cls._marked), None)

    def take(self, fact: Fact) -> None:
        """Take in one fact. A fact that says nothing to this fold changes nothing."""
        method = self._methods[type(fact)]
        if method is not None:
            method(self, fact)


class _Methods(dict[type[Fact], Method | None]):
    """The method of each kind of fact, looked for when one comes for the first time."""

    def __init__(self, fold: type[Fold]) -> None:
        self._fold = fold

    def __missing__(self, kind: type[Fact]) -> Method | None:
        self[kind] = method = self._fold.method_for(kind)
        return method
