"""The cast studio and the models page in a browser: what somebody does there, step by step."""

from __future__ import annotations

import asyncio
import json

from playwright.async_api import Browser, Page, expect

from showrunner.house_model import HouseModel, HouseSettings
from showrunner.running.models import Models
from showrunner.settings import ModelSettings
from tests.api.serving import House
from tests.api.serving import house as served_house
from tests.console.browsing import browsed, browser
from tests.console.control import producer
from tests.files.cards import packed, picture, png, text, v2, v3

DROP = """async (files) => {
  const carried = new DataTransfer();
  for (const [name, type, bytes] of files)
    carried.items.add(new File([new Uint8Array(bytes)], name, { type }));
  for (const kind of ["dragover", "drop"])
    document.querySelector("h1").dispatchEvent(
      new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""

SLOW_CALLS = 120_000.0
"""Milliseconds for a rehearsed season and 56 calls on a busy machine."""


async def drop(page: Page, *files: tuple[str, str, bytes]) -> None:
    """Drop files somewhere on the page."""
    await page.evaluate(DROP, [[name, kind, [*content]] for name, kind, content in files])


def test_files_dropped_anywhere_become_castaways_each_by_itself(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        page = await producer(browser, house.url, house.producer.token)
        await page.goto(f"{house.url}/cast")
        await page.get_by_role("heading", name="From Showrunner 30").wait_for()
        await drop(
            page,
            ("wren.json", "application/json", json.dumps(v2()).encode()),
            ("bird.png", "image/png", png(text("ccv3", packed(v3(name="Ida Moor"))))),
            ("broken.json", "application/json", b"{"),
            ("ada_byron.png", "image/png", picture("PNG")),
            ("notes.txt", "text/plain", b"hello"),
        )
        await page.get_by_role("heading", name="3 of 5 files read").wait_for()
        files = page.get_by_role("region", name="Files")
        await expect(files.get_by_role("listitem").nth(2)).to_contain_text("it is not JSON")
        await expect(files.get_by_role("listitem").nth(4)).to_contain_text("neither")
        assert await files.get_by_role("button", name="Try again").count() == 2
        own = [
            one
            for one in (await house.producer.get("cast", limit=100)).good()["castaways"]
            if one["own"]
        ]
        assert len(own) == 3
        (ada,) = [one for one in own if one["castaway"]["name"] == "Ada Byron"]
        assert ada["picture"] and ada["castaway"]["biography"], "all else is filled in"
        await page.get_by_role("region", name="Yours").get_by_text("Ada Byron").wait_for()

    browsed(sqlite, work)


def test_a_castaway_is_changed_duplicated_and_deleted(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        page = await producer(browser, house.url, house.producer.token)
        await page.goto(f"{house.url}/cast/veikko")
        face = page.locator("header img")
        before = await face.get_attribute("src")
        await page.get_by_role("combobox", name="Headwear").first.select_option("beanie")
        await page.get_by_label("Age", exact=True).fill("67")
        await page.get_by_label("Work").fill("ferryman")
        await expect(face).not_to_have_attribute("src", before or "")
        await page.reload()
        await expect(page.get_by_label("Work")).to_have_value("ferryman")
        await page.get_by_role("button", name="Save").click()
        await page.get_by_text("Yours. Seasons").wait_for()
        saved = (await house.producer.get("cast/veikko")).good()["castaway"]
        assert (saved["age"], saved["work"], saved["looks"]["headwear"]) == (
            67,
            "ferryman",
            "beanie",
        )
        await page.get_by_role("button", name="Duplicate").click()
        await page.wait_for_url("**/cast/veikko-2")
        await page.get_by_role("button", name="Delete").click()
        await page.get_by_role("dialog").get_by_role("button", name="Delete").click()
        await page.wait_for_url("**/cast")
        assert (await house.producer.get("cast/veikko-2")).status == 404

    browsed(sqlite, work)


def test_a_picture_shows_wherever_the_castaway_does(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        await house.producer.put("cast/ama/picture", picture("PNG"))
        cast = ["ama", "caio", "davit", "effie", "errol", "farouk"]
        body = {"season": "quick", "cast": cast, "start": True, "viewers": "everybody"}
        season = (await house.producer.post("seasons", body)).good()["id"]
        await house.over(season)
        paths = {
            house.producer.token: ("", "/boards?board=deeds", "/episodes", "/cast/ama"),
            None: ("watch/{}/cast", "watch/{}/episodes", "overlay/{}", "card/{}"),
        }
        for token, tab in [(token, tab) for token, tabs in paths.items() for tab in tabs]:
            path = f"seasons/{season}{tab}" if token else tab.format(season)
            page = await producer(browser, house.url, token)
            await page.goto(f"{house.url}/{path}")
            mine = page.locator(f'.portrait img[src*="{season}/cast/ama/picture"]').first
            await mine.wait_for()
            await expect(mine).to_have_js_property("complete", True)
            assert await mine.evaluate("(image) => image.naturalWidth") > 0, path

    browsed(sqlite, work)


def test_a_model_is_connected_with_a_key_tried_out_and_writes_a_castaway(sqlite: str) -> None:
    async def go() -> None:
        secret = "sk-" + "k" * 40
        async with HouseModel(HouseSettings(api_key=secret)) as model, browser() as chromium:
            place = model.base_url.removesuffix("/v1")
            models = Models(ModelSettings(hosts=f"{place} 127.0.0.1", server_key="s" * 32))
            async with served_house(sqlite, models=models) as house:
                page = await producer(chromium, house.url, house.operator.token)
                await page.goto(f"{house.url}/models")
                await page.get_by_role("button", name="Connect a model").click()
                form = page.get_by_role("dialog", name="Connect a model")
                await form.get_by_label("Provider or server").select_option("vllm")
                await form.get_by_label("Address").fill(model.base_url)
                await form.get_by_role("combobox", name="Key").select_option("stored")
                await form.get_by_label("it is never shown again").fill(secret)
                await form.get_by_label("Cap of a new season").fill("0.4")
                await form.get_by_role("button", name="Connect").click()
                card = page.get_by_role("region", name="vllm")
                await expect(card).to_contain_text("stored here, encrypted")
                await expect(card).to_contain_text("$0.40 for a new season")
                assert model.stats.requests == 0, "nothing is called without a click"
                await card.get_by_role("button", name="Test call").click()
                await expect(card).to_contain_text("It can play.", timeout=SLOW_CALLS)
                assert secret not in await page.content()

                called = model.stats.requests
                await page.goto(f"{house.url}/cast/ama")
                await page.get_by_text("Have a model write the rest").click()
                assert model.stats.requests == called
                await page.get_by_label("Two lines about Ama").fill("A baker who cannot sleep.")
                await page.get_by_role("button", name="Write the rest").click()
                await page.get_by_text("That cost $").wait_for()
                assert model.stats.requests == called + 1
                stored = (await house.operator.get("cast/ama")).good()
                assert not stored["own"], "it is stored only when it is saved"
                await page.get_by_role("button", name="Save").click()
                await page.get_by_text("Yours. Seasons").wait_for()

    asyncio.run(go())
