"""A house model in a process of its own, for benchmarks: what it uses is not counted as ours."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any

from showrunner.house_model import HouseModel, HouseSettings


class House(str):
    """The address of a house model, and what it says of itself."""

    def stats(self) -> dict[str, Any]:
        """What it has served."""
        with urllib.request.urlopen(f"{self}/house/stats") as reply:
            told: dict[str, Any] = json.load(reply)
        return told

    def reset(self) -> None:
        """Let it forget everything."""
        request = urllib.request.Request(f"{self}/house/reset", method="POST")
        urllib.request.urlopen(request).close()


def _serve(latency: float, ready: Connection) -> None:
    async def go() -> None:
        async with HouseModel(HouseSettings(latency=latency)) as house:
            ready.send(house.address)
            await asyncio.Event().wait()

    asyncio.run(go())


@contextmanager
def house_model(latency: float) -> Iterator[House]:
    """One that answers after so many seconds."""
    ours, theirs = multiprocessing.Pipe()
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_serve, args=(latency, theirs), daemon=True)
    process.start()
    try:
        yield House(ours.recv())
    finally:
        process.kill()
        process.join()
