"""Nothing grows for ever: the memory of workers and servers, and the tables."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from statistics import mean

import pytest

from tests.workers.soak import run_soak

SECONDS = float(os.environ.get("SHOWRUNNER_SOAK_SECONDS") or 300)
MOST_MB = 12.0
MOST_KB_A_SEASON = 15.0
"""Memory may grow by so much after the warm-up.

The first is for caches and free space in the allocator. A season that stayed in memory would take
far more than the second: the text of its facts alone has over 100 KB.
"""
MOST_SHARE = 0.3
"""By which share of its mean a table may grow: the seasons in it are not always equally far."""
MOST_ROWS = 50
MOST_TABLE_KB = 256
"""The same for small tables, where a few rows or pages are a large share."""


@pytest.mark.full
def test_memory_is_flat_and_no_table_grows(
    tmp_path: Path, record_property: pytest.RecordProperty
) -> None:
    soak = asyncio.run(run_soak(tmp_path, SECONDS))
    record_property("figures", json.dumps(soak.figures))
    print(json.dumps(soak.figures, indent=1))
    assert soak.seasons_after_warm_up > 0
    most = MOST_MB + MOST_KB_A_SEASON / 1024 * soak.seasons_after_warm_up
    for name, values in soak.memory.items():
        assert soak.growth(values) <= most, f"{name} grew by {soak.growth(values):.1f} MB"
    for name, values in soak.rows.items():
        most = MOST_SHARE * mean(values) + MOST_ROWS
        assert soak.growth(values) <= most, f"{name} grew by {soak.growth(values):.0f} rows"
    for name, values in soak.bytes.items():
        most = MOST_SHARE * mean(values) + MOST_TABLE_KB * 1024
        assert soak.growth(values) <= most, f"{name} grew by {soak.growth(values):.0f} bytes"
