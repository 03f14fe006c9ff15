"""The model profiles that operators set up with the API, as JSON."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from showrunner.store.database import Database
from showrunner.store.models import ProfileRow, now


class ProfileBook:
    """The profiles of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> dict[str, str]:
        """Every profile's JSON, by name."""
        query = select(ProfileRow.name, ProfileRow.body).order_by(ProfileRow.name)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return dict(rows)


def keep_profile(connection: Connection, name: str, body: str) -> None:
    """Store a profile, replacing one with the same name."""
    remove_profile(connection, name)
    connection.execute(insert(ProfileRow), {"name": name, "body": body, "changed_at": now()})


def remove_profile(connection: Connection, name: str) -> bool:
    """Delete a profile; False if there is none."""
    deleted = connection.execute(delete(ProfileRow).where(ProfileRow.name == name))
    return deleted.rowcount == 1
