"""What was computed of seasons' futures, once for each moment."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from showrunner.store.database import Database
from showrunner.store.models import ForecastRow

ForecastKind = Literal["chances", "model chances", "swing"]


class Forecasts:
    """The forecasts of one database's seasons, as JSON."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, season: str, what: ForecastKind) -> dict[int, str]:
        """A season's forecasts of this kind, by the entry after which they begin."""
        query = (
            select(ForecastRow.entry, ForecastRow.body)
            .where(ForecastRow.season == season, ForecastRow.what == what)
            .order_by(ForecastRow.entry)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.entry: row.body for row in rows}

    async def put(self, season: str, what: ForecastKind, bodies: dict[int, str]) -> None:
        """Keep these forecasts, by entry, in place of older ones of the same moments."""
        if not bodies:
            return
        rows = [
            {"season": season, "what": what, "entry": entry, "body": body}
            for entry, body in bodies.items()
        ]

        def work(connection: Connection) -> None:
            connection.execute(
                delete(ForecastRow).where(
                    ForecastRow.season == season,
                    ForecastRow.what == what,
                    ForecastRow.entry.in_(bodies),
                )
            )
            connection.execute(insert(ForecastRow), rows)

        await self._database.write(work)
