"""`showrunner list`: the stored seasons."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Any

import rich_click as click

from showrunner.cli.common import console, table
from showrunner.cli.database import database_option, in_store, is_driven, short_ids
from showrunner.store import Store
from showrunner.store.models import now
from showrunner.store.seasons import NOT_STARTED


@click.command("list")
@click.option("--archived", is_flag=True, help="Include archived seasons.")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@database_option
def command(archived: bool, as_json: bool, database: str | None) -> None:
    """List the stored seasons, newest first, forks beneath their origin."""

    async def work(store: Store) -> tuple[Sequence[Any], dict[str, str], dict[str, bool]]:
        all_rows = await store.seasons.list(archived=True)
        ids = short_ids(row.id for row in all_rows)
        rows = [row for row in all_rows if archived or not row.archived]
        return rows, ids, {row.id: await store.past.is_produced(row.id) for row in rows}

    rows, ids, produced = in_store(database, work)
    if as_json:
        data = [described(row, produced[row.id]) for row, _ in in_families(rows)]
        click.echo(json.dumps(data, indent=2, ensure_ascii=False))
    elif not rows:
        click.echo("no seasons are stored here; `showrunner play` plays one")
    else:
        _print(rows, ids, produced)


def described(row: Any, produced: bool) -> dict[str, Any]:
    """A season's row as plain data, with whether producers acted in it."""
    return {
        "id": row.id,
        "title": row.title,
        "format": row.format,
        "version": row.version,
        "seed": row.seed,
        "status": row.status,
        "fault": row.fault,
        "entries": None if row.head == NOT_STARTED else row.head,
        "facts": row.facts,
        "digest": row.digest,
        "produced": produced,
        "parent": row.parent,
        "forked_at": row.forked_at,
        "driver": row.driver,
        "driven": is_driven(row),
        "archived": row.archived,
        "created_at": row.created_at.isoformat(),
        "changed_at": row.changed_at.isoformat(),
    }


def in_families(rows: Sequence[Any]) -> Iterator[tuple[Any, int]]:
    """The seasons with their depth as a tree: forks follow their origin, one level deeper."""
    here = {row.id for row in rows}
    forks: dict[str | None, list[Any]] = {}
    for row in rows:
        forks.setdefault(row.parent if row.parent in here else None, []).append(row)

    def below(parent: str | None, depth: int) -> Iterator[tuple[Any, int]]:
        for row in forks.get(parent, []):
            yield row, depth
            yield from below(row.id, depth + 1)

    return below(None, 0)


def _print(rows: Sequence[Any], ids: dict[str, str], produced: dict[str, bool]) -> None:
    columns = "id", "title", "format", "status", "hand", ">entries", ">facts", "forked from"
    seasons = table(*columns, "driver", ">age")
    for row, depth in in_families(rows):
        branch = "  " * (depth - 1) + "└ " if depth else ""
        entries = "" if row.head == NOT_STARTED else str(row.head)
        origin = "" if row.parent is None else f"{ids[row.parent]}@{row.forked_at}"
        status = f"{row.status}, archived" if row.archived else row.status
        driver = "" if row.driver is None else "alive" if is_driven(row) else "gone"
        seasons.add_row(
            branch + ids[row.id],
            row.title,
            row.format,
            status,
            "produced" if produced[row.id] else "untouched",
            entries,
            str(row.facts),
            origin,
            driver,
            in_short(now() - row.created_at),
        )
    console().print(seasons)


def in_short(age: timedelta) -> str:
    """A duration in its largest whole unit: `3 h`."""
    seconds = max(0, int(age.total_seconds()))
    for unit, length in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= length:
            return f"{seconds // length} {unit}"
    return f"{seconds} s"
