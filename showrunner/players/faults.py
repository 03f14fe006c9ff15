"""Errors of bots: each is logged and counted, and the season continues with a default."""

from __future__ import annotations

import os
from typing import ClassVar

import structlog

from showrunner.errors import BotBug
from showrunner.settings import BOT_FAULTS

log = structlog.get_logger()


class Faults:
    """Errors of the bots of one season.

    The same error of a bot is logged only once. `of_process` counts those of all seasons.
    """

    of_process: ClassVar[int] = 0

    def __init__(self, season: str = "") -> None:
        self.total = 0
        self._season = season
        self._logged: set[tuple[str, str, str]] = set()

    def record(self, who: str, doing: str, problem: Exception) -> None:
        """Record that a bot failed. Raises BotBug if the environment asks for that."""
        if os.environ.get(BOT_FAULTS, "").strip() == "raise":
            raise BotBug(who, doing, problem) from problem
        self.total += 1
        Faults.of_process += 1
        why = f"{type(problem).__name__}: {problem}"
        if (who, doing, why) not in self._logged:
            self._logged.add((who, doing, why))
            log.warning("bot fault", season=self._season, seat=who, doing=doing, why=why)
