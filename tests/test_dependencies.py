"""What the code imports, what `pyproject.toml` names and what the documentation says are one."""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONSOLE = ROOT / "producers_console"
PAGE = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
NOT_IMPORTED = {"pytest-xdist", "hatchling", "mypy", "ruff", "import-linter"}
"""Packages for developing that are run and not imported."""


def named(requirements: Iterable[str]) -> set[str]:
    """The packages of these requirements, without extras and versions."""
    return {re.split(r"[\[<>=~ ]", one, maxsplit=1)[0] for one in requirements}


NEEDED = named(PROJECT["project"]["dependencies"])
EXTRAS = named(
    requirement
    for requirements in PROJECT["project"]["optional-dependencies"].values()
    for requirement in requirements
)
DEVELOPING = named(PROJECT["dependency-groups"]["dev"])


@cache
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
    foreign = tops - {"showrunner", "tests", "benchmarks", "tools", "lone_number"}
    return {
        top: {name.lower().replace("_", "-") for name in known.get(top, [top])} for top in foreign
    }


def section(heading: str) -> str:
    """The text below a heading of the page."""
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def tabled(heading: str) -> set[str]:
    """The packages in the table below a heading, each with its reason."""
    rows = re.findall(r"(?m)^\| (`.+`) \| *(.*?) *\|$", section(heading))
    unexplained = [names for names, reason in rows if len(reason.split()) < 2]
    assert not unexplained, f"the page says nothing about {unexplained}"
    listed = [name for names, _ in rows for name in re.findall(r"`([^`]+)`", names)]
    assert len(listed) == len(set(listed)), "a package is listed twice"
    return set(listed)


def test_all_that_pyproject_names_is_imported() -> None:
    found = set().union(*imported("showrunner").values())
    needed = NEEDED | (EXTRAS & DEVELOPING)
    assert found >= needed, needed - found
    folders = ("tests", "benchmarks", "tools")
    in_tests = set().union(*(packages for one in folders for packages in imported(one).values()))
    run = DEVELOPING - NOT_IMPORTED - EXTRAS
    assert in_tests >= run, run - in_tests


@pytest.mark.parametrize(
    ("folder", "allowed"),
    [
        ("showrunner", NEEDED | EXTRAS),
        ("alembic", NEEDED),
        ("examples", NEEDED),
        ("benchmarks", NEEDED | DEVELOPING),
        ("tests", NEEDED | EXTRAS | DEVELOPING),
        ("tools", NEEDED | DEVELOPING),
    ],
)
def test_what_is_imported_is_named_in_pyproject(folder: str, allowed: set[str]) -> None:
    undeclared = [name for name, packages in imported(folder).items() if not packages & allowed]
    assert not undeclared, f"{folder} imports {undeclared}, which pyproject.toml does not name"


def test_what_is_not_imported_is_run() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = {"import-linter": "lint-imports", "pytest-xdist": "pytest -n"}
    used = makefile + PROJECT["build-system"]["build-backend"]
    assert NOT_IMPORTED <= DEVELOPING
    assert [name for name in NOT_IMPORTED if commands.get(name, name) not in used] == []


def test_the_page_tells_of_each_package_of_the_console_and_no_other() -> None:
    package = json.loads((CONSOLE / "package.json").read_text(encoding="utf-8"))
    assert tabled("What the console needs") == set(package["devDependencies"])
    assert "dependencies" not in package, "the built console needs no package"


def test_each_package_of_the_console_is_imported_or_run() -> None:
    package = json.loads((CONSOLE / "package.json").read_text(encoding="utf-8"))
    files = [
        *(
            file
            for kind in ("ts", "js", "svelte", "css")
            for file in (CONSOLE / "src").rglob(f"*.{kind}")
        ),
        *CONSOLE.glob("*.ts"),
        *CONSOLE.glob("*.js"),
        *CONSOLE.glob(".*.json"),
        *(ROOT / "tests" / "console").glob("*.py"),
    ]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    text += "\n".join(package["scripts"].values())
    named = {name: name.removeprefix("@types/") for name in package["devDependencies"]}
    unused = {name for name, imported in named.items() if imported not in text}
    drawn_with = {"@dicebear/avataaars", "@dicebear/core"}
    assert unused <= {"typescript", *drawn_with}, "compiled with; tools/make_faces.py reads them"


def test_the_page_tells_of_each_package_that_pyproject_names_and_no_other() -> None:
    assert tabled("What the command needs") == NEEDED
    assert tabled("What developing needs") == DEVELOPING
    assert all(f"`{name}`" in section("What the command needs") for name in EXTRAS)


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
