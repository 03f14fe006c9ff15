"""An agent plays a whole season through the SDK's own client."""

from __future__ import annotations

import asyncio

from tests.api.serving import SECONDS, House, served
from tests.api.test_seats import seat_of
from tests.mcp_server.agents import by_http, by_stdio, plays, served_by_http

SHORT = {"conversations_per_player": 1, "turns_per_conversation": 2}


async def began(house: House, seat: str) -> tuple[str, str]:
    """A season that waits for an agent in this seat, and the agent's token."""
    season = await house.season(players={seat: "outside"}, parameters=SHORT)
    agent = await house.contestant(season, seat)
    (await house.producer.post(f"seasons/{season}/start")).good()
    return season, str(agent.token)


async def check(house: House, season: str, kinds: list[str]) -> None:
    """The season is over, and nobody else ever decided for the agent."""
    await house.over(season, SECONDS)
    assert "survivor.competition" in kinds
    assert "survivor.ballot" in kinds
    seat = await seat_of(house, season, "ama")
    assert seat["player"] == "outside"
    assert seat["late"] == 0
    facts = (await house.producer.get(f"seasons/{season}/facts", limit=1000)).good()["facts"]
    answered_by = [fact["fact"] for fact in facts if fact["fact"]["fact"] == "StandInAnswered"]
    assert not answered_by


def test_an_agent_plays_a_season_to_its_end_over_stdio(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, token = await began(house, "ama")
        async with asyncio.timeout(3 * SECONDS), by_stdio(house.url, token) as client:
            await check(house, season, await plays(client))

    served(sqlite, work)


def test_an_agent_plays_a_season_to_its_end_over_streamable_http(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, token = await began(house, "ama")
        async with (
            asyncio.timeout(3 * SECONDS),
            served_by_http(house.url) as address,
            by_http(address, token) as client,
        ):
            await check(house, season, await plays(client))

    served(sqlite, work)
