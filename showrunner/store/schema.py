"""The tables of a database: set up when it is new, brought up when asked for, and checked."""

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

REVISION = "0004"
"""The migration that this program's tables come from: the newest in `alembic/versions`."""

_PACKAGE = Path(showrunner.__file__).resolve().parent
_INSTALLED = _PACKAGE / "alembic"
MIGRATIONS = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent / "alembic"
"""Inside the installed package; in a checkout, at its root."""

_VERSIONS = "alembic_version"
_LOCK = 0x5403_0001
_upgrading: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def make_ready(database: Database) -> None:
    """Set up a new database's tables; of one that has some, see that this program fits them.

    Raises DatabaseMistake for tables of another version, or of another program.
    """
    found = await database.read(_revision)
    if found == REVISION:
        return
    if found is not None:
        raise _other_revision(found)
    await upgrade(database)


async def upgrade(database: Database) -> str | None:
    """Bring the tables to this program's version; returns the one they had (None: a new database).

    Raises DatabaseMistake for tables of a newer version, or of another program.
    """

    def work(connection: Connection) -> str | None:
        from alembic import command

        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        before = _revision(connection)
        if before is not None and before not in _known_revisions():
            raise _other_revision(before)
        if before != REVISION:
            command.upgrade(_config(connection), "head")
        return before

    # Alembic keeps what it works on in one place for the whole process.
    async with _upgrading.setdefault(asyncio.get_running_loop(), asyncio.Lock()):
        return await database.write(work, limited=False)


async def differences(database: Database) -> list[str]:
    """How the tables differ from what this program needs; none where all is well."""

    def work(connection: Connection) -> list[str]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        found = _revision(connection)
        if found != REVISION:
            return [str(_other_revision(found) if found else "the database has no tables yet")]
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return [str(difference) for difference in compare_metadata(context, Base.metadata)]

    return await database.read(work)


def _revision(connection: Connection) -> str | None:
    """The migration that the tables come from; None for a database without tables."""
    tables = inspect(connection).get_table_names()
    if _VERSIONS in tables:
        found = connection.execute(text(f"SELECT version_num FROM {_VERSIONS}")).scalar()
        return None if found is None else str(found)
    if "season" in tables:
        raise DatabaseMistake(
            "the database has a table `season` that is not Showrunner's", "name another database"
        )
    return None


def _other_revision(found: str) -> DatabaseMistake:
    wrong = f"the database's tables are of version {found}, this program's of {REVISION}"
    if found in _known_revisions():
        return DatabaseMistake(wrong, "bring them up with `showrunner db upgrade`")
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
