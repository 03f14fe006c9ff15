"""Measures what the database stores of a season: rows and bytes, by table and by game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table
from sqlalchemy import Connection, text

from benchmarks.databases import databases, new_database
from benchmarks.playing import settings_for
from showrunner.kernel import luck_from_seed
from showrunner.running.careers import count_results
from showrunner.running.studio import Studio
from showrunner.store import Store

CASTS: Mapping[str, int] = {
    "survivor": 12,
    "mini_survivor": 6,
    "survival": 12,
    "surviving_the_game": 4,
    "i_am_survivor": 4,
}
"""The games, and the number of castaways in the seasons that are measured."""
POSTGRES_BYTES = """
SELECT relname AS name, pg_total_relation_size(relid) AS bytes
FROM pg_stat_user_tables
"""
SQLITE_BYTES = """
SELECT m.tbl_name AS name, SUM(d.pgsize) AS bytes
FROM dbstat d JOIN sqlite_master m ON m.name = d.name GROUP BY m.tbl_name
"""


def run(console: Console, quick: bool) -> None:
    """Play seasons of bots to their ends, and look at the tables before and after."""
    seasons = 4 if quick else 20
    with databases() as addresses:
        for name, address in addresses.items():
            rows = Table("game", "castaways", "entries", "facts", "KB a season", "most in")
            for game, cast in CASTS.items():
                rows.add_row(
                    game,
                    str(cast),
                    *asyncio.run(_season(new_database(address), game, cast, seasons)),
                )
            console.print(f"{name}: means of {seasons} seasons")
            console.print(rows)


async def _season(address: str, game: str, cast: int, seasons: int) -> list[str]:
    store = await Store.open(address)
    try:
        before = await _bytes(store)
        studio = Studio(store)
        for number in range(seasons):
            settings = settings_for(cast, format=game)
            luck = luck_from_seed(f"storage {number}")
            studio.start(await store.seasons.create(settings, luck), until_idle=True)
        await studio.finish()
        assert not studio.problems, studio.problems
        await count_results(store)
        rows = await store.seasons.list()
        after = await _bytes(store)
    finally:
        await store.close()
    grown = {name: (size - before[name]) / seasons for name, size in after.items()}
    total = sum(grown.values())
    largest = sorted(grown, key=lambda name: -grown[name])[:5]
    return [
        f"{sum(row.head for row in rows) / seasons:,.0f}",
        f"{sum(row.facts for row in rows) / seasons:,.0f}",
        f"{total / 1000:,.0f}",
        ", ".join(f"{name} {grown[name] / total:.0%}" for name in largest),
    ]


async def _bytes(store: Store) -> dict[str, int]:
    def work(connection: Connection) -> dict[str, int]:
        is_postgres = connection.dialect.name == "postgresql"
        query = text(POSTGRES_BYTES if is_postgres else SQLITE_BYTES)
        return {row.name: row.bytes for row in connection.execute(query)}

    return await store.database.read(work)
