"""The model profiles that operators set up with the API, and what is known of all endpoints."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from showrunner.store.database import Database
from showrunner.store.limits import verify_profile_room
from showrunner.store.models import EndpointRow, ProfileRow, now


class ProfileBook:
    """The profiles of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> dict[str, str]:
        """Every profile's JSON, by name."""
        query = select(ProfileRow.name, ProfileRow.body).order_by(ProfileRow.name)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return dict(rows)

    async def endpoints(self) -> Sequence[Any]:
        """What was learned of the endpoints of profiles: the rows of `EndpointRow`."""
        query = select(EndpointRow.__table__)
        return await self._database.read(lambda connection: connection.execute(query).all())

    async def keep_endpoint(
        self, profile: str, profile_hash: str, body: str, since: datetime
    ) -> None:
        """Store what was learned of a profile's endpoint, replacing what was known before."""
        row = {"profile": profile, "profile_hash": profile_hash, "body": body, "since": since}

        def work(connection: Connection) -> None:
            connection.execute(delete(EndpointRow).where(EndpointRow.profile == profile))
            connection.execute(insert(EndpointRow), row)

        await self._database.write(work)


def keep_profile(connection: Connection, name: str, body: str) -> None:
    """Store a profile, replacing one with the same name. Raises LimitReached."""
    if not remove_profile(connection, name):
        verify_profile_room(connection)
    connection.execute(insert(ProfileRow), {"name": name, "body": body, "changed_at": now()})


def remove_profile(connection: Connection, name: str) -> bool:
    """Delete a profile, with what is known of its endpoint; False if there is none."""
    connection.execute(delete(EndpointRow).where(EndpointRow.profile == name))
    deleted = connection.execute(delete(ProfileRow).where(ProfileRow.name == name))
    return deleted.rowcount == 1
