"""Fixtures: every test has its own database; many get a season's files to modify."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from showrunner.cli import inputs
from showrunner.cli.logs import LEVEL_VARIABLE
from showrunner.settings import DATABASE_URL
from showrunner.store import Store
from tests.cli.running import PATIENCE, run


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database with its tables."""
    file = tmp_path_factory.mktemp("empty") / "seasons.db"

    async def make() -> None:
        await (await Store.open(file)).close()

    asyncio.run(make())
    return file


@pytest.fixture(autouse=True)
def database(
    empty: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> str:
    """The default database of all commands; commands wait longer for slow drivers."""
    file = tmp_path_factory.mktemp("stored") / "seasons.db"
    shutil.copy(empty, file)
    monkeypatch.setenv(DATABASE_URL, str(file))
    monkeypatch.delenv(LEVEL_VARIABLE, raising=False)
    monkeypatch.setattr(inputs, "WAIT_SECONDS", PATIENCE)
    return str(file)


@pytest.fixture(scope="session")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the quick season with seed 1."""
    folder = tmp_path_factory.mktemp("played")
    there = ("--database", str(folder / "seasons.db"))
    run("play", "quick", "--seed", "1", "--quiet", "--out", str(folder / "season"), *there)
    return folder / "season"


@pytest.fixture
def played(played_once: Path, tmp_path: Path) -> Path:
    """A copy of these files that a test may damage."""
    return shutil.copytree(played_once, tmp_path / "season")
