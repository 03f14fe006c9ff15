"""The model profiles that operators set up over the API, each as JSON."""

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
    """Write a profile; one of the same name is replaced."""
    remove_profile(connection, name)
    connection.execute(insert(ProfileRow), {"name": name, "body": body, "changed_at": now()})


def remove_profile(connection: Connection, name: str) -> bool:
    """Forget a profile; False where there is none."""
    gone = connection.execute(delete(ProfileRow).where(ProfileRow.name == name))
    return gone.rowcount == 1
