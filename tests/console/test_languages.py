"""The console in another language than English: who gets it, and that no text is missing."""

from __future__ import annotations

import re
from ast import literal_eval

from playwright.async_api import Browser, Page, expect

from tests.api.serving import House
from tests.console.addresses import contestants, making, producers, viewers
from tests.console.browsing import PHONE, browsed
from tests.console.control import DESK, come, go, producer
from tests.console.test_accessible import contestant
from tests.test_dependencies import CONSOLE

TEXTS = """() => {
  const shown = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (!text.parentElement.closest("noscript")) shown.push(text.textContent);
  }
  for (const one of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (one.hasAttribute(name)) shown.push(one.getAttribute(name));
  return [document.title, ...shown].map((one) => one.replace(/\\s+/g, " ").trim());
}"""

FROM_THE_SERVER = {
    *("Advantages", "Close", "Go on", "Promise", "Round", "Talk", "Vote"),
    "Jury votes",
    *("dark", "none"),
}
"""Texts of the console that the server writes as well: phases, figures, looks."""


def catalogue() -> dict[str, str]:
    """The English texts without gaps, each with its translation, where the two differ."""
    files = (CONSOLE / "src" / "locales").glob("*/de.po")
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert not re.search("<{7}|={7}|>{7}", text), "a conflict of a merge was left in a catalogue"
    quoted = r'((?:"(?:[^"\\]|\\.)*"\n?)+)'
    found = {}
    for english, german in re.findall(rf"^msgid {quoted}msgstr {quoted}", text, re.MULTILINE):
        source, target = ("".join(map(literal_eval, one.splitlines())) for one in (english, german))
        if source.strip() and source != target and not re.search(r"[{<]\d", source):
            found[source.strip()] = target.strip()
    return found


ENGLISH_IS_SEEN = re.compile(r"step=(players|rules|twists|start)|made=|^/play/[^/]+$")
"""Pages on which no story and no talk stands, so that English words are missing translations."""
ISLAND = ("", "/tonight", "/table", "/boards", "/charts")
"""Tabs of the control room that a game without votes fills otherwise."""
ENGLISH_WORDS = re.compile(r"\b(the|and|of|with|whether|your|which)\b", re.IGNORECASE)


async def untranslated(page: Page, address: str, english: dict[str, str]) -> list[str]:
    """The texts of a page that stand in it in English."""
    await go(page, address)
    assert await page.locator("html").get_attribute("lang") == "de"
    shown = set(await page.evaluate(TEXTS))
    wrong = sorted(shown & english.keys() - FROM_THE_SERVER) + [
        one for one in shown if "i18n-" in one
    ]
    if ENGLISH_IS_SEEN.search(address):
        wrong += [one for one in shown if ENGLISH_WORDS.search(one)]
    return [f"{address}: {one}" for one in wrong]


def test_no_page_shows_an_english_text_in_german(sqlite: str) -> None:
    english = catalogue()
    assert len(english) > 800
    found: list[str] = []

    async def work(house: House, browser: Browser) -> None:
        season = await house.season(start=True, viewers="link")
        waits = await house.season(start=True, seed="waits", pace=20, viewers="link")
        await house.over(season)
        (first, *_) = await house.seats(season)
        seat = await contestant(house, waits, first)
        viewer = await house.viewer(waits)
        island = await house.season(season="island", cast=None, viewers="link")
        (leader, *_) = await house.seats(island)
        islander = await contestant(house, island, leader)
        (await house.producer.post(f"seasons/{island}/start")).good()
        ashore = await house.viewer(island)
        looks = [
            (
                house.producer.token,
                [
                    *producers(season, [first]),
                    f"/seasons/{waits}",
                    *making(island),
                    *(f"/seasons/{island}{tab}" for tab in ISLAND),
                    f"/seasons/{island}/cast/{leader}/sheet",
                ],
            ),
            (seat, contestants(waits)),
            (islander, [*contestants(island), f"/play/{island}/table"]),
            (viewer.token, viewers(waits)),
            (ashore.token, [*viewers(island), f"/watch/{island}/table"]),
            (None, ["/"]),
        ]
        for token, addresses in looks:
            page = await producer(browser, house.url, token, locale="de-DE")
            for address in addresses:
                found.extend(await untranslated(page, address, english))
            await page.context.close()

    browsed(sqlite, work)
    assert found == [], "\n".join(found)


def test_a_language_is_that_of_the_browser_until_another_is_chosen(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        page = await producer(browser, house.url, house.producer.token, size=DESK, locale="de-AT")
        await come(page, "/seasons")
        await expect(page.get_by_role("heading", name="Staffeln")).to_be_visible()
        await page.get_by_role("button", name="DE: Deutsch").click()
        await expect(page.get_by_role("heading", name="Seasons")).to_be_visible()
        await come(page, "/cast")
        await expect(page.locator("html")).to_have_attribute("lang", "en")
        await page.get_by_role("button", name="EN: English").click()
        await expect(page.get_by_role("heading", name="Kandidat:innen")).to_be_visible()

    browsed(sqlite, work)


def test_longer_words_fit_a_phone_and_the_desk(sqlite: str) -> None:
    """German buttons and options are longer: no page and no form becomes wider than its room."""

    async def work(house: House, browser: Browser) -> None:
        season = await house.season(start=True, pace=20)
        token = house.producer.token
        phone = await producer(browser, house.url, token, size=PHONE, locale="de-DE")
        for address in ("/seasons", "/seasons/new", "/cast", "/models", "/careers"):
            await come(phone, address)
            assert await phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        page = await producer(browser, house.url, token, size=DESK, locale="de-DE")
        await come(page, f"/seasons/{season}")
        orders = page.get_by_label("Welche Anweisung")
        for name in ("exile_castaways", "set_teams"):
            await orders.select_option(name)
            await expect(page.get_by_label("Wann")).to_be_visible()
            desk = page.get_by_role("complementary", name="Pult")
            assert await desk.evaluate("desk => desk.scrollWidth - desk.clientWidth") <= 0

    browsed(sqlite, work)
