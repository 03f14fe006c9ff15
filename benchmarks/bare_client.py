"""The bare `openai` client, which sends again what a season of models sent: what P5, P6 compare."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import cycle
from typing import Any, NamedTuple
from unittest.mock import patch

from openai import AsyncOpenAI

from showrunner.players.llm.client import ModelClient

Request = Mapping[str, Any]
"""The arguments of a request to a chat endpoint."""


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
    def rate(self) -> float:
        """Calls per second."""
        return self.calls / self.wall


@contextmanager
def collected_requests() -> Iterator[list[Request]]:
    """Collect the arguments of all requests that models are sent meanwhile."""
    requests: list[Request] = []
    make = ModelClient._arguments

    def collecting(self: ModelClient, *rest: Any) -> dict[str, Any]:
        arguments = make(self, *rest)
        requests.append({**arguments, "model": self.profile.model})
        return arguments

    with patch.object(ModelClient, "_arguments", collecting):
        yield requests


async def send_again(
    address: str, requests: Sequence[Request], in_flight: int, seconds: float = 0.0
) -> Sent:
    """Send these requests with so many in flight: all of them once, or over and over for a time."""
    answered = 0
    ends = time.perf_counter() + seconds
    waiting = iter(cycle(requests) if seconds else requests)

    async def send(client: AsyncOpenAI) -> None:
        nonlocal answered
        for request in waiting:
            await client.chat.completions.create(**request)
            if seconds and time.perf_counter() > ends:
                return
            answered += 1

    async with AsyncOpenAI(base_url=f"{address}/v1", api_key="none", max_retries=0) as client:
        wall, cpu = time.perf_counter(), time.process_time()
        await asyncio.gather(*(send(client) for _ in range(in_flight)))
        return Sent(answered, time.perf_counter() - wall, time.process_time() - cpu)
