"""Decodes stored JSON; a row that cannot be read raises a SpoiledRow that names it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from showrunner.errors import SpoiledRow

RESTORE: Final = "restore the database from a backup, or delete the season"


@contextmanager
def reading(season: str, table: str, row: object, right: str = RESTORE) -> Iterator[None]:
    """Convert errors from reading this row of a season into SpoiledRow."""
    try:
        yield
    except (
        msgspec.MsgspecError,
        ValueError,
        KeyError,
        TypeError,
        AttributeError,
        RecursionError,
    ) as problem:
        wrong = f"{type(problem).__name__}: {problem}"
        raise SpoiledRow(season, table, row, wrong, right) from None


def decoded(
    season: str,
    table: str,
    row: object,
    body: str,
    kind: Any = dict[str, Any],
    right: str = RESTORE,
) -> Any:
    """Decode the JSON in a row of this season as data of this type. Raises SpoiledRow."""
    with reading(season, table, row, right):
        return msgspec.json.decode(body, type=kind)


def column_of(row: Any, column: str, kind: Any) -> Any:
    """Decode a JSON column of a season's own row. Raises SpoiledRow."""
    return decoded(row.id, "the column", column, getattr(row, column), kind)
