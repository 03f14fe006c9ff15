"""S5: whatever is written into a season is text on every page, and runs nowhere."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, Page

from tests.api.serving import House
from tests.api.stored_games import stored
from tests.console.addresses import contestants, producers, viewers
from tests.console.browsing import browsed
from tests.console.control import go, producer, still
from tests.console.planting import INJECTIONS, Injected

AT_LEAST = 500
TELL = """
window.ran = [];
for (const name of ["__ran", "alert", "confirm", "prompt"])
  window[name] = () => { window.ran.push(name); };
addEventListener("securitypolicyviolation", (event) =>
  window.ran.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`));
"""
SCROLL = """async () => {
  const said = [document.body.textContent];
  const rooms = [...document.querySelectorAll("main *")].filter(
    (one) => one.scrollHeight > one.clientHeight + 50 && one.scrollTop > 0);
  for (const room of rooms)
    for (let turn = 0; turn < 300 && room.scrollTop > 0; turn++) {
      room.scrollTop = Math.max(0, room.scrollTop - 3000);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      if (turn % 3 === 0 || room.scrollTop === 0) said.push(room.textContent);
    }
  return said.join("\\n");
}"""
QUIET = 250
"""Milliseconds in which an event handler of a broken image would have run."""


def test_s5_no_text_of_a_season_runs_as_a_script_on_any_page(sqlite: str) -> None:
    injected = Injected(1).play()
    assert len(set(INJECTIONS)) >= AT_LEAST
    assert len(injected.planted) >= AT_LEAST

    async def work(house: House, browser: Browser) -> None:
        scene = await stored(house, injected.game)
        seats = list(scene.contestants)
        shown = ""
        for client, addresses in (
            (scene.producer, producers(scene.season, seats[:3])),
            (scene.contestants[seats[0]], contestants(scene.season)),
            (scene.viewer, viewers(scene.season)),
        ):
            page = await producer(browser, house.url, client.token)
            await page.add_init_script(TELL)
            asked: list[str] = []
            page.on("request", lambda request, asked=asked: asked.append(request.url))
            errors: list[Any] = []
            page.on("pageerror", lambda error, errors=errors: errors.append(error))
            for address in addresses:
                shown += await read(page, address)
            elsewhere = [url for url in asked if not ours(url, house.url)]
            assert elsewhere == [], elsewhere[:5]
            assert errors == []
            await page.context.close()
        unseen = [text for text in injected.planted if plain(text) not in shown]
        assert len(injected.planted) - len(unseen) >= AT_LEAST, unseen[:20]

    browsed(sqlite, work)


async def read(page: Page, address: str) -> str:
    """What a page says after it has been scrolled through; fails where anything ran."""
    await go(page, address)
    text = plain(await page.evaluate(SCROLL))
    await still(page, QUIET)
    ran = await page.evaluate("window.ran")
    assert ran == [], (address, ran[:5])
    return text


def plain(text: str) -> str:
    """A text without its white space, which pages set as they like."""
    return "".join(text.split())


def ours(url: str, server: str) -> bool:
    """Whether this is of our own server, or made by the page itself."""
    return url.startswith(f"{server}/") or urlsplit(url).scheme in ("data", "blob")
