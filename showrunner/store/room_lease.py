"""The room lease: only the process that holds it drives the seasons of a database.

The holder renews the lease every few seconds. If it has not been renewed for `LEASE_SECONDS`, by
the database's clock, the holder has ended, is frozen or has lost its connection, and another
process may take the lease. The lease only keeps processes from taking seasons from each other. A
process that lost it without noticing (because it was frozen, say) cannot do damage, because every
season is fenced by its epoch.
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
"""How long after the last renewal another process may take the lease."""
_ONLY_ID = 1
_NOW = func.current_timestamp(type_=UtcTime)


class LeaseHolder(NamedTuple):
    """The driver that holds the lease (None: given back), and seconds since it was renewed."""

    driver: str | None
    silent_seconds: float

    @property
    def is_active(self) -> bool:
        """Whether the lease is held and has not run out."""
        return self.driver is not None and self.silent_seconds < LEASE_SECONDS


IsGone = Callable[[str], bool]
"""Whether the driver with this name is known to have ended, so that its lease can be taken now."""


class RoomLease:
    """The lease of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def holder(self) -> LeaseHolder | None:
        """Who holds the lease; None if nobody ever has."""
        return await self._database.read(_holder)

    async def holder_and_running(self) -> tuple[LeaseHolder | None, int]:
        """The lease's holder and the number of running seasons, read in one transaction."""

        def work(connection: Connection) -> tuple[LeaseHolder | None, int]:
            running = select(func.count()).where(
                SeasonRow.status == RUNNING, SeasonRow.archived.is_(False)
            )
            return _holder(connection), connection.scalar(running) or 0

        return await self._database.read(work)

    async def take(self, driver: str, is_gone: IsGone) -> bool:
        """Take the lease if it is free, has run out, or belongs to a driver that has ended."""
        holder = await self.holder()
        if holder is not None and not _is_free(holder, driver, is_gone):
            return False

        def work(connection: Connection) -> bool:
            holder = _holder(connection, lock=True)
            if holder is None:
                connection.execute(
                    insert(RoomLeaseRow).values(id=_ONLY_ID, driver=driver, renewed_at=_NOW)
                )
                return True
            if not _is_free(holder, driver, is_gone):
                return False  # another process was first
            connection.execute(_UPDATE.values(driver=driver, renewed_at=_NOW))
            return True

        try:
            return await self._database.write(work)
        except IntegrityError:
            return False  # another process was the first to take it ever

    async def renew(self, driver: str) -> bool:
        """Renew the lease; False where another process has taken it."""
        return await self._database.write(
            lambda connection: (
                connection.execute(
                    _UPDATE.where(RoomLeaseRow.driver == driver).values(renewed_at=_NOW)
                ).rowcount
                == 1
            )
        )

    async def give_back(self, driver: str) -> None:
        """Give the lease up so that another process can take it, if this driver still holds it."""
        query = _UPDATE.where(RoomLeaseRow.driver == driver).values(driver=None, renewed_at=_NOW)
        await self._database.write(lambda connection: connection.execute(query))


_UPDATE = (
    update(RoomLeaseRow)
    .where(RoomLeaseRow.id == _ONLY_ID)
    .execution_options(synchronize_session=False)
)


def _holder(connection: Connection, *, lock: bool = False) -> LeaseHolder | None:
    query: Any = select(RoomLeaseRow.driver, RoomLeaseRow.renewed_at, _NOW.label("now"))
    query = query.where(RoomLeaseRow.id == _ONLY_ID)
    row = connection.execute(query.with_for_update() if lock else query).one_or_none()
    if row is None:
        return None
    return LeaseHolder(row.driver, (row.now - row.renewed_at).total_seconds())


def _is_free(holder: LeaseHolder, driver: str, is_gone: IsGone) -> bool:
    # If an earlier try succeeded but its reply was lost, this driver holds the lease already.
    return not holder.is_active or holder.driver == driver or is_gone(str(holder.driver))
