"""A newcomer in a browser: one size of screen and theme, and a screenshot of each step."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from playwright.async_api import Browser, Page, expect

from tests.api.serving import House
from tests.console.browsing import PHONE, SLOWEST
from tests.console.control import DESK, producer

FOLDER = os.environ.get("SHOWRUNNER_SCREENSHOTS", "")
"""Where screenshots of each step are kept; empty for none."""
SMALL_DESK = {"width": 1280, "height": 800}


class Screen(NamedTuple):
    """What a newcomer looks at."""

    size: Mapping[str, int]
    theme: Literal["light", "dark"]

    @property
    def is_phone(self) -> bool:
        return self.size is PHONE

    def __str__(self) -> str:
        return f"{self.size['width']}-{self.theme}"


SCREENS = [
    Screen(size, theme) for theme in ("light", "dark") for size in (DESK, SMALL_DESK, PHONE)
]  # fmt: skip


def on_screens(quick: int) -> pytest.MarkDecorator:
    """The test on every screen; `make test` tries only that with this number."""
    return pytest.mark.parametrize(
        "screen",
        [
            pytest.param(screen, marks=() if number == quick else pytest.mark.full, id=str(screen))
            for number, screen in enumerate(SCREENS)
        ],
    )


class Newcomer:
    """Somebody at a screen, who goes by what can be read on it."""

    def __init__(self, page: Page, screen: Screen, task: str) -> None:
        self.page = page
        self.screen = screen
        self._task = task
        self._steps = 0

    async def looks(self, step: str) -> None:
        """Nothing is cut off at the side; keep a screenshot if they are wanted."""
        await expect(self.page.locator(".skeleton")).to_have_count(0)
        wider = await self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wider <= 0, f"{step}: the page is {wider} px wider than the screen"
        if FOLDER:
            self._steps += 1
            name = f"{self._task}-{self._steps}-{step}-{self.screen}.png".replace(" ", "_")
            await self.page.screenshot(path=Path(FOLDER) / name)

    async def press(self, name: str, *, exact: bool = False) -> None:
        """Press the button with this label."""
        await self.page.get_by_role("button", name=name, exact=exact).first.click()

    async def follow(self, name: str, *, exact: bool = False) -> None:
        """Follow the link with this label."""
        await self.page.get_by_role("link", name=name, exact=exact).first.click()

    async def pane(self, name: str) -> None:
        """Go to a part of the control room that has no room beside the others."""
        button = self.page.get_by_role("navigation", name="What to look at").get_by_role(
            "button", name=name
        )
        stage = self.page.get_by_role("navigation", name="Stage")
        await stage.or_(button).first.wait_for()
        if await button.is_visible():
            await button.click()


async def arrives(browser: Browser, house: House, screen: Screen, task: str, path: str) -> Newcomer:
    """Somebody who opens an invitation, and comes in."""
    context = await browser.new_context(
        base_url=house.url,
        viewport=dict(screen.size),
        color_scheme=screen.theme,
        reduced_motion="reduce",
        has_touch=screen.is_phone,
        accept_downloads=True,
    )
    context.set_default_timeout(SLOWEST)
    newcomer = Newcomer(await context.new_page(), screen, task)
    await newcomer.page.goto(path)
    await newcomer.looks("invited")
    await newcomer.press("Come in")
    await newcomer.page.wait_for_url(lambda address: "/enter" not in address)
    return newcomer


async def producer_arrives(
    browser: Browser, house: House, screen: Screen, task: str, *, operator: bool = False
) -> Newcomer:
    """A producer who has just opened their invitation, and has no season yet."""
    body = {"name": "Ada", "operator": operator}
    made = (await house.operator.post("producers", body)).good()
    newcomer = await arrives(browser, house, screen, task, made["path"])
    await expect(newcomer.page.get_by_role("heading", name="Seasons")).to_be_visible()
    return newcomer


async def producer_returns(browser: Browser, house: House, screen: Screen, task: str) -> Newcomer:
    """The producer of the house's seasons, before the list of them."""
    page = await producer(
        browser,
        house.url,
        house.producer.token,
        size=screen.size,
        color_scheme=screen.theme,
        has_touch=screen.is_phone,
    )
    newcomer = Newcomer(page, screen, task)
    await page.goto("/seasons")
    await newcomer.looks("seasons")
    return newcomer
