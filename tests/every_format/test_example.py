"""The example is a package of its own: installed, it is a format like any other."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.databases import GIVEN, server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lone_number"
SEASON = EXAMPLE / "stars.toml"
OFFLINE = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet")
SUITE = sorted(
    str(file.relative_to(ROOT))
    for file in Path(__file__).parent.glob("test_*.py")
    if file.name != "test_example.py"
)

Run = Callable[..., str]


@pytest.fixture(scope="module")
def with_it(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run Python where the example is installed beside Showrunner."""
    there = tmp_path_factory.mktemp("there")
    pip = [sys.executable, "-m", "pip", "install", *OFFLINE, "--target", str(there), str(EXAMPLE)]
    subprocess.run(pip, cwd=there, check=True, capture_output=True)

    def run(*arguments: str, cwd: Path = ROOT, **environment: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=cwd,
            env={**os.environ, "PYTHONPATH": str(there), **environment},
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_the_example_is_played_told_and_replayed(with_it: Run, tmp_path: Path) -> None:
    def showrunner(*arguments: str) -> str:
        command = "from showrunner.cli import app; app()"
        return with_it("-c", command, *arguments, cwd=tmp_path, COLUMNS="200")

    assert "lone_number" in showrunner("formats")
    shown = showrunner("formats", "lone_number")
    for word in ("3 to 12", "highest", "rounds", "set_parameter", "lone.number", "bot:lucky"):
        assert word in shown
    stored = ("--database", "seasons.db")
    showrunner("play", str(SEASON), "--seed", "one", "--out", "played", "--fast", *stored)
    story = showrunner("transcript", "played", "--as", "public")
    assert story.startswith("# Seven Stars\n")
    assert story.count("## Round ") == 7
    assert story.count(" the star.") == 7
    assert " names " not in story.partition("secrets are open")[0]
    assert " names " in showrunner("transcript", "played", "--as", "producers")
    assert "identical: " in showrunner("replay", "played")
    assert "LN-3" in showrunner("replay", "played")


def test_the_example_holds_what_every_format_holds(with_it: Run, tmp_path: Path) -> None:
    told = with_it(
        *("-m", "pytest", *SUITE, "-k", "lone_number", "-m", "not full"),
        *("-p", "no:cacheprovider", f"--basetemp={tmp_path / 'suite'}"),
        **{GIVEN: server()},
    )
    assert " passed" in told or "100%" in told
