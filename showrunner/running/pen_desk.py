"""The pen desk: while a server runs, its pen writes each episode once its round is over."""

from __future__ import annotations

from collections.abc import Iterable

import structlog

from showrunner.errors import PlayerAway, ShowrunnerError, UnknownName
from showrunner.formats.facts import Fact
from showrunner.formats.lifecycle import GameEnded
from showrunner.kernel import Told
from showrunner.running.heard_seasons import HeardSeasons
from showrunner.running.live import LiveSeason
from showrunner.running.models import Models
from showrunner.running.pen import write_episodes
from showrunner.settings import PenSettings
from showrunner.store import Store

log = structlog.get_logger()


class PenDesk:
    """Writes one episode at a time, of the seasons that this process drives.

    A season waits for nothing here: `hear` only notes that a round of it may be over. An episode
    that the pen could not write is tried again after the season's next round.
    """

    def __init__(self, store: Store, models: Models, settings: PenSettings) -> None:
        if settings.profile not in models.fixed:
            raise UnknownName("model profile", settings.profile, models.fixed)
        self._store = store
        self._models = models
        self._settings = settings
        self._heard = HeardSeasons()
        """Seasons in which a round has ended."""

    def hear(self, live: LiveSeason, told: Iterable[Told[Fact]]) -> None:
        """Note whether these new facts of a season end a round."""
        ends = (live.format.opens_round, GameEnded)
        if any(isinstance(one.fact, ends) for one in told):
            self._heard.add(live.season)

    async def run(self) -> None:
        """Write, until cancelled."""
        async for season in self._heard:
            await self._write(season)

    async def _write(self, season: str) -> None:
        cap = round(self._settings.cap * 1e6)
        lines, profile = self._models.lines, self._settings.profile
        try:
            async for written in write_episodes(self._store, lines, season, profile, cap):
                log.info(
                    "episode written",
                    season=season,
                    episode=written.episode.number,
                    cost=written.cost,
                    refused=len(written.refused),
                )
        except PlayerAway as problem:
            log.warning("episode not written", season=season, problem=str(problem))
        except ShowrunnerError as problem:  # the season was deleted, or cannot be read
            log.warning("episode not written", season=season, problem=type(problem).__name__)
