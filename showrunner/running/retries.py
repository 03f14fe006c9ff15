"""Decides when a season that failed because of an unknown error is tried again."""

from __future__ import annotations

import time

MAX_RETRIES = 3
"""How many times a season is tried again; the next failure halts it."""
FIRST_PAUSE_SECONDS = 1.0
"""The pause before the first retry; it doubles with each retry."""
LONGEST_PAUSE_SECONDS = 8.0
STEADY_SECONDS = 60.0
"""How long after the last failure a new one counts as the first again."""


class Retries:
    """Counts the consecutive failures of one season."""

    def __init__(self) -> None:
        self._failures = 0
        self._failed_at = 0.0

    @property
    def _in_a_row(self) -> int:
        steady = time.monotonic() - self._failed_at > STEADY_SECONDS
        return 0 if steady else self._failures

    @property
    def any_left(self) -> bool:
        """Whether the season is tried again after a failure now."""
        return self._in_a_row < MAX_RETRIES

    @property
    def pause_left(self) -> float:
        """How many seconds of the pause after the last failure are left."""
        if not self._failures:
            return 0.0
        pause = FIRST_PAUSE_SECONDS * 2.0 ** (self._failures - 1)
        return max(0.0, min(pause, LONGEST_PAUSE_SECONDS) - time.monotonic() + self._failed_at)

    def count(self) -> None:
        """Count a failure."""
        self._failures = self._in_a_row + 1
        self._failed_at = time.monotonic()
