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
    """A season that pauses between a test's steps."""

    def __init__(self, house: House, season: str) -> None:
        self.house = house
        self.season = season

    @classmethod
    async def begun(cls, house: House, **terms: Any) -> Directed:
        """A new season, paused at the latest after its first decision."""
        directed = cls(house, await house.season(start=True, pace=SLOW, **terms))
        await directed.post("pause")
        await directed.put("pace", {"seconds": 0})
        return directed

    async def get(self, path: str, **query: Any) -> Any:
        """GET as the producer."""
        return (await self.house.producer.get(self._path(path), **query)).good()

    async def post(self, path: str, body: Any = None) -> Any:
        """The result of a POST that must be accepted."""
        return (await self.house.producer.post(self._path(path), body)).good()

    async def put(self, path: str, body: Any) -> Any:
        """The result of a PUT that must be accepted."""
        return (await self.house.producer.put(self._path(path), body)).good()

    async def delete(self, path: str) -> Any:
        """The result of a DELETE that must be accepted."""
        return (await self.house.producer.delete(self._path(path))).good()

    async def order(self, order: str, when: Any = None, **terms: Any) -> Any:
        """Give an order that takes effect at once; return its item in the list of orders."""
        given = await self.post("orders", {"order": order, "terms": terms, "when": when})
        assert given["state"] == "taken", given
        assert given["ordered"]["order"] == order
        return given["ordered"]

    async def step(self, by: str = "phase", times: int = 1) -> None:
        """Continue for this step, and pause again."""
        for _ in range(times):
            await self.post("step", {"by": by})
            await self.house.until(self.season, "paused")

    async def sheet(self) -> Any:
        """The season's state as the rules see it, rebuilt from the database."""
        told = await self.house.store.past.facts(self.season)
        row = await self.house.store.seasons.find(self.season)
        return load_format(row.format).sheet_of(told, PRODUCER)

    async def stopped(self) -> None:
        """Wait until it stops at a window, as producers asked."""
        async with asyncio.timeout(SECONDS):
            while (await self.sheet()).stop_before != "here":
                await asyncio.sleep(0.02)

    async def held(self, least: int) -> list[Any]:
        """The held answers, once there are at least this many."""
        async with asyncio.timeout(SECONDS):
            while len(held := (await self.get("holds"))["answers"]) < least:
                await asyncio.sleep(0.02)
        return list(held)

    async def ends(self) -> None:
        """Continue to the end, which must come, replay, and break no rule."""
        await self.post("resume")
        await self.house.over(self.season)
        await self.is_in_order()

    async def is_in_order(self) -> None:
        """Check that the stored season replays and that the checker finds no violation."""
        journal, told = await story_of(self.house.store, self.season)
        lines = [fact_line(one) for one in told]
        assert len(replay(journal, lines).story.told) == len(lines)
        findings = check_lines(lines)
        assert findings.own_laws
        assert not findings.violations, list(map(str, findings.violations))

    def _path(self, path: str) -> str:
        return f"seasons/{self.season}/{path}"
