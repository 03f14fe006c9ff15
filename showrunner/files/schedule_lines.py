"""The scheduled orders of a season file, read as the season will read them."""

from __future__ import annotations

from collections.abc import Collection

from showrunner.files.order_reading import problem_with
from showrunner.files.toml_file import Table
from showrunner.formats.format import Format
from showrunner.formats.settings import Scheduled

_NO_TERMS = ("order", "when")


def scheduled(table: Table) -> Scheduled:
    """One `[[orders]]` table as data; `verify_scheduled` finds what is wrong with it."""
    table.need(_NO_TERMS)
    when = table.table("when")
    terms = {key: value for key, value in table.values.items() if key not in _NO_TERMS}
    return Scheduled(order=table.text("order"), when=when.values, terms=terms)


def verify_scheduled(table: Table, format: Format, cast: Collection[str]) -> None:
    """Read the order in the table as the season will. Raises FileMistake."""
    waiting = scheduled(table)
    found = problem_with(waiting.order, waiting.terms, waiting.when, format, cast)
    if found is not None:
        way = found.way if found.part == "terms" else (found.part, *found.way)
        raise table.mistake(found.wrong, found.right, *way)
