"""Work that may take long runs in a thread, so that the server goes on answering meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_reader = ThreadPoolExecutor(1, "reading")
"""One piece of work at a time: each may take much memory, and all share one interpreter lock."""


async def in_background(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do this in the reading thread, after what other requests have left there."""

    def call() -> T:
        return work(*args, **kwargs)

    return await asyncio.get_running_loop().run_in_executor(_reader, call)
