"""A newcomer who plays, watches, or only wants to know a rule."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Browser, Locator, expect

from showrunner.formats.survivor.facts import VotedOut
from tests.api.serving import House
from tests.console.browsing import browsed, invitation, opened, to_tab
from tests.console.newcomer.newcomers import Newcomer, Screen, arrives, on_screens

SHORT = {"conversations_per_player": 1, "turns_per_conversation": 2, "words_per_message": 30}
LONGEST = 120.0
"""After so many seconds a newcomer has failed to play two rounds."""


@on_screens(quick=2)
def test_a_newcomer_plays_two_rounds_without_docs(sqlite: str, screen: Screen) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(cast=5, seed="three", parameters=SHORT, title="Six ashore")
        path = await invitation(house, season, "ama")
        ama = await arrives(browser, house, screen, "play", path)
        await ama.looks("brief")
        (await house.producer.post(f"seasons/{season}/start")).good()
        await ama.press("I am ready")
        asked = ama.page.locator("article[data-ask]:not(.given):not([aria-busy=true])").first
        third = ama.page.get_by_role("banner").get_by_text("Round 3")
        over = ama.page.get_by_role("region", name="How it ended for you")
        kinds: set[str] = set()
        async with asyncio.timeout(LONGEST):
            while True:
                await asked.or_(third).or_(over).first.wait_for()
                if await third.or_(over).count():
                    break
                await _answers(ama, asked, kinds)
        await ama.looks("after two rounds")
        facts = [told.fact for told in await house.store.past.facts(season)]
        out = [one.seat for one in facts if isinstance(one, VotedOut)]
        assert len(out) >= 2 or "ama" in out, out
        await ama.follow("Story", exact=True)
        await ama.page.get_by_label("Episode", exact=True).select_option(index=1)
        said = ama.page.get_by_text(re.compile(rf"\bvote.*\b{out[0]}\b.*(home|out)", re.I))
        await expect(said.first).to_be_visible()
        await ama.looks("story")

    browsed(sqlite, work)


async def _answers(ama: Newcomer, card: Locator, kinds: set[str]) -> None:
    """Choose the first that is offered, say something, and send it; a new kind is looked at."""
    name = await card.get_attribute("data-ask")
    card = ama.page.locator(f'article[data-ask="{name}"]:not(.given)')
    title = (await card.get_by_role("heading").first.inner_text()).split("\n")[0]
    if title not in kinds:
        kinds.add(title)
        await ama.looks(f"asked {len(kinds)}")
    groups = card.get_by_role("radiogroup").or_(card.get_by_role("group"))
    for group in await groups.all():
        choices = group.get_by_role("radio")
        if await choices.count() and not await group.get_by_role("radio", checked=True).count():
            await choices.first.check(force=True)
    for field in await card.get_by_role("textbox").all():
        if await field.is_visible():
            await field.fill("Who do you trust here?")
    await card.get_by_role("button", name="Send").click()
    await card.wait_for(state="detached")


@on_screens(quick=3)
def test_a_newcomer_watches_an_episode_and_says_who_went_and_why(
    sqlite: str, screen: Screen
) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(start=True, viewers="link", seed="boards", title="Six ashore")
        await house.over(season)
        facts = [told.fact for told in await house.store.past.facts(season)]
        gone = next(one.seat for one in facts if isinstance(one, VotedOut)).capitalize()
        path = await invitation(house, season)
        viewer = await arrives(browser, house, screen, "watch", path)
        await viewer.looks("arrived")
        await to_tab(viewer.page, "Episodes")
        main = viewer.page.get_by_role("main")
        await viewer.looks("episode")
        await expect(main.get_by_role("heading", name="Why it happened")).to_be_visible()
        why = main.get_by_role("heading", name="Why it happened").locator("~ p").first
        await why.scroll_into_view_if_needed()
        await expect(why).to_contain_text(gone)
        await viewer.looks("why")

    browsed(sqlite, work)


@on_screens(quick=4)
def test_a_newcomer_finds_a_rule(sqlite: str, screen: Screen) -> None:
    async def work(house: House, browser: Browser) -> None:
        page = await opened(browser, house, screen.size, color_scheme=screen.theme)
        anybody = Newcomer(page, screen, "rule")
        await page.goto("/")
        await anybody.looks("welcome")
        await anybody.follow("Help")
        await anybody.looks("help")
        await page.get_by_role("searchbox").fill("tied vote")
        await anybody.press("Search")
        await expect(page.get_by_role("main").get_by_text(re.compile("tie")).first).to_be_visible()
        await anybody.looks("found")
        await page.get_by_role("main").get_by_role("link", name=re.compile("[Tt]ie")).first.click()
        await anybody.looks("rule")
        await expect(page.get_by_role("main").get_by_text(re.compile("tied")).first).to_be_visible()

    browsed(sqlite, work)
