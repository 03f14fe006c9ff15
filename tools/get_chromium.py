"""Make sure the tests have a Chromium: an installed one, else Debian's, else playwright's.

`CHROMIUM` names one; else it is looked for by its usual names. Debian's headless shell draws pages
with less than half the work, as it has no windows: it is used where it can be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
HEADLESS = "chromium-headless-shell"
HOW = (
    "error: the tests of the console need a Chromium, and none could be had: install one "
    "(on Debian and Ubuntu: the package chromium), or name it in CHROMIUM"
)


def chromium() -> str | None:
    """The installed browser, if any."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def headless_shell() -> str | None:
    """The installed browser without windows, if any; it shows no notifications."""
    return None if os.environ.get("CHROMIUM") else shutil.which(HEADLESS)


def ways() -> list[list[list[str]]]:
    """The ways to install one, each a few commands."""
    own = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") is None:
        return [own]
    return [from_debian("chromium"), own]


def from_debian(package: str) -> list[list[str]]:
    """The commands that install a package of Debian."""
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    return [
        [*sudo, "apt-get", "update", "-qq"],
        [*sudo, "apt-get", "install", "-y", "-qq", "--no-install-recommends", package],
    ]


def main() -> None:
    """Install a browser, or say how to."""
    if chromium() is None and not any(map(_done, ways())):
        sys.exit(HOW)
    has_choice = not os.environ.get("CHROMIUM") and shutil.which("apt-get") is not None
    if has_choice and headless_shell() is None and not _done(from_debian(HEADLESS)):
        print("without it the tests of the console take longer", file=sys.stderr)


def _done(way: list[list[str]]) -> bool:
    print(f"Getting a Chromium: {' '.join(way[-1])}", flush=True)
    try:
        for command in way:
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as problem:
        print(f"that did not work: {problem}", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    main()
