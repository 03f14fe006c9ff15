"""The bare `openai` client, which sends again what a season of models sent: what P5, P6 compare."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from openai import AsyncOpenAI

from benchmarks.model_house import House
from showrunner.players.llm.client import ModelClient

Request = bytes
"""The body of a request to a chat endpoint (its objects would slow down garbage collection)."""


class Sent(NamedTuple):
    """How many requests were answered, in how many seconds, and of how much processor time."""

    calls: int
    wall: float
    cpu: float

    @property
    def cost(self) -> float:
        """Seconds of processor time per call."""
        return self.cpu / self.calls

    @property
    def seconds(self) -> float:
        """Seconds per call, of calls that were made one after another."""
        return self.wall / self.calls

    @property
    def rate(self) -> float:
        """Calls per second."""
        return self.calls / self.wall


@contextmanager
def collected_requests() -> Iterator[list[Request]]:
    """Collect all requests that models are sent meanwhile."""
    requests: list[Request] = []
    make = ModelClient._arguments

    def collecting(self: ModelClient, *rest: Any) -> dict[str, Any]:
        arguments = make(self, *rest)
        requests.append(msgspec.json.encode({**arguments, "model": self.profile.model}))
        return arguments

    with patch.object(ModelClient, "_arguments", collecting):
        yield requests


async def send_again(house: House, requests: Sequence[Request], in_flight: int) -> Sent:
    """Send each of these requests once, with `in_flight` of them at a time.

    The house model forgets what it was sent before, so it gives the same answers again.
    """
    house.reset()
    waiting = [msgspec.json.decode(request) for request in reversed(requests)]

    async def send(client: AsyncOpenAI) -> None:
        while waiting:
            request: Mapping[str, Any] = waiting.pop()
            await client.chat.completions.create(**request)

    async with AsyncOpenAI(base_url=f"{house}/v1", api_key="none", max_retries=0) as client:
        wall, cpu = time.perf_counter(), time.process_time()
        await asyncio.gather(*(send(client) for _ in range(in_flight)))
        return Sent(len(requests), time.perf_counter() - wall, time.process_time() - cpu)
