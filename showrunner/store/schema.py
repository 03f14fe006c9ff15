"""Creates, upgrades and checks the tables of a database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, inspect, text

import showrunner
from showrunner.errors import DatabaseMistake
from showrunner.store.database import Database
from showrunner.store.models import Base

REVISION = "0017"
"""The migration that this program needs: the newest in `alembic/versions`."""

_PACKAGE = Path(showrunner.__file__).resolve().parent
_INSTALLED = _PACKAGE / "alembic"
MIGRATIONS = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent / "alembic"
"""The folder of migrations: in an installed package inside it, in a checkout at the root."""

_VERSION_TABLE = "alembic_version"
_ADVISORY_LOCK = 0x5403_0001
_upgrading: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def make_ready(database: Database) -> None:
    """Create the tables of a new database, or check that existing tables fit this program.

    Raises DatabaseMistake for tables of another version, or of another program.
    """
    revision = await database.read(_revision)
    if revision == REVISION:
        return
    if revision is not None:
        raise _other_revision(revision)
    await upgrade(database)


async def upgrade(database: Database) -> str | None:
    """Upgrade the tables to this program's version; returns their old one (None: no tables).

    Raises DatabaseMistake for tables of a newer version, or of another program.
    """

    def work(connection: Connection) -> str | None:
        from alembic import command

        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})"))
        before = _revision(connection)
        if before is not None and before not in _known_revisions():
            raise _other_revision(before)
        if before != REVISION:
            command.upgrade(_config(connection), "head")
        return before

    # Alembic has global state, so only one upgrade can run at a time.
    async with _upgrading.setdefault(asyncio.get_running_loop(), asyncio.Lock()):
        return await database.write(work, limited=False)


async def differences(database: Database) -> list[str]:
    """How the tables differ from what this program needs; empty if they fit."""

    def work(connection: Connection) -> list[str]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        revision = _revision(connection)
        if revision != REVISION:
            if revision is None:
                return ["the database has no tables yet"]
            return [str(_other_revision(revision))]
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return [str(difference) for difference in compare_metadata(context, Base.metadata)]

    return await database.read(work)


def _revision(connection: Connection) -> str | None:
    """The migration that the tables come from; None for a database without tables."""
    tables = inspect(connection).get_table_names()
    if _VERSION_TABLE in tables:
        revision = connection.execute(text(f"SELECT version_num FROM {_VERSION_TABLE}")).scalar()
        return None if revision is None else str(revision)
    if "season" in tables:
        raise DatabaseMistake(
            "the database has a table `season` that is not Showrunner's", "name another database"
        )
    return None


def _other_revision(revision: str) -> DatabaseMistake:
    wrong = f"the database's tables have version {revision}, this program needs {REVISION}"
    if revision in _known_revisions():
        return DatabaseMistake(wrong, "upgrade them with `showrunner db upgrade`")
    return DatabaseMistake(wrong, "update Showrunner, or name another database")


def _known_revisions() -> set[str]:
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(_config(None))
    return {script.revision for script in scripts.walk_revisions()}


def _config(connection: Connection | None) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
