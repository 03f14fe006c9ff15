"""A clock that jumps: where nothing but timers waits, it is at once as late as the first of them.

The machine's own clock stands still meanwhile, so what a test does depends on no speed. While a
thread works (SQLite's), the loop really waits for it.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

A_MOMENT = 1e-6
"""Each turn of the loop takes so long: else a rounding error before a time would last for ever."""
THREADS_SECONDS = 30.0
"""No thread works for as long, really; one that does hangs."""


class VirtualClock:
    """Seconds since it was made, as `time.monotonic` tells them."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def monotonic(self) -> float:
        return self.seconds


class _Selector:
    """Waits for nothing but threads; of any other wait the clock says that it is over."""

    def __init__(self, clock: VirtualClock) -> None:
        self.threads = 0
        self._clock = clock
        self._real = selectors.DefaultSelector()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def select(self, timeout: float | None = None) -> Any:
        self._clock.seconds += A_MOMENT
        if self.threads or timeout is None:  # without a timer it can but be a thread that comes
            events = self._real.select(0 if timeout == 0 else THREADS_SECONDS)
            assert events or timeout == 0, "everybody waits for somebody, and nobody comes"
            return events
        events = self._real.select(0)
        if events or timeout == 0:
            return events
        self._clock.seconds += timeout
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop on such a clock."""

    def __init__(self, clock: VirtualClock) -> None:
        self._waits = _Selector(clock)
        super().__init__(self._waits)  # type: ignore[arg-type]
        self._clock_of_all = clock

    def time(self) -> float:
        return self._clock_of_all.seconds

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:
        done = super().run_in_executor(executor, func, *args)
        self._waits.threads += 1
        done.add_done_callback(self._ended)
        return done

    def _ended(self, done: object) -> None:
        self._waits.threads -= 1


def run_virtually(
    monkeypatch: pytest.MonkeyPatch, work: Callable[[VirtualClock], Awaitable[T]]
) -> T:
    """Do this on a virtual clock, which everybody in this process goes by meanwhile."""
    clock = VirtualClock()
    with (
        monkeypatch.context() as patch,
        asyncio.Runner(loop_factory=lambda: VirtualLoop(clock)) as runner,
    ):
        patch.setattr(time, "monotonic", clock.monotonic)

        async def go() -> T:
            return await work(clock)

        return runner.run(go())
