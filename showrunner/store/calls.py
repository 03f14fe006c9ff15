"""The calls that a season's models were asked with: the ledger of what they cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from showrunner.store.database import Database
from showrunner.store.models import CallRow, TemplatesRow
from showrunner.store.prepared import Prepared

_CALLS = CallRow.__table__
_KEEP = {
    dialect.name: Prepared(new(CallRow).on_conflict_do_nothing(), CallRow.__table__.columns.keys())
    for dialect, new in (
        (sqlite.dialect, sqlite.insert),
        (postgresql.dialect, postgresql.insert),
    )
}


class Sum(NamedTuple):
    """Calls added up: `what` names what they have in common."""

    what: str
    calls: int
    asks: int
    prompt_tokens: int
    cached_tokens: int
    answer_tokens: int
    thinking_tokens: int
    cost: int
    latency: int


class Calls:
    """The calls of one database's seasons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def spent(self, season: str) -> tuple[int, list[tuple[str, int, int, int]]]:
        """The number of the last call, and what each seat has cost and used in each episode.

        That is the seat, the episode, millionths of a dollar, and tokens.
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
        """Calls in order, from the one after `after` on; of one seat or ask, where one is named."""
        query = select(_CALLS).where(CallRow.season == season, CallRow.number > after)
        if seat is not None:
            query = query.where(CallRow.seat == seat)
        if ask is not None:
            query = query.where(CallRow.ask == ask)
        query = query.order_by(CallRow.number).limit(limit)
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def find(self, season: str, number: int) -> Any | None:
        """One call; None where there is none of this number."""
        query = select(_CALLS).where(CallRow.season == season, CallRow.number == number)
        return await self._database.read(lambda connection: connection.execute(query).first())

    async def sums(self, season: str, by: str) -> list[Sum]:
        """The calls added up by seat, episode, profile, kind or outcome."""
        query = _added_up(getattr(CallRow, by)).where(CallRow.season == season)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Sum(str(what), *map(int, numbers)) for what, *numbers in rows]

    async def templates(self, hash: str) -> dict[str, str] | None:
        """A set of templates by its hash; None for one that was never used here."""
        query = select(TemplatesRow.files).where(TemplatesRow.hash == hash)
        found = await self._database.read(lambda connection: connection.scalar(query))
        return None if found is None else msgspec.json.decode(found, type=dict[str, str])


def _added_up(what: Any) -> Select[Any]:
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
    """Write calls that have ended; those that are there already stay (a reply may get lost)."""
    rows = [{"season": season, **call} for call in calls]
    if rows:
        _KEEP[connection.dialect.name].run(connection, *rows)


def keep_templates(connection: Connection, hash: str, files: str) -> None:
    """Write a set of templates, as JSON, if it is not there yet."""
    if connection.scalar(select(TemplatesRow.hash).where(TemplatesRow.hash == hash)) is None:
        connection.execute(insert(TemplatesRow), {"hash": hash, "files": files})
