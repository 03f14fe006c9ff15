"""People play in browsers at the size of a phone, come what may to their connections."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from showrunner.formats.survivor.facts import CommentMade
from showrunner.store.asks import ClosedAsk
from tests.api.serving import SECONDS, Client, House
from tests.api.test_asks import asked, default, joined
from tests.console.browsing import browsed, invitation, let_in
from tests.quick import first_of

SHORT = {"conversations_per_player": 1, "turns_per_conversation": 2, "words_per_message": 30}
SEASON: dict[str, Any] = {"season": "quick", "cast": 5, "seed": "three", "parameters": SHORT}
LONGEST = 240.0
"""After so many seconds a season that people play has failed."""

ASKED = 'article[data-ask]:not(.given):not([aria-busy="true"])'
"""A decision to be made. After a reload one that is still on its way to the server is not."""
FILLED = """card => [...card.querySelectorAll("input, select, textarea")]
    .map(e => e.type === "radio" || e.type === "checkbox" ? e.checked : e.value)"""
CHOOSE = """card => {
  const groups = {};
  for (const e of card.querySelectorAll('input[type="radio"]')) (groups[e.name] ??= []).push(e);
  for (const group of Object.values(groups))
    if (!group.some(e => e.checked)) group[0].click();
}"""


class Someone:
    """A person who plays a seat: answers what is asked, and loses the line while doing so."""

    def __init__(self, page: Page, season: str, seat: str) -> None:
        self.page = page
        self.season = season
        self.seat = seat
        self.answered = 0
        self.said: list[str] = []
        self.ways = [self.plainly, self.after_reload, self.offline, self.offline_and_reload]

    async def play(self) -> None:
        """Answer until the season is over."""
        await self.page.goto(f"/play/{self.season}")
        first = self.page.locator(ASKED).first
        over = self.page.locator("header .status", has_text="Over")
        while True:
            await first.or_(over).first.wait_for(timeout=60_000)
            if await over.count():
                return
            await self.decide()

    async def decide(self) -> None:
        """Make the decision that is put first."""
        first = self.page.locator(ASKED).first
        name = await first.get_attribute("data-ask")
        card = self.page.locator(f'article[data-ask="{name}"]:not(.given)')
        await self.fill_in(card)
        await self.ways[self.answered % len(self.ways)](card)
        await card.wait_for(state="detached")
        self.answered += 1

    async def fill_in(self, card: Locator) -> None:
        """Choose where one must, and say something where one may."""
        await card.evaluate(CHOOSE)
        for field in await card.locator("form textarea:visible").all():
            words = f"{self.seat} says {len(self.said)} things tonight."
            self.said.append(words)
            await field.fill(words)

    async def plainly(self, card: Locator) -> None:
        """Send it."""
        await card.locator('button[type="submit"]').click()

    async def after_reload(self, card: Locator) -> None:
        """Reload first: what was filled in is still there."""
        filled = await card.evaluate(FILLED)
        await self.page.reload()
        await card.wait_for()
        assert await card.evaluate(FILLED) == filled
        await self.plainly(card)

    async def offline(self, card: Locator) -> None:
        """Send it into the void; it arrives when the line is back."""
        await self._unheard(card)
        await self.page.context.set_offline(False)

    async def offline_and_reload(self, card: Locator) -> None:
        """Send it while offline, and reload the page when the connection is back."""
        await self._unheard(card)
        await self.page.context.set_offline(False)
        await self.page.reload()

    async def _unheard(self, card: Locator) -> None:
        await self.page.context.set_offline(True)
        await self.plainly(card)
        await card.get_by_text("Your answer is kept here").wait_for()


async def closed(house: House, someone: Someone) -> list[ClosedAsk]:
    return await house.store.asks.closed(someone.season, someone.seat)


@pytest.mark.parametrize("number", first_of(1, [1, 3]))
def test_people_play_a_season_to_its_end_and_lose_nothing(sqlite: str, number: int) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**SEASON)
        seats = (await house.seats(season))[:number]
        people = [
            Someone(
                await let_in(browser, house, await invitation(house, season, seat)), season, seat
            )
            for seat in seats
        ]
        (await house.producer.post(f"seasons/{season}/start")).good()
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*(one.play() for one in people))
        for one in people:
            made = [ask for ask in await closed(house, one) if ask.given]
            by = [ask.given.by for ask in made if ask.given and ask.given.by != "engine"]
            assert one.answered > 0
            assert by == ["player"] * len(by)
            found = await house.producer.get(f"seasons/{season}/texts", words=f"{one.seat} says")
            assert {text["words"] for text in found.good()} >= set(one.said)
            await sees_everything(house, one)

    browsed(sqlite, work)


async def sees_everything(house: House, someone: Someone) -> None:
    """The page tells the whole story as its contestant may know it, and that it is over."""
    page = someone.page
    await expect(
        page.get_by_text(re.compile("^(The season is over|You won the season)"))
    ).to_be_visible()
    client = await house.contestant(someone.season, someone.seat)
    story = (await client.get(f"seasons/{someone.season}/story", limit="2000")).good()["lines"]
    episodes = [line["text"] for line in story if line["tone"] == "episode"]
    await page.get_by_role("link", name="Story", exact=True).click()
    await page.get_by_label("Episode", exact=True).select_option(label=episodes[0])
    for line in [line for line in story if line["tone"] == "result"][:1]:
        await expect(page.get_by_text(line["text"]).first).to_be_visible()


NO_TALKS = {"conversations_per_player": 0, "public_posts": 0}
ENDLESS: dict[str, Any] = {"season": "quick", "seed": "alone"}


async def alone(house: House, browser: Browser, **terms: Any) -> tuple[str, Page, Locator]:
    """A season of bots and one person, and the decision that is put to them first."""
    season = await house.season(**{**ENDLESS, **terms})
    page = await let_in(browser, house, await invitation(house, season, "ama"))
    (await house.producer.post(f"seasons/{season}/start")).good()
    card = page.locator("article[data-ask]").first
    await card.wait_for()
    return season, page, card


async def seen(house: House, season: str) -> None:
    """Wait until all that there is to know has been read."""
    client = await house.contestant(season, "ama")
    async with asyncio.timeout(SECONDS):
        while True:
            read = (await client.get(f"seasons/{season}/seat/seen")).good()
            if read["seen"] == read["facts"]:
                return
            await asyncio.sleep(0.1)


def test_an_answer_is_checked_and_what_is_wrong_stands_at_its_field(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        rich = {"starting_reward_points": 4}  # else there is no boost to choose
        _, page, card = await alone(house, browser, parameters=rich)
        await card.get_by_role("button", name="Send").click()
        wrong = card.get_by_text(re.compile("^Is missing: give one of"))
        await expect(wrong).to_be_visible()
        await expect(card.get_by_role("radio").first).to_be_focused()
        await page.keyboard.press("Space")
        await expect(wrong).to_be_hidden()
        await card.get_by_role("button", name="Send").click()
        await expect(page.locator('article[data-ask="1"]:not(.given)')).to_have_count(0)

    browsed(sqlite, work)


def test_what_was_decided_for_somebody_who_was_away_is_told_when_they_are_back(
    sqlite: str,
) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, page, _ = await alone(house, browser)
        await seen(house, season)
        await page.goto("about:blank")
        (
            await house.producer.put(
                f"seasons/{season}/seats/ama/player", {"player": "bot:sensible"}
            )
        ).good()
        await house.over(season, 60)
        await page.goto(f"/play/{season}")
        await expect(page.get_by_role("heading", name="While you were away")).to_be_visible()
        await page.get_by_role("button", name="I have read it").click()
        await seen(house, season)
        await page.reload()
        await expect(page.get_by_text(re.compile("^(The season is over|You won)"))).to_be_visible()
        await expect(page.get_by_role("heading", name="While you were away")).to_be_hidden()

    browsed(sqlite, work)


def test_notes_and_instructions_are_kept_and_a_seat_is_given_back(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, page, _ = await alone(house, browser)
        await page.get_by_role("link", name="You", exact=True).click()
        await page.get_by_label("What your stand-in is to go by").fill("Keep Rokeya.")
        await page.reload()
        await page.get_by_role("button", name="Instruct").click()
        await expect(page.get_by_text("Your stand-in goes by it from now on.")).to_be_visible()
        await page.get_by_label(re.compile("^A note for yourself")).fill("Gideon hums.")
        await page.get_by_role("button", name="Write it down").click()
        await expect(page.get_by_role("listitem").filter(has_text="Gideon hums.")).to_be_visible()
        client = await house.contestant(season, "ama")
        told = (await client.get(f"seasons/{season}/seat/instructions")).good()
        assert (told["words"], told["friends"]) == ("Keep Rokeya.", ["rokeya"])
        await page.get_by_role("button", name="Give your seat back…").click()
        await page.get_by_role("button", name="Give it back").click()
        await expect(page.get_by_text("You come in by a link.")).to_be_visible()

    browsed(sqlite, work)


async def asked_for(client: Client, season: str, kind: str) -> dict[str, Any]:
    """The first decision of this kind; those before it are answered by default."""
    ask = await asked(client, season)
    while ask["kind"] != kind:
        (await client.post(f"seasons/{season}/asks/{ask['ask']}/answer", default(ask))).good()
        ask = await asked(client, season, known=ask["ask"])
    return ask


def test_what_words_do_stands_below_them_and_can_be_taken_away_and_added(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, (client,) = await joined(house, "ama")
        ask = await asked_for(client, season, "survivor.comment")
        page = await let_in(browser, house, await invitation(house, season, "ama"))
        card = page.locator(ASKED).first
        words = card.get_by_label("Your comment")
        await words.fill("Vote Rokeya with me. Nobody trusts her.")
        chip = card.get_by_role("button", name="Take away “proposes Rokeya”")
        await expect(chip).to_be_visible()
        await expect(card.get_by_text("read from your words")).to_be_visible()
        await chip.press("Enter")
        await expect(chip).to_be_hidden()
        add = card.get_by_role("button", name="Add…")
        what = card.get_by_label("What", exact=True)
        await add.press("Enter")
        await expect(what).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(what).to_be_hidden()
        await expect(add).to_be_focused()
        await card.get_by_role("button", name="Read my words again").press("Space")
        await expect(chip).to_be_visible()
        await expect(add).to_be_focused()
        await chip.press("Space")
        await expect(chip).to_be_hidden()
        await expect(card.get_by_role("button", name="Take away").or_(add).first).to_be_focused()
        await add.press("Enter")
        await what.select_option("join")
        await page.keyboard.press("Tab")
        await page.keyboard.type("the Well")
        await page.keyboard.press("Enter")
        await expect(add).to_be_focused()
        await card.get_by_role("button", name="Take away “invites into “the Well””").press("Enter")
        await add.press("Enter")
        await what.select_option("promise")
        await card.get_by_label("Which").select_option("final")
        await card.get_by_label("About").select_option("rokeya")
        await card.get_by_role("button", name="Add it").click()
        await expect(card.get_by_role("button", name="promises to go to the end")).to_be_visible()
        await card.get_by_role("button", name="Send").click()
        await expect(words).to_be_hidden()
        await asked(client, season, known=ask["ask"])  # by then the comment is taken
        told = [one.fact for one in await house.store.past.facts(season)]
        (mine,) = [one for one in told if isinstance(one, CommentMade) and one.seat == "ama"]
        assert [(act.act, act.what, act.about) for act in mine.acts] == [
            ("promise", "final", "rokeya")
        ]

    browsed(sqlite, work)


def test_a_page_of_a_season_that_is_not_theirs_says_so(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, page, _ = await alone(house, browser)
        watched = await house.season(viewers="everybody")
        hidden = await house.season()
        await page.goto(f"/play/{watched}")
        await expect(page.get_by_text("You have no seat in this season")).to_be_visible()
        await page.goto(f"/play/{hidden}")
        await expect(page.get_by_text("There is no such thing here")).to_be_visible()
        await page.goto(f"/watch/{season}")
        await page.get_by_role("button", name="Go to your page").click()
        await expect(page).to_have_url(re.compile(f"/play/{season}$"))
        await page.goto(f"/seasons/{season}")
        await expect(page.get_by_text("This page is for producers")).to_be_visible()
        await page.goto(f"/seasons/{season}/cast/ama")
        await page.get_by_role("button", name="Go to your page").click()
        await expect(page).to_have_url(re.compile(f"/play/{season}$"))

    browsed(sqlite, work)


def test_lines_that_would_not_count_are_shown_before_they_are_sent(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(season="six", cast=None, seed="lines", parameters=NO_TALKS)
        page = await let_in(browser, house, await invitation(house, season, "ama"))
        (await house.producer.post(f"seasons/{season}/start")).good()
        await page.locator("article[data-ask]").first.wait_for()
        card = page.locator("article[data-ask]").filter(has_text="what do your Survivors do?")
        person = Someone(page, season, "ama")
        while not await card.count():
            await person.decide()
            await page.locator("article[data-ask]:not(.given)").first.wait_for()
        await card.get_by_text("Write lines").click()
        await card.get_by_role("textbox", name="Lines", exact=True).fill("buy\nwhatever\nend")
        await card.get_by_role("button", name="Send").click()
        await expect(card.get_by_text("Line 2 does not count")).to_be_visible()
        await page.reload()
        await expect(card.get_by_role("textbox", name="Lines", exact=True)).to_have_value(
            "buy\nwhatever\nend"
        )
        await card.get_by_role("button", name="Send").click()
        await card.get_by_role("button", name="Send it as it is").click()
        await card.and_(page.locator(":not(.given)")).wait_for(state="detached")

    browsed(sqlite, work)
