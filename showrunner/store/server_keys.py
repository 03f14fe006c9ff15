"""Keys that a server makes for itself once, and that all its processes share."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from showrunner.store.database import Database
from showrunner.store.models import ServerKeyRow


class ServerKeys:
    """The keys of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str, make: Callable[[], str]) -> str:
        """The key with this name; `make` makes it the first time."""

        def work(connection: Connection) -> str:
            stored = _find(connection, name)
            if stored is not None:
                return stored
            key = make()
            connection.execute(insert(ServerKeyRow), {"name": name, "key": key})
            return key

        try:
            return await self._database.write(work)
        except IntegrityError:  # another process has made it at the same moment
            stored = await self._database.read(lambda connection: _find(connection, name))
            assert stored is not None
            return stored


def _find(connection: Connection, name: str) -> str | None:
    return connection.scalar(select(ServerKeyRow.key).where(ServerKeyRow.name == name))
