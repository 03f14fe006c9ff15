"""What the code imports, what `pyproject.toml` names and what the documentation says are one."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
NOT_IMPORTED = {"pytest-xdist", "hatchling", "mypy", "ruff", "import-linter"}
"""Packages for developing that are run and not imported."""


def named(requirements: Iterable[str]) -> set[str]:
    """The packages of these requirements, without extras and versions."""
    return {re.split(r"[\[<>=~ ]", one, maxsplit=1)[0] for one in requirements}


NEEDED = named(PROJECT["project"]["dependencies"])
TRACING = named(PROJECT["project"]["optional-dependencies"]["tracing"])
DEVELOPING = named(PROJECT["dependency-groups"]["dev"])


def imported(folder: str) -> dict[str, set[str]]:
    """The names of packages that the code in a folder imports, each with those it may be in."""
    known = packages_distributions()
    names: set[str] = set()
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names.add(node.module or "")
    tops = {name.partition(".")[0] for name in names} - sys.stdlib_module_names
    foreign = tops - {"showrunner", "tests", "benchmarks", "lone_number"}
    return {
        top: {name.lower().replace("_", "-") for name in known.get(top, [top])} for top in foreign
    }


def section(heading: str) -> str:
    """The text below a heading of the page."""
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def tabled(heading: str) -> set[str]:
    """The packages in the table below a heading."""
    return set(re.findall(r"(?m)^\| `([a-z0-9-]+)` \|", section(heading)))


def test_all_that_the_code_imports_is_named_in_pyproject() -> None:
    for name, packages in imported("showrunner").items():
        assert packages & (NEEDED | TRACING), f"{name} is imported, and no dependency"


def test_all_that_pyproject_names_is_imported() -> None:
    found = set().union(*imported("showrunner").values())
    assert found >= NEEDED, NEEDED - found
    in_tests = set().union(*imported("tests").values(), *imported("benchmarks").values())
    assert in_tests >= DEVELOPING - NOT_IMPORTED, DEVELOPING - NOT_IMPORTED - in_tests


def test_the_page_tells_of_each_package_that_pyproject_names_and_no_other() -> None:
    assert tabled("What the command needs") == NEEDED
    assert tabled("What developing needs") == DEVELOPING
    assert all(f"`{name}`" in section("What the command needs") for name in TRACING)


def test_what_the_page_says_is_not_imported_is_not() -> None:
    paragraphs = section("What the command needs").split("\n\n")
    (brought,) = [one for one in paragraphs if "imports none of these" in one]
    found = set().union(*imported("showrunner").values())
    told = set(re.findall(r"`([a-z0-9-]+)`", brought))
    assert len(told - NEEDED) > 10
    assert not (told - NEEDED) & found


def test_the_kernel_may_import_none_of_them() -> None:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    (kernel,) = [one for one in contracts if one["id"] == "kernel-standard-library"]
    assert imported("showrunner").keys() <= set(kernel["forbidden_modules"])
    assert not imported("showrunner/kernel")
