"""Checks seasons that were played, by a second set of books that shares nothing with the rules.

A checker reads a season's facts as plain data and says which laws of the rulebook they break. It
was written from the rulebook and from docs/facts.md, and imports neither kernel nor formats: so an
error in the rules is not repeated here.

    from showrunner.checking import check_facts_file

    findings = check_facts_file("runs/standard/facts.jsonl")
    print(findings)                      # 1846 facts of survivor, all laws: no violation
    for violation in findings.violations:
        print(violation)                 # DS-12.2 at fact 41 (entry 12): …; …

`check_lines` takes the lines of such a file, `check` facts that were read. The file must be the
producers' one; a season may be unfinished. A line that is no fact raises FileMistake.

A format's checker is found under the entry point group `showrunner.checkers` by the format's name:
a callable without arguments that returns a `Checker`. Without one, only the laws of every format
are checked, and `Findings.own_laws` is false.
"""

from showrunner.checking.books import Book, Checker, Law, Problem, Problems, enters, law
from showrunner.checking.checks import Findings, check, check_facts_file, check_lines
from showrunner.checking.facts import CheckedFact, read_facts
from showrunner.checking.violation import Violation

__all__ = [
    "Book",
    "CheckedFact",
    "Checker",
    "Findings",
    "Law",
    "Problem",
    "Problems",
    "Violation",
    "check",
    "check_facts_file",
    "check_lines",
    "enters",
    "law",
    "read_facts",
]
