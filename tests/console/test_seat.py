"""What a person sees who plays: the brief, results before the next question, the end."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Browser, Page, expect

from showrunner.formats.survivor.facts import VotedOut
from tests.api.serving import House
from tests.api.test_asks import asked, default, joined
from tests.console.axe import look, report
from tests.console.browsing import browsed, invitation, let_in, opened
from tests.console.test_play import ASKED, CHOOSE, SHORT, asked_for

QUICK = {"season": "quick", "cast": 5, "seed": "three", "parameters": SHORT}


async def answered(page: Page) -> None:
    """Answer the first question by whatever it offers first."""
    first = page.locator(ASKED).first
    await first.wait_for()
    name = await first.get_attribute("data-ask")
    card = page.locator(f'article[data-ask="{name}"]:not(.given)')
    await card.evaluate(CHOOSE)
    for field in await card.locator("form textarea:visible").all():
        await field.fill("Whom do you trust here?")
    await card.locator('button[type="submit"]').click()
    await card.wait_for(state="detached")


def test_the_brief_comes_before_the_first_question_and_behind_a_mark_at_any_time(
    sqlite: str,
) -> None:

    async def work(house: House, browser: Browser) -> None:
        season, (ama,) = await joined(house, "ama", parameters={"words_per_message": 33})
        await asked(ama, season)
        brief = (await ama.get(f"seasons/{season}/seat/brief")).good()
        path = await invitation(house, season, "ama")
        page = await let_in(browser, house, path, briefed=False, bypass_csp=True)
        before = page.get_by_role("article", name="Before you begin")
        await expect(before.get_by_text(brief["me"]["wants"])).to_be_visible()
        await expect(before.get_by_text("a message has at most 33 words")).to_be_visible()
        await expect(page.locator(ASKED)).to_have_count(0)
        found = await look(page, f"/play/{season}")
        assert found == [], report([one.values() for one in found])
        await before.get_by_role("button", name="I am ready").click()
        await page.locator(ASKED).first.wait_for()
        await page.reload()
        await page.locator(ASKED).first.wait_for()
        await page.get_by_role("button", name="The rules, and who you are").click()
        dialog = page.get_by_role("dialog", name="The rules, and who you are")
        await expect(dialog.get_by_text("a message has at most 33 words")).to_be_visible()

    browsed(sqlite, work)


def test_a_vote_is_read_out_before_the_next_question_and_says_who_is_out(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK)
        path = await invitation(house, season, "ama")
        page = await let_in(browser, house, path, motion="no-preference")
        (await house.producer.post(f"seasons/{season}/start")).good()
        reading = page.get_by_role("region", name="The votes are read")
        after = reading.or_(page.locator(ASKED).first).or_(page.get_by_text("The season is over"))
        async with asyncio.timeout(120):
            while True:
                await after.first.wait_for()
                if await reading.count():
                    break
                await answered(page)
        await expect(reading.get_by_role("listitem").first).to_be_visible()
        await expect(page.locator(ASKED)).to_have_count(0)
        await expect(page.get_by_text("is voted out")).to_have_count(0)
        await reading.get_by_role("button", name="Skip").click()
        told = [one.fact for one in await house.store.past.facts(season)]
        out = next(fact.seat for fact in told if isinstance(fact, VotedOut))
        since = page.get_by_role("region", name="Since your last answer")
        await expect(since.get_by_text(re.compile(f"{out} is voted out", re.I))).to_be_visible()

    browsed(sqlite, work)


def test_without_motion_results_and_dice_stand_above_the_next_question(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(**QUICK)
        page = await let_in(browser, house, await invitation(house, season, "ama"))
        (await house.producer.post(f"seasons/{season}/start")).good()
        await expect(page.get_by_role("region", name="Since your last answer")).to_have_count(0)
        await answered(page)  # how to go into the competition
        since = page.get_by_role("region", name="Since your last answer")
        await expect(page.locator(ASKED).first).to_be_visible()
        await expect(since.get_by_role("img", name=re.compile("^Dice: "))).to_have_count(1)
        await expect(since.get_by_text("Ama throws")).to_be_visible()
        assert (await since.bounding_box() or {})["y"] < (
            await page.locator(ASKED).first.bounding_box() or {}
        )["y"]

    browsed(sqlite, work)


def test_a_talk_that_closed_shows_its_last_words_before_the_next_question(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        several = {**SHORT, "conversations_per_player": 3}
        season, (ama,) = await joined(house, "ama", parameters=several)
        page = await let_in(browser, house, await invitation(house, season, "ama"))
        talk = page.get_by_role("region", name="Since your last answer").get_by_role("log")
        async with asyncio.timeout(120):
            known = ""
            while not await talk.count():
                ask = await asked(ama, season, known=known)
                await page.locator(f'article[data-ask="{ask["ask"]}"]').wait_for()
                assert not ask["kind"].endswith("ballot"), "no talk ended with another's words"
                answer = default(ask)["answer"]
                if "ranked" in answer:
                    answer["ranked"] = answer["open"]
                if "say" in answer:
                    answer |= {"say": "Who is it tonight?", "end": False}
                path = f"seasons/{season}/asks/{ask['ask']}/answer"
                (await ama.post(path, {"answer": answer})).good()
                await page.locator(f'article[data-ask="{ask["ask"]}"]').wait_for(state="detached")
                known = ask["ask"]
                await page.locator("article[data-ask]").first.wait_for()
        await expect(talk.get_by_role("listitem").last).not_to_have_class(re.compile(r"\bmine\b"))

    browsed(sqlite, work)


def test_a_missed_deadline_says_so_and_who_decided(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, (ama,) = await joined(house, "ama", deadlines={"decision": 6})
        page = await let_in(browser, house, await invitation(house, season, "ama"))
        await page.locator(ASKED).first.wait_for()
        late = page.get_by_role("alert").filter(has_text="Your time was over")
        await expect(late).to_be_visible(timeout=30_000)
        await expect(late).to_contain_text(re.compile("your stand-in decided|the default counts"))
        await page.reload()
        await expect(late).to_be_visible()
        await late.get_by_role("button", name="I have read it").click()
        assert (await ama.get(f"seasons/{season}/seat/away", after=0)).good()["decided"]

    browsed(sqlite, work)


def test_votes_promises_and_the_end_are_one_s_own(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, (ama,) = await joined(house, "ama", season="quick", cast=5)
        await asked_for(ama, season, "survivor.ballot")
        page = await let_in(browser, house, await invitation(house, season, "ama"))
        card = page.locator(ASKED).first
        await card.get_by_role("radio").first.check(force=True)
        await card.get_by_role("button", name="Send").click()
        await page.get_by_role("link", name="Votes", exact=True).click()
        await expect(page.get_by_text(re.compile("^You wrote "))).to_be_visible()
        player = {"player": "bot:sensible"}
        (await house.producer.put(f"seasons/{season}/seats/ama/player", player)).good()
        await house.over(season, 120)
        ending = (await ama.get(f"seasons/{season}/seat/ending")).good()
        await page.get_by_role("link", name=re.compile("^Now")).click()
        own = page.get_by_role("region", name="How it ended for you")
        await expect(own.get_by_text(f"of {ending['of']}")).to_be_visible()
        for words in ending["turning_points"]:
            await expect(own.get_by_text(words)).to_be_visible()
        for one in ending["told_you"]:
            await expect(own.get_by_text(one["words"]).first).to_be_visible()
        for votes in ending["votes"]:
            await expect(own.get_by_text(votes["voters"][0]).first).to_be_visible()
        await own.get_by_text("Downloads").click()
        mine = own.get_by_role(
            "link",
            name="The same as a page with portraits and charts, to read offline and to print",
        )
        await expect(mine).to_have_attribute("href", re.compile("exports/html$"))
        await own.get_by_label("Told as").select_option("As viewers saw it")
        await expect(mine).to_have_attribute("href", re.compile("exports/html[?]as=broadcast$"))
        await own.get_by_role("link", name="The whole story").click()
        unknown = page.get_by_text(re.compile("^What .* did not know$"))
        await page.get_by_label("Episode", exact=True).select_option("1")
        await expect(unknown).to_have_count(0)
        await page.get_by_role("button", name="What was really going on").click()
        await expect(unknown.first).to_be_visible()

    browsed(sqlite, work)


def test_one_goes_on_at_another_device_and_is_notified_while_the_page_is_hidden(
    sqlite: str,
) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        page = await let_in(
            browser, house, await invitation(house, season, "ama"), permissions=["notifications"]
        )
        await page.goto(f"/play/{season}/me")
        await page.get_by_role("button", name="Notify me in this browser").click()
        await expect(page.get_by_role("button", name="Do not notify me here")).to_be_visible()
        await page.get_by_role("button", name="Make a link").click()
        link = await page.get_by_label(re.compile("^Open it there")).input_value()
        phone = await opened(browser, house)
        await phone.goto(link)
        await phone.get_by_role("button", name="Come in").click()
        await phone.locator(ASKED).first.wait_for()
        await page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
        (await ama.post(f"seasons/{season}/asks/{ask['ask']}/answer", default(ask))).good()
        await page.wait_for_function(
            """async () => {
              const here = await navigator.serviceWorker.getRegistration();
              const shown = (await here?.getNotifications()) ?? [];
              return shown.length === 1 && shown[0].title === "You are asked";
            }"""
        )

    browsed(sqlite, work, windows=True)
