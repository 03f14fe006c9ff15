"""The calls to models that each season has made, with what they cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from showrunner.store.database import Database
from showrunner.store.models import (
    CallRow,
    ReplyRow,
    SeasonRow,
    TemplatesRow,
    now,
)
from showrunner.store.prepared import PreparedStatement

ERASED: Final = "(erased)"
"""What the record of a call says where it quoted an erased reply."""
MAX_DAYS: Final = 36_500
"""As long as anything is kept."""
_CALLS = CallRow.__table__
_KEEP = {
    (table, dialect.name): PreparedStatement(
        new(table).on_conflict_do_nothing(), table.__table__.columns.keys()
    )
    for table in (CallRow, ReplyRow, TemplatesRow)
    for dialect, new in (
        (sqlite.dialect, sqlite.insert),
        (postgresql.dialect, postgresql.insert),
    )
}


class CallTotals(NamedTuple):
    """Totals of several calls. `what` is what they have in common, such as the seat's id."""

    what: str
    calls: int
    asks: int
    prompt_tokens: int
    cached_tokens: int
    answer_tokens: int
    thinking_tokens: int
    cost: int
    latency: int


class StoredCalls:
    """The calls of one database's seasons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def spent(self, season: str) -> tuple[int, list[tuple[str, int, int, int]]]:
        """The number of the last call, and the cost of each seat in each episode.

        A cost is a tuple of seat, episode, millionths of a dollar, and tokens.
        """

        def work(connection: Connection) -> tuple[int, list[tuple[str, int, int, int]]]:
            here = CallRow.season == season
            last = connection.scalar(select(func.max(CallRow.number)).where(here))
            tokens = CallRow.prompt_tokens + CallRow.answer_tokens
            query = (
                select(CallRow.seat, CallRow.episode, func.sum(CallRow.cost), func.sum(tokens))
                .where(here)
                .group_by(CallRow.seat, CallRow.episode)
                .order_by(CallRow.seat, CallRow.episode)
            )
            rows = connection.execute(query).all()
            return last or 0, [
                (seat, episode, int(cost), int(used)) for seat, episode, cost, used in rows
            ]

        return await self._database.read(work)

    async def page(
        self,
        season: str,
        *,
        after: int = 0,
        limit: int = 100,
        seat: str | None = None,
        ask: str | None = None,
    ) -> Sequence[Any]:
        """Calls with numbers above `after`, in order; only those of `seat` or `ask` if given."""
        query = select(_CALLS).where(CallRow.season == season, CallRow.number > after)
        if seat is not None:
            query = query.where(CallRow.seat == seat)
        if ask is not None:
            query = query.where(CallRow.ask == ask)
        query = query.order_by(CallRow.number).limit(limit)
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def find(self, season: str, number: int) -> Any | None:
        """The call with this number, or None."""
        query = select(_CALLS).where(CallRow.season == season, CallRow.number == number)
        return await self._database.read(lambda connection: connection.execute(query).first())

    async def reply(self, season: str, number: int) -> str | None:
        """The raw reply to the call with this number; None if there was none, or it is gone."""
        query = select(ReplyRow.body).where(ReplyRow.season == season, ReplyRow.number == number)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def delete_replies(self, days: float) -> int:
        """Delete the raw replies that are older than this number of days; returns how many."""
        before = now() - timedelta(days=min(days, MAX_DAYS))
        old = delete(ReplyRow).where(ReplyRow.at <= before)
        deleted = await self._database.write(lambda connection: connection.execute(old).rowcount)
        if deleted:
            await self._database.purge_erased()
        return deleted

    async def sums(self, season: str, by: str) -> list[CallTotals]:
        """The totals of calls for each `by`: seat, episode, profile, kind or outcome."""
        query = _select_totals(getattr(CallRow, by)).where(CallRow.season == season)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [CallTotals(str(what), *map(int, numbers)) for what, *numbers in rows]

    async def templates(self, hash: str) -> dict[str, str] | None:
        """The set of templates with this hash, or None."""
        query = select(TemplatesRow.files).where(TemplatesRow.hash == hash)
        body = await self._database.read(lambda connection: connection.scalar(query))
        return None if body is None else msgspec.json.decode(body, type=dict[str, str])


def _select_totals(what: Any) -> Select[Any]:
    return (
        select(
            what,
            func.count(),
            func.count(CallRow.ask.distinct()),
            *(
                func.sum(column)
                for column in (
                    CallRow.prompt_tokens,
                    CallRow.cached_tokens,
                    CallRow.answer_tokens,
                    CallRow.thinking_tokens,
                    CallRow.cost,
                    CallRow.latency,
                )
            ),
        )
        .group_by(what)
        .order_by(what)
    )


def keep_calls(connection: Connection, season: str, calls: Iterable[Mapping[str, Any]]) -> None:
    """Store calls that have ended, and their raw replies, skipping those that are stored already.

    A commit whose success was not reported is repeated, so calls may come twice.
    """
    rows, replies = [], []
    for call in calls:
        row = {"season": season, **call}
        if body := row.pop("reply"):
            replies.append(
                {"season": season, "number": row["number"], "body": body, "at": row["at"]}
            )
        rows.append(row)
    for table, table_rows in ((CallRow, rows), (ReplyRow, replies)):
        if table_rows:
            _KEEP[table, connection.dialect.name].run(connection, *table_rows)


def erase_replies(connection: Connection, seasons: Iterable[str]) -> None:
    """Erase what models replied in the families of these seasons: it may quote erased words.

    These are the raw replies, and what the records of calls quote of them.
    """
    roots = select(SeasonRow.root).where(SeasonRow.id.in_(list(seasons)))
    family = select(SeasonRow.id).where(SeasonRow.root.in_(roots))
    connection.execute(delete(ReplyRow).where(ReplyRow.season.in_(family)))
    quoting = update(CallRow).where(CallRow.season.in_(family))
    for column in (CallRow.again, CallRow.detail):
        connection.execute(quoting.where(column != "").values({column: ERASED}))


def keep_templates(connection: Connection, hash: str, files: str) -> None:
    """Store a set of templates (as JSON), unless it is stored already."""
    _KEEP[TemplatesRow, connection.dialect.name].run(connection, {"hash": hash, "files": files})
