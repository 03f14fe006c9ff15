"""The room lease: which process drives the seasons of a database, one at a time.

The one that drives renews the lease every few seconds. When it has not for `LEASE_SECONDS`, by the
database's clock, it is gone, frozen or cut off, and another process may take the lease. The lease
only keeps processes from taking seasons from each other: a process that lost it unnoticed (it was
frozen, say) can write nothing wrong, because every season is fenced by its epoch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from showrunner.store.database import Database
from showrunner.store.models import RoomLeaseRow, SeasonRow, UtcTime
from showrunner.store.seasons import RUNNING

LEASE_SECONDS = 10.0
"""After so long without a renewal another process may take the lease."""
_ONLY = 1
_NOW = func.current_timestamp(type_=UtcTime)


class Holder(NamedTuple):
    """Who holds the lease (None: it was given back), and seconds since it was taken or renewed."""

    driver: str | None
    silent: float

    @property
    def drives(self) -> bool:
        """Whether its seasons are being driven, as far as anybody can tell from outside."""
        return self.driver is not None and self.silent < LEASE_SECONDS


IsGone = Callable[[str], bool]
"""Whether the driver of this name is known to have ended, so that its lease need not run out."""


class RoomLease:
    """The lease of one database, as all processes see it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def holder(self) -> Holder | None:
        """Who holds the lease; None where nobody ever has."""
        return await self._database.read(_holder)

    async def unserved(self) -> tuple[Holder | None, int]:
        """The lease's holder, and how many seasons are to be driven, read together."""

        def work(connection: Connection) -> tuple[Holder | None, int]:
            running = select(func.count()).where(
                SeasonRow.status == RUNNING, SeasonRow.archived.is_(False)
            )
            return _holder(connection), connection.scalar(running) or 0

        return await self._database.read(work)

    async def take(self, driver: str, is_gone: IsGone) -> bool:
        """Take the lease if it is free, ran out, or belongs to a driver that is gone."""
        holder = await self.holder()
        if holder is not None and not _is_free(holder, driver, is_gone):
            return False

        def work(connection: Connection) -> bool:
            holder = _holder(connection, lock=True)
            if holder is None:
                connection.execute(
                    insert(RoomLeaseRow).values(id=_ONLY, driver=driver, renewed_at=_NOW)
                )
                return True
            if not _is_free(holder, driver, is_gone):
                return False  # another process was first
            connection.execute(_SET.values(driver=driver, renewed_at=_NOW))
            return True

        try:
            return await self._database.write(work)
        except IntegrityError:
            return False  # another process was first to take it at all

    async def renew(self, driver: str) -> bool:
        """Renew the lease; False where another process has taken it."""
        return await self._database.write(
            lambda connection: (
                connection.execute(
                    _SET.where(RoomLeaseRow.driver == driver).values(renewed_at=_NOW)
                ).rowcount
                == 1
            )
        )

    async def give_back(self, driver: str) -> None:
        """Let another process take the lease at once, if it is still this driver's."""
        query = _SET.where(RoomLeaseRow.driver == driver).values(driver=None, renewed_at=_NOW)
        await self._database.write(lambda connection: connection.execute(query))


_SET = (
    update(RoomLeaseRow)
    .where(RoomLeaseRow.id == _ONLY)
    .execution_options(synchronize_session=False)
)


def _holder(connection: Connection, *, lock: bool = False) -> Holder | None:
    query: Any = select(RoomLeaseRow.driver, RoomLeaseRow.renewed_at, _NOW.label("now"))
    query = query.where(RoomLeaseRow.id == _ONLY)
    row = connection.execute(query.with_for_update() if lock else query).one_or_none()
    if row is None:
        return None
    return Holder(row.driver, (row.now - row.renewed_at).total_seconds())


def _is_free(holder: Holder, driver: str, is_gone: IsGone) -> bool:
    """Our own name stands there where an earlier try got through and its reply was lost."""
    return not holder.drives or holder.driver == driver or is_gone(str(holder.driver))
