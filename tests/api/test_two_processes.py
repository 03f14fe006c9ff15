"""Two servers on one PostgreSQL: one drives, both serve, and either may stop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any

import asyncpg

from showrunner.store import Store
from showrunner.store.tokens import give_token, new_secret
from tests.api.processes import ServerProcess, opened, servers
from tests.api.serving import SECONDS, SIX, Client
from tests.api.test_asks import asked, default
from tests.api.test_killed_server import begun, reached
from tests.crash.checking import check_over
from tests.crash.seasons import ALONE, tale
from tests.databases import new_postgres

Numbers = list[int]
LISTENERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE query ILIKE 'LISTEN %' OR query = 'SELECT 1'"
)
"""Ends all connections that listen for notices, recognised by their last statement."""


class Pair:
    """Two servers, of which one drives."""

    def __init__(self, store: Store, driving: ServerProcess, other: ServerProcess) -> None:
        self.store = store
        self.driving = driving
        self.other = other


def with_two(tmp_path: Path, work: Callable[[Pair], Awaitable[None]]) -> None:
    """Run this with two servers on a new database; the first one drives."""
    address = new_postgres()

    async def go() -> None:
        async with opened(address) as store, servers(address, tmp_path, 2) as (first, second):
            await first.start()
            await second.start()
            await work(Pair(store, first, second))

    asyncio.run(go())


async def drives(store: Store, season: str) -> int:
    """The id of the process that drives a season, once one does."""
    async with asyncio.timeout(SECONDS):
        while True:
            driver = (await store.seasons.find(season)).driver
            if driver is not None:
                return int(driver.rsplit(":", 2)[1])
            await asyncio.sleep(0.02)


async def watched(client: Client, season: str, seen: Numbers) -> None:
    """Watch a season to its end in one connection."""
    async with aclosing(client.events(f"seasons/{season}/watch")) as events:
        async for event in events:
            if event.type == "fact":
                seen.append(int(event.id or 0))
    assert event.type == "end"


async def end_all(store: Store, query: str) -> int:
    """Close other processes' connections to the database; return how many there were."""
    url = store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(url)
    ended = await connection.fetch(query)
    await connection.close()
    return len(ended)


def test_facts_reach_watchers_of_the_other_process_though_listening_is_cut_off(
    tmp_path: Path,
) -> None:
    async def work(pair: Pair) -> None:
        season, token = await begun(pair.store)
        seen: list[Numbers] = [[], []]
        watching = [
            asyncio.create_task(watched(server.client(token), season, numbers))
            for server, numbers in zip((pair.driving, pair.other), seen, strict=True)
        ]
        assert await drives(pair.store, season) in (pair.driving.number, pair.other.number)
        for entry in (20, 50, 80):
            await reached(pair.store, season, entry)
            async with asyncio.timeout(SECONDS):
                while not await end_all(pair.store, LISTENERS):
                    await asyncio.sleep(0.02)  # both make their connections again
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*watching)
        await check_over(pair.store, season, ALONE)
        for numbers in seen:
            assert numbers == list(range(1, len(tale(ALONE).lines) + 1))

    with_two(tmp_path, work)


def test_another_process_takes_over_from_one_that_is_killed_and_tells_the_same_story(
    tmp_path: Path,
) -> None:
    async def work(pair: Pair) -> None:
        season, token = await begun(pair.store)
        both = {one.number: one for one in (pair.driving, pair.other)}
        driving = both.pop(await drives(pair.store, season))
        (other,) = both.values()
        seen: Numbers = []
        watching = asyncio.create_task(watched(other.client(token), season, seen))
        await reached(pair.store, season, 20)
        await driving.kill()
        await reached(pair.store, season, 60)
        assert await drives(pair.store, season) == other.number
        await driving.start()
        assert await other.stop() == 0
        await asyncio.gather(watching, return_exceptions=True)
        while await reached(pair.store, season, len(tale(ALONE).ends)):
            await asyncio.sleep(0.02)
        await check_over(pair.store, season, ALONE)
        assert seen == list(range(1, len(seen) + 1))
        again = driving.client(token).events(f"seasons/{season}/watch", after=len(seen))
        async for event in again:
            if event.type == "fact":
                seen.append(int(event.id or 0))
        assert seen == list(range(1, len(tale(ALONE).lines) + 1))

    with_two(tmp_path, work)


def test_the_process_that_does_not_drive_takes_answers_and_orders_and_ends_streams(
    tmp_path: Path,
) -> None:
    async def work(pair: Pair) -> None:
        _, token = await begun(pair.store)
        terms = {**SIX, "players": {"ama": "outside"}, "start": True}
        made = await pair.other.client(token).post("seasons", terms)
        season = made.good()["id"]
        driver = await drives(pair.store, season)
        for server in (pair.driving, pair.other):
            producer = server.client(token)
            event = {"story": f"Rain, says {server.url}.", "effects": []}
            given = await producer.post(
                f"seasons/{season}/orders", {"order": "event", "terms": event}
            )
            assert given.good()["state"] == "taken"
        secret = new_secret()
        where: dict[str, Any] = {"season": season, "seat": "ama"}
        await pair.store.database.write(lambda c: give_token(c, secret, "contestant", **where))
        passive = pair.driving if pair.other.number == driver else pair.other
        contestant = passive.client(secret)
        known = ""
        for _ in range(3):
            ask = await asked(contestant, season, known)
            known = ask["ask"]
            taken = await contestant.post(f"seasons/{season}/asks/{known}/answer", default(ask))
            assert taken.good()["state"] == "taken"
        await ends_streams_elsewhere(pair, token, season)

    with_two(tmp_path, work)


async def ends_streams_elsewhere(pair: Pair, token: str, season: str) -> None:
    """A token revoked by one process is no longer valid at the other, and its streams end there."""
    made = await pair.driving.client(token).post("producers/tokens", {"label": "a script"})
    own = made.good()
    began, ended = asyncio.Event(), asyncio.Event()

    async def watch() -> None:
        async for _ in pair.other.client(own["token"]).events(f"seasons/{season}/watch"):
            began.set()
        ended.set()

    watching = asyncio.create_task(watch())
    async with asyncio.timeout(SECONDS):
        await began.wait()
        gone = await pair.driving.client(token).delete(f"producers/tokens/{own['id']}")
        assert gone.status == 200
        await ended.wait()
        await watching
    assert (await pair.other.client(own["token"]).get("session")).status == 401
