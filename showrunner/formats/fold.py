"""A fold of facts: what some of the facts of a view come to, each taken in by one method."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from showrunner.formats.fact import Fact

M = TypeVar("M", bound=Callable[..., None])


def folds(*facts: type[Fact]) -> Callable[[M], M]:
    """Mark a fold's method as the one that takes in facts of these types."""

    def mark(method: M) -> M:
        method.folds = facts  # type: ignore[attr-defined]
        return method

    return mark


class Fold:
    """Takes in facts one by one; a class's own method comes in the place of its base's."""

    _methods: ClassVar[dict[type[Fact], Callable[[Any, Any], None]]] = {}

    def __init_subclass__(cls) -> None:
        methods: dict[type[Fact], Callable[[Any, Any], None]] = {}
        for base in reversed(cls.__mro__):
            for method in vars(base).values():
                for fact in getattr(method, "folds", ()):
                    methods[fact] = method
        cls._methods = methods

    def take(self, fact: Fact) -> None:
        """Take in one fact. A fact that says nothing to this fold changes nothing."""
        method = self._methods.get(type(fact))
        if method is not None:
            method(self, fact)
