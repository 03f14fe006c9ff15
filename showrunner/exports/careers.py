"""Leaderboards as CSV."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from showrunner.exports.tables.columns import SeasonTable, TableColumn
from showrunner.exports.tables.csv_files import csv_file
from showrunner.store.careers import CareerLine

_TEXTS: Final = ("id", "name")
_FLAGS: Final = ("persona", "produced")
COLUMNS: Final = tuple(
    TableColumn(name, "text" if name in _TEXTS else "bool" if name in _FLAGS else "float")
    for name in CareerLine.__struct_fields__
)


def careers_csv(lines: Iterable[CareerLine]) -> bytes:
    """The lines of a leaderboard as CSV in UTF-8, with a header."""
    rows = [msgspec.structs.asdict(line) for line in lines]
    return csv_file(SeasonTable("careers", COLUMNS, rows))
