"""R1, R3, R7: two API processes and three workers, killed again and again, lose nothing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.workers.chaos import Plan, run_chaos

SMALL = Plan(
    bots=8,
    people=2,
    models=1,
    capped=1,
    kills=6,
    pauses=(0.5, 1.5),
    stalled_seconds=2.5,
    pace=0.03,
    seconds=300.0,
)
LARGE = Plan(
    bots=200,
    people=10,
    models=45,
    capped=5,
    kills=60,
    pauses=(3.0, 7.0),
    stalled_seconds=10.0,
    pace=2.5,
    seconds=1800.0,
    worker_seasons=120,
)
"""Five minutes of kills, and the lease that workers have."""


@pytest.mark.parametrize(
    "plan", [SMALL, pytest.param(LARGE, marks=pytest.mark.full)], ids=["small", "large"]
)
def test_seasons_of_killed_workers_and_servers_end_as_if_nothing_had_happened(
    tmp_path: Path, plan: Plan, record_property: pytest.RecordProperty
) -> None:
    figures: dict[str, Any] = {}
    try:
        asyncio.run(run_chaos(tmp_path, plan, "chaos 20", figures))
    finally:
        record_property("figures", json.dumps(figures))
        print(json.dumps(figures, indent=1))
    assert figures["moves"] > 0, "no season changed its worker"
