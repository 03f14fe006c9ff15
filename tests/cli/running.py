"""Runs the command, in this process or as one of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from showrunner.cli import app

SCRIPT = Path(sys.executable).parent / "showrunner"


def run(*arguments: str, code: int = 0) -> Result:
    """Run it here, and expect this exit code."""
    result = CliRunner().invoke(app, list(arguments))
    if result.exit_code != code:
        pytest.fail(f"exit code {result.exit_code}: {result.output} {result.exception!r}")
    return result


def run_apart(*arguments: str, cwd: Path, code: int = 0) -> subprocess.CompletedProcess[str]:
    """Run the installed script, and expect this exit code."""
    result = subprocess.run(
        [SCRIPT, *arguments], cwd=cwd, capture_output=True, text=True, timeout=60, check=False
    )
    assert result.returncode == code, result.stdout + result.stderr
    assert "Traceback" not in result.stderr
    return result
