"""The server's key where none is set: kept beside an embedded database, in a file of its own.

So keys of models can be stored at once, and a copy of the database alone does not give them away.
"""

from __future__ import annotations

import os
import secrets
from dataclasses import replace
from pathlib import Path

from showrunner.running.models import Models
from showrunner.settings import model_settings
from showrunner.store.database import Database


def models_for(database: Database, *, new_key: bool = False) -> Models:
    """The models that the environment and, once loaded, this database name.

    `new_key` creates the file with the server's key if there is none yet.
    """
    settings = model_settings()
    if not settings.server_key and database.url.get_backend_name() == "sqlite":
        file = Path(f"{database.url.database}.key")
        if new_key:
            _create(file)
        if file.exists():
            settings = replace(settings, server_key=file.read_text().strip())
    return Models(settings)


def _create(file: Path) -> None:
    """Write a new key for the file's owner alone; one that is there stays."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return
    with os.fdopen(opened, "w") as new:
        new.write(secrets.token_hex(32))
