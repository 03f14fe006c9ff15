"""How often, and after which pauses, a season that failed for an unknown reason is tried again."""

from __future__ import annotations

import time

MAX_RETRIES = 3
"""How often a season is tried again; the next failure halts it."""
FIRST_PAUSE_SECONDS = 1.0
"""The pause before the first retry; it doubles with each."""
LONGEST_PAUSE_SECONDS = 8.0
STEADY_SECONDS = 60.0
"""A failure so long after the last one counts as the first."""


class Retries:
    """The failures of one season in a row."""

    def __init__(self) -> None:
        self._failures = 0
        self._failed_at = 0.0

    @property
    def _in_a_row(self) -> int:
        steady = time.monotonic() - self._failed_at > STEADY_SECONDS
        return 0 if steady else self._failures

    @property
    def any_left(self) -> bool:
        """Whether a failure now is followed by another try."""
        return self._in_a_row < MAX_RETRIES

    def is_due(self) -> bool:
        """Whether the pause after the last failure is over."""
        if not self._failures:
            return True
        pause = FIRST_PAUSE_SECONDS * 2.0 ** (self._failures - 1)
        return time.monotonic() - self._failed_at >= min(pause, LONGEST_PAUSE_SECONDS)

    def count(self) -> None:
        """Count a failure."""
        self._failures = self._in_a_row + 1
        self._failed_at = time.monotonic()
