"""A newcomer at the control room: finds out, takes back, shares, ends."""

from __future__ import annotations

import re

from playwright.async_api import Browser, expect

from tests.api.serving import House
from tests.api.test_asks import joined
from tests.console.browsing import browsed, to_tab
from tests.console.newcomer.newcomers import Screen, on_screens, producer_returns


@on_screens(quick=1)
def test_a_newcomer_finds_the_deciding_vote_and_who_lied(sqlite: str, screen: Screen) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(start=True, seed="boards", title="Six ashore")
        await house.over(season)
        ada = await producer_returns(browser, house, screen, "deciding")
        page = ada.page
        await ada.follow("Six ashore")
        await ada.looks("control room")
        await to_tab(page, "Votes", "Stage")
        deciding = page.get_by_role("main").get_by_text(re.compile("^The closest vote before that"))
        await expect(deciding).to_be_visible()
        await ada.looks("votes")
        await to_tab(page, "Boards", "Stage")
        await page.get_by_label("Board", exact=True).select_option(label="Said and done")
        boards = (await house.producer.get(f"seasons/{season}/boards")).good()
        names = {one["seat"]: one["name"] for one in await _cast(house, season)}
        liars = {
            names[row["seat"]]
            for row in boards["deeds"]
            for one in row["rounds"]
            for deed in one["said"]
            if deed.get("contradicted_by")
        }
        assert liars, "choose another seed"
        await ada.looks("said and done")
        for liar in liars:
            await page.get_by_label("Castaway", exact=True).select_option(label=liar)
            lie = page.get_by_role("main").get_by_role("listitem").filter(has_text="But ")
            await expect(lie.first).to_be_visible()
        await to_tab(page, "Talk", "Stage")
        await ada.looks("talk")

    browsed(sqlite, work)


async def _cast(house: House, season: str) -> list[dict[str, str]]:
    seats: list[dict[str, str]] = (await house.producer.get(f"seasons/{season}/seats")).good()
    return seats


@on_screens(quick=2)
def test_a_newcomer_undoes_an_order(sqlite: str, screen: Screen) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, _ = await joined(house, "ama", title="Six ashore")
        ada = await producer_returns(browser, house, screen, "undo")
        page = ada.page
        await ada.follow("Six ashore")
        await ada.pane("Desk")
        await page.get_by_label("Which order").select_option(label="Event")
        await page.get_by_role("textbox", name="Story").fill("A storm takes the roof.")
        await ada.looks("order")
        await ada.press("Event", exact=True)
        given = page.get_by_role("list", name="Orders given")
        await expect(given).to_contain_text("A storm takes the roof.")
        await ada.looks("given")
        await given.get_by_role("button", name="Undo: fork before it").click()
        await ada.looks("undoing")
        await page.wait_for_url(re.compile(f"/seasons/(?!{season})[0-9a-f]{{32}}$"))
        await expect(page.get_by_role("banner").get_by_text("Live")).to_be_visible()
        await ada.pane("Desk")
        await expect(page.get_by_text("A storm takes the roof.")).to_have_count(0)
        await ada.looks("undone")
        assert season not in page.url

    browsed(sqlite, work)


@on_screens(quick=3)
def test_a_newcomer_shares_a_moment(sqlite: str, screen: Screen) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(start=True, seed="boards", title="Six ashore")
        await house.over(season)
        ada = await producer_returns(browser, house, screen, "share")
        page = ada.page
        await ada.follow("Six ashore")
        await to_tab(page, "Boards", "Stage")
        await ada.looks("boards")
        await ada.press("Share")
        shared = page.get_by_role("dialog", name="Share a picture")
        await expect(shared.get_by_role("img")).to_be_visible()
        await ada.looks("picture")
        async with page.expect_download() as saving:
            await shared.get_by_role("button", name="Save as PNG").click()
        assert (await saving.value).suggested_filename.endswith(".png")

    browsed(sqlite, work)


@on_screens(quick=5)
def test_a_newcomer_ends_a_season(sqlite: str, screen: Screen) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, _ = await joined(house, "ama", title="Six ashore")
        ada = await producer_returns(browser, house, screen, "end")
        await ada.press("More about Six ashore")
        await ada.looks("menu")
        await ada.page.get_by_role("menuitem", name="End…").click()
        await ada.looks("question")
        await ada.press("End it for good")
        over = ada.page.get_by_role("region", name="Over")
        await expect(over.get_by_text("Ended in round 1, without a winner.")).to_be_visible()
        await ada.looks("ended")
        assert (await house.producer.get(f"seasons/{season}")).good()["status"] == "over"

    browsed(sqlite, work)
