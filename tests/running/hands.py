"""A clock that a test sets: seasons count their seconds by it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from showrunner.formats.format import load_format
from showrunner.kernel import Ask, AskState, Kernel
from showrunner.running import season_clock
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.seasons import NOT_STARTED

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
        self._kernel: Kernel[Any] | None = None
        self._replayed = 0
        """The entries that the kernel has taken."""

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
        wanted = {
            ask.id
            for ask in await self.all_asks()
            if players[ask.seat] == "outside" and must_choose(ask)
        }
        return [row for row in found if row.id in wanted]

    async def all_asks(self) -> list[Ask[Any]]:
        """The open asks of everybody, as far as the season is written.

        Each look replays only what is new since the last.
        """
        entries = list(await self.store.past.entries(self.season))
        if self._kernel is None:
            settings = await self.store.seasons.settings(self.season)
            luck = (await self.store.seasons.find(self.season)).luck
            self._kernel = load_format(settings.format).kernel(settings, luck)
        for _, entry, _ in entries[self._replayed :]:
            self._replayed += 1
            if entry is None:
                self._kernel.start()
            else:
                self._kernel.apply(entry)
        return [ask for ask in self._kernel.asks.values() if ask.state is AskState.OPEN]

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
