"""Exports a season to one file, and imports it into another database.

The file is JSON lines: first a header with the season's own row, then one row a line, and last the
digest of all lines before. A fork is written with its parents' past as its own. Calls to models are
written with the templates that they were made with, and with the raw replies that are still kept.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import msgspec
from sqlalchemy import Column, Connection, Table, insert, select
from sqlalchemy.exc import IntegrityError

from showrunner.errors import FileMistake, Refused, VersionMismatch
from showrunner.store.calls import keep_templates
from showrunner.store.models import (
    AskRow,
    Base,
    CallRow,
    DirectorMoveRow,
    DirectorRow,
    EntryRow,
    EpisodeRow,
    FactRow,
    InputRow,
    ReplyRow,
    SeasonRow,
    SeatRow,
    TemplatesRow,
    TextRow,
)
from showrunner.store.past import lineage, rows_of
from showrunner.store.seasons import PAUSED, RUNNING
from showrunner.store.store import Store

VERSION: Final = 1

Row = dict[str, Any]

_TABLES: dict[str, Table] = {
    row.__tablename__: Base.metadata.tables[row.__tablename__]
    for row in (
        *(SeatRow, EntryRow, FactRow, TextRow, AskRow, InputRow),
        *(CallRow, ReplyRow, EpisodeRow, DirectorRow, DirectorMoveRow, TemplatesRow),
    )
}
_SEASON = Base.metadata.tables[SeasonRow.__tablename__]
_USE_UNCHANGED = "use the file as it was exported"
_LATER_COLUMNS: Mapping[str, Row] = {
    "season": {
        "owner": None,
        "viewers": "nobody",
        "release": "live",
        "broadcast": "auto",
        "delay_minutes": 0,
        "allowance": "{}",
        "paused_for": None,
        "goes_on_in": None,
    },
    "seat": {"seen": 0},
    "ask": {"form": None, "model": None},
    "inbox": {"code": None},
    "episode": {"for_viewers": None},
}
"""Columns that were added later, with their values for files that do not have them."""


async def export_season(store: Store, season: str, file: Path) -> str:
    """Write a season (by its full id) to a file; returns the file's digest.

    The file is never incomplete. Raises UnknownSeason, and FileMistake if it cannot be written.
    """
    content, digest = await season_file(store, season)
    write_whole(file, content)
    return digest


async def season_file(store: Store, season: str) -> tuple[bytes, str]:
    """The file of a season (by its full id), and its digest. Raises UnknownSeason."""
    lines = await store.database.read(lambda connection: list(_lines(connection, season)))
    digest = sha256(b"".join(lines)).hexdigest()
    lines.append(_line({"digest": digest, "lines": len(lines)}))
    return b"".join(lines), digest


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that it is never incomplete. Raises FileMistake."""
    partial = file.with_name(f".{file.name}.partial")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with partial.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        partial.replace(file)
    except OSError as problem:
        wrong = f"the season cannot be written: {problem.strerror or problem}"
        raise FileMistake(file, None, wrong, "name a file that can be written") from None


async def import_season(store: Store, file: Path, *, copy: bool = False) -> str:
    """Store the season of an exported file; returns its id, which is a new one with `copy`.

    A season that was running when it was exported is stored as paused. Raises FileMistake with the
    line, VersionMismatch for a newer file, and Refused if the season is stored already.
    """
    return await store_season(store, read_whole(file), file, copy=copy)


async def store_season(
    store: Store,
    content: bytes,
    file: object,
    *,
    copy: bool = False,
    also: Callable[[Connection, str], None] | None = None,
) -> str:
    """Do what `import_season` does with the content of a file; errors name `file`.

    `also` stores more of the season, whose id it is given, in the same transaction.
    """
    season, rows_by_table = _read(content, file)
    known = await store.database.read(
        lambda connection: connection.scalar(
            select(SeasonRow.id).where(SeasonRow.id == season["id"])
        )
    )
    if known is not None and not copy:
        raise Refused(f"the season {known} is stored already: import it as a copy with `--copy`")
    new_id = uuid4().hex if copy else season["id"]
    status = PAUSED if season["status"] == RUNNING else season["status"]
    season = {**season, "id": new_id, "root": new_id, "status": status}

    def work(connection: Connection) -> None:
        connection.execute(insert(_SEASON), season)
        for row in rows_by_table.pop(TemplatesRow.__tablename__):
            keep_templates(connection, row["hash"], row["files"])
        for name, rows in rows_by_table.items():
            if rows:
                new_rows = [{**row, "season": new_id} for row in rows]
                connection.execute(insert(_TABLES[name]), new_rows)
        if also is not None:
            also(connection, str(new_id))

    try:
        await store.database.write(work)
    except IntegrityError:
        raise FileMistake(file, None, "its rows contradict each other", _USE_UNCHANGED) from None
    return str(new_id)


def is_season_file(file: Path) -> bool:
    """Whether a file is an exported season, judging by its first line."""
    try:
        with file.open("rb") as lines:
            return lines.readline().startswith(b'{"season_file":')
    except OSError:
        return False


def fact_lines_of(file: Path) -> list[bytes]:
    """The facts of an exported season, as the lines of a file of facts.

    Needs neither the season's rules nor a database. Raises FileMistake and VersionMismatch.
    """
    _, rows_by_table = _read(read_whole(file), file)
    words = {row["seal"]: row["words"] for row in rows_by_table["text"]}
    lines = []
    for row in rows_by_table["fact"]:
        fact = _with_words(msgspec.json.decode(row["body"]), words)
        other = {name: row[name] for name in ("number", "entry", "audience", "reveals")}
        lines.append(_line({**other, "fact": fact}))
    return lines


def _with_words(plain: Any, words: Mapping[str, str | None]) -> Any:
    """Plain data with each seal replaced by its words."""
    if isinstance(plain, dict):
        if plain.keys() == {"seal"}:
            return words.get(plain["seal"])
        return {name: _with_words(inner, words) for name, inner in plain.items()}
    return [_with_words(inner, words) for inner in plain] if isinstance(plain, list) else plain


# -- writing ---------------------------------------------------------------------------------------


def _lines(connection: Connection, season: str) -> Iterator[bytes]:
    segments = lineage(connection, season)
    season_row = connection.execute(select(_SEASON).where(_SEASON.c.id == season)).one()
    no_family = {"root": season, "parent": None, "forked_at": None, "goes_on_in": None}
    unheld = {"owner": None, "epoch": 0, "driver": None, "driven_at": None}
    columns = {**season_row._mapping, **no_family, **unheld}
    yield _line({"season_file": VERSION, "season": columns})
    asks: dict[str, Any] = {}
    for segment in segments:
        opened = select(_TABLES["ask"]).where(AskRow.season == segment.season)
        for row in connection.execute(opened.order_by(AskRow.opened, AskRow.id)):
            if segment.until is None or row.opened <= segment.until:
                asks[row.id] = row
    seats = connection.execute(select(_TABLES["seat"]).where(SeatRow.season == season))
    inputs = select(_TABLES["inbox"]).where(InputRow.season == season).order_by(InputRow.number)
    yield from _rows("seat", seats)
    for table in (EntryRow, FactRow, TextRow):
        yield from _rows(table.__tablename__, rows_of(connection, season, table))
    yield from _rows("ask", asks.values())
    yield from _rows("inbox", connection.execute(inputs))
    for numbered in (CallRow, ReplyRow, EpisodeRow):
        here = numbered.season == season
        of_season = select(numbered.__table__).where(here).order_by(numbered.number)
        yield from _rows(numbered.__tablename__, connection.execute(of_season))
    used = select(CallRow.templates).where(CallRow.season == season)
    templates = select(_TABLES["templates"]).where(TemplatesRow.hash.in_(used))
    yield from _rows("templates", connection.execute(templates.order_by(TemplatesRow.hash)))


def _rows(table: str, rows: Iterable[Any]) -> Iterator[bytes]:
    for row in rows:
        plain = dict(row._mapping)
        plain.pop("season", None)
        yield _line({"table": table, "row": plain})


def _line(plain: object) -> bytes:
    return msgspec.json.encode(plain) + b"\n"


# -- reading ---------------------------------------------------------------------------------------


def read_whole(file: Path) -> bytes:
    """The content of a file. Raises FileMistake."""
    try:
        return file.read_bytes()
    except OSError as problem:
        wrong = f"the file cannot be read: {problem.strerror or problem}"
        raise FileMistake(file, None, wrong, "name an exported season") from None


def _read(content: bytes, file: object) -> tuple[Row, dict[str, list[Row]]]:
    """The season's row, and the other rows by table."""
    lines = content.splitlines(keepends=True)
    plain = [_plain(file, number, line) for number, line in enumerate(lines, start=1)]
    if not plain or "season_file" not in plain[0]:
        wrong = "the file is not an exported season"
        raise FileMistake(file, 1, wrong, "name a file that `showrunner export` wrote")
    if plain[0]["season_file"] != VERSION:
        raise VersionMismatch("the season file", plain[0]["season_file"], VERSION)
    end = plain[-1]
    if end.get("digest") != sha256(b"".join(lines[:-1])).hexdigest():
        wrong = "the file is incomplete or was changed: its digest is not that of its lines"
        raise FileMistake(file, len(lines), wrong, _USE_UNCHANGED)
    season = _checked(file, 1, _SEASON, plain[0].get("season"))
    rows_by_table: dict[str, list[Row]] = {name: [] for name in _TABLES}
    for number, line in enumerate(plain[1:-1], start=2):
        table = line.get("table")
        if table not in _TABLES:
            raise FileMistake(file, number, f"there is no table {table!r}", _USE_UNCHANGED)
        rows_by_table[table].append(_checked(file, number, _TABLES[table], line.get("row")))
    return season, rows_by_table


def _plain(file: object, number: int, line: bytes) -> Row:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError as problem:
        raise FileMistake(file, number, f"not a row: {problem}", _USE_UNCHANGED) from None


def _checked(file: object, number: int, table: Table, row: object) -> Row:
    """The row, with all columns of its table. Raises FileMistake for missing or wrong columns."""
    columns = {column.name: column for column in table.columns if column.name != "season"}
    needed = columns.keys() - _LATER_COLUMNS.get(table.name, {}).keys()
    if not isinstance(row, dict) or not needed <= row.keys() <= columns.keys():
        wrong = f"this is not a row of the table {table.name!r}"
        raise FileMistake(file, number, wrong, _USE_UNCHANGED)
    row = _LATER_COLUMNS.get(table.name, {}) | row
    checked = {name: _value(columns[name], value) for name, value in row.items()}
    for name, value in checked.items():
        if value is _WRONG:
            wrong = f"the column {name!r} holds {row[name]!r}"
            raise FileMistake(file, number, wrong, _USE_UNCHANGED)
    return checked


_WRONG: Final = object()


def _value(column: Column[Any], value: object) -> object:
    """The value converted to its column's type, or `_WRONG`."""
    if value is None:
        return None if column.nullable else _WRONG
    kind = column.type.python_type
    if kind is datetime and isinstance(value, str):
        try:
            return datetime.fromisoformat(value)
        except ValueError:
            return _WRONG
    if kind is float and type(value) is int:
        return float(value)
    return value if type(value) is kind else _WRONG
