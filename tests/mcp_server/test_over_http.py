"""Over streamable HTTP each token gets what the API gives it, at every moment of a season."""

from __future__ import annotations

import asyncio
import base64
import re

from mcp import Client as Agent
from mcp import MCPError

from showrunner.mcp_server.selection import ROUTES
from tests.api.serving import SECONDS, Client, House, served
from tests.api.stored_games import stored
from tests.api.test_asks import PAUSED_TALKS
from tests.mcp_server.agents import by_http, called, served_by_http
from tests.secrecy.canaries import Plantation

MOMENTS = (0, 60, 10_000)
"""How many more entries are played before each comparison; the last are to the end."""
MANY = 1_000_000
"""Requests a minute."""
NUMBER = re.compile(r'"request":"\w+"')
"""What each refusal says of its own request."""
ARGUMENTS = {"name": "markdown-votes", "ask": "1", "key": "never-sent"}


async def same_reads(agent: Agent, client: Client, season: str, role: str) -> set[str]:
    """Compare every tool that reads the season with the API, byte by byte; returns the refused."""
    refused = set()
    for name, route in ROUTES[role].items():
        if not route.startswith("GET /seasons/"):
            continue
        given = {word: value for word, value in ARGUMENTS.items() if f"{{{word}}}" in route}
        answer = await client.get(route.removeprefix("GET /").format(season=season, **given))
        result = await agent.call_tool(name, given)
        said = result.content[0].text  # type: ignore[union-attr]
        assert NUMBER.sub("", said) == NUMBER.sub("", answer.body.decode()), name
        assert result.is_error == (answer.status >= 300), name
        refused |= {name} if result.is_error else set()
    return refused


def test_seats_and_viewers_read_what_the_api_shows_them_at_any_moment(sqlite: str) -> None:
    """Among the seats is one that was voted out, once somebody was."""

    async def work(house: House) -> None:
        plantation = Plantation(1)
        async with asyncio.timeout(3 * SECONDS), served_by_http(house.url) as address:
            for entries in MOMENTS:
                game = plantation.play(entries).game
                scene = await stored(house, game)
                players = game.sheet.players.items()
                out = [seat for seat, player in players if player.status == "voted out"]
                playing = [seat for seat, _ in players if seat not in out]
                for seat in (None, *playing[:1], *out[:1]):
                    role, client = "viewer", scene.viewer
                    if seat is not None:
                        role, client = "contestant", scene.contestants[seat]
                    async with by_http(address, str(client.token)) as agent:
                        refused = await same_reads(agent, client, scene.season, role)
                    assert not refused & {"facts", "story", "view", "rules_and_me"}
            assert out, "somebody was voted out"

    served(sqlite, work, requests_a_minute=MANY)


def test_an_agent_writes_notes_and_instructions_and_a_producers_agent_gives_orders(
    sqlite: str,
) -> None:
    async def work(house: House) -> None:
        terms = {"players": {"ama": "outside"}, "parameters": PAUSED_TALKS, "viewers": "link"}
        season = await house.season(start=True, **terms)
        seat = await house.contestant(season, "ama")
        (await seat.get(f"seasons/{season}/asks", wait=20)).good()
        async with (
            asyncio.timeout(3 * SECONDS),
            served_by_http(house.url, "--season", season) as url,
        ):
            async with by_http(url, str(seat.token)) as agent:
                assert (await called(agent, "note", words="Ben hums."))["state"] == "taken"
                told = await called(
                    agent, "set_instructions", words="Keep Rokeya.", targets=["orrin"]
                )
                assert told["state"] == "taken"
                mine = await called(agent, "instructions")
                assert mine["words"] == "Keep Rokeya."
            async with by_http(url, str(house.producer.token)) as agent:
                known = str(await called(agent, "facts", limit=1000))
                assert "Ben hums." in known and "Keep Rokeya." in known
                storm = {"story": "A storm comes up."}
                assert (await called(agent, "order_event", **storm))["state"] == "taken"
                assert (await called(agent, "interviews")) is not None
                archive = (await agent.call_tool("export", {"name": "csv"})).content[0]
                assert base64.b64decode(archive.resource.blob)[:2] == b"PK"  # type: ignore[union-attr]
            viewer = await house.viewer(season)
            async with by_http(url, str(viewer.token)) as agent:
                assert "A storm comes up." in str(await called(agent, "facts", limit=1000))
                assert "Ben hums." not in str(await called(agent, "facts", limit=1000))
                for name in ("ledger", "note", "order_event"):
                    try:
                        await agent.call_tool(name, {})
                    except MCPError as problem:
                        assert "no tool" in str(problem)
                    else:
                        raise AssertionError(f"a viewer has the tool {name}")

    served(sqlite, work)
