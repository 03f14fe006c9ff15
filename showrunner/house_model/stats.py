"""What a house model has done so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from showrunner.house_model.wire import Usage


class Stats:
    """Counts of calls, faults and tokens, and how many calls are in flight."""

    def __init__(self) -> None:
        self.in_flight = 0
        self.clear()

    def clear(self) -> None:
        """Begin again at nothing; what is in flight stays so."""
        self.requests = self.answered = self.refused = 0
        self.faults: Counter[str] = Counter()
        self.prompt_tokens = self.cached_tokens = 0
        self.completion_tokens = self.reasoning_tokens = 0
        self.most_in_flight = self.in_flight

    @contextmanager
    def call(self) -> Iterator[None]:
        """One call, from its arrival to its end."""
        self.requests += 1
        self.in_flight += 1
        self.most_in_flight = max(self.most_in_flight, self.in_flight)
        try:
            yield
        finally:
            self.in_flight -= 1

    def used(self, usage: Usage) -> None:
        """A call was answered, well or badly."""
        self.answered += 1
        self.prompt_tokens += usage.prompt
        self.cached_tokens += usage.cached
        self.completion_tokens += usage.completion
        self.reasoning_tokens += usage.reasoning

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {**vars(self), "faults": dict(self.faults)}
