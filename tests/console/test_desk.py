"""The producers' desk: what is held, ruled on, ordered and asked in private."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from playwright.async_api import Browser, Route, expect

from tests.api.directing import Directed
from tests.api.serving import House
from tests.api.test_asks import asked, default
from tests.console.browsing import SLOWEST, browsed
from tests.console.control import producer

SILENT = {"conversations_per_player": 0}


def test_what_is_to_be_held_adds_up_and_an_answer_is_replaced_by_its_form(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(players={"ama": "outside"}, parameters=SILENT)
        directed = Directed(house, season)
        page = await producer(browser, house.url, house.producer.token)
        await page.goto(f"/seasons/{season}")
        holds = page.locator("#holds")
        await holds.locator("summary", has_text="Hold").click()
        kinds = list((await house.nobody.get("formats/survivor")).good()["decisions"])
        answer_now = asyncio.Event()
        sent: list[Any] = []

        async def answer_late(route: Route) -> None:
            if route.request.method == "PUT":
                sent.append(route.request.post_data_json["kinds"])
                await answer_now.wait()
            await route.continue_()

        await page.route("**/holds", answer_late)
        for at in range(len(kinds)):
            await holds.locator("details button").nth(at).click()
        pressed = holds.locator("details [aria-pressed=true]")
        await expect(pressed).to_have_count(len(kinds))
        await expect(holds).to_contain_text("Saving…")
        answer_now.set()
        await expect(holds).to_contain_text("as soon as the season goes on")
        assert [len(one) for one in sent] == [1, len(kinds)]
        await expect(pressed).to_have_count(len(kinds))
        await page.reload()
        await expect(pressed).to_have_count(len(kinds))
        assert sorted((await directed.get("holds"))["waiting"]) == sorted(kinds)

        await directed.post("start")
        ama = await house.contestant(season, "ama")
        ask = await asked(ama, season)
        answer = await ama.post(f"seasons/{season}/asks/{ask['ask']}/answer", default(ask))
        assert answer.status < 300
        ruled = holds.locator("article", has_text="Ama")
        await ruled.get_by_role("button", name="Replace…").click()
        await expect(ruled.get_by_role("button", name="Replace", exact=True)).to_be_disabled()
        await expect(ruled.locator(".fields .field").first).to_be_visible()
        before = (await directed.held(6))[-1]["answer"]
        await ruled.locator("input[type=checkbox]").first.click(force=True)
        await ruled.get_by_role("button", name="Replace", exact=True).click()
        await expect(page.get_by_text("Replaced.")).to_be_visible()
        await expect(ruled).to_have_count(0)
        assert before["trade"] is False
        (act,) = (await directed.get("ledger"))["acts"][len(sent) :]
        assert (act["what"], act["terms"]["seat"]) == ("replace", "ama")
        await holds.get_by_role("button", name="Let all count").click()
        await expect(page.get_by_text("answers count.")).to_be_visible()
        await house.producer.post(f"seasons/{season}/pause")

    browsed(sqlite, work)


def test_orders_that_wait_are_said_to_wait_and_dice_are_given_one_by_one(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(cast=9, start=True, pace=60)
        page = await producer(browser, house.url, house.producer.token)
        await page.goto(f"/seasons/{season}")
        desk = page.locator(".desk")
        order = desk.get_by_label("Which order")
        await order.select_option("deal_teams")
        await desk.get_by_label("Names").fill("Sun\nMoon")
        await desk.get_by_role("button", name="Preview").click()
        await expect(desk.locator(".seen")).to_contain_text(
            "at the next pause between phases", timeout=SLOWEST
        )
        await desk.get_by_role("button", name="Deal teams").click()
        await expect(page.get_by_text("Deal teams will take effect")).to_be_visible()

        await order.select_option("fix_roll")
        await desk.get_by_label("Roll", exact=True).select_option("competition")
        await desk.get_by_role("group", name="Seat").get_by_role("button").first.click()
        await desk.get_by_role("button", name="Fix roll").click()
        await expect(desk.get_by_text("Give exactly 3.")).to_be_visible()
        for at in range(1, 4):
            await desk.get_by_label(f"Dice {at}").fill("6")
        await desk.get_by_role("button", name="Fix roll").click()
        await expect(page.get_by_text("Fix roll: done.")).to_be_visible()
        await expect(desk.locator(".ledger")).to_contain_text("Produced")

        await order.select_option("offer_opportunity")
        await desk.get_by_label("Story").fill("A horn is for sale.")
        await desk.get_by_label("Add to effects").select_option(label="Give Card")
        card = desk.get_by_role("region", name="Give Card 1")
        await card.get_by_role("button", name="Whoever takes it").click()
        await card.get_by_label("Kind").fill("hidden immunity")
        await desk.get_by_role("button", name="Offer opportunity").click()
        await expect(page.get_by_text("Offer opportunity: done.")).to_be_visible()

        await order.select_option("set_parameter")
        await desk.get_by_label("Parameter").select_option("comments_per_vote")
        await expect(desk.get_by_label("Value")).to_have_value(re.compile(r"\d"))
        await expect(desk.get_by_text("Give a whole number")).to_be_visible()
        await desk.get_by_label("When", exact=True).select_option("round")
        await desk.get_by_label("Round", exact=True).fill("2.5")
        await expect(desk.get_by_text("in whole numbers")).to_be_visible()
        await expect(desk.get_by_role("button", name="Preview")).to_be_disabled()
        assert await page.locator("aside.desk").evaluate(
            "desk => desk.scrollWidth <= desk.clientWidth"
        )

    browsed(sqlite, work)


def test_who_is_out_can_be_interviewed(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(start=True, pace=60)
        directed = Directed(house, season)
        await directed.order("remove_castaway", seat="ama")
        page = await producer(browser, house.url, house.producer.token)
        await page.goto(f"/seasons/{season}")
        desk = page.locator(".desk")
        people = desk.get_by_role("group", name="Who to ask").get_by_role("button")
        await expect(people.last).to_contain_text("Ama")
        await people.last.click()
        await desk.get_by_label("Question", exact=True).fill("Who was it? " * 20)
        await desk.get_by_role("button", name="Ask Ama").click()
        answer = desk.get_by_role("article", name="Interview with Ama")
        await expect(answer).to_be_visible()

    browsed(sqlite, work)


def test_a_window_that_is_open_is_told_at_the_desk_and_in_the_list(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        directed = await Directed.begun(house, parameters=SILENT)
        page = await producer(browser, house.url, house.producer.token)
        await page.goto(f"/seasons/{directed.season}")
        needs = page.get_by_role("region", name="Needs you")
        await directed.order("stop_before", phase="vote")
        await expect(page.locator("aside.desk")).to_contain_text("Stop before")
        await expect(needs).not_to_contain_text("A window is open")
        await directed.post("resume")
        await directed.stopped()
        await expect(needs).to_contain_text("A window is open", timeout=SLOWEST)
        await expect(page.get_by_text("Waits for you: a window is open.")).to_be_visible()
        await page.goto("/seasons")
        await expect(page.get_by_text("Waits for you: a window is open")).to_be_visible()
        await house.producer.post(f"seasons/{directed.season}/pause")

    browsed(sqlite, work)
