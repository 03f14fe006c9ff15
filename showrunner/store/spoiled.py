"""What is stored of a season, decoded: a row that cannot be read is a SpoiledRow that names it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from showrunner.errors import SpoiledRow

RESTORE: Final = "restore the database from a backup, or delete the season"


@contextmanager
def reading(season: str, table: str, row: object, right: str = RESTORE) -> Iterator[None]:
    """Raise SpoiledRow where what is done with a row of this season shows that it is unreadable."""
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
    """The JSON of a row of this season, as data of this kind. Raises SpoiledRow."""
    with reading(season, table, row, right):
        return msgspec.json.decode(body, type=kind)


def column_of(row: Any, column: str, kind: Any) -> Any:
    """A column of a season's own row that holds JSON. Raises SpoiledRow."""
    return decoded(row.id, "the column", column, getattr(row, column), kind)
