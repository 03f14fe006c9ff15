"""A clock that a test sets: seasons count their seconds by it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from showrunner.running import season_clock
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.seasons import NOT_STARTED
from tests.running.driving import as_written

MOST_LOOKS = 2000


class Hands:
    """Stands in for the module `time` in the season's clock; `looked` counts the looks at it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 1000.0
        self.looked = 0
        monkeypatch.setattr(season_clock, "time", self)

    def monotonic(self) -> float:
        self.looked += 1
        return self.seconds


class Driven:
    """A season that is driven while a test observes it."""

    def __init__(self, store: Store, season: str, runner: Runner, hands: Hands) -> None:
        self.store = store
        self.season = season
        self.runner = runner
        self._hands = hands
        self._looks = 0

    async def passes(self, seconds: float) -> None:
        """Advance the season's clock by this number of seconds."""
        self._hands.seconds += seconds
        self.runner.wake()

    async def asks(self) -> list[Any]:
        """The open asks that somebody outside must answer, and has something to choose in."""
        row = await self.store.seasons.find(self.season)
        if row.head == NOT_STARTED:
            return []
        found = await self.store.past.open_asks(self.season)
        players = await self.store.seasons.players(self.season)
        if not any(players[row.seat] == "outside" for row in found):
            return []
        live = await as_written(self.store, self.season)
        wanted = {
            ask.id
            for ask in live.open_asks
            if live.players[ask.seat] == "outside" and must_choose(ask)
        }
        return [row for row in found if row.id in wanted]

    async def asked(self) -> Any:
        """The first of these asks; None if the season is over or paused before there is one."""
        for _ in range(MOST_LOOKS):
            found = await self.asks()
            if found:
                return found[0]
            if (await self.store.seasons.find(self.season)).status in ("over", "paused"):
                return None
            await asyncio.sleep(0.005)
        raise TimeoutError("nobody outside is asked")

    async def closes(self, ask: Any) -> None:
        """Wait until this ask is closed."""
        for _ in range(MOST_LOOKS):
            if ask.id not in [row.id for row in await self.asks()]:
                return
            await asyncio.sleep(0.005)
        raise TimeoutError(f"{ask.id} stays open")

    async def looks(self) -> None:
        """Wait until the runner has taken everything that is in the inbox now."""
        self._looks += 1
        key = f"look {id(self)} {self._looks}"
        number = await self.store.inbox.put(self.season, key, "order", {"name": "nothing"})
        for _ in range(MOST_LOOKS):
            self.runner.wake()
            if (await self.store.inbox.verdict(self.season, number)).state != "waiting":
                return
            await asyncio.sleep(0.005)
        raise TimeoutError("the runner looks away")


def must_choose(ask: Any) -> bool:
    """Whether an ask has more than one legal answer."""
    return ask.question.only_answer() is None


@asynccontextmanager
async def driven(store: Store, season: str, hands: Hands) -> AsyncIterator[Driven]:
    """Drive a season while this context lasts."""
    runner = Runner(store, season)
    task = asyncio.create_task(runner.run())
    try:
        yield Driven(store, season, runner, hands)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
