"""A stored season in which something is asked of people, at times that tests choose."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, insert, select, update

from showrunner.running.reminding import Reminders
from showrunner.settings import ReminderSettings
from showrunner.store import Store
from showrunner.store.models import AskRow, EntryRow, ReminderRow, SeasonRow, now
from tests.store.short_season import create, short_season

NOW = now().replace(microsecond=0)
CLOCK = 1000.0
"""What a season's own clock shows now."""
MINUTE, HOUR = 60.0, 3600.0
TITLE = "The island of nine"


async def season_with_people(store: Store, *seats: str) -> str:
    """A season that goes on, in which people play these seats."""
    players = dict.fromkeys(seats or ("ada",), "outside")
    season = await create(store, short_season(players=players))
    await stand(
        store, season, title=TITLE, status="running", driver="a:1:b", driven_at=NOW, clock=CLOCK
    )
    return season


async def stand(store: Store, season: str, **columns: Any) -> None:
    """Let a season's row say this."""
    query = update(SeasonRow).where(SeasonRow.id == season).values(**columns)
    await store.database.write(lambda connection: connection.execute(query))


async def ask(
    store: Store,
    season: str,
    *,
    number: int = 1,
    seat: str = "ada",
    kind: str = "survivor.ballot",
    waited: float = 10 * MINUTE,
    left: float | None = None,
) -> str:
    """Ask this of a seat `waited` seconds ago, to be answered in `left` seconds."""
    row = {
        "season": season,
        "id": f"main/{number}:{seat}",
        "seat": seat,
        "nth": number,
        "quarantined": False,
        "kind": kind,
        "opened": number,
        "due": None if left is None else CLOCK + left,
    }

    def work(connection: Connection) -> None:
        _enter(connection, season, number, "order", "{}", NOW - timedelta(seconds=waited))
        connection.execute(insert(AskRow), row)

    await store.database.write(work)
    return str(row["id"])


async def answer(store: Store, season: str, ask: str, number: int = 50) -> None:
    """An answer that does not close its ask: it is sealed, held, or may be changed."""
    body = f'{{"ask":"{ask}","value":{{}}}}'
    await store.database.write(
        lambda connection: _enter(connection, season, number, "answer", body, NOW)
    )


async def close(store: Store, season: str, ask: str) -> None:
    """The ask is answered."""
    query = update(AskRow).where(AskRow.season == season, AskRow.id == ask).values(closed=99)
    await store.database.write(lambda connection: connection.execute(query))


async def noted(store: Store) -> list[tuple[str, str]]:
    """Way and kind of all reminders that were written down."""
    query = select(ReminderRow.way, ReminderRow.what)
    return sorted(await store.database.read(lambda connection: connection.execute(query).all()))


def reminders(store: Store, at: datetime = NOW, **settings: Any) -> Reminders:
    """Reminders as they are at this moment."""
    return Reminders(store, ReminderSettings(**settings), lambda: at)


def _enter(
    connection: Connection, season: str, number: int, kind: str, body: str, at: datetime
) -> None:
    row = {"season": season, "number": number, "kind": kind, "body": body, "digest": "", "at": at}
    connection.execute(insert(EntryRow), row)
