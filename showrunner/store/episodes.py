"""The episodes that a model wrote: each is written once, and kept as it is."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from showrunner.store.database import Database
from showrunner.store.models import EpisodeRow, now


class StoredEpisode(NamedTuple):
    """An episode as JSON, the profile that wrote it, and what it used.

    `cost` is in millionths of a dollar.
    """

    number: int
    told: str
    profile: str
    prompt_tokens: int
    answer_tokens: int
    cost: int


class StoredEpisodes:
    """The written episodes of one database's seasons."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, season: str) -> dict[int, StoredEpisode]:
        """A season's written episodes, by their number."""
        columns = [getattr(EpisodeRow, name) for name in StoredEpisode._fields]
        shown = (EpisodeRow.season == season) & EpisodeRow.for_viewers
        query = select(*columns).where(shown).order_by(EpisodeRow.number)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.number: StoredEpisode(*row) for row in rows}

    async def spent(self, season: str) -> int:
        """What a season's written episodes have cost."""
        query = select(func.coalesce(func.sum(EpisodeRow.cost), 0)).where(
            EpisodeRow.season == season
        )
        spent = await self._database.read(lambda connection: connection.scalar(query) or 0)
        return int(spent)

    async def put(self, season: str, episode: StoredEpisode) -> bool:
        """Keep an episode; False if that one has been written already."""

        def work(connection: Connection) -> bool:
            here = (EpisodeRow.season == season) & (EpisodeRow.number == episode.number)
            connection.execute(delete(EpisodeRow).where(here, EpisodeRow.for_viewers.is_not(True)))
            if connection.scalar(select(EpisodeRow.number).where(here)) is not None:
                return False
            row = {"season": season, "at": now(), "for_viewers": True, **episode._asdict()}
            connection.execute(insert(EpisodeRow), row)
            return True

        return await self._database.write(work)


def forget_episodes(connection: Connection, seasons: list[str]) -> None:
    """Delete the written episodes of these seasons, as an erased text may stand in them."""
    connection.execute(delete(EpisodeRow).where(EpisodeRow.season.in_(seasons)))
