"""A season of bots that a test directs over HTTP, step by step."""

from __future__ import annotations

import asyncio
from typing import Any

from showrunner.checking import check_lines
from showrunner.formats.format import load_format
from showrunner.kernel import PRODUCER
from showrunner.running.fact_lines import fact_line
from showrunner.running.replay import replay
from showrunner.running.stored_journal import story_of
from tests.api.serving import SECONDS, House

SLOW = 3600.0


class Directed:
    """A season that stands still between a test's steps."""

    def __init__(self, house: House, season: str) -> None:
        self.house = house
        self.season = season

    @classmethod
    async def begun(cls, house: House, **terms: Any) -> Directed:
        """A new season, paused after its first decision at the latest."""
        directed = cls(house, await house.season(start=True, pace=SLOW, **terms))
        await directed.post("pause")
        await directed.put("pace", {"seconds": 0})
        return directed

    async def get(self, path: str, **query: Any) -> Any:
        """What producers read."""
        return (await self.house.producer.get(self._path(path), **query)).good()

    async def post(self, path: str, body: Any = None) -> Any:
        """What comes of a POST that is taken."""
        return (await self.house.producer.post(self._path(path), body)).good()

    async def put(self, path: str, body: Any) -> Any:
        """What comes of a PUT that is taken."""
        return (await self.house.producer.put(self._path(path), body)).good()

    async def delete(self, path: str) -> Any:
        """What comes of a DELETE that is taken."""
        return (await self.house.producer.delete(self._path(path))).good()

    async def order(self, order: str, when: Any = None, **terms: Any) -> Any:
        """Give an order that is taken at once; returns it as it is listed."""
        given = await self.post("orders", {"order": order, "terms": terms, "when": when})
        assert given["state"] == "taken", given
        assert given["ordered"]["order"] == order
        return given["ordered"]

    async def step(self, by: str = "phase", times: int = 1) -> None:
        """Go on so far, and stand still again."""
        for _ in range(times):
            await self.post("step", {"by": by})
            await self.house.until(self.season, "paused")

    async def sheet(self) -> Any:
        """The season as the rules know it, from behind the scenes."""
        told = await self.house.store.past.facts(self.season)
        row = await self.house.store.seasons.find(self.season)
        return load_format(row.format).sheet_of(told, PRODUCER)

    async def stopped(self) -> None:
        """Wait until it stands at a window, as producers wanted."""
        async with asyncio.timeout(SECONDS):
            while (await self.sheet()).stop_before != "here":
                await asyncio.sleep(0.02)

    async def held(self, least: int) -> list[Any]:
        """The answers that are held, once there are so many."""
        async with asyncio.timeout(SECONDS):
            while len(held := (await self.get("holds"))["answers"]) < least:
                await asyncio.sleep(0.02)
        return list(held)

    async def ends(self) -> None:
        """Let it go on to its end, which comes, replays, and breaks no law of its game."""
        await self.post("resume")
        await self.house.over(self.season)
        await self.is_in_order()

    async def is_in_order(self) -> None:
        """What is stored replays, and the checker finds that it adds up."""
        journal, told = await story_of(self.house.store, self.season)
        lines = [fact_line(one) for one in told]
        assert len(replay(journal, lines).story.told) == len(lines)
        findings = check_lines(lines)
        assert findings.own_laws
        assert not findings.violations, list(map(str, findings.violations))

    def _path(self, path: str) -> str:
        return f"seasons/{self.season}/{path}"
