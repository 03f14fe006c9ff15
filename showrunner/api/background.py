"""Run long computations in a thread, so that the server can answer other requests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_reader = ThreadPoolExecutor(1, "reading")
"""One at a time: each may take much memory, and they share one interpreter lock."""


async def in_background(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run `work` in the thread, after the work of earlier requests; return its result."""

    def call() -> T:
        return work(*args, **kwargs)

    return await asyncio.get_running_loop().run_in_executor(_reader, call)
