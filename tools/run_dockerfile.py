"""Run the steps of the Dockerfile's build on a clean checkout, without a container engine.

Needs `python` 3.11 and the package indexes. The folders of the image (/source, /opt, /wheel) are
made in a given folder.
"""

from __future__ import annotations

import fnmatch
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).parents[1]
_OF_THE_IMAGE = re.compile(r"(?<![\w.])/(opt|source|wheel)\b")


def instructions(stage: int) -> list[tuple[str, str]]:
    """The instructions of one stage of the Dockerfile, each with its terms in one line."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = re.sub(r"\\\n\s*", "", re.sub(r"(?m)^#.*\n", "", text)).splitlines()
    read = [tuple(line.split(maxsplit=1)) for line in lines if line.strip()]
    starts = [place for place, (name, _) in enumerate(read) if name == "FROM"]
    assert starts[0] == 0
    return [(name, terms) for name, terms in read[starts[stage] : [*starts, None][stage + 1]]]


def let_in_by_docker(paths: Iterable[str]) -> Iterator[str]:
    """Those of these paths that the build gets: the last rule of .dockerignore that fits counts."""
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    rules = [rule for rule in rules if rule and not rule.startswith("#")]
    for path in paths:
        parts = Path(path).parts
        within = ["/".join(parts[:length]) for length in range(1, len(parts) + 1)]
        let_in = True
        for rule in rules:
            pattern = rule.removeprefix("!").removeprefix("**/")
            if any(fnmatch.fnmatch(one, pattern) for one in [*within, parts[-1]]):
                let_in = rule.startswith("!")
        if let_in:
            yield path


def check_out(folder: Path) -> None:
    """Put what a build gets of the last commit into this folder."""
    archive = subprocess.run(
        ["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as opened:
        names = {member.name: member for member in opened if member.isfile()}
        members = [names[name] for name in let_in_by_docker(names)]
        opened.extractall(folder, members, filter="data")


def build(folder: Path) -> Path:
    """Run the first stage in this folder; returns the environment that the image gets."""
    context = folder / "context"
    check_out(context)
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    place = folder

    def here(terms: str) -> str:
        return _OF_THE_IMAGE.sub(rf"{folder}/\1", terms)

    for name, terms in instructions(0):
        match name:
            case "ENV":
                environment |= dict(entry.split("=", 1) for entry in terms.split())
            case "WORKDIR":
                place = Path(here(terms))
                place.mkdir()
            case "COPY":
                *sources, target = terms.split()
                for source in sources:
                    _copy(context / source, place / target)
            case "RUN":
                print(f"RUN {terms}", flush=True)
                command = ["sh", "-ec", here(terms)]
                subprocess.run(command, cwd=place, env=environment, check=True)
    return folder / "opt" / "showrunner"


def _copy(found: Path, target: Path) -> None:
    """Copy a file into a folder, or the content of a folder, as COPY does."""
    if found.is_dir():
        shutil.copytree(found, target, dirs_exist_ok=True)
    else:
        shutil.copy2(found, target)


def main() -> None:
    """Build in the given folder, and say what is there."""
    (folder,) = map(Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    environment = build(folder.resolve())
    subprocess.run([environment / "bin" / "showrunner", "--version"], check=True)


if __name__ == "__main__":
    main()
