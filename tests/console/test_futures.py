"""Futures in a browser: the river, what decided a season, and what an order would change."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Route, expect

from tests.api.directing import Directed
from tests.api.serving import House
from tests.console.axe import violations
from tests.console.browsing import SLOWEST, browsed, opened
from tests.console.control import come, producer
from tests.futures.conftest import at_full_priority

__all__ = ["at_full_priority"]


def test_producers_weigh_an_order_before_they_give_it(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        directed = await Directed.begun(house)
        page = await producer(browser, house.url, house.producer.token)
        await come(page, f"/seasons/{directed.season}")
        desk = page.locator(".desk")
        await desk.get_by_label("Which order").select_option("event")
        await desk.get_by_label("Story").fill("A gull flies over.")
        await desk.get_by_role("button", name="What it changes").click()
        table = desk.get_by_role("region", name="Chances without and with the order")
        await expect(table.get_by_role("row")).to_have_count(
            1 + len(await house.seats(directed.season)), timeout=2 * SLOWEST
        )
        await expect(desk.get_by_text("Likely with it")).to_be_visible()
        await desk.get_by_label("Story").fill("A gull flies back.")
        await expect(table).to_have_count(0)

    browsed(sqlite, work)


async def of_few_futures(route: Route) -> None:
    """Let a request for what decided a season ask for few futures."""
    few = '{"budget": 1}' if route.request.method == "POST" else None
    await route.continue_(post_data=few)


def test_the_river_is_drawn_and_viewers_see_it_when_all_is_aired(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("showrunner.futures.swing.LEAST", 1)

    async def work(house: House, browser: Browser) -> None:
        season = await house.season(viewers="everybody", broadcast="end", start=True, seed="river")
        await house.over(season)
        await house.producer.post(f"seasons/{season}/futures", {"rounds": True, "number": 2})
        page = await producer(browser, house.url, house.producer.token)
        await come(page, f"/seasons/{season}/chances")
        river = page.get_by_role("figure")
        await expect(river).to_be_visible(timeout=2 * SLOWEST)
        seats = len(await house.seats(season))
        await expect(river.locator("polygon")).to_have_count(seats)
        assert await violations(page) == []
        await page.get_by_role("button", name="Table", exact=True).click()
        table = page.get_by_role("region", name="Chances to win", exact=True)
        told = (await house.producer.get(f"seasons/{season}/episodes")).good()
        [winner] = [one["name"] for one in told["cast"] if one["seat"] in told["winners"]]
        await expect(table.get_by_role("row", name=winner)).to_contain_text("100 %")

        await come(page, f"/seasons/{season}/episodes?episode=season")
        await page.route("**/swing", of_few_futures)
        await page.get_by_role("button", name="Find what decided it").click()
        turns = page.locator("section", has=page.get_by_role("heading", name="by numbers"))
        await expect(turns.locator("ol > li")).to_have_count(5, timeout=4 * SLOWEST)
        await expect(turns.get_by_role("link").first).to_be_visible()

        home = await opened(browser, house)
        await come(home, f"/watch/{season}/chances")
        await expect(home.get_by_text("You are before the first episode")).to_be_visible()
        await home.get_by_role("button", name="Show it as it stands").click()
        await expect(home.get_by_role("figure").locator("polygon")).to_have_count(seats)
        await expect(home.get_by_role("button", name="Chances at this moment")).to_have_count(0)
        await come(home, f"/watch/{season}/episodes?episode=season")
        await expect(home.get_by_role("heading", name="by numbers")).to_be_visible()
        await expect(home.locator("ol a[href*='?at=']")).to_have_count(0)

    browsed(sqlite, work)
