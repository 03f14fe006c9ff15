"""To whom facts are told: everybody, producers alone, or just some castaways."""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.checking.books import Problem, Problems
from showrunner.checking.facts import CheckedFact


def told_to(seats: Iterable[str]) -> str:
    """The audience of just these castaways, and of producers."""
    names = sorted(set(seats))
    return "seats:" + ",".join(names) if names else "producers"


def interviewed(fact: CheckedFact, memory: Iterable[str]) -> Problems:
    """DS-9.4: a problem where an interview enters what one plays from, and is not to be remembered.

    `memory` is how interviews are kept, or were when this one was ordered.
    """
    kinds = {"quarantined" if kept == "quarantined" else "seats" for kept in memory}
    right = [f"{kind}:{fact['seat']}" for kind in sorted(kinds)]
    if fact.audience not in right:
        yield Problem(f"{fact.kind} is told to {fact.audience}", f"to {' or '.join(right)}")


def only(fact: CheckedFact, audience: str, rule: str = "") -> Problems:
    """A problem where the fact is told to others than these."""
    if fact.audience != audience:
        yield Problem(f"{fact.kind} is told to {fact.audience}", f"to {audience}", rule)
