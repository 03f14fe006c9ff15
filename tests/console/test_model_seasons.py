"""The page of a season of models: how many decisions were their own, and what they replied."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from showrunner.house_model import HouseModel, rates
from tests.api.serving import House
from tests.api.test_models import FOUR, SECONDS, with_models
from tests.console.axe import violations
from tests.console.browsing import SLOWEST, browser
from tests.console.control import producer

NEVER_PAUSES = {"season": None, "stand_ins_in_a_row": 0, "stand_in_share": 0}
RED = re.compile(r"\bwrong\b")


@pytest.mark.parametrize(("fault", "low"), [("malformed=0.1", False), ("malformed=0.63", True)])
def test_the_page_says_first_how_many_decisions_were_the_models_own(
    sqlite: str, fault: str, low: bool
) -> None:
    async def work(house: House, model: HouseModel) -> None:
        season = await house.season(**{**FOUR, "allowance": NEVER_PAUSES}, start=True)
        await house.over(season, SECONDS)
        costs = (await house.producer.get(f"seasons/{season}/costs")).good()
        told = costs["decisions"]
        assert told["too_few"] == low
        share = f"{100 * told['own'] // told['all']} %"
        words = f"Models decided {share} themselves ({told['all']} decisions)"
        async with browser() as opened:
            page = await producer(opened, house.url, house.producer.token)
            await page.goto(f"/seasons/{season}/costs")
            for place in (page.locator("header .own"), page.locator("p.own .own")):
                await expect(place).to_contain_text(words, timeout=SLOWEST)
                red = expect(place).to_have_class if low else expect(place).not_to_have_class
                await red(RED)
            await page.get_by_role("button", name=re.compile("^Why")).first.click()
            reply = page.get_by_role("region", name="reply")
            await expect(reply).to_contain_text('"choices"', timeout=SLOWEST)
            assert await violations(page) == []

    with_models(sqlite, work, faults=rates([fault]))
