"""Every act of the control room, done in a browser to a season in which a person plays."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Browser, Page, Response, expect

from showrunner.formats.format import format_names, load_format
from tests.api.serving import House
from tests.api.test_asks import PAUSED_TALKS
from tests.api.test_driving import spoil_input
from tests.console.browsing import SLOWEST, browsed, invitation, let_in
from tests.console.control import come, producer
from tests.console.test_play import ASKED, CHOOSE

MOST_FIELDS = 60
FILL = """(form) => {
  const set = (field, value) => {
    const kind = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(kind, "value").set.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const empty = (field) => !field.value && field.offsetParent && !field.disabled;
  for (const field of form.querySelectorAll("select"))
    if (empty(field) && !field.ariaLabel?.startsWith("Add to")) {
      const options = [...field.options].filter((one) => one.value && !one.disabled);
      if (options.length) return set(field, options.at(-1).value) ?? true;
    }
  for (const field of form.querySelectorAll("input:not([type=checkbox]), textarea"))
    if (empty(field)) {
      const known = field.list ? [...field.list.options].at(-1)?.value : undefined;
      const number = field.type === "number";
      return set(field, known ?? (number ? field.min || "1" : "Driftwood")) ?? true;
    }
  for (const group of form.querySelectorAll("[role=group], fieldset")) {
    const buttons = [...group.querySelectorAll("button[aria-pressed]")];
    if (buttons.length > 1 && !buttons.some((one) => one.ariaPressed === "true")) {
      buttons.slice(1, 3).forEach((one) => one.click());
      return true;
    }
  }
  return false;
}"""
"""Fills one empty field of an order's form; false where there is none."""


class Watched:
    """A producer and a person at their pages, and every fault that either page sees."""

    def __init__(self, house: House, season: str, room: Page, seat: Page) -> None:
        self.house = house
        self.season = season
        self.room = room
        self.seat = seat
        self.faults: list[str] = []
        self.desk = room.get_by_role("complementary", name="Desk")
        for page in (room, seat):
            page.on("pageerror", lambda fault: self.faults.append(str(fault)))
            page.on("response", self._judge)

    @classmethod
    async def begun(cls, house: House, browser: Browser, **terms: Any) -> Watched:
        """A started season with a person at Ama's seat, and its producer in the control room."""
        terms = {"players": {"ama": "outside"}, "parameters": PAUSED_TALKS, **terms}
        season = await house.season(**terms)
        seat = await let_in(browser, house, await invitation(house, season, "ama"))
        (await house.producer.post(f"seasons/{season}/start")).good()
        room = await producer(browser, house.url, house.producer.token)
        watched = cls(house, season, room, seat)
        await come(room, f"/seasons/{season}")
        return watched

    def _judge(self, response: Response) -> None:
        if response.status >= 500:
            self.faults.append(f"{response.status} {response.url}")

    async def answer(self) -> None:
        """The person makes the decision that is put first."""
        card = self.seat.locator(ASKED).first
        await card.wait_for()
        await card.evaluate(CHOOSE)
        await card.get_by_role("button", name=re.compile("^Send")).click()
        await expect(card.get_by_role("button", name=re.compile("^Send"))).to_have_count(0)

    async def hold(self, *kinds: str) -> None:
        """Hold these kinds of decisions, and no others."""
        holds = self.desk.locator("#holds details")
        if await holds.get_attribute("open") is None:
            await holds.locator("summary").click()
        for pressed in await holds.locator("button[aria-pressed=true]").all_inner_texts():
            await holds.get_by_role("button", name=pressed, exact=True).click()
        for kind in kinds:
            await holds.get_by_role("button", name=kind, exact=True).click()
        await expect(holds.locator("button[aria-pressed=true]")).to_have_text([*kinds])

    def held(self, what: str = "Ama") -> Any:
        """The held answer of somebody."""
        return self.desk.locator("#holds article", has_text=what)

    async def rule(self, verdict: str) -> None:
        """Rule on the person's held answer."""
        ruled = self.held()
        await expect(ruled).to_be_visible()
        await ruled.get_by_role("button", name=verdict).click()
        await expect(ruled).to_have_count(0)

    async def erase(self, words: str) -> None:
        """The producer erases the one text that has these words."""
        await self.room.get_by_role("button", name="Erase words…").click()
        erasing = self.room.get_by_role("dialog")
        await erasing.get_by_label("Some of the words").fill(words)
        await erasing.get_by_role("button", name="Find").click()
        texts = erasing.get_by_role("list", name="Texts with these words")
        await texts.get_by_role("button", name="Erase…").click()
        await expect(erasing).to_contain_text("This cannot be undone")
        await erasing.get_by_role("button", name="Erase for good").click()
        await expect(erasing).to_contain_text("Nothing here has these words")
        await erasing.get_by_role("button", name="Close", exact=True).last.click()

    async def until_asked(self, title: re.Pattern[str]) -> None:
        """The person answers all that comes before this question."""
        wanted = self.seat.locator(ASKED).filter(has=self.seat.get_by_role("heading", name=title))
        while True:
            await self.seat.locator(ASKED).first.wait_for()
            if await wanted.count():
                return
            await self.answer()

    async def play(self, player: str) -> None:
        """The producer swaps Ama's player, on the page of hers."""
        await self.room.get_by_label("Who plays Ama").select_option(player)
        await self.room.get_by_role("button", name="Swap the player").click()
        played = self.room.get_by_text(re.compile("^Played by"))
        await expect(played).to_contain_text(PLAYERS[player])


PLAYERS = {"bot:sensible": "sensible bot", "outside": "person or program"}
BALLOT = re.compile("vote out|voted out", re.IGNORECASE)


def test_answers_of_a_person_are_held_and_ruled_on_and_they_play_on(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        acts = await Watched.begun(house, browser)
        await acts.hold("Competition")
        await acts.answer()
        await acts.rule("Ask again")
        await acts.answer()
        ruled = acts.held()
        await ruled.get_by_role("button", name="Replace…").click()
        await ruled.locator("input[type=checkbox]").first.click(force=True)
        await ruled.get_by_role("button", name="Replace", exact=True).click()
        await expect(acts.held()).to_have_count(0)
        await acts.hold("Ballot")
        await acts.until_asked(BALLOT)
        await acts.answer()
        await acts.rule("Ask again")
        await acts.answer()
        await acts.rule("Let it count")
        await acts.desk.get_by_role("button", name="Let all count").click()
        await acts.hold()
        await acts.answer()
        assert acts.faults == []
        await house.producer.post(f"seasons/{acts.season}/pause")

    browsed(sqlite, work)


def test_a_season_with_a_person_is_paused_stepped_and_forked_and_they_are_swapped(
    sqlite: str,
) -> None:
    async def work(house: House, browser: Browser) -> None:
        acts = await Watched.begun(house, browser)
        room, seat, season = acts.room, acts.seat, acts.season
        status = room.locator("header .status")
        await room.get_by_role("button", name="Pause").click()
        await expect(status).to_have_text("Paused")
        for unit in ("decision", "phase", "round"):
            await room.locator(".transport select").first.select_option(unit)
            await expect(status).to_have_text(re.compile("Live"))
            while await status.inner_text() != "Paused":
                if await seat.locator(ASKED).count():
                    await acts.answer()
        await room.locator(".transport select").last.select_option("0.5")
        await room.get_by_role("button", name="Go on", exact=True).first.click()
        await expect(status).to_have_text(re.compile("Live"))
        await acts.answer()
        await room.locator(".transport select").last.select_option("0")

        whom = acts.desk.get_by_role("group", name="Who to ask")
        await whom.get_by_role("button", name="Ama").click()
        await acts.desk.get_by_label("Question", exact=True).fill("Whom do you trust?")
        await acts.desk.get_by_role("button", name="Ask Ama").click()
        asked = seat.locator(ASKED).filter(has_text="Interview")
        await asked.get_by_role("textbox").first.fill("Nobody at all.")
        await asked.get_by_role("button", name=re.compile("^Send")).click()
        answer = acts.desk.get_by_role("article", name="Interview with Ama")
        await expect(answer).to_contain_text("Nobody at all.")
        await acts.erase("nobody at all")
        await expect(answer).not_to_contain_text("Nobody at all.")

        await room.get_by_role("button", name="Pause").click()
        await expect(status).to_have_text("Paused")
        await come(room, f"/seasons/{season}/cast/ama/player")
        await acts.play("bot:sensible")
        await expect(seat.locator(ASKED)).to_have_count(0)
        await acts.play("outside")
        (await house.producer.post(f"seasons/{season}/resume")).good()
        await acts.answer()
        await room.get_by_role("button", name="Take the seat back…").click()
        asked = room.get_by_role("dialog", name="Take back the seat of Ama?")
        await asked.get_by_role("button", name="Take the seat back").click()
        await expect(room.get_by_text("Nobody holds the seat of Ama any more.")).to_be_visible()
        await seat.reload()
        await expect(seat.get_by_role("button", name=re.compile("^Send"))).to_have_count(0)

        await come(room, f"/seasons/{season}")
        await room.get_by_role("slider").press("ArrowLeft")
        await room.get_by_role("button", name="Fork from here").click()
        await room.get_by_label("Its title").fill("The other way")
        await room.get_by_role("button", name="Fork the season").click()
        await expect(room.get_by_role("heading", level=1)).to_have_text("The other way")
        await come(room, "/seasons")
        for title in ("The other way", "Neap Tide"):
            await room.get_by_role("button", name=f"More about {title}", exact=True).click()
            await room.get_by_role("menuitem", name="Delete…").click()
            await room.get_by_role("button", name="Delete for good").click()
            await expect(room.get_by_role("dialog")).to_have_count(0)
        await expect(room.get_by_text("No season yet")).to_be_visible()
        assert acts.faults == []

    browsed(sqlite, work)


@pytest.mark.parametrize(
    "format",
    [
        pytest.param(name, marks=() if name == "survivor" else pytest.mark.full)
        for name in format_names()
    ],
)
def test_every_order_is_given_to_a_season_with_a_person_in_it(sqlite: str, format: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        cast = min(9, load_format(format).most)
        game = {"format": format, "season": None, "cast": cast, "parameters": {}}
        acts = await Watched.begun(house, browser, **game)
        await acts.seat.locator(ASKED).first.wait_for()  # so that the season stands still
        composer = acts.desk.locator("form").first
        orders = (await house.nobody.get(f"formats/{format}/orders")).good()
        given: list[str] = []
        refused: list[tuple[str, list[str]]] = []
        for order in orders:
            if order["name"] in ("interview", "withdraw_scheduled") or order["after_end"]:
                continue  # the desk has other places for these
            await composer.get_by_label("Which order").select_option(order["name"])
            send = composer.locator("button[type=submit]")
            for _ in range(MOST_FIELDS):
                if not await composer.evaluate(FILL):
                    break
            await send.click()
            taken = acts.room.get_by_text("Grant, take, tell, swap")
            await expect(taken.or_(composer.get_by_role("alert")).first).to_be_visible()
            if await taken.count():
                given.append(order["name"])
            else:
                reasons = await composer.get_by_role("alert").all_inner_texts()
                assert all(reasons), order["name"]
                refused.append((order["name"], reasons))
                await acts.desk.get_by_role("button", name="Clear").click()
        assert len(given) > len(refused), refused
        assert acts.faults == []
        await house.producer.post(f"seasons/{acts.season}/pause")

    browsed(sqlite, work)


def test_several_seasons_with_people_are_ended_at_once(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        acts = await Watched.begun(house, browser, title="First")
        await house.season(title="Not begun")
        await come(acts.room, "/seasons")
        await acts.room.get_by_role("button", name="Choose several").click()
        bulk = acts.room.get_by_role("group", name="Several seasons")
        await bulk.get_by_label("All").check()
        await bulk.get_by_role("button", name="End…").click()
        asked = acts.room.get_by_role("dialog", name="End 2 seasons?")
        await asked.get_by_role("button", name="End them for good").click()
        over = acts.room.get_by_role("region", name="Over").get_by_role("listitem")
        await expect(over).to_contain_text("First")
        await expect(acts.room.get_by_text("Not begun")).to_be_visible()
        await expect(acts.seat.locator("header .status")).to_have_text("Over")
        await expect(acts.seat.locator(ASKED)).to_have_count(0)
        assert acts.faults == []

    browsed(sqlite, work)


def test_a_seat_with_a_fault_and_a_season_with_one_need_the_producer(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        soon = {"decision": 1, "nothing_to_choose": 0}
        players = {"ama": "outside", "rokeya": "outside"}
        acts = await Watched.begun(house, browser, players=players, deadlines=soon)
        needs = acts.room.get_by_role("region", name="Needs you")
        late = needs.get_by_role("listitem").filter(has_text="Ama was late")
        await expect(late).to_be_visible(timeout=SLOWEST)
        await expect(needs).to_contain_text("nobody has taken the seat")
        await late.get_by_role("button", name="See the seat").click()
        await expect(acts.room.get_by_label("Who plays Ama")).to_be_visible()
        (await house.producer.post(f"seasons/{acts.season}/pause")).good()
        await house.until(acts.season, "paused")
        await spoil_input(house.store, acts.season, "{")
        await house.until(acts.season, "halted")
        await come(acts.room, f"/seasons/{acts.season}")
        await expect(needs).to_contain_text("halted by a fault")
        await needs.get_by_role("button", name="Go on").first.click()
        await expect(needs).not_to_contain_text("halted by a fault")
        assert acts.faults == []
        await house.producer.post(f"seasons/{acts.season}/pause")

    browsed(sqlite, work)
