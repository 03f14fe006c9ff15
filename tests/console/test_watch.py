"""People watch: live, or an episode at a time, without being told what comes after it."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Browser, Page, expect

from tests.api.serving import House
from tests.console.browsing import browsed, invitation, let_in, opened

QUICK: dict[str, Any] = {"season": "quick", "seed": "watched"}


async def tab(page: Page, name: str) -> None:
    """Go to a part of the page."""
    await page.get_by_role("navigation", name="Season").get_by_role("link", name=name).click()


def test_whoever_wants_watches_live_without_being_let_in(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK, viewers="everybody")
        page = await opened(browser, house)
        await page.goto(f"/watch/{season}")
        await expect(page.get_by_text("The story has not begun")).to_be_visible()
        (await house.producer.post(f"seasons/{season}/step", {"by": "round"})).good()
        await expect(page.get_by_role("heading", name=re.compile("^Episode 1"))).to_be_visible()
        await page.context.set_offline(True)
        await expect(page.get_by_text("No connection.")).to_be_visible()
        (await house.producer.post(f"seasons/{season}/resume")).good()
        await house.over(season, 60)
        await page.context.set_offline(False)
        story = (await house.nobody.get(f"seasons/{season}/story", limit="2000")).good()["lines"]
        last = [line["text"] for line in story if line["tone"] == "episode"][-1]
        await expect(page.get_by_role("heading", name=last)).to_be_visible()

    browsed(sqlite, work)


def test_a_season_that_is_over_is_watched_episode_by_episode(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK, viewers="link", start=True)
        await house.over(season, 60)
        page = await let_in(browser, house, await invitation(house, season))
        await expect(page).to_have_url(re.compile(f"/watch/{season}$"))
        await page.get_by_role("button", name="Episode 1").click()
        await expect(page.get_by_role("heading", name=re.compile("^Episode 1"))).to_be_visible()
        await page.reload()
        await tab(page, "Cast")
        await expect(page.get_by_text(re.compile("^You are at episode 1 of"))).to_be_visible()
        assert await page.get_by_role("heading", name="Out").count() == 0
        await tab(page, "Votes")
        grid = (await house.producer.get(f"seasons/{season}/votes", **{"as": "public"})).good()
        early = [vote for vote in grid["votes"] if vote["round"] == 1]
        await expect(page.locator("thead td.result")).to_have_count(len(early))
        await page.get_by_role("button", name="Show it as it stands").click()
        await expect(page.locator("thead td.result")).to_have_count(len(grid["votes"]))
        await tab(page, "Cast")
        await expect(page.get_by_role("heading", name="Out")).to_be_visible()

    browsed(sqlite, work)


def test_what_is_not_released_is_not_in_the_browser(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK, viewers="everybody", release="end", start=True)
        await house.until(season, "over")
        page = await opened(browser, house)
        heard: list[str] = []
        page.on("response", lambda response: heard.append(response.url))
        hidden = await house.season(**QUICK, viewers="everybody", release="episode")
        await house.producer.post(f"seasons/{hidden}/step", {"by": "round"})
        await house.until(hidden, "paused")
        await house.producer.post(f"seasons/{hidden}/step", {"by": "phase"})
        await house.until(hidden, "paused")
        known = (await house.nobody.get(f"seasons/{hidden}/story", limit="2000")).good()["lines"]
        all_of_it = (await house.producer.get(
            f"seasons/{hidden}/story", limit="2000", **{"as": "public"})).good()["lines"]
        await page.goto(f"/watch/{hidden}")
        titles = [line["text"] for line in known if line["tone"] == "episode"]
        await expect(page.get_by_role("heading", name=titles[-1])).to_be_visible()
        assert await page.get_by_label("Episode", exact=True).locator("option").count() <= 1 + len(titles)
        assert len(known) <= len(all_of_it)

    browsed(sqlite, work)


def test_a_season_for_nobody_is_not_shown(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK)
        page = await opened(browser, house)
        await page.goto(f"/watch/{season}")
        await expect(page.get_by_text("This is not open to you")).to_be_visible()

    browsed(sqlite, work)
