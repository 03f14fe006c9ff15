"""Run the command line, in this process or in a separate one."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from showrunner.cli import app

SCRIPT = Path(sys.executable).parent / "showrunner"
PATIENCE = 60
"""Seconds after which a process that has not done what it should counts as stuck."""


def run(*arguments: str, code: int = 0) -> Result:
    """Run a command in this process, expecting this exit code."""
    result = CliRunner().invoke(app, list(arguments))
    if result.exit_code != code:
        pytest.fail(f"exit code {result.exit_code}: {result.output} {result.exception!r}")
    assert "Traceback" not in result.output
    return result


def run_apart(*arguments: str, cwd: Path, code: int = 0) -> subprocess.CompletedProcess[str]:
    """Run the installed script, expecting this exit code."""
    result = subprocess.run(
        [SCRIPT, *arguments], cwd=cwd, capture_output=True, text=True, timeout=60, check=False
    )
    assert result.returncode == code, result.stdout + result.stderr
    assert "Traceback" not in result.stderr
    return result


@contextmanager
def started(*arguments: str, cwd: Path) -> Iterator[subprocess.Popen[str]]:
    """Start the installed script; at the end of the block it is killed if it still runs."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [SCRIPT, *arguments], cwd=cwd, stdout=pipe, stderr=pipe, text=True
    ) as process:
        try:
            yield process
        except BaseException:
            process.kill()
            print(*process.communicate(), sep="\n")  # stands beside the failure
            raise
        finally:
            process.kill()


def ended(process: subprocess.Popen[str], code: int = 0) -> tuple[str, str]:
    """What a started process has printed, once it has exited with this code."""
    shown, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == code, shown + errors
    assert "Traceback" not in errors
    return shown, errors


def listed(*arguments: str) -> list[dict[str, Any]]:
    """The stored seasons."""
    found: list[dict[str, Any]] = json.loads(run("list", "--json", *arguments).stdout)
    return found


def until(what: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    give_up = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < give_up, "it never came to be so"
        time.sleep(0.1)


def played(*arguments: str, out: Path) -> str:
    """Play a small season to its end; return its id."""
    cast = () if "--cast" in arguments else ("--cast", "4")
    run("play", "quick", "--quiet", "--seed", "1", "--out", str(out), *cast, *arguments)
    return str(listed(*_database(arguments))[0]["id"])


def _database(arguments: tuple[str, ...]) -> tuple[str, ...]:
    if "--database" not in arguments:
        return ()
    at = arguments.index("--database")
    return arguments[at : at + 2]


STOPS = """
format = "survivor"
title = "Stops"
cast = 5
seed = "1"

[[orders]]
when = { round = 1 }
order = "stop_before"
phase = "camp"
"""
"""A season that waits for its producers before its first camp."""


def waiting(folder: Path, *arguments: str) -> str:
    """Play a season until it waits for its producers; return its id."""
    (folder / "stops.toml").write_text(STOPS)
    out = str(folder / "waiting")
    run("play", str(folder / "stops.toml"), "--quiet", "--out", out, *arguments)
    return str(listed(*_database(arguments))[0]["id"])
