"""Acts on whole seasons and on orders, with a person in a seat; tonight's line; lies and search."""

from __future__ import annotations

import re

from playwright.async_api import Browser, Page, expect

from tests.api.serving import House
from tests.api.test_asks import joined
from tests.console.browsing import browsed, invitation, let_in
from tests.console.control import come, producer
from tests.console.test_control_room import before_the_vote
from tests.console.test_play import ASKED

TABS = """(nav) => {
  const edge = nav.getBoundingClientRect();
  const tabs = [...nav.querySelectorAll(".row > a")];
  const seen = tabs.filter((tab) => getComputedStyle(tab).visibility === "visible");
  const cut = seen.filter((tab) => tab.getBoundingClientRect().right > edge.right + 1);
  const others = tabs.filter((tab) => !seen.includes(tab)).map((tab) => tab.textContent.trim());
  return [cut.length, seen.some((tab) => tab.ariaCurrent === "page"), others];
}"""
"""How many tabs are cut off, whether the chosen one is in sight, and those without room."""


async def menu(page: Page, title: str, item: str) -> None:
    """Choose something in the menu of a season in the list."""
    await page.get_by_role("button", name=f"More about {title}", exact=True).click()
    await page.get_by_role("menuitem", name=item).click()


def test_the_room_shows_people_who_hold_several_cards_of_one_name(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(season="atoll", cast=4, start=True)
        await house.over(season)
        sheets = f"seasons/{season}/sheet"
        last = (await house.producer.get(f"seasons/{season}")).good()["hand"]["entries"]
        for at in range(last // 3, last, 10):
            standings = (await house.producer.get(sheets, at=at)).good()["standings"]
            hands = [one["cards"] for one in standings.values() if not one["out"]]
            if any(len(set(hand)) < len(hand) for hand in hands):
                break
        else:
            raise AssertionError("nobody ever holds two cards of one name: choose another seed")
        page = await producer(browser, house.url, house.producer.token)
        faults: list[Exception] = []

        def note(fault: Exception) -> None:
            faults.append(fault)

        page.on("pageerror", note)
        await come(page, f"/seasons/{season}/tonight?at={at}")
        await expect(page.get_by_text("Who is in danger, and who is close")).to_be_visible()
        holds = page.get_by_role("complementary", name="Cast").get_by_text(re.compile("^holds "))
        await expect(holds).to_have_count(sum(map(len, hands)))
        assert faults == []

    browsed(sqlite, work)


def test_tabs_without_room_are_in_a_menu(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season()
        for width in (390, 1280, 1440):
            size = {"width": width, "height": 844}
            page = await producer(browser, house.url, house.producer.token, size=size)
            tabs = page.get_by_role("navigation", name="Stage")
            more = tabs.get_by_role("button", name="More")
            for letters in ("100%", "150%"):
                await come(page, f"/seasons/{season}/transcript")
                await page.evaluate(
                    "(size) => document.documentElement.style.fontSize = size", letters
                )
                await expect(tabs.get_by_role("link", name="Transcript")).to_be_visible()
                cut, chosen, others = await tabs.evaluate(TABS)
                assert (cut, chosen) == (0, True)
                await expect(more).to_be_visible(visible=bool(others))
                if others:
                    await more.press("Enter")
                    items = tabs.get_by_role("menuitem")
                    assert [one.strip() for one in await items.all_inner_texts()] == others
                    await expect(items.first).to_be_focused()
                    await page.keyboard.press("Escape")
                    await expect(more).to_be_focused()
                    await more.press("Enter")
                    await page.keyboard.press("End")
                    await page.keyboard.press("Enter")
                    await expect(items).to_have_count(0)
                    last = tabs.get_by_role("link", name=others[-1], exact=True)
                    await expect(last).to_have_attribute("aria-current", "page")
                    assert (await tabs.evaluate(TABS))[:2] == [0, True]

    browsed(sqlite, work)


def test_an_order_is_undone_in_a_fork_in_which_people_go_on_with_their_links(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, _ = await joined(house, "ama")
        page = await producer(browser, house.url, house.producer.token)
        played = await let_in(browser, house, await invitation(house, season, "ama"), briefed=False)
        await played.get_by_role("button", name="I am ready").click()
        await come(played, f"/play/{season}/story")
        order = {"order": "event", "terms": {"story": "A storm takes the roof."}}
        (await house.producer.post(f"seasons/{season}/orders", order)).good()
        await come(page, f"/seasons/{season}")
        given = page.locator(".desk").get_by_role("list", name="Orders given")
        await given.get_by_role("button", name="Undo: fork before it").click()
        await page.wait_for_url(re.compile(f"/seasons/(?!{season})[0-9a-f]{{32}}$"))
        fork = page.url.rsplit("/", 1)[1]
        await expect(page.get_by_role("banner").get_by_text("Live")).to_be_visible()
        assert (await house.producer.get(f"seasons/{fork}/orders")).good()["orders"] == []
        await expect(played.get_by_text("The season goes on at another address")).to_be_visible()
        await played.get_by_role("button", name="Go on").click()
        await expect(played).to_have_url(re.compile(f"/play/{fork}"))
        await expect(played.locator(ASKED).first).to_be_visible()
        await come(played, f"/play/{fork}/story")
        await expect(played.get_by_text("A storm takes the roof.")).to_have_count(0)
        await come(page, f"/seasons/{season}")
        await page.get_by_role("link", name="The season goes on here").click()
        await expect(page).to_have_url(re.compile(f"/seasons/{fork}$"))

    browsed(sqlite, work)


def test_a_season_with_a_person_is_renamed_ended_and_shown_so(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season, (person,) = await joined(house, "ama")
        page = await producer(browser, house.url, house.producer.token)
        await come(page, "/seasons")
        row = page.get_by_role("listitem").filter(has_text="Neap Tide")
        await expect(row).to_contain_text("Round 1 of about 3.")
        await expect(row.get_by_role("img", name=re.compile("^Cast: .*Ama"))).to_be_visible()
        await menu(page, "Neap Tide", "Rename…")
        await page.get_by_label("Title").fill("The last tide")
        await page.get_by_role("button", name="Rename", exact=True).click()
        await expect(page.get_by_text("The last tide")).to_be_visible()
        await menu(page, "The last tide", "End…")
        await page.get_by_role("button", name="End it for good").click()
        over = page.get_by_role("region", name="Over").get_by_role("listitem")
        await expect(over).to_contain_text("Ended in round 1, without a winner.")
        assert (await person.get(f"seasons/{season}/asks")).good()["over"]
        played = await producer(browser, house.url, person.token)
        await come(played, f"/play/{season}")
        await expect(played.get_by_role("main")).to_contain_text("over")
        await come(page, f"/seasons/{season}")
        await expect(page.locator("header .status")).to_have_text("Over")

    browsed(sqlite, work)


def test_several_seasons_are_archived_and_deleted_at_once_after_a_question(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        first, _ = await joined(house, "ama", title="First")
        await house.season(title="Second")
        await house.season(title="Third")
        body = {"at": 1, "title": "Fourth"}
        (await house.producer.post(f"seasons/{first}/forks", body)).good()
        page = await producer(browser, house.url, house.producer.token)
        await come(page, "/seasons")
        await page.get_by_role("button", name="Choose several").click()
        bulk = page.get_by_role("group", name="Several seasons")
        await expect(bulk.get_by_role("button", name="Delete…")).to_be_disabled()
        await page.get_by_label("Choose Third").check()
        await bulk.get_by_role("button", name="Archive…").click()
        asked = page.get_by_role("dialog", name="Archive 1 season?")
        await expect(asked.get_by_role("listitem")).to_have_text(["Third"])
        await asked.get_by_role("button", name="Archive them").click()
        await expect(page.get_by_label("Choose Third")).to_have_count(0)
        await expect(page.get_by_text("fork of First")).to_be_visible()
        await bulk.get_by_label("All").check()
        await bulk.get_by_role("button", name="Delete…").click()
        asked = page.get_by_role("dialog", name="Delete 3 seasons?")
        await expect(asked).to_contain_text("It cannot be undone")
        await asked.get_by_role("button", name="Delete for good").click()
        await expect(page.get_by_text("No season yet")).to_be_visible()
        left = (await house.producer.get("seasons", archived="true")).good()["seasons"]
        assert [one["title"] for one in left] == ["Third"]

    browsed(sqlite, work)


def test_tonight_shows_who_is_in_danger_and_talks_show_and_find_what_was_said(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await before_the_vote(house)
        line = (await house.producer.get(f"seasons/{season}/tonight")).good()
        page = await producer(browser, house.url, house.producer.token)
        await come(page, f"/seasons/{season}/tonight")
        (gathering, *_) = line["gatherings"]
        first = page.get_by_role("main").get_by_role("list", name=re.compile("^Who wants")).first
        voters = gathering["danger"][0]["by"]
        await expect(first.get_by_role("listitem")).to_have_count(len(voters))
        for change in gathering["changes"]:
            await expect(page.get_by_text(change).first).to_be_visible()

        (await house.producer.post(f"seasons/{season}/resume")).good()
        await house.over(season)
        boards = (await house.producer.get(f"seasons/{season}/boards")).good()
        said = [deed for row in boards["deeds"] for one in row["rounds"] for deed in one["said"]]
        assert any(deed.get("contradicted_by") for deed in said), "choose another seed"
        await come(page, f"/seasons/{season}/talk?round=all")
        marks = page.get_by_text(re.compile("^(Lie|Not kept)$"))
        await marks.first.click()
        proof = page.get_by_role("link", name="See the proof").first
        assert re.search(r"at=\d+$", await proof.get_attribute("href") or "")
        words = next(deed["words"] for deed in said if deed.get("talk"))
        await page.get_by_placeholder("Search in everything said").fill(words.upper())
        found = page.get_by_role("region", name="Talks").get_by_role("listitem").first
        await expect(found).to_contain_text(words)
        await found.get_by_role("link", name=re.compile("^Round ")).click()
        await expect(page.locator(".back")).to_contain_text("You look at entry")
        await expect(page.get_by_role("log")).to_contain_text(words)

    browsed(sqlite, work)
