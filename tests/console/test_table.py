"""The table of a game that the console does not know: drawn for each viewer, tapped to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, Route, expect

from tests.api.serving import House
from tests.console.axe import look, report, violations
from tests.console.browsing import PHONE, browsed, invitation, let_in
from tests.console.control import come, producer
from tests.console.installing import installed

CAST = ["ama", "caio", "davit"]
MARKET: dict[str, Any] = {
    "season": None,
    "format": "market",
    "title": "The market",
    "cast": CAST,
    "parameters": {},
    "viewers": "link",
}
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(autouse=True)
def market(tmp_path: Path) -> Iterator[None]:
    """A game of cards, as pip would install it."""
    folder = tmp_path / "installed"
    folder.mkdir()
    with installed(folder, "market", "tests.formats.market"):
        yield


async def at_the_market(house: House, browser: Browser, **others: Any) -> tuple[str, Page]:
    """A season of bots and one person, who is asked something."""
    season = await house.season(**MARKET)
    page = await let_in(browser, house, await invitation(house, season, "ama"), **others)
    (await house.producer.post(f"seasons/{season}/start")).good()
    await page.goto(f"/play/{season}")
    return season, page


def asked(page: Page, number: int) -> Locator:
    """The question with this number, until it is answered."""
    return page.locator(f'article[data-ask="{number}"]:not(.given)')


def field(card: Locator, name: str) -> Locator:
    return card.locator(f'[data-path="{name}"]')


async def played(house: House, season: str) -> dict[str, Any]:
    """What she did at the market in the first round."""
    facts = (await house.producer.get(f"seasons/{season}/facts", limit="1000")).good()["facts"]
    return next(
        {name: one["fact"][name] for name in ("play", "throw", "wishes", "buy")}
        for one in facts
        if one["fact"]["fact"] == "CardPlayed" and one["fact"]["seat"] == "ama"
    )


def test_questions_are_answered_on_a_phone_by_tapping_cards(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, page = await at_the_market(house, browser, has_touch=True)
        card = asked(page, 1)
        await field(card, "play").locator("label", has_text="Adrenal Gland").tap()
        throw = field(card, "throw")
        await throw.locator("label", has_text="Combat Knife").tap()  # it was chosen beforehand
        await throw.locator("label", has_text="Stim Pack").tap()
        await throw.locator("label", has_text="Ballistic Vest").tap()
        await expect(throw.locator("label", has_text="Servo Arm").locator("input")).to_be_disabled()
        wishes = field(card, "wishes")
        await wishes.get_by_role("button", name="Start over").tap()
        for name in ("Grapple Line", "Combat Knife", "Ballistic Vest"):
            await wishes.locator("label", has_text=name).tap()
        await expect(
            wishes.locator("label", has_text="Combat Knife").locator(".mark")
        ).to_contain_text("2")
        await field(card, "buy").locator("label", has_text="Nothing at all").tap()
        assert await page.evaluate(TOO_WIDE) <= 0
        await card.get_by_role("button", name="Send").tap()
        await asked(page, 2).wait_for()
        assert await played(house, season) == {
            "play": "gland.ama",
            "throw": ["stim.ama", "vest.ama"],
            "wishes": ["rope.m", "knife.m", "vest.m"],
            "buy": "nothing",
        }
        play = field(asked(page, 2), "play")
        await expect(play.locator("label", has_text="Combat Knife")).to_be_visible()
        await expect(play.locator("label", has_text="Adrenal Gland")).to_have_count(0)

    browsed(sqlite, work)


def test_cards_are_chosen_and_put_in_order_by_keyboard_and_checked_as_other_options(
    sqlite: str,
) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, page = await at_the_market(house, browser)
        card = asked(page, 1)
        await field(card, "play").wait_for()
        await card.get_by_role("button", name="Send").click()
        await expect(field(card, "play").get_by_text("Is missing: give one of")).to_be_visible()
        await expect(field(card, "play").get_by_role("radio").first).to_be_focused()
        await page.keyboard.press("ArrowDown")
        wishes = field(card, "wishes")
        await wishes.get_by_role("checkbox", name="Grapple Line").press("Space")
        for key in ("ArrowUp", "ArrowLeft"):
            await page.keyboard.press(key)
        await expect(wishes.get_by_role("checkbox", name="Grapple Line")).to_have_accessible_name(
            "Grapple Line costs 2 Item place 1"
        )
        await field(card, "buy").get_by_role("radio", name="Servo Arm").press("Space")
        await page.keyboard.press("Enter")
        await asked(page, 2).wait_for()
        answer = await played(house, season)
        assert answer["play"] == "servo.ama"
        assert answer["wishes"] == ["rope.m", "knife.m", "servo.m"]
        assert answer["buy"] == "servo.m"

    browsed(sqlite, work)


WATCH_OPTIONS = """() => {
  const later = setTimeout;
  window.setTimeout = (run, after, ...more) => (after === 3000 ? 0 : later(run, after, ...more));
  window.plain = [];
  new MutationObserver(() => {
    for (const label of document.querySelectorAll('[data-ask] [data-path="play"] label'))
      if (!label.querySelector(".card")) window.plain.push(label.innerText);
  }).observe(document, { childList: true, subtree: true });
}"""
"""Notes the cards that stand as plain options for a moment. Questions wait for them forever."""
TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_cards_never_stand_as_plain_options_before_the_table_is_there(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        _, page = await at_the_market(house, browser)
        told = asyncio.Event()

        async def hold(route: Route) -> None:
            await told.wait()
            await route.continue_()

        await page.add_init_script(f"({WATCH_OPTIONS})()")
        await page.route("**/table", hold)
        async with (
            page.expect_response("**/asks") as asks,
            page.expect_response("**/story?*") as story,
        ):
            await page.reload()
        await asks.value
        await story.value
        await expect(page.get_by_role("link", name="Now 1 open")).to_be_visible()
        await page.evaluate(TWO_FRAMES)
        told.set()
        await field(asked(page, 1), "play").locator(".card").first.wait_for()
        assert await page.evaluate("window.plain") == []

    browsed(sqlite, work)


def test_a_card_opens_large_and_the_own_hand_stands_first(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, page = await at_the_market(house, browser, bypass_csp=True)
        await come(page, f"/play/{season}/table")
        table = page.locator("main .table")
        assert await table.get_by_role("heading", level=2).all_inner_texts() == [
            *("You", "Market", "Caio", "Davit")
        ]
        hand = table.get_by_role("region", name="You").get_by_role("group", name="Hand")
        stim = hand.get_by_role("button", name="Stim Pack")
        await stim.click()
        large = page.get_by_role("dialog", name="Hand")
        await expect(large).to_contain_text("who holds the last can name a price.")
        found = await violations(page)
        assert found == [], report([one.values() for one in found])
        await page.keyboard.press("Escape")
        await expect(large).to_be_hidden()
        await expect(stim).to_be_focused()
        await expect(table.get_by_role("region", name="Caio")).to_contain_text("5 face down")
        for width in (390, 360):
            await page.set_viewport_size({"width": width, "height": 844})
            assert await page.evaluate(TOO_WIDE) <= 0

    browsed(sqlite, work)


def test_producers_see_every_hand_now_and_then_unless_secrets_are_blanked(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, player = await at_the_market(house, browser)
        room = await producer(browser, house.url, house.producer.token)
        await come(room, f"/seasons/{season}/table")
        caio = room.get_by_role("region", name="Caio")
        await expect(caio.get_by_role("button")).to_have_count(5)
        await asked(player, 1).wait_for()
        await field(asked(player, 1), "play").locator("label").first.click()
        await field(asked(player, 1), "buy").locator("label").first.click()
        await asked(player, 1).get_by_role("button", name="Send").click()
        await expect(caio.get_by_role("button")).to_have_count(4)  # it follows the season
        played = room.get_by_role("group", name="Played")
        await played.get_by_role("button").click()
        await expect(room.get_by_role("dialog", name="Played").locator(".card")).to_have_count(3)
        await come(room, f"/seasons/{season}/table?at=0")
        await expect(caio.get_by_role("button")).to_have_count(5)
        await come(room, f"/seasons/{season}/cast/caio/table")
        await expect(room.locator(".table")).to_contain_text("4 face down")
        await come(room, f"/seasons/{season}/table")
        await room.keyboard.press("h")
        await expect(room.get_by_role("main").get_by_text("Hidden")).to_be_visible()
        await expect(room.locator(".table")).to_have_count(0)

    browsed(sqlite, work)


def test_viewers_see_what_everybody_knows_and_a_game_without_a_table_has_none(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, _ = await at_the_market(house, browser)
        viewer = await house.viewer(season)
        page = await producer(browser, house.url, viewer.token, size=PHONE)
        await come(page, f"/watch/{season}/table")
        await expect(page.get_by_text("5 face down")).to_have_count(3)
        assert await page.evaluate(TOO_WIDE) <= 0
        await expect(page.get_by_role("link", name="Table", exact=True)).to_be_visible()
        await expect(page.get_by_role("link", name="Votes", exact=True)).to_have_count(0)
        other = await house.season(start=True)
        await house.over(other)
        room = await producer(browser, house.url, house.producer.token)
        await come(room, f"/seasons/{other}/table")
        await expect(
            room.get_by_role("navigation", name="Stage").get_by_text("Votes")
        ).to_be_visible()
        await expect(
            room.get_by_role("navigation", name="Stage").get_by_text("Table")
        ).to_have_count(0)

    browsed(sqlite, work)


def test_axe_finds_nothing_on_a_table_and_in_its_questions(sqlite: str) -> None:

    async def work(house: House, browser: Browser) -> None:
        season, page = await at_the_market(house, browser, bypass_csp=True)
        await asked(page, 1).locator(".card").first.wait_for()

        async def drawn(page: Page) -> None:
            await page.locator(".card:visible").first.wait_for()

        found = await look(page, f"/play/{season}", drawn)
        found += await look(page, f"/play/{season}/table", drawn)
        await page.set_viewport_size({"width": 1440, "height": 900})
        found += await look(page, f"/play/{season}", drawn)
        room = await producer(browser, house.url, house.producer.token, bypass_csp=True)
        found += await look(room, f"/seasons/{season}/table", drawn)
        assert found == [], report([one.values() for one in found])

    browsed(sqlite, work)
