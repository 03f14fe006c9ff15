"""An experiment that was stopped at any moment goes on, and ends with the same tables."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import time
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import pytest
from pyarrow import parquet

from showrunner.errors import FileMistake
from showrunner.experiments.driving import Ended
from showrunner.experiments.plan import Experiment
from showrunner.experiments.tables import SEATS, SURVIVOR, write_tables
from showrunner.experiments.trial_file import FILE, TrialFile
from tests.cli.running import PATIENCE, SCRIPT, run_apart, started
from tests.experiments.small import PLAYERS, TEXT, Here, driven, small, written
from tests.quick import first_of

STOP = f"{PLAYERS}\n[stop]\nwidth = 0.5\nevery = 4\n"


def tables(folder: Path) -> dict[str, list[dict[str, object]]]:
    """All rows of all tables."""
    files = [folder / SEATS, *sorted((folder / SURVIVOR).iterdir())]
    return {file.stem: parquet.read_table(file).to_pylist() for file in files}


def played(experiment: Experiment, folder: Path, crew: Here | None = None) -> object:
    def write(trials: TrialFile, ended: Ended) -> object:
        write_tables(folder, experiment, trials, ended.last)
        return tables(folder)

    return driven(experiment, folder, crew, write)


@pytest.mark.parametrize("seed", first_of(2, range(10)))
@pytest.mark.parametrize("stops_early", [False, True])
def test_the_tables_are_the_same_however_often_it_was_stopped(
    tmp_path: Path, seed: int, stops_early: bool
) -> None:
    experiment = small(tmp_path, blocks=16, after=STOP if stops_early else PLAYERS)
    whole = played(experiment, tmp_path / "whole")
    chance, twice = Random(seed), set[int]()
    for part in count():
        crew = Here(experiment, seed + part, chance.randrange(2, 9))
        try:
            resumed = played(experiment, tmp_path / "parts", crew)
            break
        except KeyboardInterrupt:
            assert not twice & set(crew.played)
            twice |= set(crew.played)
    assert part > 0
    assert resumed == whole


@pytest.mark.full
@pytest.mark.parametrize("seed", range(6))
def test_the_tables_are_the_same_after_kills(tmp_path: Path, seed: int) -> None:
    file = written(tmp_path, TEXT.replace("blocks = 6", "blocks = 25"))
    command = ("experiment", str(file), "--workers", "2", "--out")
    run_apart(*command, "whole", cwd=tmp_path)
    chance = Random(seed)
    for kill in range(1 + seed % 3):
        with started(*command, "parts", cwd=tmp_path) as process:
            enough, begun = chance.randrange(1, 15) + 10 * kill, time.monotonic()
            while stored(tmp_path / "parts" / FILE) < enough:
                assert time.monotonic() < begun + PATIENCE and process.poll() is None
                time.sleep(0.01)
            os.kill(process.pid, signal.SIGKILL)
    before = stored(tmp_path / "parts" / FILE)
    assert 0 < before < 50
    run_apart(*command, "parts", cwd=tmp_path)
    assert tables(tmp_path / "parts") == tables(tmp_path / "whole")


@pytest.mark.full
def test_a_thousand_seasons_are_the_same_after_kills(tmp_path: Path) -> None:
    file = written(tmp_path, TEXT.replace("blocks = 6", "blocks = 500"))
    command = [SCRIPT, "experiment", file, "--workers", "2", "--out"]
    subprocess.run([*command, tmp_path / "whole"], check=True, capture_output=True, timeout=900)
    for enough in (100, 350, 800):
        with started(*map(str, command[1:]), str(tmp_path / "parts"), cwd=tmp_path) as process:
            begun = time.monotonic()
            while stored(tmp_path / "parts" / FILE) < enough:
                assert time.monotonic() < begun + 600 and process.poll() is None
                time.sleep(0.01)
            os.kill(process.pid, signal.SIGKILL)
        assert enough <= stored(tmp_path / "parts" / FILE) < 1_000
    subprocess.run([*command, tmp_path / "parts"], check=True, capture_output=True, timeout=900)
    assert tables(tmp_path / "parts") == tables(tmp_path / "whole")


def stored(file: Path) -> int:
    """How many trials are in the file, also while another process writes it."""
    if not file.exists():
        return 0
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as database:
        try:
            (number,) = database.execute("SELECT count(*) FROM trial").fetchone()
        except sqlite3.OperationalError:  # the table is not there yet
            return 0
    return int(number)


def test_more_blocks_are_played_and_the_rest_is_kept(tmp_path: Path) -> None:
    driven(small(tmp_path), tmp_path / "out")
    longer = small(tmp_path, blocks=8, title='"Another title"')
    crew = Here(longer)
    driven(longer, tmp_path / "out", crew)
    assert sorted(crew.played) == [13, 14, 15, 16]


def test_another_experiment_is_refused(tmp_path: Path) -> None:
    driven(small(tmp_path), tmp_path / "out")
    with pytest.raises(FileMistake, match="another version of the experiment"):
        driven(small(tmp_path, seed='"other"'), tmp_path / "out")


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file")
    with pytest.raises(FileMistake, match="cannot be used"):
        driven(small(tmp_path), tmp_path / "out")
