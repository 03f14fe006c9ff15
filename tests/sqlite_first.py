"""The databases of tests of what is above the store: SQLite; in the full check PostgreSQL, too.

What differs between databases is in the store, whose tests run on both, and so do the tests of
crashes and outages.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.databases import empty_database
from tests.quick import first_of


@pytest.fixture(params=first_of(1, ["sqlite", "postgres"]))
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return empty_database(request.param, tmp_path)
