"""Tables as CSV files, written as R writes them: nulls as `NA`, booleans as `TRUE` and `FALSE`."""

from __future__ import annotations

import csv
import io
from typing import Final

from showrunner.exports.tables.columns import CellValue, SeasonTable
from showrunner.transcripts.plain import one_line

NULL: Final = "NA"
STARTS_A_FORMULA: Final = ("=", "+", "-", "@")
"""What a spreadsheet takes for the beginning of a formula."""


def csv_file(table: SeasonTable) -> bytes:
    """A table as CSV in UTF-8, with a header."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    names = [column.name for column in table.columns]
    writer.writerow(names)
    writer.writerows([_cell(row.get(name)) for name in names] for row in table.rows)
    return out.getvalue().encode("utf-8")


def _cell(value: CellValue) -> str | int | float:
    if value is None:
        return NULL
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    return safe_cell(value) if isinstance(value, str) else value


def safe_cell(text: str) -> str:
    """The text on one line; one that a spreadsheet would run as a formula gets an apostrophe."""
    text = one_line(text)
    return f"'{text}" if text.startswith(STARTS_A_FORMULA) else text
