"""A gate limits how many calls are made at once and per minute, with callers taking turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

MINUTE_SECONDS = 60.0


class Caller(NamedTuple):
    """Who makes a call: a season (or another purpose), its producer, and whether people play."""

    season: str
    producer: str = ""
    has_people: bool = False


_Queue = deque[tuple[asyncio.Future[None], int]]


class Gate:
    """Limits the calls to one endpoint, or of this process.

    Seasons in which people play go first. Waiting producers take turns, and so do the seasons of
    each, so that a large season or many of them do not delay the others. `requests` and
    `tokens` are limits per minute; None is no limit. A single call with more tokens than the limit
    passes when no other call has passed within a minute. With `share`, each of several processes
    gets its part of the limits, at least one call each.
    """

    def __init__(
        self, in_flight: int, requests: int | None = None, tokens: int | None = None
    ) -> None:
        self.in_flight = 0
        self.most_in_flight = 0
        """The largest number of calls that were ever in flight at once."""
        self._processes = 1
        self._limit = in_flight
        self._requests = requests
        self._tokens = tokens
        self._waiting: tuple[dict[str, dict[str, _Queue]], ...] = ({}, {})
        """The waiting calls by producer and season: where people play, and elsewhere."""
        self._passed: deque[tuple[float, int]] = deque()
        self._tokens_passed = 0
        self._timer: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def passing(self, caller: Caller, tokens: int) -> AsyncIterator[None]:
        """Wait for the call's turn; it counts as in flight until this ends. `tokens` is a guess."""
        await self._enter(caller, tokens)
        try:
            yield
        finally:
            self.in_flight -= 1
            self._let_in()

    def share(self, processes: int) -> None:
        """Divide the limits by this number of processes from now on."""
        if processes != self._processes:
            self._processes = processes
            self._let_in()

    def _part(self, limit: int) -> int:
        return max(1, limit // self._processes)

    @property
    def waiting(self) -> int:
        """How many calls wait for their turn."""
        producers = (seasons for group in self._waiting for seasons in group.values())
        return sum(len(queue) for seasons in producers for queue in seasons.values())

    async def _enter(self, caller: Caller, tokens: int) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        group = self._waiting[0 if caller.has_people else 1]
        seasons = group.setdefault(caller.producer, {})
        seasons.setdefault(caller.season, deque()).append((turn, tokens))
        self._let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.in_flight -= 1  # it was let in just before it was cancelled
                self._let_in()
            raise

    def _let_in(self) -> None:
        while self.in_flight < self._part(self._limit) and any(self._waiting):
            group = self._waiting[0] or self._waiting[1]
            turn, tokens = next(iter(next(iter(group.values())).values()))[0]
            if turn.done():
                self._next(group)
                continue
            wait = self._seconds_to_wait(tokens)
            if wait > 0:
                self._let_in_after(wait)
                return
            self._next(group)
            self._count(tokens)
            turn.set_result(None)

    @staticmethod
    def _next(group: dict[str, dict[str, _Queue]]) -> None:
        """Remove the first call; its season and its producer have their next turns last."""
        producer = next(iter(group))
        seasons = group.pop(producer)
        season = next(iter(seasons))
        queue = seasons.pop(season)
        queue.popleft()
        if queue:
            seasons[season] = queue
        if seasons:
            group[producer] = seasons

    def _count(self, tokens: int) -> None:
        self.in_flight += 1
        self.most_in_flight = max(self.most_in_flight, self.in_flight)
        if self._requests is not None or self._tokens is not None:
            self._passed.append((asyncio.get_running_loop().time(), tokens))
            self._tokens_passed += tokens

    def _seconds_to_wait(self, tokens: int) -> float:
        """Seconds until the limits per minute allow this call; 0 if they do now."""
        now = asyncio.get_running_loop().time()
        while self._passed and self._passed[0][0] <= now - MINUTE_SECONDS:
            self._tokens_passed -= self._passed.popleft()[1]
        requests, limit = self._requests, self._tokens
        requests_full = requests is not None and len(self._passed) >= self._part(requests)
        tokens_full = limit is not None and self._tokens_passed + tokens > self._part(limit)
        if not self._passed or not (requests_full or tokens_full):
            return 0.0
        return max(0.001, self._passed[0][0] + MINUTE_SECONDS - now)

    def _let_in_after(self, seconds: float) -> None:
        if self._timer is None or self._timer.cancelled():
            self._timer = asyncio.get_running_loop().call_later(seconds, self._timer_rang)

    def _timer_rang(self) -> None:
        self._timer = None
        self._let_in()
