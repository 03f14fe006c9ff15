"""Browsers for tests of the console: Chromium on a started server, let in by invitation.

async def work(house: House, browser: Browser) -> None:
    page = await let_in(browser, house, await invitation(house, season, "ama"))

browsed(address, work)
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import pytest
from playwright.async_api import Browser, Page, async_playwright

from tests.api.serving import House, served
from tools.get_chromium import chromium, headless_shell

T = TypeVar("T")

BRIEFED = """
const get = Storage.prototype.getItem;
Storage.prototype.getItem = function (name) {
  return name.startsWith("briefed:") ? "true" : get.call(this, name);
};
"""
"""Makes a contestant's page that of somebody who has read their brief."""

TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PHONE = {"width": 390, "height": 844}
SLOWEST = 15_000.0
"""After so many milliseconds a page has failed that waits for something."""


_started: list[str] = []
"""The address of a browser that is started already."""


@contextlib.contextmanager
def started_browser(folder: Path) -> Iterator[None]:
    """Start a browser that `browser` uses within the block; its settings go into the folder.

    To start one for each test takes longer than many tests.
    """
    settings = folder / "browser.json"
    path = headless_shell() or chromium()
    installed = {"executablePath": path} if path else {}
    settings.write_text(json.dumps({**installed, "headless": True}))
    command = [sys.executable, "-m", "playwright", "launch-server", "--browser", "chromium"]
    with subprocess.Popen(
        [*command, "--config", str(settings)], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        _started.append(server.stdout.readline().strip())
        try:
            yield
        finally:
            _started.clear()
            server.terminate()


@contextlib.asynccontextmanager
async def browser(windows: bool = False) -> AsyncIterator[Browser]:
    """A headless browser; playwright's own if no other is installed.

    One with `windows` can show notifications, too, and takes longer.
    """
    async with async_playwright() as playwright:
        try:
            if _started and not windows:
                opened = await playwright.chromium.connect(_started[0])
            else:
                opened = await playwright.chromium.launch(executable_path=chromium())
        except Exception as problem:
            pytest.fail(f"there is no Chromium: install it, or name it in CHROMIUM ({problem})")
        try:
            yield opened
        finally:
            await opened.close()


def browsed(
    address: str,
    work: Callable[[House, Browser], Awaitable[T]],
    *,
    windows: bool = False,
    **others: Any,
) -> T:
    """Do this with a server on an empty database, and a browser; see `served` and `browser`."""

    async def go(house: House) -> T:
        async with browser(windows) as opened:
            return await work(house, opened)

    return served(address, go, **others)


async def invitation(house: House, season: str, seat: str | None = None) -> str:
    """The path of a page that lets somebody in: to a seat, or to watch."""
    way = (
        f"seasons/{season}/viewers" if seat is None else f"seasons/{season}/seats/{seat}/invitation"
    )
    return str((await house.producer.post(way, {})).good()["path"])


async def opened(
    browser: Browser,
    house: House,
    size: Mapping[str, int] | None = None,
    *,
    briefed: bool = True,
    motion: Literal["reduce", "no-preference"] = "reduce",
    **others: Any,
) -> Page:
    """An empty phone-sized page of somebody who has not signed in yet."""
    context = await browser.new_context(
        base_url=house.url, viewport=dict(size or PHONE), reduced_motion=motion, **others
    )
    if briefed:
        await context.add_init_script(BRIEFED)
    context.set_default_timeout(SLOWEST)
    return await context.new_page()


async def to_tab(page: Page, name: str, among: str = "Season") -> None:
    """Go to a part of the page: by its tab, or in the menu of those without room."""
    tabs = page.get_by_role("navigation", name=among)
    tab = tabs.get_by_role("link", name=name, exact=True)
    more = tabs.get_by_role("button", name="More")
    # A tab comes when the game is known to have it; its room is measured with the next frame.
    anywhere = tabs.get_by_role("link", name=name, exact=True, include_hidden=True)
    await anywhere.wait_for(state="attached")
    await page.evaluate(TWO_FRAMES)
    if await tab.is_hidden():
        await more.click()
        tab = tabs.get_by_role("menuitem", name=name, exact=True)
    await tab.click()


async def let_in(browser: Browser, house: House, path: str, **others: Any) -> Page:
    """The page of somebody who has just come in by an invitation."""
    page = await opened(browser, house, **others)
    await page.goto(path)
    await page.get_by_role("button", name="Come in").click()
    await page.wait_for_url(lambda address: "/enter" not in address)
    return page
