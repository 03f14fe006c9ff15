"""The boards of our own games: each viewer sees each place as the server describes it to them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.api.serving import Client, House
from tests.api.test_asks import asked, joined
from tests.console.axe import look, report
from tests.console.browsing import PHONE, browsed
from tests.console.control import DESK, producer
from tests.console.test_table import TOO_WIDE


@pytest.mark.parametrize(
    ("season_file", "place"),
    [("six", ".board .square"), ("conference", "ol[aria-label=Circle] .chair")],
)
def test_each_viewer_sees_the_board_as_they_know_it(
    sqlite: str, season_file: str, place: str
) -> None:

    async def work(house: House, browser: Browser) -> None:
        season, (ama,) = await joined(
            house, "ama", season=season_file, cast=None, parameters={}, viewers="link"
        )
        await asked(ama, season)
        viewer = await house.viewer(season)
        found: list[dict[str, Any]] = []
        for client, address, size in (
            (house.producer, f"/seasons/{season}/table", DESK),
            (ama, f"/play/{season}/table", PHONE),
            (viewer, f"/watch/{season}/table", PHONE),
        ):
            page = await producer(browser, house.url, client.token, size=size, bypass_csp=True)
            found += await look(page, address, dark=client is viewer)
            await check_places(page, client, season, place, you="ama" if client is ama else "")
            assert await page.evaluate(TOO_WIDE) <= 0, address
        assert found == [], report([one.values() for one in found])

    browsed(sqlite, work)


async def check_places(page: Page, client: Client, season: str, place: str, you: str) -> None:
    """Each square or chair of the table has its title, its note and its colour."""
    places = (await client.get(f"seasons/{season}/table")).good()["places"]
    expected = [one for one in places if one.get("square") or one.get("circle") == "chair"]
    drawn = page.locator(place)
    assert expected
    await expect(drawn).to_have_count(len(expected))
    for one in expected:
        title = "You" if you and one.get("seat") == you else one["title"]
        where = drawn.filter(has_text=title).first
        if one.get("note"):
            await expect(where).to_contain_text(one["note"])
        if one.get("circle"):
            await expect(
                page.locator(f"{place}.frame-{one.get('colour') or 'grey'}")
            ).not_to_have_count(0)
