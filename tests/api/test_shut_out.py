"""Streams end for those who may no longer look, and only for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing

import pytest

from showrunner.store.seasons import set_watching
from tests.api.serving import SECONDS, Client, House, served

Change = Callable[[House, str], Awaitable[object]]
"""Something done to a season with a contestant in its first seat."""


async def first_seat(house: House, season: str) -> str:
    """The path of the season's first seat."""
    return f"seasons/{season}/seats/{(await house.seats(season))[0]}"


async def nobody_watches(house: House, season: str) -> None:
    """Make the season invisible to viewers."""
    (await house.producer.patch(f"seasons/{season}", {"viewers": "nobody"})).good()


async def nobody_watches_by_another_process(house: House, season: str) -> None:
    """The same in the database alone, as by another server."""
    await house.store.database.write(lambda c: set_watching(c, season, viewers="nobody"))


async def seat_is_taken_back(house: House, season: str) -> None:
    """Take the seat back from the contestant."""
    (await house.producer.delete(f"{await first_seat(house, season)}/tokens")).good()


async def producer_takes_a_seat(house: House, season: str) -> None:
    """Let the season's producer use an invitation to it."""
    invited = await house.producer.post(f"{await first_seat(house, season)}/invitation", {})
    entering = {"invitation": invited.good()["invitation"]}
    (await house.producer.post("session", entering)).good()


async def producer_leaves(house: House, season: str) -> None:
    """Revoke the producer's token."""
    (await house.producer.delete("session")).good()


async def season_is_deleted(house: House, season: str) -> None:
    """Stop the season and delete it."""
    (await house.producer.post(f"seasons/{season}/stop")).good()
    (await house.producer.delete(f"seasons/{season}")).good()


EVERYBODY = {"producer", "contestant", "viewer", "passer-by"}
CHANGES: list[tuple[Change, str, set[str]]] = [
    (nobody_watches, "link", {"viewer"}),
    (nobody_watches, "everybody", {"viewer", "passer-by"}),
    (nobody_watches_by_another_process, "everybody", {"viewer", "passer-by"}),
    (seat_is_taken_back, "everybody", {"contestant"}),
    (producer_takes_a_seat, "everybody", {"producer"}),
    (producer_leaves, "everybody", {"producer"}),
    (season_is_deleted, "everybody", EVERYBODY),
]


@pytest.mark.parametrize(
    ("change", "viewers", "gone"), CHANGES, ids=lambda value: getattr(value, "__name__", None)
)
def test_a_change_of_who_may_look_ends_the_streams_of_those_who_may_not(
    sqlite: str, change: Change, viewers: str, gone: set[str]
) -> None:
    async def work(house: House) -> None:
        season = await house.season(viewers=viewers, start=True, pace=3600)
        await house.until(season, "running")
        watching = {
            "producer": house.producer,
            "contestant": await house.contestant(season, (await house.seats(season))[0]),
            "viewer": await house.viewer(season),
        }
        if viewers == "everybody":
            watching["passer-by"] = house.nobody
        watches = {who: await watch(client, season) for who, client in watching.items()}
        await change(house, season)
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(watches[who] for who in gone))
        assert [who for who, watch in watches.items() if watch.done()] == [
            who for who in watches if who in gone
        ]
        for who, others in watches.items():
            others.cancel()
            if who in gone:
                again = await watching[who].opened(f"seasons/{season}/watch")
                assert again.status in (401, 403, 404), who
        await asyncio.gather(*watches.values(), return_exceptions=True)

    served(sqlite, work)


async def watch(client: Client, season: str) -> asyncio.Task[None]:
    """A client that watches a season until its stream ends, and has received the first fact."""
    sees = asyncio.Event()

    async def read() -> None:
        async with aclosing(client.events(f"seasons/{season}/watch")) as events:
            async for _ in events:
                sees.set()

    reading = asyncio.create_task(read())
    async with asyncio.timeout(SECONDS):
        await sees.wait()
    return reading
