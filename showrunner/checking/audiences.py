"""To whom facts are told: everybody, producers alone, or just some seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import ANY, Book, Problem, Problems, on


def told_to(seats: Iterable[str]) -> str:
    """The audience of just these seats, and of producers."""
    names = sorted(set(seats))
    return "seats:" + ",".join(names) if names else "producers"


def only(fact: CheckedFact, audience: str, rule: str = "") -> Problems:
    """A problem if the fact is told to anybody else, or not to all of this audience."""
    if fact.audience != audience:
        yield Problem(f"{fact.kind} is told to {fact.audience}", f"to {audience}", rule)


class AudienceTable(Book):
    """The facts that always have the same sort of audience: their types, each with its rule."""

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
    def told_as_listed(self, fact: CheckedFact) -> Problems:
        """DS-2.11: Each fact in the table is told to those whom the table names."""
        if fact.kind in self._table:
            rule, audience = self._table[fact.kind]
            yield from only(fact, self.owner(fact) if audience == "owner" else audience, rule)
