"""WCAG 2.2 AA, as far as axe can tell: no page has a violation, in either theme."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Browser, Page, Route, expect

from showrunner.running.models import Models
from showrunner.settings import ModelSettings
from tests.api.serving import House
from tests.api.test_asks import joined
from tests.api.test_seats import invite
from tests.console.addresses import HELP, contestants, making, producers, viewers
from tests.console.axe import Act, look, report
from tests.console.browsing import browsed
from tests.console.control import DESK, producer
from tests.console.test_play import asked_for

ORDERS = ("event", "set_parameter", "set_teams", "fix_roll", "stage_competition", "define_card")
"""Orders whose forms have each kind of field between them."""
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1024, "height": 768}
DARK = 4
"""Of so many pages one is looked at in the dark by the quick check: themes share their rules."""


def test_axe_finds_nothing_on_any_page(sqlite: str) -> None:
    found = found_on_all_pages(sqlite, [DESK], every=DARK)
    assert found == [], report(found)


@pytest.mark.full
def test_axe_finds_nothing_at_any_width_in_both_themes(sqlite: str) -> None:
    found = found_on_all_pages(sqlite, [DESK, PHONE, TABLET])
    assert found == [], report(found)


def test_axe_finds_nothing_where_a_message_has_acts_or_a_stand_in_is_instructed(
    sqlite: str,
) -> None:
    async def speak(page: Page) -> None:
        await page.get_by_label("Your comment").fill("Vote Rokeya with me. Nobody trusts her.")
        await page.get_by_role("button", name="Take away “proposes Rokeya”").wait_for()
        await page.get_by_role("button", name="Add…").click()

    async def instruct(page: Page) -> None:
        await page.get_by_label("What your stand-in is to go by").fill("Keep Rokeya.")
        await page.get_by_role("group", name="Vote out").get_by_role("button").first.click()

    async def work(house: House, browser: Browser) -> None:
        season, (client,) = await joined(house, "ama")
        await asked_for(client, season, "survivor.comment")
        page = await producer(browser, house.url, client.token, size=PHONE, bypass_csp=True)
        found = await look(page, f"/play/{season}", speak)
        found += await look(page, f"/play/{season}/me", instruct)
        found += await look(page, f"/seasons/{season}")
        assert found == [], report([one.values() for one in found])

    browsed(sqlite, work)


def test_axe_finds_nothing_in_any_dialog(sqlite: str) -> None:
    def pressing(*names: str) -> Act:
        async def press(page: Page) -> None:
            for name in names:
                exact = name == "More"
                button = page.get_by_role("button", name=name, exact=exact).first
                item = page.get_by_role("menuitem", name=name).first
                await button.or_(item).first.click()

        return press

    async def palette(page: Page) -> None:
        await page.keyboard.press("Control+k")
        await page.locator("#command-list").wait_for()

    async def several(page: Page) -> None:
        await page.get_by_role("button", name="Choose several").click()
        await page.get_by_label("All", exact=True).check()

    def bulk(name: str) -> Act:
        async def choose(page: Page) -> None:
            await several(page)
            await page.get_by_role("button", name=name).click()

        return choose

    async def look_back(page: Page) -> None:
        await page.get_by_role("slider").press("ArrowLeft")
        await page.get_by_role("button", name="Fork from here").click()

    async def erase(page: Page) -> None:
        await page.get_by_role("button", name="Erase words…").click()
        await page.get_by_label("Some of the words").fill("who")
        await page.get_by_role("button", name="Find").click()
        await page.get_by_role("button", name="Erase…", exact=True).first.click()

    def ordering(name: str) -> Act:
        async def order(page: Page) -> None:
            await page.get_by_label("Which order").select_option(name)
            await page.get_by_role("button", name="Preview").wait_for()

        return order

    async def work(house: House, browser: Browser) -> None:
        season, (client,) = await joined(house, "ama")
        over = await house.season(start=True, title="Told", viewers="link")
        await house.over(over)
        persona = {"name": "Wren", "biography": "Wren mends boats."}
        own = (await house.producer.post("cast", persona)).good()["castaway"]["id"]
        more = "More about Neap Tide"
        room = f"/seasons/{season}"
        menu = ("Rename…", "Fork from here…", "Who may watch…", "End…", "Delete…")
        acts = [
            ("/seasons", several),
            *(("/seasons", bulk(name)) for name in ("Archive…", "End…", "Delete…")),
            ("/seasons", pressing(more)),
            *(("/seasons", pressing(more, item)) for item in menu),
            (room, palette),
            (room, look_back),
            (room, pressing("Viewers")),
            (f"/seasons/{over}", erase),
            (f"{room}/costs?allow=yes", pressing()),
            (f"/seasons/{over}/boards", pressing("Share")),
            (f"{room}/cast/ama/player", pressing("Take the seat back…")),
            ("/cast", pressing("New castaway")),
            (f"/cast/{own}", pressing("Delete")),
            (f"/seasons/new?copy={over}", pressing("New castaway")),
        ]
        page = await producer(browser, house.url, house.producer.token, bypass_csp=True)
        found = []
        for place, (address, act) in enumerate(acts):
            seen = await look(page, address, act)
            found += [[place, address, *one.values()] for one in seen]
        for name in ORDERS:
            for one in await look(page, room, ordering(name), within=".desk"):
                found.append([name, *one.values()])
        profile = {"base_url": "https://models.example.org/v1", "model": "one"}
        (await house.operator.put("models/one", profile)).good()
        page = await producer(browser, house.url, house.operator.token, bypass_csp=True)
        for name in ("Connect a model", "Change", "Remove"):
            for one in await look(page, "/models", pressing(name)):
                found.append(["models", name, *one.values()])
        token = house.producer.token
        page = await producer(browser, house.url, token, size=PHONE, bypass_csp=True)
        for name in ("More about this season", "More"):
            for one in await look(page, room, pressing(name)):
                found.append(["room", name, *one.values()])
        page = await producer(browser, house.url, client.token, size=PHONE, bypass_csp=True)
        for place, act in (
            ("", pressing("The rules, and who you are")),
            ("/me", pressing("Give your seat back…")),
        ):
            for one in await look(page, f"/play/{season}{place}", act):
                found.append(["play", place, *one.values()])
        viewer = await house.viewer(over)
        page = await producer(browser, house.url, viewer.token, size=PHONE, bypass_csp=True)
        await page.route(f"**/api/v1/seasons/{over}", goes_on)
        for one in await look(page, f"/watch/{over}"):
            found.append(["goes on", *one.values()])
        await expect(page.get_by_text("The season goes on at another address")).to_be_visible()
        assert found == [], report(found)

    models = Models(ModelSettings(hosts="https://models.example.org"))
    browsed(sqlite, work, models=models)


async def goes_on(route: Route) -> None:
    """Answer that this season goes on in another."""
    card = await (await route.fetch()).json()
    await route.fulfill(json={**card, "goes_on_in": "another"})


def found_on_all_pages(address: str, sizes: list[dict[str, int]], every: int = 1) -> list[Any]:
    """What axe finds on every page of a season that is over, its fork, and one that goes on.

    One page in `every` is looked at in the dark theme, too.
    """
    found: list[Any] = []

    async def work(house: House, browser: Browser) -> None:
        over = await house.season(start=True, viewers="link")
        waits = await house.season(start=True, seed="waits", pace=20, viewers="link")
        await house.over(over)
        forks = f"seasons/{over}/forks"
        fork = (await house.producer.post(forks, {"at": 60, "luck": "fresh"})).good()["id"]
        seats = await house.seats(over)
        seat = await contestant(house, waits, seats[0])
        ended = await house.contestant(over, seats[0])
        viewer = await house.viewer(waits)
        looks = [
            (
                house.producer.token,
                [
                    *making(over),
                    *producers(over, seats[:1]),
                    f"/seasons/{fork}/compare",
                    f"/seasons/{waits}",
                ],
            ),
            (seat, contestants(waits)),
            (ended.token, contestants(over)),
            (viewer.token, viewers(waits)),
            (None, ["/", *HELP]),
        ]
        for size in sizes:
            for token, addresses in looks:
                page = await producer(browser, house.url, token, size=size, bypass_csp=True)
                for place, one in enumerate(addresses):
                    seen = await look(page, one, dark=place % every == 0)
                    found.extend([size["width"], one, *each.values()] for each in seen)
                await page.context.close()

    browsed(address, work)
    return found


async def contestant(house: House, season: str, seat: str) -> str:
    """The token of somebody who took up an invitation."""
    made = await house.nobody.post("session", {"invitation": await invite(house, season, seat)})
    return str(made.good()["token"])
