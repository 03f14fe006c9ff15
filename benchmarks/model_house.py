"""Runs a house model in its own process, so that its processor time is not counted as ours."""

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
    """The address of a running house model, with calls to its statistics."""

    def stats(self) -> dict[str, Any]:
        """Return statistics of what it has served."""
        with urllib.request.urlopen(f"{self}/house/stats") as reply:
            statistics: dict[str, Any] = json.load(reply)
        return statistics

    def reset(self) -> None:
        """Reset its state and statistics."""
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
    """Run a house model that answers after `latency` seconds."""
    ours, theirs = multiprocessing.Pipe()
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_serve, args=(latency, theirs), daemon=True)
    process.start()
    try:
        yield House(ours.recv())
    finally:
        process.kill()
        process.join()
