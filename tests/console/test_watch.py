"""People watch: live, or an episode at a time, without being told what comes after it."""

from __future__ import annotations

import asyncio
import re
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.async_api import Browser, Response, expect

from tests.api.serving import Client, House
from tests.console.browsing import browsed, invitation, let_in, opened, to_tab

QUICK: dict[str, Any] = {"season": "quick", "seed": "watched"}
SLOW = 3600.0
"""Seconds between two decisions."""


def test_whoever_wants_watches_live_without_being_let_in(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK, viewers="everybody", pace=SLOW)
        page = await opened(browser, house)
        await page.goto(f"/watch/{season}")
        await expect(page.get_by_text("The story has not begun")).to_be_visible()
        await page.get_by_role("button", name="What everybody knew").click()
        (await house.producer.post(f"seasons/{season}/start")).good()
        await expect(page.get_by_role("heading", name=re.compile("^Episode 1"))).to_be_visible()
        await page.context.set_offline(True)
        await expect(page.get_by_text("No connection.")).to_be_visible()
        (await house.producer.put(f"seasons/{season}/pace", {"seconds": 0})).good()
        await house.over(season, 60)
        await page.context.set_offline(False)
        story = (await house.nobody.get(f"seasons/{season}/story", limit="2000")).good()["lines"]
        last = [line["text"] for line in story if line["tone"] == "episode"][-1]
        await expect(page.get_by_role("heading", name=last)).to_be_visible()

    browsed(sqlite, work)


def test_a_season_that_is_over_is_watched_episode_by_episode(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK, viewers="link", start=True)
        await house.over(season, 60)
        page = await let_in(browser, house, await invitation(house, season))
        await expect(page).to_have_url(re.compile(f"/watch/{season}$"))
        await page.get_by_role("button", name="Episode 1").click()
        await expect(page.get_by_role("heading", name=re.compile("^Episode 1"))).to_be_visible()
        await page.reload()
        await to_tab(page, "Cast")
        await expect(page.get_by_text(re.compile("^You are at episode 1 of"))).to_be_visible()
        assert await page.get_by_role("heading", name="Out").count() == 0
        await to_tab(page, "Votes")
        grid = (await house.producer.get(f"seasons/{season}/votes", **{"as": "public"})).good()
        early = [vote for vote in grid["votes"] if vote["round"] == 1]
        await expect(page.locator("thead td.result")).to_have_count(len(early))
        await page.get_by_role("button", name="Show it as it stands").click()
        await expect(page.locator("thead td.result")).to_have_count(len(grid["votes"]))
        await to_tab(page, "Cast")
        await expect(page.get_by_role("heading", name="Out")).to_be_visible()

    browsed(sqlite, work)


def test_what_is_not_released_does_not_come_to_the_browser(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK, viewers="everybody", release="episode", pace=SLOW)
        (await house.producer.post(f"seasons/{season}/start")).good()
        (await house.producer.post(f"seasons/{season}/pause")).good()
        await house.until(season, "paused")
        (await house.producer.put(f"seasons/{season}/pace", {"seconds": 0})).good()
        for unit in ("round", "round", "phase", "phase", "phase"):
            (await house.producer.post(f"seasons/{season}/step", {"by": unit})).good()
            await house.until(season, "paused")
        released = await texts_of(house.nobody, season)
        aired = await texts_of(house.nobody, season, **{"as": "broadcast"})
        page = await opened(browser, house)
        said: list[str] = []
        page.on(
            "response", lambda response: read.append(asyncio.ensure_future(body_of(response, said)))
        )
        read: list[asyncio.Future[None]] = []
        await page.goto(f"/watch/{season}")
        await expect(page.get_by_text(aired[-1]).first).to_be_visible()
        for name in ("Cast", "Votes", "Story"):
            await to_tab(page, name)
        await asyncio.gather(*read)
        told = "".join(said)
        everything = await texts_of(house.producer, season)
        happened = [text for text in everything if text not in released + aired]
        assert aired[-1] in told
        assert set(aired) - set(released)
        assert happened
        assert not [text for text in happened if text in told]

    browsed(sqlite, work)


async def texts_of(client: Client, season: str, **query: str) -> list[str]:
    """The story's sentences, as somebody is told them, but for the short ones that come again."""
    story = (await client.get(f"seasons/{season}/story", limit="2000", **query)).good()["lines"]
    return [line["text"] for line in story if len(line["text"]) > 30]


async def body_of(response: Response, said: list[str]) -> None:
    """What the browser was told, but for streams, which do not end."""
    kind = response.headers.get("content-type", "")
    if "/api/" in response.url and "/watch" not in response.url and response.status == 200:
        said.append(str(await response.json() if "json" in kind else await response.text()))


def test_who_watches_chooses_between_the_broadcast_and_playing_along(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK, viewers="everybody", start=True)
        await house.over(season, 60)
        page = await opened(browser, house)
        await page.goto(f"/watch/{season}?episode=1")
        wrote = page.get_by_text("Who voted for whom")
        await expect(wrote.first).to_be_visible()
        await page.get_by_text("Downloads").click()
        book = page.get_by_role(
            "link",
            name="The same as a page with portraits and charts, to read offline and to print",
        )
        await expect(book).to_have_attribute("href", re.compile("exports/html[?]as=broadcast$"))
        await to_tab(page, "Episodes")
        await page.get_by_role("link", name=re.compile("^The moment of")).last.click()
        await expect(page).to_have_url(re.compile("fact="))
        await expect(page.get_by_text("The moment", exact=True)).to_be_in_viewport()
        await page.get_by_role("button", name="What everybody knew").click()
        await expect(page.get_by_role("heading", name=re.compile("^Episode 1"))).to_be_visible()
        await expect(wrote).to_have_count(0)
        await page.reload()
        fair = page.get_by_role("button", name="What everybody knew")
        await expect(fair).to_have_attribute("aria-pressed", "true")
        await expect(wrote).to_have_count(0)
        (await house.producer.patch(f"seasons/{season}", {"broadcast": "never"})).good()
        await page.reload()
        await expect(page.get_by_role("heading", name=re.compile("^Episode 1"))).to_be_visible()
        await expect(fair).to_have_count(0)

    browsed(sqlite, work)


def test_an_episode_is_told_again_vote_by_vote_and_no_faster_than_it_is_played(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK, viewers="everybody", start=True)
        await house.over(season, 60)
        story = (
            await house.nobody.get(f"seasons/{season}/story", limit="2000", **{"as": "broadcast"})
        ).good()["lines"]
        begins = [at for at, line in enumerate(story) if line["tone"] == "episode"]
        episode = story[begins[0] + 1 : begins[1]]
        first = next(at for at, line in enumerate(episode) if line["tone"] == "ballot")
        out = next(line for line in episode if line["moment"] == "out")
        page = await opened(browser, house)
        await page.clock.install()
        await page.goto(f"/watch/{season}/replay?episode=1")
        replay = page.get_by_role("region", name=re.compile("^Replay of"))
        words = replay.locator("figcaption")
        await replay.get_by_label("Place in the episode").fill(str(first - 1))
        await expect(words).to_contain_text(episode[first - 1]["text"])
        await replay.get_by_label("Speed").select_option("2 ×")
        await page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
        await replay.get_by_role("button", name="Play").click()
        while episode[first]["text"] not in await words.inner_text():
            await page.clock.run_for(250)
        await page.clock.run_for(650)
        await expect(words).to_contain_text(episode[first + 1]["text"])
        await expect(replay).not_to_contain_text(out["text"])
        gone = replay.get_by_role("list", name="Castaways").get_by_text(", out")
        await expect(gone).to_have_count(0)
        await replay.get_by_role("button", name="Pause").click()
        await page.clock.run_for(20_000)
        await expect(words).to_contain_text(episode[first + 1]["text"])
        while (await words.inner_text()).count(out["text"]) == 0:
            await replay.get_by_role("button", name="The next moment").click()
        await expect(gone).to_have_count(len(out["about"]))
        await page.keyboard.press("ArrowLeft")
        await expect(gone).to_have_count(0)
        await replay.get_by_role("button", name="Share").click()
        await expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()

    browsed(sqlite, work)


def test_an_overlay_shows_the_last_moment_for_a_while(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK, viewers="everybody", start=True)
        await house.over(season, 60)
        page = await opened(browser, house)
        await page.clock.install()
        await page.goto(f"/overlay/{season}")
        moment = page.get_by_role("figure")
        await expect(moment).to_contain_text("The winner")
        await page.clock.run_for(15_000)
        await expect(moment).to_have_count(0)

    browsed(sqlite, work)


def test_a_season_for_nobody_is_not_shown(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK)
        page = await opened(browser, house)
        await page.goto(f"/watch/{season}")
        await expect(page.get_by_text("This season is not open")).to_be_visible()

    browsed(sqlite, work)
