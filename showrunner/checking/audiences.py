"""Checks the audiences of facts: everybody, only producers, or some seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import ANY, Book, Mismatch, Mismatches, on


def told_to(seats: Iterable[str]) -> str:
    """The audience of these seats (producers always belong to it); only producers if empty."""
    names = sorted(set(seats))
    return "seats:" + ",".join(names) if names else "producers"


def only(fact: CheckedFact, audience: str, rule: str = "") -> Mismatches:
    """A mismatch if the fact's audience is not exactly this one."""
    if fact.audience != audience:
        yield Mismatch(f"{fact.kind} is told to {fact.audience}", f"to {audience}", rule)


class AudienceTable(Book):
    """The fact types that always have the same kind of audience, each with its rule id."""

    def __init__(
        self, everybody: Mapping[str, str], owner: Mapping[str, str], producers: Mapping[str, str]
    ) -> None:
        self._table = {
            **{kind: (rule, "everybody") for kind, rule in everybody.items()},
            **{kind: (rule, "owner") for kind, rule in owner.items()},
            **{kind: (rule, "producers") for kind, rule in producers.items()},
        }

    def owner(self, fact: CheckedFact) -> str:
        """The audience of a fact that is a secret of the seat (or juror) that it names."""
        return told_to([fact["juror" if "juror" in fact.fields else "seat"]])

    @on(ANY)
    def told_as_listed(self, fact: CheckedFact) -> Mismatches:
        """DS-2.11: Each fact in the table is told to the audience in the table."""
        if fact.kind in self._table:
            rule, audience = self._table[fact.kind]
            yield from only(fact, self.owner(fact) if audience == "owner" else audience, rule)


class OrderAudiences(AudienceTable):
    """A game's table, with the audiences that depend on the terms of the last order."""

    def __init__(
        self, everybody: Mapping[str, str], owner: Mapping[str, str], producers: Mapping[str, str]
    ) -> None:
        super().__init__(everybody, owner, producers)
        self.terms: Mapping[str, Any] = {}
        """The terms of the last order."""

    def story_audience(self) -> str:
        """The audience of the story that the last order tells."""
        seats = self.terms.get("seats")
        return told_to(seats) if seats else "everybody"

    @on("OrderTaken")
    def order(self, fact: CheckedFact) -> None:
        """Remember the terms of the last order."""
        self.terms = fact["terms"]

    @on("StoryTold")
    def story(self, fact: CheckedFact) -> Mismatches:
        """DS-9.3: A story is told to everybody, or to those whom its order names."""
        yield from only(fact, self.story_audience())
