"""A castaway may have any name: pages show it whole, and whose words are whose."""

from __future__ import annotations

import re

from playwright.async_api import Browser, expect

from tests.api.serving import House
from tests.console.browsing import browsed, invitation, let_in
from tests.console.control import come, producer

NAMES = ("Ada, PhD", 'Ben "the Rat": lying', "Cleo, in a note", "Dov, together")


def test_any_name_works_in_the_api_and_on_pages(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        cast = {}
        for name in NAMES:
            added = (await house.producer.post("cast", {"name": name})).good()
            cast[added["castaway"]["id"]] = name
        season = await house.season(cast=[*cast], start=True)
        await house.over(season)
        story = (await house.producer.get(f"seasons/{season}/story", limit="2000")).good()["lines"]
        spoken = [line for line in story if line["tone"] == "speech" and line["seat"]]
        assert {line["seat"] for line in spoken} == set(cast)
        assert all(line["speaker"] == cast[line["seat"]] for line in story if line["seat"])
        assert any(line["private"] for line in spoken)

        page = await producer(browser, house.url, house.producer.token)
        await come(page, f"/seasons/{season}/cast")
        for name in NAMES:
            await expect(page.get_by_text(name, exact=True).first).to_be_visible()
        seat, name = next(iter(cast.items()))
        mine = await let_in(browser, house, await invitation(house, season, seat))
        await mine.goto(f"/play/{season}/story")
        await mine.get_by_role("combobox", name="Episode").select_option(index=1)
        said = mine.locator(".speech", has=mine.get_by_text(re.compile(f"^{re.escape(name)}")))
        await expect(said.first).to_be_visible()
        await expect(said.first.locator(".portrait")).to_have_count(1)

    browsed(sqlite, work)
