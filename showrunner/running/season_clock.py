"""A season's own clock: the seconds for which it has been running."""

from __future__ import annotations

import time


class SeasonClock:
    """Counts while the season runs; stands still in pauses, in outages, and while nobody drives."""

    def __init__(self, seconds: float = 0.0) -> None:
        self._seconds = seconds
        self._since: float | None = None

    def now(self) -> float:
        """The seconds so far."""
        if self._since is None:
            return self._seconds
        return self._seconds + time.monotonic() - self._since

    @property
    def running(self) -> bool:
        """Whether it counts now."""
        return self._since is not None

    def start(self) -> None:
        """Go on."""
        if self._since is None:
            self._since = time.monotonic()

    def stop(self) -> None:
        """Stand still."""
        self._seconds, self._since = self.now(), None
