"""aimock, a server of canned answers that nobody of Showrunner wrote, started for a test.

`answers.json` says what it answers, by the model that is named: `limited-once`, `broken-once`,
`cut-once` (it hangs up) and `garbled-once` go wrong the first time; every other model answers
soundly. So any client is tried against it by naming the model.
"""

from __future__ import annotations

import fcntl
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PROGRAM = HERE / "node_modules" / "@copilotkit" / "aimock" / "dist" / "cli.js"
INSTALLED = HERE / "node_modules" / ".package-lock.json"
LOCK = HERE / "package-lock.json"
SAID = {"thought": None, "answer": {"say": "Sit down.", "end": False, "points": 2}}
"""What it answers."""


def installed() -> Path:
    """The program as the lock has it: the first who asks installs it, others wait."""
    if shutil.which("npm") is None:
        pytest.fail("there is no npm: install Node 20.15 or newer, which brings it")
    with LOCK.open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
            done = subprocess.run(
                ["npm", "ci"], cwd=HERE, capture_output=True, text=True, check=False
            )
            if done.returncode:
                pytest.fail(f"npm ci did not end well: {done.stderr}")
    return PROGRAM


@contextmanager
def aimock() -> Iterator[str]:
    """It serves in this block, freshly started; gives its base URL."""
    arguments = ["--port", "0", "--fixtures", HERE / "answers.json", "--strict"]
    with subprocess.Popen(
        ["node", installed(), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            yield f"{_address(process)}/v1"
        finally:
            process.kill()


def _address(process: subprocess.Popen[str]) -> str:
    printed = []
    assert process.stdout is not None
    for line in process.stdout:
        printed.append(line)
        found = re.search(r"listening on (http://\S+)", line)
        if found:
            return found[1]
    pytest.fail(f"aimock did not start: {''.join(printed)}")
