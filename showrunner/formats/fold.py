"""A fold over facts: builds up a state from the facts of a view, with one method per fact type.

A method for a fact type also handles the types that extend it, unless they have their own method.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from showrunner.formats.fact import Fact

M = TypeVar("M", bound=Callable[..., None])
Method = Callable[[Any, Any], None]


def folds(*facts: type[Fact]) -> Callable[[M], M]:
    """Mark a fold's method as the handler of facts of these types."""

    def mark(method: M) -> M:
        method.folds = facts  # type: ignore[attr-defined]
        return method

    return mark


class Fold:
    """Takes in facts one by one; a class's method for a fact type replaces its base class's."""

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
        """The method that handles facts of this type; None if this fold ignores them."""
        return next((cls._marked[base] for base in kind.__mro__ if base in cls._marked), None)

    def take(self, fact: Fact) -> None:
        """Take in one fact; a fact type without a method is ignored."""
        method = self._methods[type(fact)]
        if method is not None:
            method(self, fact)


class _Methods(dict[type[Fact], Method | None]):
    """The method of each fact type, looked up when the first fact of that type comes."""

    def __init__(self, fold: type[Fold]) -> None:
        self._fold = fold

    def __missing__(self, kind: type[Fact]) -> Method | None:
        self[kind] = method = self._fold.method_for(kind)
        return method
