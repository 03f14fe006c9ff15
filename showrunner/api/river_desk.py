"""Has a season's chances computed for the people who play in it: at its end, or as they learn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Final

import structlog
from litestar.exceptions import TooManyRequestsException

from showrunner.api.forecasting import RETRY_SECONDS, Forecaster
from showrunner.errors import ShowrunnerError
from showrunner.formats.facts import Fact
from showrunner.formats.lifecycle import GameEnded
from showrunner.futures.stored import river
from showrunner.kernel import Told
from showrunner.players.casting import OUTSIDE
from showrunner.running.heard_seasons import HeardSeasons
from showrunner.running.live import LiveSeason
from showrunner.store import Store

log = structlog.get_logger()

NUMBER: Final = 50
"""Futures of each round's beginning."""
WAIT_SECONDS: Final = 10.0
"""How long a season's new facts have been stored before its futures are played."""


class RiverDesk:
    """Computes one season after the other, when the forecaster has nothing else to do.

    A season waits for nothing here. What was heard is lost if the server ends; then producers can
    have the chances computed.
    """

    def __init__(self, store: Store, forecaster: Forecaster) -> None:
        self._store = store
        self._forecaster = forecaster
        self._heard = HeardSeasons(WAIT_SECONDS)

    def hear(self, live: LiveSeason, told: Iterable[Told[Fact]]) -> None:
        """Note whether a person in this season wants to know their chances after these facts."""
        practice = live.settings.practice is True
        moments = (GameEnded, live.format.opens_round) if practice else (GameEnded,)
        if OUTSIDE in live.players.values() and any(isinstance(one.fact, moments) for one in told):
            self._heard.add(live.season)

    async def run(self) -> None:
        """Compute, until cancelled."""
        async for season in self._heard:
            await self._compute(season)

    async def _compute(self, season: str) -> None:
        work = partial(river, self._store, season, NUMBER)
        while True:
            try:
                await self._forecaster.finish(season, "chances", work)
            except TooManyRequestsException:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except ShowrunnerError as problem:  # the season was deleted, or a future failed
                log.warning("chances not computed", season=season, problem=type(problem).__name__)
            return
