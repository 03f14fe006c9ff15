"""A producer before the control room, in a browser that says what went wrong in it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Literal

from playwright.async_api import Browser, Page, expect

from tests.console.browsing import BRIEFED, SLOWEST

DESK = {"width": 1440, "height": 900}


async def producer(
    browser: Browser,
    url: str,
    token: str | None,
    *,
    size: Mapping[str, int] | None = None,
    motion: Literal["reduce", "no-preference"] = "reduce",
    **others: Any,
) -> Page:
    """An empty page of somebody who has signed in with this token."""
    context = await browser.new_context(
        base_url=url, viewport=dict(size or DESK), reduced_motion=motion, **others
    )
    await context.add_init_script(BRIEFED)
    context.set_default_timeout(SLOWEST)
    if token is not None:
        await context.add_cookies(
            [
                {"name": "showrunner_token", "value": token, "url": url},
                {"name": "showrunner_csrf", "value": csrf(token), "url": url},
            ]
        )
    return await context.new_page()


def csrf(token: str) -> str:
    """The word that changes must carry: it follows from the token."""
    return hashlib.sha256(f"csrf {token}".encode()).hexdigest()[:32]


async def come(page: Page, address: str) -> None:
    """Go there, and wait until all that is asked for at first is there."""
    await page.goto(address)
    await page.locator("main, [role=alert]").first.wait_for()
    await expect(page.locator(".skeleton")).to_have_count(0, timeout=SLOWEST)
