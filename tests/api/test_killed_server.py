"""R1 and R3 for the server: it is killed, stopped, or loses its database, and seasons continue."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from sqlalchemy import Connection

from showrunner.kernel import luck_from_seed
from showrunner.store import Store
from showrunner.store.seasons import OVER, go_on, new_season
from showrunner.store.tokens import give_token, new_secret, operator_of
from tests.api.processes import ServerProcess, opened, servers
from tests.api.serving import SECONDS, Client, house
from tests.crash.checking import check, check_over
from tests.crash.seasons import ALONE, SEED, small_season, tale

FULL = os.environ.get("SHOWRUNNER_CHECK") == "full"
KILLS = 50 if FULL else 5
PACE = 0.02
FURTHEST = 25 if FULL else 50
"""The most entries by which a season advances before the next kill."""


async def begun(store: Store) -> tuple[str, str]:
    """A running season of bots, and a token of the operator who owns it."""
    settings = small_season(ALONE.title)
    season, store_it = new_season(settings, luck_from_seed(SEED), seed=SEED, pace=PACE)
    secret = new_secret()

    def work(connection: Connection) -> None:
        store_it(connection)
        go_on(connection, season)
        give_token(connection, secret, "producer", producer=operator_of(connection))

    await store.database.write(work)
    return season, secret


async def reached(store: Store, season: str, entry: int) -> bool:
    """Wait until a season has reached an entry; False if it is over."""
    async with asyncio.timeout(SECONDS):
        while True:
            row = await store.seasons.find(season)
            if row.status == OVER or row.head >= entry:
                return bool(row.status != OVER)
            await asyncio.sleep(0.005)


def test_r1_a_server_that_is_killed_again_and_again_tells_the_same_story(
    address: str, tmp_path: Path, record_property: pytest.RecordProperty
) -> None:
    chance = random.Random("postgres" if "postgres" in address else "sqlite")

    async def go() -> None:
        killed = seasons = 0
        async with opened(address) as store, servers(address, tmp_path) as (server,):
            while killed < KILLS:
                season, _ = await begun(store)
                while await lives_on(store, season, server):
                    await asyncio.sleep(chance.random() * PACE)
                    await server.kill()
                    await check(store, season, ALONE)
                    killed += 1
                assert await server.stop() == 0
                await check_over(store, season, ALONE)
                assert (await store.seasons.find(season)).digest == tale(ALONE).digest[-1]
                seasons += 1
        record_property("killed", f"{killed} times in {seasons} seasons")

    async def lives_on(store: Store, season: str, server: ServerProcess) -> bool:
        """Start the server, and wait until the season is some entries further, or over."""
        head = (await store.seasons.find(season)).head
        await server.start()
        return await reached(store, season, head + chance.randrange(2, FURTHEST))

    asyncio.run(go())


def test_r1_a_server_that_is_told_to_stop_ends_its_streams_and_loses_nothing(
    address: str, tmp_path: Path, record_property: pytest.RecordProperty
) -> None:
    async def go() -> None:
        async with opened(address) as store, servers(address, tmp_path) as (server,):
            season, token = await begun(store)
            await server.start()
            operator = server.client(token)
            began, ended = [asyncio.Event() for _ in range(6)], 0

            async def watch(place: int) -> list[bytes]:
                nonlocal ended
                style = ("sse", "ndjson")[place % 2]
                lines = []
                path = f"{server.url}/api/v1/seasons/{season}/watch?format={style}"
                shown = {"Authorization": f"Bearer {operator.token}"}
                async with operator.http.get(path, headers=shown) as response:
                    async for line in response.content:
                        lines.append(line)
                        began[place].set()
                ended += 1
                return lines

            watching = [asyncio.create_task(watch(place)) for place in range(len(began))]
            waiting = asyncio.create_task(operator.get(f"seasons/{season}/facts"))
            async with asyncio.timeout(SECONDS):
                for one in began:
                    await one.wait()
                await waiting
            told_to = time.monotonic()
            assert await server.stop() == 0
            record_property("seconds to stop", round(time.monotonic() - told_to, 2))
            async with asyncio.timeout(SECONDS):
                streams = await asyncio.gather(*watching)
            assert ended == len(began)
            assert all(b"event: end\n" not in lines for lines in streams), "it is not over"
            row = await store.seasons.find(season)
            assert (row.status, row.driver) == ("running", None)
            await check(store, season, ALONE)
            await server.start()
            while await reached(store, season, len(tale(ALONE).ends)):
                await asyncio.sleep(0.02)
            assert await server.stop() == 0
            await check_over(store, season, ALONE)

    asyncio.run(go())


def test_r3_a_server_whose_database_restarts_says_so_and_goes_on(own_database: Any) -> None:
    async def status(client: Client, path: str) -> int:
        said = await client.get(path)
        assert ("Retry-After" in said.headers) == (said.status == 503)
        return said.status

    async def go() -> None:
        async with house(own_database.get_uri()) as served:
            season = await served.season(start=True, pace=0.02)
            numbers: list[int] = []

            async def watch() -> None:
                """Watch as a browser does: reconnect until the season is over."""
                while True:
                    try:
                        headers = {"Last-Event-ID": str(len(numbers))} if numbers else {}
                        path = f"seasons/{season}/watch"
                        async for event in served.producer.events(path, headers):
                            if event.type == "fact":
                                numbers.append(int(event.id or 0))
                            if event.type == "end":
                                return
                    except (AssertionError, aiohttp.ClientError):
                        pass  # 503
                    await asyncio.sleep(0.05)

            watching = asyncio.create_task(watch())
            async with asyncio.timeout(SECONDS):
                while len(numbers) < 20:
                    await asyncio.sleep(0.02)
            await asyncio.to_thread(own_database.stop)
            assert await status(served.nobody, "/ready") == 503
            assert await status(served.nobody, "/health") == 200
            assert await status(served.producer, f"seasons/{season}") == 503
            assert await status(served.nobody, "seasons") == 503
            assert not watching.done()
            await asyncio.to_thread(own_database.ensure_postgres_running)
            async with asyncio.timeout(3 * SECONDS):
                while await status(served.nobody, "/ready") != 200:
                    await asyncio.sleep(0.05)
                await watching
            await served.over(season)
            facts = (await served.store.seasons.find(season)).facts
            assert numbers == list(range(1, facts + 1))

    asyncio.run(go())
