"""A gate: lets so many calls through at once and in a minute, each season in its turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MINUTE = 60.0


class Gate:
    """The way out to an endpoint, or out of this process.

    Seasons that wait take turns, so that a large one does not keep a small one waiting. `requests`
    and `tokens` are what may pass in any minute; None is no limit. A single call that is over the
    limit of tokens by itself passes when nothing else has in that minute.
    """

    def __init__(
        self, in_flight: int, requests: int | None = None, tokens: int | None = None
    ) -> None:
        self.in_flight = 0
        self.most_in_flight = 0
        """How many were in flight at once at most, ever."""
        self._limit = in_flight
        self._requests = requests
        self._tokens = tokens
        self._waiting: dict[str, deque[tuple[asyncio.Future[None], int]]] = {}
        self._passed: deque[tuple[float, int]] = deque()
        self._tokens_passed = 0
        self._timer: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def passing(self, season: str, tokens: int) -> AsyncIterator[None]:
        """Wait for one's turn; the way is taken until this ends. `tokens` are a guess."""
        await self._enter(season, tokens)
        try:
            yield
        finally:
            self.in_flight -= 1
            self._let_in()

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(map(len, self._waiting.values()))

    async def _enter(self, season: str, tokens: int) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(season, deque()).append((turn, tokens))
        self._let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.in_flight -= 1  # it was let in, and nobody is there
                self._let_in()
            raise

    def _let_in(self) -> None:
        while self.in_flight < self._limit and self._waiting:
            season, queue = next(iter(self._waiting.items()))
            turn, tokens = queue[0]
            if turn.done():
                self._next(season)
                continue
            wait = self._seconds_to_wait(tokens)
            if wait > 0:
                self._look_again(wait)
                return
            self._next(season)
            self._count(tokens)
            turn.set_result(None)

    def _next(self, season: str) -> None:
        """This season's first has gone; the season goes to the end of the line."""
        queue = self._waiting.pop(season)
        queue.popleft()
        if queue:
            self._waiting[season] = queue

    def _count(self, tokens: int) -> None:
        self.in_flight += 1
        self.most_in_flight = max(self.most_in_flight, self.in_flight)
        if self._requests is not None or self._tokens is not None:
            self._passed.append((asyncio.get_running_loop().time(), tokens))
            self._tokens_passed += tokens

    def _seconds_to_wait(self, tokens: int) -> float:
        """Until requests and tokens of the last minute leave room; 0 where they do."""
        now = asyncio.get_running_loop().time()
        while self._passed and self._passed[0][0] <= now - MINUTE:
            self._tokens_passed -= self._passed.popleft()[1]
        full = self._requests is not None and len(self._passed) >= self._requests
        dear = self._tokens is not None and self._tokens_passed + tokens > self._tokens
        if not self._passed or not (full or dear):
            return 0.0
        return max(0.001, self._passed[0][0] + MINUTE - now)

    def _look_again(self, seconds: float) -> None:
        if self._timer is None or self._timer.cancelled():
            self._timer = asyncio.get_running_loop().call_later(seconds, self._timer_rang)

    def _timer_rang(self) -> None:
        self._timer = None
        self._let_in()
