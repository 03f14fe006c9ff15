"""A producer makes a season in the console and directs it: by mouse, and by keyboard alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from showrunner.formats.format import format_names, load_format
from tests.api.serving import SECONDS, Client, House
from tests.console.browsing import browsed, let_in
from tests.console.control import DESK, producer

CAST = ["Ama", "Caio", "Davit", "Effie", "Eulogia", "Farouk"]
MOST_TABS = 400

FOCUSED = """() => {
  const e = document.activeElement;
  const label = e.labels?.[0]?.innerText ?? "";
  const name = e.getAttribute("aria-label") || label || e.innerText || e.placeholder || "";
  const part = e.closest("fieldset, [role=group], section, form");
  const group = part?.getAttribute("aria-label") ?? "";
  return `${e.tagName.toLowerCase()} ${group} ${name}`.replace(/\\s+/g, " ").trim();
}"""


@pytest.mark.full  # by keyboard below
def test_a_producer_makes_and_directs_a_season_by_mouse(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        page, api = await _producer(browser, house)
        await _make_by_mouse(page)
        season = _season_in(page)
        await expect(page.locator("header .status")).to_have_text(re.compile("Live"))
        await _direct_by_mouse(page)
        await _seen_in(api, season)

        desk = page.get_by_role("complementary", name="Desk")
        await desk.get_by_role("group", name="Who to ask").get_by_text("Caio").click()
        await desk.get_by_role("button", name="Who goes next, and why?").click()
        await desk.get_by_role("button", name="Ask Caio").click()
        answer = desk.get_by_role("article", name="Interview with Caio")
        await expect(answer.locator(".words").first).not_to_be_empty()
        await expect(answer.locator("dt").first).to_have_text("Vote")

        await page.get_by_role("button", name="Pause").click()
        await expect(page.locator("header .status")).to_have_text("Paused")
        await page.get_by_role("button", name="Go on", exact=True).first.click()
        await expect(page.locator("header .status")).to_have_text(re.compile("Live"))

        await page.get_by_role("complementary", name="Cast").get_by_text("Davit").click()
        await page.get_by_role("link", name="Player").click()
        await page.get_by_label("Who plays Davit").select_option("bot:random")
        await page.get_by_role("button", name="Swap the player").click()
        await _until(lambda: _plays(api, season, "davit", "bot:random"))
        await _paused(api, season)

    browsed(sqlite, work)


def test_a_producer_makes_and_directs_a_season_by_keyboard_alone(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        page, api = await _producer(browser, house)
        keys = Keys(page)
        await keys.press_on("a New season")
        await keys.press_on("button Survivor: the dice season.*")
        for name in CAST:
            await keys.press_on(f"button Library {name} .*")
        await keys.press_on("button .*Next: Players")
        await keys.press_on("button .*Skip to the last step")
        await keys.choose("select Pace.*", "quick")
        await keys.press_on("button .*Make it and start")
        await page.wait_for_url(re.compile(r"/seasons/[0-9a-f]{32}"))
        season = _season_in(page)
        await expect(page.locator("header .status")).to_have_text(re.compile("Live"))

        await keys.command("order event")
        await keys.type_into("textarea .*Story", "A storm takes the roof.")
        await keys.press_on("button .*Preview")
        await expect(page.locator(".seen")).to_contain_text("This will")
        await keys.press_on("button Event")
        await keys.command("order change a rule")
        await keys.choose("select Parameter", "Comments per vote")
        await keys.type_into("input Value", "2")
        await keys.press_on("button Change a rule")
        await keys.command("order grant immunity")
        await keys.press_on("button Seats Ama")
        await keys.choose("select When", "Before the next…")
        await keys.choose("select Before which phase", "Vote")
        await keys.press_on("button Schedule grant immunity")
        await keys.command("order set comment order")
        await keys.press_on("button Seats Caio")
        await keys.press_on("button Seats Ama")
        await keys.press_on("button Set comment order")
        await _seen_in(api, season)

        await keys.command("ask an interview question")
        await page.keyboard.type("Whom do you trust?")
        await keys.press_on("button Who to ask Caio")
        await keys.press_on("button .*Ask Caio")
        answer = page.get_by_role("article", name="Interview with Caio")
        await expect(answer.locator(".words").first).not_to_be_empty()

        await page.evaluate("document.activeElement.blur()")
        await page.keyboard.press(" ")
        await expect(page.locator("header .status")).to_have_text("Paused")
        await page.evaluate("document.activeElement.blur()")
        await page.keyboard.press(" ")
        await expect(page.locator("header .status")).to_have_text(re.compile("Live"))

        await keys.press_on("a Cast Davit.*|a .*Davit.*")
        await keys.press_on("a Player")
        await keys.choose("select Who plays Davit", "random bot")
        await keys.press_on("button Swap the player")
        await _until(lambda: _plays(api, season, "davit", "bot:random"))
        await _paused(api, season)

    browsed(sqlite, work)


def test_what_is_chosen_for_a_season_survives_reload_and_people_get_links(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        page, api = await _producer(browser, house)
        await page.goto("/seasons/new?step=game")
        await page.get_by_role("button", name=re.compile("Neap Tide")).click()
        await page.get_by_role("button", name="Next: players").click()
        await page.get_by_label("Ama", exact=True).select_option("outside")
        await page.reload()
        await expect(page.get_by_label("Ama", exact=True)).to_have_value("outside")
        await page.get_by_role("button", name="Skip to the last step").click()
        await page.get_by_role("button", name="Make it, and get the links").click()
        link = await page.get_by_label("Link for Ama").input_value()
        assert link.startswith(f"{house.url}/enter#")
        await page.reload()
        await expect(page.get_by_text("the season waits for them")).to_be_visible()
        assert len((await api.get("seasons")).good()["seasons"]) == 1
        await page.get_by_role("button", name="To the control room").click()
        await page.wait_for_url(re.compile(r"/seasons/[0-9a-f]{32}"))
        await page.locator(".desk").get_by_text("nobody has taken the seat").wait_for()
        contestant = await let_in(browser, house, link.removeprefix(house.url))
        await contestant.wait_for_url(re.compile("/play/"))

        await page.goto("/seasons")
        await page.get_by_role("button", name="More about Neap Tide").click()
        await page.get_by_role("menuitem", name="Delete…").click()
        await page.get_by_role("button", name="Delete for good").click()
        await page.get_by_text("No season yet").wait_for()
        assert (await api.get("seasons")).good()["seasons"] == []

    browsed(sqlite, work)


def test_every_open_invitation_to_a_seat_is_shown_and_can_be_withdrawn(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season()
        for label in ("Ada", "Ben"):
            body = {"label": label}
            path = f"seasons/{season}/seats/ama/invitation"
            (await house.producer.post(path, body)).good()
        page = await producer(browser, house.url, house.producer.token)
        await page.goto(f"/seasons/{season}/cast/ama/player")
        links = page.get_by_label("Open invitations for Ama").get_by_role("listitem")
        await expect(links).to_have_count(2)
        await links.filter(has_text="Ada").get_by_role("button", name="Withdraw").click()
        await expect(links).to_have_count(1)
        await expect(links).to_contain_text("Ben")
        listed = (await house.producer.get(f"seasons/{season}/invitations")).good()
        assert [one["label"] for one in listed] == ["Ben"]

    browsed(sqlite, work)


def test_a_producer_who_plays_is_told_why_the_control_room_is_closed(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season()
        who = (await house.producer.get("session")).good()["producer"]
        await house.contestant(season, "ama", producer=who)
        page = await producer(browser, house.url, house.producer.token)
        for address in (f"/seasons/{season}", f"/seasons/{season}/cast/ama"):
            await page.goto(address)
            await page.get_by_text("You play in this season").wait_for()
            await page.get_by_role("main").get_by_role("link", name="All seasons").click()
            await expect(page).to_have_url(re.compile("/seasons$"))

    browsed(sqlite, work)


@pytest.mark.parametrize("format", format_names())
def test_every_order_of_every_game_can_be_composed(sqlite: str, format: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        most = min(9, load_format(format).most)
        made = {"format": format, "cast": most, "season": None, "start": True, "pace": 60}
        season = await house.season(**made)
        page = await producer(browser, house.url, house.producer.token)
        await page.goto(f"/seasons/{season}")
        composer = page.locator(".desk form").first
        orders = (await house.nobody.get(f"formats/{format}/orders")).good()
        for order in orders:
            if order["name"] in ("interview", "withdraw_scheduled"):
                continue  # the desk has other places for these
            if order["after_end"]:
                option = composer.locator(f"option[value={order['name']}]")
                await expect(option).to_have_count(0)
                continue
            await composer.get_by_label("Which order").select_option(order["name"])
            button = re.compile(order["title"], re.IGNORECASE)
            await expect(composer.get_by_role("button", name=button).last).to_be_enabled()
            told = await composer.locator("label, legend").all_inner_texts()
            labels = {one.split("\n")[0].removesuffix(" if wanted") for one in told}
            wanted = {titled(name) for name in order["terms"]["properties"]}
            assert wanted <= labels, (order["name"], wanted - labels)

    browsed(sqlite, work)


def test_after_the_end_the_desk_offers_what_can_still_be_given(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(start=True, parameters={"reveal": "by_order"})
        await house.over(season)
        page = await producer(browser, house.url, house.producer.token)
        await page.goto(f"/seasons/{season}")
        order = page.locator(".desk").get_by_label("Which order")
        listed = (await house.nobody.get("formats/survivor/orders")).good()
        offered = ["", *(one["name"] for one in listed if one["after_end"])]
        await expect(order.locator("option")).to_have_count(len(offered))
        options = await order.locator("option").evaluate_all("all => all.map(one => one.value)")
        assert options == offered
        await order.select_option("reveal_secrets")
        await page.locator(".desk").get_by_role("button", name="Reveal secrets").click()
        await _until(lambda: _revealed(house.producer, season))

    browsed(sqlite, work)


def titled(name: str) -> str:
    """A name as the console sets it."""
    return name.replace("_", " ").capitalize()


# -- by mouse --------------------------------------------------------------------------------------


async def _make_by_mouse(page: Page) -> None:
    await page.get_by_role("link", name="New season").click()
    await page.get_by_role("button", name=re.compile("^Survivor: the dice season")).click()
    library = page.get_by_role("region", name="Library")
    cast = page.get_by_role("region", name="Cast")
    first = library.get_by_role("button", name=re.compile(f"^{CAST[1]}"))
    await first.drag_to(cast.get_by_text("Drag castaways here"))
    await library.get_by_role("button", name=re.compile(f"^{CAST[0]}")).drag_to(
        cast.get_by_role("listitem").first
    )
    await expect(cast.get_by_role("listitem").first).to_contain_text(CAST[0])
    for name in CAST[2:]:
        await library.get_by_role("button", name=re.compile(f"^{name}")).click()
    await expect(cast.get_by_role("listitem")).to_have_count(len(CAST))
    await page.get_by_role("button", name="Next: players").click()
    await page.get_by_label("Effie", exact=True).select_option("bot:random")
    await page.get_by_role("button", name="Next: rules").click()
    await page.get_by_label("Search the rules").fill("food")
    await page.get_by_role("spinbutton", name="Food per player").fill("6")
    await page.get_by_role("button", name="Next: twists").click()
    await page.get_by_label("Which twist").select_option("event")
    await page.get_by_label("Story").fill("A crate drifts ashore.")
    await page.get_by_role("button", name="Put it on the schedule").click()
    await expect(page.get_by_role("region", name="Schedule")).to_contain_text("from round 2 on")
    await page.get_by_role("button", name="Next: start").click()
    await page.get_by_label("Title").fill("By mouse")
    await page.get_by_label("Pace").select_option("0.5")
    await page.get_by_role("button", name="Make it and start").click()
    await page.wait_for_url(re.compile(r"/seasons/[0-9a-f]{32}"))
    await expect(page.locator("header h1")).to_have_text("By mouse")


async def _direct_by_mouse(page: Page) -> None:
    desk = page.get_by_role("complementary", name="Desk")
    order = desk.get_by_label("Which order")
    await order.select_option("event")
    await desk.get_by_label("Story").fill("A storm takes the roof.")
    await desk.get_by_label("Add to effects").select_option(label="Points")
    points = desk.get_by_role("region", name="Points 1")
    await points.get_by_role("button", name="Ama").click()
    await points.get_by_label("Amount").fill("2")
    await desk.get_by_role("button", name="Preview").click()
    await expect(desk.locator(".seen")).to_contain_text("This will")
    await desk.get_by_role("button", name="Event", exact=True).click()
    await expect(desk.get_by_role("list", name="Orders given")).to_contain_text("A storm")
    await order.select_option("set_parameter")
    await desk.get_by_label("Parameter").select_option("comments_per_vote")
    await desk.get_by_label("Value").fill("2")
    await desk.get_by_role("button", name="Change a rule").click()
    await order.select_option("grant_immunity")
    await desk.get_by_role("group", name="Seats").get_by_role("button", name="Ama").click()
    await desk.get_by_label("When", exact=True).select_option("phase")
    await desk.get_by_label("Before which phase").select_option("vote")
    await desk.get_by_role("button", name="Schedule grant immunity").click()
    await expect(order).to_have_value("")
    await order.select_option("set_comment_order")
    for name in ("Caio", "Ama"):
        await desk.get_by_role("group", name="Seats").get_by_role("button", name=name).click()
    await desk.get_by_role("button", name="Set comment order").click()


# -- by keyboard -----------------------------------------------------------------------------------


class Keys:
    """Goes through a page by keys, and by nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def find(self, wanted: str) -> None:
        """Tab on until this has the focus: its tag, its group's name, its own."""
        seen = []
        for _ in range(MOST_TABS):
            now = await self.page.evaluate(FOCUSED)
            if re.fullmatch(wanted, now):
                return
            seen.append(now)
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {wanted!r}: {sorted(set(seen))}")

    async def press_on(self, wanted: str) -> None:
        """Go there, and press Enter."""
        await self.find(wanted)
        await self.page.keyboard.press("Enter")

    async def choose(self, wanted: str, option: str) -> None:
        """Go to a list of choices, and go down it to this one."""
        await self.find(wanted)
        options = "[...(document.activeElement.options ?? [])]"
        offered = f"wanted => {options}.some(one => one.label === wanted)"
        await self.page.wait_for_function(offered, arg=option)
        chosen = "() => document.activeElement.selectedOptions[0]?.label ?? ''"
        await self.page.keyboard.press("Home")
        for _ in range(MOST_TABS):
            if await self.page.evaluate(chosen) == option:
                return
            await self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"there is no choice {option!r} in {wanted!r}")

    async def type_into(self, wanted: str, words: str) -> None:
        """Go to a field, and write into it."""
        await self.find(wanted)
        await self.page.keyboard.press("Control+A")
        await self.page.keyboard.type(words)

    async def command(self, words: str) -> None:
        """Do something by its name."""
        await self.page.keyboard.press("Control+k")
        await self.page.keyboard.type(words)
        await expect(self.page.locator("#command-list [role=option]").first).to_be_visible()
        await self.page.keyboard.press("Enter")


# -- what came of it -------------------------------------------------------------------------------


async def _producer(browser: Browser, house: House) -> tuple[Page, Client]:
    """Somebody who has just been made a producer, and the same over the API (the operator)."""
    made = (await house.operator.post("producers", {"name": "Ada", "operator": True})).good()
    page = await let_in(browser, house, made["path"], size=DESK)
    await page.get_by_role("heading", name="Seasons").wait_for()
    token = next(
        one["value"] for one in await page.context.cookies() if one["name"] == "showrunner_token"
    )
    return page, house.client(token)


def _season_in(page: Page) -> str:
    return page.url.split("/seasons/")[1].split("/")[0]


async def _seen_in(api: Client, season: str) -> None:
    """The four orders that both gave are the season's."""

    async def all_given() -> bool:
        orders = (await api.get(f"seasons/{season}/orders")).good()["orders"]
        by_us = {one["order"]: one for one in orders if one["by"] != "schedule"}
        wanted = {"event", "set_parameter", "grant_immunity", "set_comment_order"}
        return wanted <= by_us.keys() and by_us["grant_immunity"]["when"] == {"phase": "vote"}

    await _until(all_given)
    values = (await api.get(f"seasons/{season}/parameters")).good()
    assert next(one["value"] for one in values if one["name"] == "comments_per_vote") == 2


async def _plays(api: Client, season: str, seat: str, player: str) -> bool:
    seats: list[dict[str, Any]] = (await api.get(f"seasons/{season}/seats")).good()
    return any(one["seat"] == seat and one["player"] == player for one in seats)


async def _revealed(api: Client, season: str) -> bool:
    orders = (await api.get(f"seasons/{season}/orders")).good()["orders"]
    return any(one["order"] == "reveal_secrets" for one in orders)


async def _until(right: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(SECONDS):
        while not await right():
            await asyncio.sleep(0.1)


async def _paused(api: Client, season: str) -> None:
    """Nothing goes on while the browser is put away."""
    await api.post(f"seasons/{season}/pause")
