"""Causes: what must follow a fact at once, and what may only come where something brought it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, NamedTuple

from showrunner.checking.books import ANY, END, Book, Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact

BESIDE = ("ClaimJudged", "ConditionSeen")
"""Facts that may come between a fact and what it brings: a deed is compared at once with what its
castaway had claimed, whatever else follows from it."""


class Due(NamedTuple):
    """A fact that must come next, by this rule, with these of its fields."""

    rule: str
    kind: str
    fields: Mapping[str, Any]

    def fits(self, fact: CheckedFact) -> bool:
        """Whether this is the fact; lists are equal in any order."""
        return fact.kind == self.kind and all(
            _plain(fact[name]) == _plain(value) for name, value in self.fields.items()
        )

    def __str__(self) -> str:
        """The type and the fields."""
        told = " ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"{self.kind} {told}".rstrip()


def due(rule: str, kind: str, **fields: Any) -> Due:
    """A fact that must come next."""
    return Due(rule, kind, fields)


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(inner) for name, inner in value.items()}
    return sorted(value, key=str) if isinstance(value, list | tuple) else value


class Causes(Book):
    """Every fact of a caused type is brought by another, and what is brought comes at once.

    What a fact brings comes before what was due already: so causes go as deep as they may.
    """

    caused: ClassVar[Mapping[str, str]] = {}
    """The types of fact that must be brought, each with the rule that says so."""
    beside: ClassVar[tuple[str, ...]] = (*BESIDE, "InterviewAsked", "OrderFellThrough")
    """The types of fact that come beside the story, at whatever moment."""

    def __init__(self) -> None:
        self.due: list[Due] = []

    def brings(self, fact: CheckedFact) -> Iterable[Due]:
        """What must follow this fact at once, in this order."""
        raise NotImplementedError

    def needs_no_cause(self, fact: CheckedFact) -> bool:
        """Whether this fact of a caused type comes by itself."""
        return False

    def _place(self, fact: CheckedFact) -> int | None:
        """Where in what is due this fact stands; else, the first of its type."""
        if not self.due:
            return None
        exact = [place for place, each in enumerate(self.due) if each.fits(fact)]
        alike = [place for place, each in enumerate(self.due) if each.kind == fact.kind]
        return next(iter(exact or alike), None)

    def _causeless(self, fact: CheckedFact) -> bool:
        return fact.kind in self.caused and not self.needs_no_cause(fact)

    @law("DS-12.2", ANY)
    def everything_has_its_cause(self, fact: CheckedFact) -> Problems:
        """What happens brings about what the rules say, that and nothing else, at once."""
        if fact.kind in self.beside or (not self.due and fact.kind not in self.caused):
            return
        place = self._place(fact)
        if place is None:
            if self._causeless(fact):
                right = "it needs a cause: nothing before it brought it about"
                yield Problem(f"{fact}", right, self.caused[fact.kind])
                return
            missing = self.due
        else:
            missing = self.due[:place]
            expected = self.due[place]
            if not expected.fits(fact):
                yield Problem(f"{fact}", f"due was {expected}", expected.rule)
        for each in missing:
            yield Problem(f"{each} did not come before {fact}", "it was due", each.rule)

    @enters(ANY)
    def settle(self, fact: CheckedFact) -> None:
        """What was due has come, or never will."""
        if fact.kind in self.beside:
            return
        place = self._place(fact)
        if place is not None:
            self.due = self.due[place + 1 :]
        elif not self._causeless(fact):
            self.due = []
        self.due = [*self.brings(fact), *self.due]

    @law("DS-12.2", END)
    def nothing_is_due_at_the_end(self, last: CheckedFact) -> Problems:
        """The facts do not end before what the last of them brought about."""
        for each in self.due:
            yield Problem(f"the facts end before {each}", "it was due", each.rule)
