"""Make sure the tests have a Chromium: an installed one, else Debian's, else playwright's.

`CHROMIUM` names one; else it is looked for by its usual names.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
HOW = (
    "error: the tests of the console need a Chromium, and none could be had: install one "
    "(on Debian and Ubuntu: the package chromium), or name it in CHROMIUM"
)


def chromium() -> str | None:
    """The installed browser, if any."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


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
    if chromium() is not None:
        return
    for way in ways():
        print(f"Getting a Chromium: {' '.join(way[-1])}", flush=True)
        try:
            for command in way:
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError) as problem:
            print(f"that did not work: {problem}", file=sys.stderr)
            continue
        return
    sys.exit(HOW)


if __name__ == "__main__":
    main()
