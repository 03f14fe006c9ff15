"""Check that every rule of every rulebook has a test named after it. Part of `make lint`.

The ids of a format's rules stand in `rule_ids.txt` beside its tests. A test names its rule:
`test_DS_4_5_bonus_roll_is_exactly_twelve` is one for DS-4.5. Fails with
every rule that has no test, and every id that is cited in code or documentation and is none.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = "rule_ids.txt"


def lines(path: Path) -> Iterator[str]:
    """The lines of a file without blank lines and comments."""
    for line in path.read_text("utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            yield line.strip()


def rulebooks(root: Path) -> list[str]:
    """The rule ids of every format whose tests folder lists its rulebook's ids."""
    return [rule for path in sorted((root / "tests").rglob(RULES)) for rule in lines(path)]


def prefixes(rules: Iterable[str]) -> str:
    """The prefixes of these rule ids, as a part of a regular expression."""
    return "|".join(sorted({rule.partition("-")[0] for rule in rules}))


def tested(tests: Iterable[Path], known: str) -> set[str]:
    """The ids in the names of test functions, test classes and invariants."""
    in_a_name = re.compile(rf"(?<![A-Z])({known})_(\d+)_(\d+)")
    named = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {
        f"{prefix}-{section}.{rule}"
        for path in tests
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, named)
        for prefix, section, rule in in_a_name.findall(node.name)
    }


def cited(root: Path, known: str) -> dict[str, Path]:
    """The ids that code and docs cite, each with a file that cites it."""
    id_ = re.compile(rf"\b(?:{known})-\d+\.\d+\b")
    paths = [*(root / "showrunner").rglob("*.py"), *(root / "docs").rglob("*.md")]
    return {rule: path for path in paths for rule in id_.findall(path.read_text("utf-8"))}


def problems(root: Path) -> list[str]:
    """Every problem as one line, in the order of the rules."""
    rules = rulebooks(root)
    known = prefixes(rules)
    has_test = tested((root / "tests").rglob("*.py"), known)
    found = [f"{rule} has no test" for rule in rules if rule not in has_test]
    for rule in sorted(has_test - set(rules)):
        found.append(f"{rule} has a test and is no rule")
    for rule, path in sorted(cited(root, known).items()):
        if rule not in rules:
            found.append(f"{rule} is no rule; {path.relative_to(root)} cites it")
    return found


def main() -> int:
    """Print the problems. Returns 1 if there are any."""
    found = problems(ROOT)
    for problem in found:
        print(problem)
    if found:
        print(f"rule ids: {len(found)} wrong; the rules are in each format's {RULES}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
