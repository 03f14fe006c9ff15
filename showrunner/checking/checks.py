"""Checks a season's facts: the laws of every format, then those of the season's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import NamedTuple

from showrunner.checking.books import Checker
from showrunner.checking.common import CommonChecker
from showrunner.checking.facts import CheckedFact, read_facts
from showrunner.checking.shapes import shape_problem
from showrunner.checking.violation import Violation
from showrunner.errors import FileMistake

ENTRY_POINTS = "showrunner.checkers"

Checkers = Mapping[str, Callable[[], Checker]]
"""By a format's name, what makes the checker of one season."""


class Findings(NamedTuple):
    """What came of a check. `own_laws` is false where the format has no checker of its own."""

    format: str
    own_laws: bool
    facts: int
    violations: tuple[Violation, ...]

    def __str__(self) -> str:
        """Say in one line what was checked and how many violations there are."""
        laws = "all laws" if self.own_laws else "only the laws of every format"
        return f"{self.facts} facts of {self.format or 'no format'}, {laws}: " + (
            f"{len(self.violations)} violations" if self.violations else "no violation"
        )


def check_facts_file(path: str | Path, checkers: Checkers | None = None) -> Findings:
    """Check a season's `facts.jsonl`. Raises FileMistake for a file or line that cannot be read."""
    try:
        lines = Path(path).read_bytes().splitlines()
    except OSError as problem:
        right = "give the producers' file of facts that a season leaves"
        raise FileMistake(path, None, f"cannot be read: {problem.strerror}", right) from None
    return check_lines(lines, path, checkers)


def check_lines(
    lines: Iterable[bytes], name: str | Path = "facts.jsonl", checkers: Checkers | None = None
) -> Findings:
    """Check the lines of a season's producers' file. Raises FileMistake with the line."""
    return check(read_facts(lines, name), checkers)


def check(facts: Sequence[CheckedFact], checkers: Checkers | None = None) -> Findings:
    """Check facts: each violation in the order in which it was found.

    `checkers` are those that are installed, unless given.
    """
    format = next((str(fact.fields.get("format")) for fact in facts if _begins(fact)), "")
    makes = checkers if checkers is not None else installed_checkers(format)
    own = makes[format]() if format in makes else None
    found: list[Violation] = []
    kept: list[Checker] = [CommonChecker(), *([own] if own else [])]
    for fact in facts:
        if (problem := _misshapen(fact, kept, own is not None)) is not None:
            right = "docs/facts.md has the fields of each type of fact"
            found.append(Violation("R7", fact.number, fact.entry, problem, right))
            continue
        for checker in kept:
            found += checker.take(fact)
    if facts:
        for checker in kept:
            found += checker.close(facts[-1])
    return Findings(format, own is not None, len(facts), tuple(found))


def installed_checkers(format: str) -> Checkers:
    """The checker of this format, if one is installed."""
    return {entry.name: entry.load() for entry in entry_points(group=ENTRY_POINTS, name=format)}


def _begins(fact: CheckedFact) -> bool:
    return fact.kind == "SeasonBegan"


def _misshapen(fact: CheckedFact, kept: Sequence[Checker], complete: bool) -> str | None:
    """What is wrong with the fact's fields; unknown types are wrong where all are known."""
    for checker in kept:
        if fact.kind in checker.shapes:
            problem = shape_problem(fact.kind, fact.fields, checker.shapes[fact.kind])
            return f"{fact.kind}: {problem}" if problem else None
    return f"there is no fact of type {fact.kind}" if complete else None
