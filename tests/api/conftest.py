"""The databases that the API's tests run on.

What differs between databases is in the store, whose tests run on both. The API's run on SQLite,
and in the full check on PostgreSQL, too.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.databases import empty_database


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.full)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return empty_database(request.param, tmp_path)
