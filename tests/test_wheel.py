"""What is installed with the wheel: the package, and the seasons and castaways to play with."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

import showrunner

ROOT = Path(__file__).parents[1]


def test_the_wheel_holds_all_that_a_season_needs(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("seasons", "cast"):
        files = {f"showrunner/{folder}/{path.name}" for path in (ROOT / folder).glob("*.toml")}
        assert files
        assert files <= held
    docs = [path for path in (ROOT / "docs").rglob("*") if path.is_file()]
    pages = {f"showrunner/{path.relative_to(ROOT).as_posix()}" for path in docs}
    assert "showrunner/docs/rules/survivor.md" in pages
    assert pages <= held
    assert "showrunner/py.typed" in held
    lines = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("showrunner/**/lines/*.txt")}
    assert lines
    assert lines <= held
    console = ROOT / "producers_console" / "dist"
    built = {path.relative_to(console) for path in console.rglob("*") if path.is_file()}
    assert {f"showrunner/console/{path.as_posix()}" for path in built} <= held
    assert "showrunner/console/index.html" in held, "run `make console`"
    assert not [name for name in held if name.startswith(("tests/", "benchmarks/"))]
    described = next(name for name in held if name.endswith(".dist-info/METADATA"))
    with zipfile.ZipFile(wheel) as opened:
        metadata = message_from_bytes(opened.read(described))
    assert (metadata["Name"], metadata["Version"]) == (
        showrunner.DISTRIBUTION,
        showrunner.__version__,
    )


def test_no_text_has_somebody_elses_package_installed() -> None:
    """`showrunner` on the package index is another project."""
    folders = (
        "docs",
        "showrunner",
        "examples",
        "seasons",
        "cast",
        "producers_console/src",
        "tests",
    )
    texts = [path for folder in folders for path in (ROOT / folder).rglob("*.*")]
    texts += [ROOT / name for name in ("README.md", ".env.example", "Dockerfile", "Makefile")]
    kinds = {".md", ".py", ".toml", ".ts", ".svelte", ".example", ""}
    theirs = re.compile(r"""(?:install|pipx|uvx)\s+(?:-\S+\s+)*["'`]?showrunner(?![-/\w])""")
    for path in texts:
        if path.suffix in kinds and path.is_file():
            assert not theirs.search(path.read_text(encoding="utf-8")), path
    pinned = re.compile(r"""dependencies = \[[^\]]*["']showrunner["'[<>=~]""")
    for path in (ROOT / "examples").rglob("pyproject.toml"):
        assert not pinned.search(path.read_text(encoding="utf-8")), path
