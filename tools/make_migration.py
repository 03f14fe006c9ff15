"""Write a migration from the tables that the migrations make to the current models."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from alembic.config import Config

from alembic import command
from showrunner.store.database import SqliteDatabase, database_at
from showrunner.store.schema import MIGRATIONS, REVISION, upgrade


def main() -> None:
    """Migrate an empty database to the newest revision, and write the next revision."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("message", help="what changes, in a few words")
    message = parser.parse_args().message
    with tempfile.TemporaryDirectory() as folder:
        database = database_at(Path(folder) / "empty.db")
        assert isinstance(database, SqliteDatabase)
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        if any(MIGRATIONS.glob("versions/*.py")):
            asyncio.run(upgrade(database))
        with database.engine.connect() as connection:
            config.attributes["connection"] = connection
            number = f"{len(list(MIGRATIONS.glob('versions/*.py'))) + 1:04}"
            command.revision(config, message, autogenerate=True, rev_id=number)
        asyncio.run(database.close())
    print(f"Read it over, then set REVISION in showrunner/store/schema.py (now {REVISION}).")


if __name__ == "__main__":
    main()
