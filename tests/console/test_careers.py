"""The leaderboard: what seasons that are over add up to, by castaway and by player."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Browser, expect

from tests.api.serving import House
from tests.console.browsing import browsed
from tests.console.control import producer


def test_a_leaderboard_shows_what_the_api_adds_up(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        page = await producer(browser, house.url, house.producer.token)
        await page.goto("/careers")
        await expect(page.get_by_text("Nobody has a career yet")).to_be_visible()
        season = await house.season(start=True, seed="boards")
        await house.over(season)
        await page.goto("/seasons")
        await page.get_by_role("link", name="Careers").click()
        table = page.get_by_role("region", name="Untouched seasons")
        for by, label in (("castaway", "Castaways"), ("player", "Players")):
            await page.get_by_label("Careers of").select_option(label=label)
            board = (await house.producer.get(f"careers?by={by}")).good()["untouched"]
            assert board
            await expect(table.get_by_role("rowheader")).to_have_text(
                [one["name"] for one in board]
            )
            wins = table.locator("tbody tr td:nth-child(3)")
            await expect(wins).to_have_text([str(one["wins"]) for one in board])
            ratings = table.locator("tbody tr td:last-child")
            await expect(ratings).to_have_text([shown_rating(one) for one in board])
        await page.get_by_label("Game").select_option(value="survival")
        await expect(page.get_by_text("Nobody has a career yet")).to_be_visible()
        await expect(page).to_have_url(re.compile("by=player&format=survival"))

    browsed(sqlite, work)


def shown_rating(line: dict[str, Any]) -> str:
    """The rating with two standard deviations to each side; there is none against nobody else."""
    if line["rating"] is None:
        return "–"
    return f"{line['rating']:.1f} ± {2 * line['uncertainty']:.1f}"
