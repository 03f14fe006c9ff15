"""Ways to tamper with a season's facts: drop one, tell it twice, change it, tell another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from showrunner.checking import CheckedFact

Facts = list[CheckedFact]
Tamper = Callable[[Facts], None]
Where = Callable[[CheckedFact], object]


def with_fields(fact: CheckedFact, **fields: Any) -> CheckedFact:
    """The fact with other values in these fields."""
    return msgspec.structs.replace(fact, fields={**fact.fields, **fields})


def anywhere(fact: CheckedFact) -> bool:
    return True


def place(facts: Facts, kind: str, where: Where = anywhere, nth: int = 0) -> int:
    """Where the n-th fact of a type stands that `where` holds for."""
    places = [at for at, fact in enumerate(facts) if fact.kind == kind and where(fact)]
    assert places, f"the season has no such {kind}"
    return places[nth]


def drop(kind: str, where: Where = anywhere, nth: int = 0) -> Tamper:
    def tamper(facts: Facts) -> None:
        del facts[place(facts, kind, where, nth)]

    return tamper


def double(kind: str, where: Where = anywhere, nth: int = 0) -> Tamper:
    def tamper(facts: Facts) -> None:
        at = place(facts, kind, where, nth)
        facts.insert(at, facts[at])

    return tamper


def change(kind: str, field: str, to: Any, where: Where = anywhere, nth: int = 0) -> Tamper:
    """Change a field to a value, or to what a function makes of the old one."""

    def tamper(facts: Facts) -> None:
        at = place(facts, kind, where, nth)
        old = facts[at].fields.get(field)
        facts[at] = with_fields(facts[at], **{field: to(old) if callable(to) else to})

    return tamper


def retold(kind: str, where: Where = anywhere, nth: int = 0, **line: Any) -> Tamper:
    """Change what stands beside the fact: its audience, its entry."""

    def tamper(facts: Facts) -> None:
        at = place(facts, kind, where, nth)
        facts[at] = msgspec.structs.replace(facts[at], **line)

    return tamper


def replaced(kind: str, other: str, nth: int = 0, **fields: Any) -> Tamper:
    """Tell a fact of another type in its place."""

    def tamper(facts: Facts) -> None:
        at = place(facts, kind, nth=nth)
        facts[at] = msgspec.structs.replace(facts[at], fields={"fact": other, **fields})

    return tamper


def numbered(facts: Iterable[CheckedFact]) -> Facts:
    """Renumber the facts, so that no number gives the tampering away."""
    return [msgspec.structs.replace(fact, number=at) for at, fact in enumerate(facts)]


def tampered(facts: Iterable[CheckedFact], tamper: Tamper) -> Facts:
    """A copy that was tampered with."""
    copy = list(facts)
    tamper(copy)
    return numbered(copy)
