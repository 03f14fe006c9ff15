"""P11, as far as no clock decides it: what is loaded first, and that no page grows and grows."""

from __future__ import annotations

import asyncio

from playwright.async_api import Browser, CDPSession, Page, expect

from benchmarks.console import MAX_SCRIPT_KB, script_kb
from showrunner.files.folders import CONSOLE
from tests.api.serving import House
from tests.console.browsing import browsed
from tests.console.control import come, producer

MOST_LINES = 200
MOST_NODES = 9_000
LEAKED_MB = 2.0
"""What two more looks at each of two seasons may leave behind; one of them holds several."""
GO = """(address) => {
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


def test_p11_the_first_load_is_small_in_every_language() -> None:
    pages = sorted(path.name for path in CONSOLE.glob("index*.html"))
    assert pages == ["index.de.html", "index.html"]
    for page in pages:
        first, _ = script_kb(CONSOLE, page)
        assert 10 < first <= MAX_SCRIPT_KB, page


def test_p11_however_long_a_season_is_its_page_stays_small(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        one = await house.season(season="standard", start=True)
        page = await producer(browser, house.url, house.producer.token)
        await come(page, f"/seasons/{one}")
        session = await page.context.new_cdp_session(page)
        await house.over(one, 120)
        await ends(page)
        await small(page, session)
        await scroll_to_the_top(page)
        await small(page, session)
        await page.get_by_role("button", name="Production").click()
        await page.get_by_role("button", name="Production").click()

        other = await house.season(start=True)
        await house.over(other)
        await look(page, other, one, other, one)
        before = await heap(session)
        await look(page, other, one, other, one)
        leaked = (await heap(session) - before) / 1024**2
        assert leaked <= LEAKED_MB, leaked

    browsed(sqlite, work)


async def look(page: Page, *seasons: str) -> None:
    """Go from season to season in the page that is open, and stay at each to its last line."""
    for season in seasons:
        await page.evaluate(GO, f"/seasons/{season}")
        await ends(page)


async def ends(page: Page) -> None:
    """Wait until the story is told to its end."""
    last = page.get_by_role("log").get_by_text("secrets are open to everybody")
    await expect(last).to_have_count(1, timeout=60_000)


async def scroll_to_the_top(page: Page) -> None:
    """As somebody does who reads it all backwards."""
    log = page.get_by_role("log")
    for _ in range(400):
        if (
            await log.evaluate("(view) => (view.scrollTop = Math.max(0, view.scrollTop - 2500))")
            == 0
        ):
            await asyncio.sleep(0.05)
            if await log.evaluate("(view) => view.scrollTop") == 0:
                break
        await asyncio.sleep(0.01)
    await expect(log.locator("h2.title")).to_have_count(1)


async def small(page: Page, session: CDPSession) -> None:
    """There are no more lines and nodes on the page than one can look at."""
    assert await page.locator("[role=log] > *").count() <= MOST_LINES
    await heap(session)
    assert (await session.send("Memory.getDOMCounters"))["nodes"] <= MOST_NODES


async def heap(session: CDPSession) -> float:
    """Bytes that are held after collecting garbage."""
    for _ in range(3):
        await session.send("HeapProfiler.collectGarbage")
        await asyncio.sleep(0.1)
    return float((await session.send("Runtime.getHeapUsage"))["usedSize"])
