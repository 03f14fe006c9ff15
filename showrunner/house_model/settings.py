"""How a house model is set."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from showrunner.errors import WrongParameter
from showrunner.house_model.asking import RUNGS, Rung
from showrunner.house_model.faults import Rates

MODEL = "house"
"""What it calls itself; it answers to every name."""


class HouseSettings(NamedTuple):
    """All that can be set; times are in seconds.

    `jitter` is the most that is added to `latency`; `retry_after` is what a 429 names; `lateness`
    is what the fault `late` adds; `reasoning_tokens` are counted in each answer's usage.
    """

    seed: str = "house"
    latency: float = 0
    jitter: float = 0
    faults: Rates = Rates({})
    rungs: tuple[Rung, ...] = RUNGS
    api_key: str | None = None
    retry_after: float = 1
    lateness: float = 5
    reasoning_tokens: int = 0


def rungs(given: Iterable[str]) -> tuple[Rung, ...]:
    """The rungs of these names, the strictest first. Raises WrongParameter."""
    names = {name.strip() for name in given}
    unknown = names.difference(RUNGS)
    if unknown or not names:
        right = f"use some of {', '.join(RUNGS)}"
        raise WrongParameter(f"there is no rung {', '.join(sorted(unknown)) or '(none)'}", right)
    return tuple(rung for rung in RUNGS if rung in names)
