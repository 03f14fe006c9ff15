"""The control room in a browser: looking back, forking, comparing, reading votes and talks."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Browser, Page, expect

from showrunner.formats.talk.facts import MessageSaid
from tests.api.serving import House
from tests.console.axe import report, violations
from tests.console.browsing import browsed, to_tab
from tests.console.control import DESK, come, producer

LOOKING_BACK = re.compile(r"You look at entry (\d+) of")


def test_a_producer_looks_back_forks_and_compares(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(start=True)
        await house.over(season)
        page = await producer(browser, house.url, house.producer.token)
        await come(page, f"/seasons/{season}")
        await look_back_by_keys(page)
        await look_back_by_pointer(page, house, season)
        fork = await fork_here(page)
        await house.over(fork)
        await compare(page, house, season, fork)

    browsed(sqlite, work)


async def look_back_by_keys(page: Page) -> None:
    """Entry by entry, by round, to the beginning, and back to now."""
    slider = page.get_by_role("slider", name="Moment of the season")
    last = int(str(await slider.get_attribute("aria-valuemax")))
    await slider.focus()
    await page.keyboard.press("ArrowLeft")
    await expect(slider).to_have_attribute("aria-valuenow", str(last - 1))
    await page.keyboard.press("PageDown")
    await expect(page.locator(".back")).to_have_text(LOOKING_BACK)
    await page.keyboard.press("Home")
    await expect(slider).to_have_attribute("aria-valuenow", "0")
    await expect(page.get_by_role("complementary", name="Cast").get_by_text("juror")).to_have_count(
        0
    )
    await page.keyboard.press("End")
    await expect(page.locator(".back")).not_to_have_text(LOOKING_BACK)
    await expect(page.get_by_role("complementary", name="Cast")).to_contain_text("juror")


async def look_back_by_pointer(page: Page, house: House, season: str) -> None:
    """A press in the middle of the timeline; reload and another tab keep the moment."""
    box = await page.get_by_role("slider").bounding_box()
    assert box is not None
    await page.mouse.move(box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2)
    await page.mouse.down()
    await page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] / 2, steps=5)
    await page.mouse.up()
    bar = page.locator(".back")
    await expect(bar).to_have_text(LOOKING_BACK)
    said = await bar.inner_text()
    await to_tab(page, "Votes", "Stage")
    await page.reload()
    await expect(bar).to_have_text(LOOKING_BACK)
    assert (await bar.inner_text()).split(":")[0] == said.split(":")[0]
    entry = int(said.split(" of ")[0].split()[-1])
    votes = (await house.producer.get(f"seasons/{season}/votes", at=entry)).good()["votes"]
    await expect(page.locator("thead tr").nth(1).locator("th")).to_have_count(len(votes) + 1)


async def fork_here(page: Page) -> str:
    """Fork at the moment that is looked at, and start the fork."""
    here = page.url
    await page.get_by_role("button", name="Fork from here").click()
    await page.get_by_label("Its title").fill("The other way")
    await page.get_by_role("button", name="Fork the season").click()
    await page.wait_for_url(lambda address: "/votes" not in address and address != here)
    fork = page.url.split("/seasons/")[1].split("?")[0]
    await expect(page.get_by_role("heading", level=1)).to_have_text("The other way")
    await page.get_by_role("button", name=re.compile("^(Start|Go on)$")).click()
    return fork


async def compare(page: Page, house: House, season: str, fork: str) -> None:
    """Both ends and every vote from there on stand side by side."""
    await page.get_by_role("link", name="Compare the two").click()
    await page.wait_for_url(re.compile("/compare$"))
    ends = page.locator("p.end")
    for place, one in enumerate((season, fork)):
        story = (await house.producer.get(f"seasons/{one}/story", limit=2000)).good()["lines"]
        result = [line["text"] for line in story if line["tone"] == "result"][-1]
        await expect(ends.nth(place)).to_have_text(result)
    rows = page.locator(".votes tbody tr")
    await expect(rows.last).to_contain_text("Jury")
    last = (await house.producer.get(f"seasons/{season}/sheet")).good()["round"]
    await page.locator("summary", has_text=f"Round {last}").click()
    await expect(page.locator("details[open]").last).to_contain_text("wins")


def test_the_voting_grid_the_graph_and_the_talks_say_what_the_server_says(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(start=True)
        await house.over(season)
        grid = (await house.producer.get(f"seasons/{season}/votes")).good()
        page = await producer(browser, house.url, house.producer.token)
        await come(page, f"/seasons/{season}/votes")
        await check_grid(page, grid)
        await page.set_viewport_size({"width": 240, "height": 800})
        region = page.get_by_role("region", name="Voting grid")
        assert await region.evaluate("grid => grid.scrollWidth - grid.clientWidth") > 0
        assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        await page.set_viewport_size(DESK)
        await come(page, f"/seasons/{season}/graph")
        await check_graph(page)
        await come(page, f"/seasons/{season}/talk?round=all")
        facts = [told.fact for told in await house.store.past.facts(season)]
        acting = [fact for fact in facts if isinstance(fact, MessageSaid) and fact.acts]
        tagged = page.get_by_role("region", name="Talks").get_by_text("What it does:")
        await expect(tagged).to_have_count(len(acting))

    browsed(sqlite, work)


async def check_grid(page: Page, grid: Any) -> None:
    """Every ballot stands in its voter's row, below its vote."""
    await page.locator("tbody tr").first.wait_for()
    rows = {
        (await row.locator("th").inner_text()): await row.locator("td").all_inner_texts()
        for row in await page.locator("tbody tr").all()
    }
    for column, vote in enumerate(grid["votes"]):
        for ballot in vote["ballots"]:
            cell = rows[grid["names"][ballot["voter"]]][column]
            assert grid["names"].get(ballot["name"], ballot["why"]) in cell, (column, ballot)


async def check_graph(page: Page) -> None:
    """A line opens the talks along it; the table does, too, by keyboard alone."""
    ties = page.locator("line.hit")
    await ties.first.wait_for(state="attached")
    tie = str(await ties.first.get_attribute("data-tie"))
    await ties.first.dispatch_event("click")
    said = page.get_by_role("region", name=re.compile(" said$"))
    await expect(said.get_by_role("article")).not_to_have_count(0)
    assert f"tie={tie.replace(' ', '+')}" in page.url
    await page.get_by_role("button", name="Close").click()
    await expect(said).to_have_count(0)
    await page.get_by_role("button", name="Table").press("Enter")
    await page.get_by_role("button", name=re.compile("^Read what")).first.press("Enter")
    await expect(said.get_by_role("article")).not_to_have_count(0)


READ_SLOWLY = """
const later = window.setTimeout;
window.setTimeout = (what, after, ...more) => after >= 1000 ? 0 : later(what, after, ...more);
"""
"""Keeps the reading of votes at its first vote."""


def test_votes_that_are_watched_live_are_read_one_by_one(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await before_the_vote(house)
        page = await producer(browser, house.url, house.producer.token, motion="no-preference")
        await page.add_init_script(READ_SLOWLY)
        await come(page, f"/seasons/{season}")
        await expect(page.get_by_text("The season stands still")).to_be_visible()
        (await house.producer.post(f"seasons/{season}/step", {"by": "phase"})).good()
        reading = page.get_by_role("region", name="The votes are read")
        await expect(reading.get_by_role("listitem")).not_to_have_count(0)
        assert await page.locator("p.result", has_text="voted out").count() == 0
        found = await violations(page, within="[aria-label='The votes are read']")
        assert found == [], report([one.values() for one in found])
        await reading.get_by_role("button", name="Skip").click()
        await expect(reading).to_have_count(0)
        await expect(page.locator("p.scores").last).to_contain_text("The count")

    browsed(sqlite, work)


def test_what_is_read_stays_where_it_is_and_what_is_new_waits(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await before_the_vote(house)
        page = await producer(browser, house.url, house.producer.token)
        await come(page, f"/seasons/{season}")
        log = page.get_by_role("log")
        box = await log.bounding_box()
        assert box is not None
        await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await page.mouse.wheel(0, -900)
        await expect(page.get_by_text("The season stands still")).to_be_visible()
        before = await seen(page)
        (await house.producer.post(f"seasons/{season}/step", {"by": "phase"})).good()
        pill = page.get_by_role("button", name=re.compile(r"^\d+ new$"))
        await expect(pill).to_be_visible()
        assert await seen(page) == before
        await pill.click()
        await expect(pill).to_have_count(0)
        assert await seen(page) != before

    browsed(sqlite, work)


async def seen(page: Page) -> tuple[str, int]:
    """The first line that can be read in the story, and how far below the bar it stands."""
    first = await page.get_by_role("log").evaluate(
        """(view) => {
          const top = view.getBoundingClientRect().top;
          const line = [...view.children].find((one) => one.getBoundingClientRect().top >= top);
          return [line.textContent, Math.round(line.getBoundingClientRect().top)];
        }"""
    )
    return str(first[0]), int(first[1])


async def before_the_vote(house: House) -> str:
    """A season that stands still where the castaways have talked, and will vote."""
    season = await house.season(pace=30)
    path = f"seasons/{season}"
    for act in ("start", "pause"):
        (await house.producer.post(f"{path}/{act}")).good()
        await house.until(season, "running" if act == "start" else "paused")
    (await house.producer.put(f"{path}/pace", {"seconds": 0})).good()
    for _ in range(3):
        (await house.producer.post(f"{path}/step", {"by": "phase"})).good()
        await house.until(season, "paused")
    return season
