"""S6: whatever is sent, no server error, nobody let in who may not, every answer as described.

Requests go to a season that has started, and to seasons in their final after each thing that
producers do. SHOWRUNNER_FUZZ_EXAMPLES says how many requests are tried for each operation.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from showrunner.api import inputs
from tests.api.after import DEEDS, PATIENCE_SECONDS, After, bases
from tests.api.fuzzing import Fuzz
from tests.api.serving import House, served
from tests.api.test_roles import Scene, rows

FEW, MANY = 3, int(os.environ.get("SHOWRUNNER_FUZZ_EXAMPLES", "100"))


def fuzz(address: str, examples: int, record: Any) -> None:
    """Try this many requests for each operation, over all states."""

    async def work(house: House) -> None:
        over = await house.season(start=True)
        await house.over(over, PATIENCE_SECONDS)
        made = await bases(house)
        scenes: dict[str, Scene] = {deed: After(made, deed) for deed in DEEDS}
        scenes["start"] = Scene(house, players={"ama": "outside"})
        tried = Fuzz(house, scenes, over, examples)
        await asyncio.to_thread(tried.run)
        record("answers", dict(tried.answers))
        print(f"{tried.answers.total()} requests: {dict(tried.answers)}")
        assert not tried.wrong, "\n\n".join(tried.wrong.values())
        assert tried.answers.total() >= len(rows()) * examples // 4
        assert {"200", "201", "401", "403", "404", "422"} <= tried.answers.keys()
        assert all(scene.clients for scene in scenes.values())

    served(address, work, requests_a_minute=10**9)


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Shorten the wait for verdicts, and print no requests."""
    monkeypatch.setattr(inputs, "WAIT_SECONDS", 0.3)
    with capture_logs():
        yield


def test_s6_whatever_is_sent_is_answered_as_described(
    sqlite: str, record_property: pytest.RecordProperty
) -> None:
    fuzz(sqlite, FEW, record_property)


@pytest.mark.full
def test_s6_many_requests_are_answered_as_described(
    address: str, record_property: pytest.RecordProperty
) -> None:
    """On the two databases together these are more than 20,000."""
    fuzz(address, MANY, record_property)
