"""The scheduled orders of a season file, checked as the season will read them."""

from __future__ import annotations

from collections.abc import Collection

from showrunner.files.order_check import find_order_problem
from showrunner.files.toml_file import TomlTable
from showrunner.formats.format import Format
from showrunner.formats.settings import Scheduled

_NO_TERMS = ("order", "when")


def scheduled(table: TomlTable) -> Scheduled:
    """One `[[orders]]` table as data, not yet checked (`verify_scheduled` does that)."""
    table.need(_NO_TERMS)
    when = table.table("when")
    terms = {key: value for key, value in table.values.items() if key not in _NO_TERMS}
    return Scheduled(order=table.text("order"), when=when.values, terms=terms)


def verify_scheduled(table: TomlTable, format: Format, cast: Collection[str]) -> None:
    """Check the order in the table as the season will read it. Raises FileMistake."""
    order = scheduled(table)
    problem = find_order_problem(order.order, order.terms, order.when, format, cast)
    if problem is not None:
        key_path = (
            problem.key_path if problem.part == "terms" else (problem.part, *problem.key_path)
        )
        raise table.mistake(problem.wrong, problem.right, *key_path)
