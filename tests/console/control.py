"""A producer before the control room, in a browser that says what went wrong in it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.async_api import Browser, Page, expect

from tests.console.browsing import BRIEFED, SLOWEST

DESK = {"width": 1440, "height": 900}
SERVED = ("/help", "/enter")
"""Pages of the server's own, which the console's links leave it for."""
COUNT_REQUESTS = """
window.asked = 0;
const ask = window.fetch;
window.fetch = async (...what) => {
  const waits = String(what[0].url ?? what[0]).includes("wait=");
  if (!waits) window.asked++;
  try { return await ask(...what); } finally { if (!waits) window.asked--; }
};
"""
"""Counts the requests that are not answered yet, without those that wait for news."""
FOLLOW = """(address) => {
  const link = document.createElement("a");
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}"""
STILL = """([quiet, longest]) => new Promise((done) => {
  const began = performance.now();
  let last = began;
  const changes = new MutationObserver(() => { last = performance.now(); });
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  changes.observe(document, everything);
  const look = () => {
    const now = performance.now();
    const waits = window.asked > 0 || document.querySelector(".skeleton") !== null;
    if (now - began < longest && (waits || now - last < quiet)) return setTimeout(look, 15);
    changes.disconnect();
    done();
  };
  look();
})"""
QUIET = 100
"""Milliseconds in which nothing changes on a page that stands still."""


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
    await context.add_init_script(COUNT_REQUESTS)
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


async def go(page: Page, address: str) -> None:
    """Go there as by a link on the page: the console is loaded only once; wait as `come` does."""
    here = urlsplit(page.url)
    if not here.netloc or here.path.startswith(SERVED) or address.startswith(SERVED):
        await come(page, address)
        await still(page)
        return
    await page.evaluate(FOLLOW, address)
    await still(page)
    await expect(page.locator(".skeleton")).to_have_count(0, timeout=SLOWEST)


async def still(page: Page, quiet: int = QUIET) -> None:
    """Wait until everything that the page asked for is there, and nothing changes any more."""
    await page.evaluate(STILL, [quiet, SLOWEST])
