"""Which decisions people can be reminded of, and which reminders were sent."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, func, insert, literal, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import aliased

from showrunner.store.contacts import SeatContact, from_columns
from showrunner.store.database import Database
from showrunner.store.models import (
    AskRow,
    ContactRow,
    EntryRow,
    ReminderRow,
    SeasonRow,
    SeatRow,
)
from showrunner.store.seasons import DRIVER_LOST_AFTER, RUNNING

What = Literal["asked", "due"]
"""What a reminder says: that there is a decision to make, or that it is due soon."""

MAX_REMINDERS_PER_DAY = 40
"""How many reminders a seat gets in 24 hours by each way (e-mail, webhook) at most."""


class AskToRemind(NamedTuple):
    """A decision that somebody outside has not made yet, in a running season.

    `seconds_left` is the time until it is due (None: no deadline). `sent` gives the time of each
    reminder that was sent, by way and what it said.
    """

    season: str
    title: str
    format: str
    seat: str
    ask: str
    nth: int
    kind: str
    opened_at: datetime
    seconds_left: float | None
    contact: SeatContact
    sent: Mapping[tuple[str, str], datetime]


class ReminderBook:
    """The reminders of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_asks(self, player: str, at: datetime) -> list[AskToRemind]:
        """Unanswered asks of seats with this kind of player and with a contact."""

        def work(connection: Connection) -> list[AskToRemind]:
            rows = connection.execute(_open_asks(player, at - DRIVER_LOST_AFTER)).all()
            sent = _sent(connection, {row.season for row in rows})
            return [_ask_to_remind(row, at, sent) for row in rows]

        return await self._database.read(work)

    async def note(self, asked: AskToRemind, way: str, whats: Sequence[What], at: datetime) -> bool:
        """Write down that these reminders are sent now, so that no other process sends them.

        Returns False if they must not be sent: another process is sending them, the decision was
        made meanwhile, or the seat has had its maximum for today.
        """
        rows = [
            {"season": asked.season, "ask": asked.ask, "way": way, "what": what, "sent_at": at}
            for what in whats
        ]

        def work(connection: Connection) -> bool:
            if not _may_remind(connection, asked, way, at):
                return False
            connection.execute(insert(ReminderRow), rows)
            return True

        try:
            return await self._database.write(work)
        except IntegrityError:
            return False


def _open_asks(player: str, since: datetime) -> Any:
    """Selects asks without an answer. An answer that is held or can still be changed counts."""
    answer = aliased(EntryRow)
    answered = (
        select(answer.number)
        .where(
            answer.season == AskRow.season,
            answer.number > AskRow.opened,
            answer.kind == "answer",
            answer.body.like(literal('%"ask":"') + AskRow.id + literal('"%')),
        )
        .exists()
    )
    return (
        select(
            AskRow.season,
            SeasonRow.title,
            SeasonRow.format,
            SeasonRow.clock,
            SeasonRow.driven_at,
            func.coalesce(EntryRow.at, SeasonRow.created_at, type_=EntryRow.at.type).label("at"),
            AskRow.id,
            AskRow.seat,
            AskRow.nth,
            AskRow.kind,
            AskRow.due,
            ContactRow.email,
            ContactRow.webhook,
            ContactRow.secret,
            ContactRow.browsers,
            ContactRow.language,
        )
        .select_from(ContactRow)
        .join(SeasonRow, SeasonRow.id == ContactRow.season)
        .join(SeatRow, (SeatRow.season == SeasonRow.id) & (SeatRow.seat == ContactRow.seat))
        .join(AskRow, (AskRow.season == SeasonRow.id) & (AskRow.seat == ContactRow.seat))
        .outerjoin(
            EntryRow, (EntryRow.season == AskRow.season) & (EntryRow.number == AskRow.opened)
        )
        .where(
            SeasonRow.status == RUNNING,
            SeasonRow.archived.is_(False),
            SeasonRow.driver.is_not(None),
            SeasonRow.driven_at > since,
            SeatRow.player == player,
            AskRow.closed.is_(None),
            ~answered,
        )
        .order_by(AskRow.season, AskRow.opened, AskRow.id)
    )


def _sent(
    connection: Connection, seasons: Collection[str]
) -> dict[tuple[str, str], dict[tuple[str, str], datetime]]:
    query = (
        select(ReminderRow.__table__)
        .join(AskRow, (AskRow.season == ReminderRow.season) & (AskRow.id == ReminderRow.ask))
        .where(ReminderRow.season.in_(seasons), AskRow.closed.is_(None))
    )
    sent: dict[tuple[str, str], dict[tuple[str, str], datetime]] = {}
    for row in connection.execute(query):
        sent.setdefault((row.season, row.ask), {})[row.way, row.what] = row.sent_at
    return sent


def _ask_to_remind(row: Any, at: datetime, sent: Mapping[Any, Any]) -> AskToRemind:
    left = None
    if row.due is not None:
        # The season's clock has run on since the driver last wrote it.
        left = row.due - row.clock - max(0.0, (at - row.driven_at).total_seconds())
    return AskToRemind(
        season=row.season,
        title=row.title,
        format=row.format,
        seat=row.seat,
        ask=row.id,
        nth=row.nth,
        kind=row.kind,
        opened_at=row.at,
        seconds_left=left,
        contact=from_columns(row.email, row.webhook, row.secret, row.browsers, row.language),
        sent=sent.get((row.season, row.id), {}),
    )


def _may_remind(connection: Connection, asked: AskToRemind, way: str, at: datetime) -> bool:
    still_open = select(AskRow.id).where(
        AskRow.season == asked.season, AskRow.id == asked.ask, AskRow.closed.is_(None)
    )
    today = (
        select(func.count())
        .select_from(ReminderRow)
        .join(AskRow, (AskRow.season == ReminderRow.season) & (AskRow.id == ReminderRow.ask))
        .where(
            ReminderRow.season == asked.season,
            AskRow.seat == asked.seat,
            ReminderRow.way == way,
            ReminderRow.sent_at > at - timedelta(days=1),
        )
    )
    return (
        connection.scalar(still_open) is not None
        and (connection.scalar(today) or 0) < MAX_REMINDERS_PER_DAY
    )
