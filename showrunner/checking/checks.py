"""Checks a season's facts: the laws of every game, then those of the season's own game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import NamedTuple

from showrunner.checking.common import CommonChecker
from showrunner.checking.definitions import CheckedParameters, definition_of
from showrunner.checking.facts import CheckedFact, read_facts
from showrunner.checking.laws import Checker, Violation
from showrunner.errors import FileMistake

ENTRY_POINTS = "showrunner.checkers"

Checkers = Mapping[str, Callable[[CheckedParameters], Checker]]
"""Makes a season's checker from its parameters, by the game's name."""


class Findings(NamedTuple):
    """The result of a check. `own_laws` is false if the game has no checker of its own."""

    format: str
    own_laws: bool
    facts: int
    violations: tuple[Violation, ...]

    def __str__(self) -> str:
        """One line: what was checked, and the number of violations."""
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
    """Check the lines of a producers' file of facts. Raises FileMistake with the line number."""
    return check(read_facts(lines, name), checkers)


def check(facts: Sequence[CheckedFact], checkers: Checkers | None = None) -> Findings:
    """Check facts in their order, by the installed checkers unless others are given."""
    began = next((fact for fact in facts if fact.kind == "SeasonBegan"), None)
    format = str(began.fields.get("format")) if began is not None else ""
    available = checkers if checkers is not None else installed_checkers(format)
    definition = definition_of(format)
    parameters = CheckedParameters(definition)
    own = [available[format](parameters)] if format in available else []
    used: list[Checker] = [CommonChecker(parameters), *own]
    violations: list[Violation] = []
    for fact in facts:
        if (problem := definition.shape_problem(fact)) is None:
            violations += [violation for checker in used for violation in checker.take(fact)]
        else:
            right = "docs/facts.md has the fields of each type of fact"
            violations.append(Violation("R7", fact.number, fact.entry, problem, right))
    if facts:
        violations += [violation for checker in used for violation in checker.close(facts[-1])]
    return Findings(format, bool(own), len(facts), tuple(violations))


def installed_checkers(format: str) -> Checkers:
    """The checker of this game, if one is installed."""
    return {entry.name: entry.load() for entry in entry_points(group=ENTRY_POINTS, name=format)}
