"""The console knows no game: one that is installed beside Showrunner is played in it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.api.serving import House
from tests.console.browsing import browsed, invitation, let_in
from tests.console.control import come, producer
from tests.console.installing import installed

EXAMPLE = Path(__file__).parents[2] / "examples" / "lone_number"
LONE: dict[str, Any] = {
    "season": None,
    "format": "lone_number",
    "title": "Four numbers",
    "cast": ["ama", "caio", "davit", "effie"],
    "parameters": {"rounds": 2, "highest": 99},
}


@pytest.fixture
def lone_number(tmp_path: Path) -> Iterator[None]:
    """The example, as pip would install it."""
    with installed(tmp_path, "lone_number", "lone_number", EXAMPLE):
        yield
    sys.modules.pop("lone_number", None)


@pytest.mark.usefixtures("lone_number")
def test_a_game_of_somebody_elses_has_its_figures_phases_and_end(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**LONE)
        player = await let_in(browser, house, await invitation(house, season, "ama"))
        (await house.producer.post(f"seasons/{season}/start")).good()
        watcher = await producer(browser, house.url, house.producer.token)
        await come(watcher, f"/seasons/{season}")
        for round in (1, 2):
            await expect(watcher.get_by_text(f"Round {round}", exact=True).first).to_be_visible()
            await expect(watcher.locator("header .phase")).to_have_text("Naming")
            await name_a_number(player, season)
        await house.over(season)
        await come(watcher, f"/seasons/{season}")
        await expect(watcher.locator("footer i.phase[title='Naming']")).to_have_count(2)
        await expect(watcher.locator("footer i.mark.end")).to_have_count(1)
        await expect(watcher.locator("footer i.mark.end")).to_have_attribute("title", "The end")
        standings = (await house.producer.get(f"seasons/{season}/sheet")).good()["standings"]
        stars = {seat: one["figures"]["stars"] for seat, one in standings.items()}
        assert stars["ama"] == 2
        for seat, number in stars.items():
            line = watcher.locator(f"a[href$='/cast/{seat}']")
            await expect(line).to_contain_text(f"{number} stars" if number else "playing")

    browsed(sqlite, work)


async def name_a_number(page: Page, season: str) -> None:
    """Name 1: a castaway who alone names it takes the star."""
    await page.goto(f"/play/{season}")
    asked = page.locator("article[data-ask]:not(.given)").first
    # This question's card: the next round's may stand there before this one is gone.
    ask = await asked.get_attribute("data-ask")
    card = page.locator(f'article[data-ask="{ask}"]:not(.given)')
    await card.locator("input[type=number]").fill("1")
    await card.locator('button[type="submit"]').click()
    await card.wait_for(state="detached")
