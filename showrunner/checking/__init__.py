"""Checks played seasons: is everything conserved, and was nobody told too much?

The checker reads a season's facts as plain data and adds them up: ballots cast and counted, points
earned and spent, where each card is, who was told what. It does not repeat the decisions of the
rules, which have their own tests. From a game it uses only its fact types, parameters and cards.

    from showrunner.checking import check_facts_file

    findings = check_facts_file("runs/standard/facts.jsonl")
    print(findings)                      # 1846 facts of survivor, all laws: no violation
    for violation in findings.violations:
        print(violation)                 # DS-12.2 at fact 41 (entry 12): …; …

`check_lines` checks the lines of such a file, and `check` facts that are already read. It must be
the producers' file; the season may be unfinished. A line that is not a fact raises FileMistake.

A game's checker is found under the entry point group `showrunner.checkers` by the game's name: a
callable that takes the season's `CheckedParameters` and returns a `Checker`. Without one, only the
laws of every game are checked, and `Findings.own_laws` is false.
"""

from showrunner.checking.checks import Findings, check, check_facts_file, check_lines
from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact, read_facts
from showrunner.checking.laws import Book, Checker, Mismatch, Mismatches, Violation, on

__all__ = [
    "Book",
    "CheckedFact",
    "CheckedParameters",
    "Checker",
    "Findings",
    "Mismatch",
    "Mismatches",
    "Violation",
    "check",
    "check_facts_file",
    "check_lines",
    "on",
    "read_facts",
]
