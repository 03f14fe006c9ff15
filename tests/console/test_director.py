"""The director's part of the control room: its log, an order that waits, taking over."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.api.serving import House
from tests.api.test_director import _a_model_that_is_set_up, directed, held
from tests.console.browsing import browsed
from tests.console.control import producer
from tests.models.test_model_directors import STORM, scripted

__all__ = ["_a_model_that_is_set_up"]


def test_a_producer_approves_a_director_s_order_and_takes_over(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripted(monkeypatch, *STORM)

    async def work(house: House, browser: Browser) -> None:
        season = await directed(house, mode="approve", brief="Keep it lively.")
        move = await held(house, season)
        page = await producer(browser, house.url, house.operator.token)
        await page.goto(f"/seasons/{season}")
        desk = page.get_by_role("region", name="Director")
        await expect(desk.get_by_text(move["reason"]).first).to_be_visible()
        await desk.get_by_text("Brief", exact=True).click()
        await desk.get_by_role("textbox", name="Brief").fill("Keep it calm.")
        await desk.get_by_role("button", name="Save the brief").click()
        await expect(desk.get_by_role("button", name="Save the brief")).to_have_count(0)
        await desk.get_by_label("Who directs").select_option(label="You direct, it does nothing")
        await desk.get_by_role("button", name="Approve").click()
        done = desk.get_by_role("list", name="What the director did")
        await expect(done.get_by_text("Given")).to_be_visible()
        told = (await house.operator.get(f"seasons/{season}/director")).good()
        assert (told["mode"], told["brief"]) == ("person", "Keep it calm.")

    browsed(sqlite, work)
