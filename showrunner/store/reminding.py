"""What people are to be reminded of, and what they have been reminded of."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, func, insert, literal, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import aliased

from showrunner.store.contacts import Contact
from showrunner.store.database import Database
from showrunner.store.models import (
    AskRow,
    ContactRow,
    EntryRow,
    ReminderRow,
    SeasonRow,
    SeatRow,
)
from showrunner.store.seasons import RUNNING, SILENT

What = Literal["asked", "due"]
"""That something is asked of somebody, or that it is soon due."""

MOST_A_DAY = 40
"""How many reminders a seat gets in a day by each way, however often it is asked."""


class OpenAsk(NamedTuple):
    """A decision that somebody outside has yet to make, in a season that goes on.

    `seconds_left` are those until it is due (None where it has all the time there is), and `sent`
    says when which reminder went which way.
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
    contact: Contact
    sent: Mapping[tuple[str, str], datetime]


class ReminderBook:
    """The reminders of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open_asks(self, player: str, at: datetime) -> list[OpenAsk]:
        """What is asked of this kind of player, who left a contact and has not answered yet."""

        def work(connection: Connection) -> list[OpenAsk]:
            rows = connection.execute(_open_asks(player, at - SILENT)).all()
            sent = _sent(connection, {row.season for row in rows})
            return [_open_ask(row, at, sent) for row in rows]

        return await self._database.read(work)

    async def note(self, asked: OpenAsk, way: str, whats: Sequence[What], at: datetime) -> bool:
        """Write down that these reminders are sent now, so that nobody sends them again.

        False where they must not be sent: another process does it, the decision was made meanwhile,
        or the seat had its reminders for today.
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
    """Answers that are held back, sealed or may still be changed are answers, too."""
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
    found: dict[tuple[str, str], dict[tuple[str, str], datetime]] = {}
    for row in connection.execute(query):
        found.setdefault((row.season, row.ask), {})[row.way, row.what] = row.sent_at
    return found


def _open_ask(row: Any, at: datetime, sent: Mapping[Any, Any]) -> OpenAsk:
    """The season's clock has gone on since its driver last wrote it."""
    left = None
    if row.due is not None:
        left = row.due - row.clock - max(0.0, (at - row.driven_at).total_seconds())
    return OpenAsk(
        season=row.season,
        title=row.title,
        format=row.format,
        seat=row.seat,
        ask=row.id,
        nth=row.nth,
        kind=row.kind,
        opened_at=row.at,
        seconds_left=left,
        contact=Contact(row.email, row.webhook, row.secret),
        sent=sent.get((row.season, row.id), {}),
    )


def _may_remind(connection: Connection, asked: OpenAsk, way: str, at: datetime) -> bool:
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
        connection.scalar(still_open) is not None and (connection.scalar(today) or 0) < MOST_A_DAY
    )
