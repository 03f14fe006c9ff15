"""A circuit breaker: an endpoint that keeps failing is left alone for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FAILURES: Final = 5
"""After so many failures in a row no call is tried."""
FIRST_REST: Final = 15.0
LONGEST_REST: Final = 300.0
"""Seconds; each time that the first call after a rest fails, the next rest is twice as long."""
_WHILE_TRYING: Final = 1.0


class Breaker:
    """Whether a profile is worth a try."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._failures = 0
        self._rest = FIRST_REST
        self._open_until = 0.0
        self._trying = False

    @property
    def is_open(self) -> bool:
        """Whether it is resting now; after that, one call is let through to try."""
        if self._failures < FAILURES:
            return False
        return self._trying or self._clock() < self._open_until

    @property
    def is_trying(self) -> bool:
        """Whether one call tries, after a rest, if the endpoint is back: all others wait for it."""
        return self._trying

    @property
    def rest(self) -> float:
        """For how many seconds it is to be left alone; 0 where it need not be."""
        return max(_WHILE_TRYING, self._open_until - self._clock()) if self.is_open else 0.0

    def begin(self) -> None:
        """A call begins: after a rest, it is the one that tries."""
        self._trying = self._failures >= FAILURES

    def succeeded(self) -> None:
        """The endpoint answered."""
        self._failures, self._rest, self._trying = 0, FIRST_REST, False

    def failed(self) -> None:
        """The endpoint could not be reached, or failed."""
        self._failures += 1
        if self._failures < FAILURES:
            return
        if self._trying:
            self._rest = min(self._rest * 2, LONGEST_REST)
        self._trying = False
        self._open_until = self._clock() + self._rest

    def gave_up(self) -> None:
        """The call ended without a word on the endpoint: it was withdrawn."""
        self._trying = False
