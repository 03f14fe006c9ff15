"""A newcomer makes what a season needs: a castaway, a model, the season itself."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from playwright.async_api import Browser, expect

from showrunner.house_model import HouseModel
from showrunner.running.models import Models
from showrunner.settings import ModelSettings
from tests.api.serving import House
from tests.api.serving import house as served_house
from tests.console.browsing import browsed, browser, to_tab
from tests.console.newcomer.newcomers import Screen, arrives, on_screens, producer_arrives
from tests.files.cards import picture

SLOW_CALLS = 120_000.0
"""Milliseconds for a rehearsed season and 56 calls on a busy machine."""


@on_screens(quick=0)
def test_a_newcomer_creates_a_castaway_with_a_photo(
    sqlite: str, tmp_path: Path, screen: Screen
) -> None:
    photo = tmp_path / "wren_moor.jpg"
    photo.write_bytes(picture("JPEG"))

    async def work(house: House, browser: Browser) -> None:
        ada = await producer_arrives(browser, house, screen, "castaway")
        await ada.looks("seasons")
        await ada.follow("Cast", exact=True)
        await ada.looks("library")
        await ada.press("New castaway")
        form = ada.page.get_by_role("dialog", name="New castaway")
        async with ada.page.expect_file_chooser() as choosing:
            await form.get_by_text("Choose a picture, or drop one here").click()
        await (await choosing.value).set_files(photo)
        await ada.looks("form")
        await expect(form.get_by_label("Name")).to_have_value("Wren Moor")
        await form.get_by_label("Name").fill("Wren")
        await form.get_by_role("button", name="Add to the library").click()
        await expect(ada.page.get_by_role("heading", name="Wren")).to_be_visible()
        await ada.looks("castaway")
        await ada.follow("All castaways")
        yours = ada.page.get_by_role("region", name="Yours")
        face = yours.get_by_role("link", name=re.compile("Wren")).locator("img")
        await expect(face).to_be_visible()
        await ada.looks("in the library")

    browsed(sqlite, work)


@on_screens(quick=4)
def test_a_newcomer_connects_a_model_and_starts_a_mixed_season_with_a_cap(
    sqlite: str, screen: Screen
) -> None:
    async def go() -> None:
        async with HouseModel() as model, browser() as chromium:
            place = model.base_url.removesuffix("/v1")
            models = Models(ModelSettings(hosts=f"{place} 127.0.0.1"))
            async with served_house(sqlite, models=models) as house:
                await work(house, chromium, model)

    async def work(house: House, browser: Browser, model: HouseModel) -> None:
        ada = await producer_arrives(browser, house, screen, "model", operator=True)
        page = ada.page
        await ada.follow("Models")
        await ada.looks("models")
        await ada.press("Connect a model")
        form = page.get_by_role("dialog", name="Connect a model")
        await form.get_by_label("Name of this connection").fill("house")
        await form.get_by_label("Address").fill(model.base_url)
        await form.get_by_label("Price of a million tokens in").fill("1")
        await ada.looks("form")
        await form.get_by_role("button", name="Connect").click()
        card = page.get_by_role("region", name="house")
        await ada.looks("connected")
        await card.get_by_role("button", name="Test call").click()
        await expect(card).to_contain_text("It can play.", timeout=SLOW_CALLS)
        await ada.looks("tested")

        await ada.follow("Seasons")
        await ada.follow("New season")
        await ada.looks("games")
        await ada.press("Neap Tide")
        await expect(page.get_by_role("region", name="Library")).to_be_visible()
        await ada.looks("cast")
        await ada.press("Next: players")
        await page.get_by_label("Ama", exact=True).select_option(
            label="A person or program, by invitation"
        )
        await page.get_by_label("Effie", exact=True).select_option(label="house")
        await ada.looks("players")
        await ada.press("Skip to the last step")
        await page.get_by_label("Models may cost").fill("0.25")
        await ada.looks("last step")
        await ada.press("Make it, and get the links")
        link = await page.get_by_label("Link for Ama").input_value()
        await ada.looks("links")
        await ada.press("Start the season")
        await expect(page.get_by_role("banner").get_by_text("Live")).to_be_visible()
        await ada.looks("begun")
        await to_tab(page, "Costs", "Stage")
        await expect(page.get_by_role("main")).to_contain_text("$0.25")
        await ada.looks("costs")
        path = link.removeprefix(house.url)
        person = await arrives(browser, house, screen, "mixed-person", path)
        await expect(person.page.get_by_role("article", name="Before you begin")).to_be_visible()
        await person.looks("brief")

    asyncio.run(go())
