"""Seasons driven by a real runner on a real database, and what they should tell."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

from showrunner.formats.settings import SeasonSettings
from showrunner.running.fact_lines import fact_line
from showrunner.running.live import LiveSeason
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.inbox import InputVerdict
from tests.store.short_season import SEED

T = TypeVar("T")

SECONDS = 10.0
"""How long a test waits for something before it fails."""


def rehearsed(settings: SeasonSettings, seed: str = SEED) -> Rehearsal:
    """The season played in memory to its end."""
    rehearsal = Rehearsal(settings, seed)
    rehearsal.play()
    return rehearsal


async def lines(store: Store, season: str) -> list[bytes]:
    """The stored facts of a season, as lines."""
    return [fact_line(told) for told in await store.past.facts(season)]


async def as_written(store: Store, season: str) -> LiveSeason:
    """The season replayed from its journal so far, even while it is being driven."""
    settings, row = await store.seasons.settings(season), await store.seasons.find(season)
    live = LiveSeason(settings, row.luck, await store.seasons.players(season))
    live.replay(await store.past.entries(season))
    return live


async def replayed(store: Store, season: str) -> LiveSeason:
    """The season replayed from its journal while nobody drives it; raises if it differs."""
    live = await as_written(store, season)
    row = await store.seasons.find(season)
    assert live.kernel.story.digest == row.digest
    assert len(live.kernel.story.told) == row.facts
    return live


async def idle(store: Store, season: str, **others: Any) -> None:
    """Drive a season until only people outside can continue it."""
    await Runner(store, season).run(until_idle=True, **others)


async def soon(work: Awaitable[T]) -> T:
    """The result of this awaitable; fails if it does not come in time."""
    return await asyncio.wait_for(work, SECONDS)


class Desk:
    """A producer's desk: puts inputs into a season's inbox, each under a key of its own."""

    def __init__(self, store: Store, season: str) -> None:
        self._store = store
        self._season = season
        self.numbers: list[int] = []

    async def put(self, what: Any, /, **terms: Any) -> int:
        """Any input; returns its number."""
        key = f"desk {len(self.numbers)}"
        number = await self._store.inbox.put(self._season, key, what, terms)
        self.numbers.append(number)
        return number

    async def control(self, do: str, **terms: Any) -> int:
        """A control input."""
        return await self.put("control", do=do, **terms)

    async def story(self, words: str) -> int:
        """An event that is only told."""
        return await self.put("order", name="event", terms={"story": words})

    async def verdict(self, number: int) -> InputVerdict:
        """The verdict on an input."""
        return await self._store.inbox.verdict(self._season, number)

    async def answer_default(self, by: str = "player") -> int:
        """Put the default answer to the oldest open ask into the inbox."""
        live = await as_written(self._store, self._season)
        ask: Any = live.open_asks[0]
        return await self.put("answer", ask=ask.id, value=dict(ask.question.default), by=by)
