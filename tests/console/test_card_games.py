"""Somebody plays a whole season of each card game on a phone, by the forms of the page alone."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.api.serving import House
from tests.console.browsing import browsed, invitation, let_in
from tests.console.control import come
from tests.console.test_play import Someone, closed
from tests.console.test_table import TOO_WIDE

QUIET = {"conversations_per_player": 0, "turns_per_conversation": 1}
GAMES: dict[str, dict[str, Any]] = {
    "surviving_the_game": {
        "cast": ["ama", "caio"],
        "parameters": {
            **QUIET,
            "training_rounds": 1,
            **{f"obstacles_{level}": 1 for level in (1, 2, 3, 4)},
            "obstacles_5": 2,
        },
    },
    "i_am_survivor": {
        "cast": ["ama", "caio", "davit"],
        "parameters": {**QUIET, "days": 2, "offers_per_window": 1},
    },
}
"""As few players, rounds and talks as the games can have."""
LONGEST = 120.0
"""After so many seconds such a season has failed."""

TAP_CARD = """card => {
  for (const group of card.querySelectorAll("fieldset"))
    if (!group.querySelector("input:checked"))
      group.querySelector('label:has(.card) input:not(:disabled)')?.click();
}"""
RAW_NAMES = re.compile(r"\b[a-z]+(_[a-z]+)*\.\d+\b")
"""The names that cards have in the rules, such as `knife.3`: not for players."""


class Tapper(Someone):
    """Taps a card wherever cards are offered, and leaves the rest as it stands."""

    taken: set[str]

    def __init__(self, page: Page, season: str, seat: str, pictures: Path | None) -> None:
        super().__init__(page, season, seat)
        self.ways = [self.plainly]
        self.pictures = pictures
        self.taken = set()

    async def fill_in(self, card: Any) -> None:
        await card.evaluate(TAP_CARD)
        await super().fill_in(card)
        await self.look(f"{self.answered:03}")

    async def look(self, name: str) -> None:
        """What stands on the page is for players to read, and fits on a phone."""
        assert await self.page.evaluate(TOO_WIDE) <= 0, name
        seen = await self.page.locator("main").inner_text()
        assert not RAW_NAMES.findall(seen), name
        assert "held_cards" not in seen
        assert "voted for you" not in seen
        assert await self.page.get_by_role("link", name="Votes", exact=True).count() == 0
        await expect(self.page.get_by_role("alert")).to_have_count(0)
        if self.pictures:
            await self.page.screenshot(path=self.pictures / f"{name}.png", full_page=True)
            (self.pictures / f"{name}.txt").write_text(seen)


@pytest.mark.parametrize("game", GAMES)
def test_somebody_plays_a_season_of_cards_on_a_phone(sqlite: str, game: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        terms = {"season": None, "format": game, "title": "By phone", **GAMES[game]}
        season = await house.season(**terms)
        page = await let_in(browser, house, await invitation(house, season, "ama"), has_touch=True)
        (await house.producer.post(f"seasons/{season}/start")).good()
        where = os.environ.get("PICTURES")
        player = Tapper(page, season, "ama", Path(where) / game if where else None)
        async with asyncio.timeout(LONGEST):
            await player.play()
        await expect(
            page.get_by_text(re.compile("^(The season is over|You won the season)"))
        ).to_be_visible()
        await player.look("end")
        for name in ("table", "story", "me"):
            await come(page, f"/play/{season}/{name}")
            await player.look(name)
        made = [ask for ask in await closed(house, player) if ask.given]
        by = {ask.given.by for ask in made if ask.given}
        assert player.answered > 0
        assert by <= {"player", "engine"}

    browsed(sqlite, work)
