"""A season's own clock: for how many seconds it has been running."""

from __future__ import annotations

import time


class SeasonClock:
    """Counts seconds while the season runs, and not in pauses, in outages, or while undriven."""

    def __init__(self, seconds: float = 0.0) -> None:
        self._seconds = seconds
        self._since: float | None = None

    def now(self) -> float:
        """The number of seconds so far."""
        if self._since is None:
            return self._seconds
        return self._seconds + time.monotonic() - self._since

    @property
    def running(self) -> bool:
        """Whether the clock is running."""
        return self._since is not None

    def start(self) -> None:
        """Start the clock, if it is stopped."""
        if self._since is None:
            self._since = time.monotonic()

    def stop(self) -> None:
        """Stop the clock."""
        self._seconds, self._since = self.now(), None
