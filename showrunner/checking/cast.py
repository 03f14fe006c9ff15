"""Who may be named: the castaways who were introduced."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from showrunner.checking.books import ANY, Book, Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact


class Named(Book):
    """The cast. `fields` are those in which facts of the format name castaways."""

    def __init__(self, fields: Collection[str]) -> None:
        self.fields = frozenset(fields)
        self.cast: set[str] = set()

    def _named(self, fact: CheckedFact) -> Iterator[str]:
        for field in sorted(self.fields & fact.fields.keys()):
            value = fact.fields[field]
            if isinstance(value, str):
                yield value
            elif isinstance(value, list):
                yield from (name for name in value if isinstance(name, str))

    @law("R7", ANY)
    def only_the_cast_is_named(self, fact: CheckedFact) -> Problems:
        """Facts name castaways of the cast alone."""
        if fact.kind == "CastawayIntroduced":
            return
        for seat in self._named(fact):
            if seat and seat not in self.cast:
                yield Problem(f"{fact.kind} names {seat!r}", "nobody of this id was introduced")

    @enters("CastawayIntroduced")
    def introduce(self, fact: CheckedFact) -> None:
        """Somebody is in the cast."""
        self.cast.add(fact["seat"])
