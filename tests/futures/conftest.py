"""Futures of tests are played at the tests' own priority: on a busy machine, 19 takes for ever."""

from __future__ import annotations

import pytest

from showrunner.futures import worker


@pytest.fixture(autouse=True)
def at_full_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play futures at the priority of the tests."""
    monkeypatch.setattr(worker, "NICENESS", 0)
