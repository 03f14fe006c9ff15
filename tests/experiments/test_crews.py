"""Processes and clusters give the tables that one process gives."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from showrunner.errors import NotInstalled, WorkerLost
from showrunner.experiments.crew import ProcessCrew
from showrunner.experiments.ray_crew import RayCrew
from showrunner.store import Store
from tests.cli.running import run
from tests.databases import new_postgres, with_store
from tests.experiments.small import TEXT, small, written
from tests.experiments.test_resuming import played, tables

ROOT = Path(__file__).parents[2]


@pytest.mark.full
def test_a_cluster_that_loses_a_machine_gives_the_same_tables(tmp_path: Path) -> None:
    file = written(tmp_path, TEXT.replace("blocks = 6", "blocks = 30"))
    whole = played(small(tmp_path, blocks=30), tmp_path / "whole")
    on_cluster("ray_cluster", file, tmp_path / "cluster")
    assert tables(tmp_path / "cluster") == whole


@pytest.mark.full
def test_the_command_plays_on_a_cluster_and_stores_seasons_in_its_database(tmp_path: Path) -> None:
    whole = played(small(tmp_path), tmp_path / "whole")
    on_cluster("ray_command", written(tmp_path, TEXT), tmp_path / "cluster")
    assert tables(tmp_path / "cluster") == whole
    stored = TEXT.replace("blocks = 6", "blocks = 6\nstored = true")
    address = new_postgres()
    on_cluster("ray_command", written(tmp_path, stored), tmp_path / "stored", "--database", address)
    digests = [
        [row["digest"] for row in tables(tmp_path / folder)["seats"]]
        for folder in ("whole", "stored")
    ]
    assert digests[0] == digests[1]

    async def count_seasons(store: Store) -> None:
        assert len(await store.seasons.list()) == 12

    with_store(address, count_seasons)


def on_cluster(module: str, *arguments: str | Path) -> None:
    """Run one of the modules that start a local cluster."""
    subprocess.run(
        [sys.executable, "-m", f"tests.experiments.{module}", *arguments],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=600,
    )


def test_a_killed_worker_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    experiment = small(tmp_path)
    with (
        pytest.raises(WorkerLost, match="run the command again"),
        ProcessCrew(experiment, None, 1) as crew,
    ):
        crew.start(1)
        for process in list(crew._pool._processes.values()):  # type: ignore[attr-defined]
            process.kill()
        crew.wait()


def test_without_ray_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NotInstalled, match=r"showrunner-seasons\[ray\]"):
        RayCrew(small(tmp_path), None, "auto")


def test_a_cluster_does_not_share_a_database_in_a_file(tmp_path: Path) -> None:
    text = TEXT.replace('seed = "small"', 'seed = "small"\nstored = true')
    shown = run(
        "experiment",
        str(written(tmp_path, text)),
        "--ray",
        "auto",
        "--database",
        str(tmp_path / "s.db"),
        "--out",
        str(tmp_path / "out"),
        code=2,
    )
    assert "name a PostgreSQL" in shown.stderr
