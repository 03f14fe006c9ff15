"""What the environment says about how Showrunner runs here."""

from __future__ import annotations

import os
from typing import Final

DATABASE_URL: Final = "DATABASE_URL"
"""The environment variable that names the database."""
EMBEDDED: Final = "runs/showrunner.db"
"""The SQLite file where nothing else is named."""


def database_address(given: str | None = None) -> str:
    """The database's address: what was given, else what the environment names, else a file."""
    return given or os.environ.get(DATABASE_URL) or EMBEDDED
