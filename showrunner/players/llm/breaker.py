"""A circuit breaker: an endpoint that keeps failing is not called for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FAILURES_TO_OPEN: Final = 5
"""Failures in a row after which no calls are made."""
FIRST_REST_SECONDS: Final = 15.0
LONGEST_REST_SECONDS: Final = 300.0
"""The rest doubles, up to this, each time that the trial call after it fails."""
_REST_DURING_TRIAL_SECONDS: Final = 1.0


class Breaker:
    """Decides whether an endpoint may be called."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._failures = 0
        self._rest = FIRST_REST_SECONDS
        self._open_until = 0.0
        self._trying = False

    @property
    def is_open(self) -> bool:
        """Whether calls are refused; after a rest, one trial call is allowed."""
        if self._failures < FAILURES_TO_OPEN:
            return False
        return self._trying or self._clock() < self._open_until

    @property
    def is_trying(self) -> bool:
        """Whether a trial call is running; all other calls wait for its result."""
        return self._trying

    @property
    def rest(self) -> float:
        """Seconds until the next call is allowed; 0 if it is allowed now."""
        return (
            max(_REST_DURING_TRIAL_SECONDS, self._open_until - self._clock())
            if self.is_open
            else 0.0
        )

    def begin(self) -> None:
        """Note that a call begins; after a rest, it is the trial call."""
        self._trying = self._failures >= FAILURES_TO_OPEN

    def succeeded(self) -> None:
        """Note that the endpoint answered."""
        self._failures, self._rest, self._trying = 0, FIRST_REST_SECONDS, False

    def failed(self) -> None:
        """Note that the endpoint could not be reached, or failed."""
        self._failures += 1
        if self._failures < FAILURES_TO_OPEN:
            return
        if self._trying:
            self._rest = min(self._rest * 2, LONGEST_REST_SECONDS)
        self._trying = False
        self._open_until = self._clock() + self._rest

    def gave_up(self) -> None:
        """Note that the call was cancelled, which says nothing about the endpoint."""
        self._trying = False
