"""The example is a package of its own: installed, it is a format like any other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lone_number"
COMMAND = "from showrunner.cli import app; app()"
OFFLINE = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet")


def test_the_example_is_installed_and_holds_what_every_format_holds(tmp_path: Path) -> None:
    there = tmp_path / "there"
    pip = [sys.executable, "-m", "pip", "install", *OFFLINE, "--target", str(there), str(EXAMPLE)]
    subprocess.run(pip, cwd=tmp_path, check=True, capture_output=True)
    with_it = {**os.environ, "PYTHONPATH": str(there)}

    def run(*module: str) -> str:
        done = subprocess.run(
            [sys.executable, *module],
            cwd=ROOT,
            env=with_it,
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    assert "lone_number" in run("-c", COMMAND, "formats", "--json")
    files = [f"tests/every_format/test_{part}.py" for part in ("playing", "questions", "telling")]
    run("-m", "pytest", *files, "-k", "lone_number", "-m", "not full", "-p", "no:cacheprovider")
