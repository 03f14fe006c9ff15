"""A server that goes away and comes back: the page says so, goes on, and lacks nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from playwright.async_api import Page, expect

from tests.api.processes import opened, servers
from tests.api.serving import SECONDS, Client
from tests.api.test_killed_server import begun
from tests.console.browsing import browser
from tests.console.control import come, producer

SLOW = 0.5
"""Seconds between decisions: it is not over before it has been cut."""
AWAY = "No connection to the server"


def test_a_stream_that_is_cut_loses_nothing(sqlite: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            opened(sqlite) as store,
            servers(sqlite, tmp_path) as (server,),
            browser() as chromium,
        ):
            season, token = await begun(store)
            await server.start()
            client = server.client(token)
            (await client.put(f"seasons/{season}/pace", {"seconds": SLOW})).good()
            page = await producer(chromium, server.url, token)
            await come(page, f"/seasons/{season}")
            for _ in range(2):
                await server.kill()
                await expect(page.get_by_text(AWAY)).to_be_visible(timeout=10_000)
                await server.start()
                # By then the page may have found the server by itself, and the button is gone.
                again = page.get_by_role("button", name="Try now")
                await again.evaluate_all("(found) => found.forEach((one) => one.click())")
                await expect(page.get_by_text(AWAY)).to_have_count(0, timeout=10_000)
            await over(client, season)
            await check_story(page, client, season)

    asyncio.run(go())


async def over(client: Client, season: str) -> None:
    """Let it go fast, and wait for its end."""
    (await client.put(f"seasons/{season}/pace", {"seconds": 0})).good()
    async with asyncio.timeout(SECONDS * 2):
        while (await client.get(f"seasons/{season}")).good()["status"] != "over":
            await asyncio.sleep(0.1)


async def check_story(page: Page, client: Client, season: str) -> None:
    """All outcomes stand there as the server tells them, each once."""
    lines = (await client.get(f"seasons/{season}/story", limit=2000)).good()["lines"]
    told = [line["text"] for line in lines if line["tone"] == "result"]
    await page.get_by_role("button", name="Outcomes").click()
    await expect(page.locator("p.result")).to_have_text(told)
