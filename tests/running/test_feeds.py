"""Feeds: what a process has read of a season, also when its past is dropped and read again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, update

from showrunner.running.feeds import Feeds
from showrunner.store.models import SeasonRow
from tests.api.serving import House, served
from tests.api.stored_games import stored
from tests.secrecy.canaries import Plantation


def test_a_feed_that_was_dropped_for_several_readers_at_once_is_read_for_each(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        season = (await stored(house, Plantation(1).play(20).game, broadcast="never")).season
        feeds = Feeds(house.store)
        count = len((await feeds.open(season)).told)
        assert count > 10

        def air(connection: Connection) -> None:
            connection.execute(
                update(SeasonRow).where(SeasonRow.id == season).values(broadcast="episode")
            )

        await house.store.database.write(air)
        read = house.store.past.facts

        async def read_slowly(*wanted: Any) -> Any:
            await asyncio.sleep(0.2)
            return await read(*wanted)

        monkeypatch.setattr(house.store.past, "facts", read_slowly)

        async def read_by_one() -> tuple[int, str]:
            feed = await feeds.open(season)
            return len(feed.told), feed.airs

        opened = await asyncio.gather(read_by_one(), read_by_one())
        assert opened == [(count, "episode")] * 2

    served(sqlite, work)
