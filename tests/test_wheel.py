"""What is installed with the wheel: the package, and the seasons and castaways to play with."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

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
    pages = {f"showrunner/rules/{path.name}" for path in (ROOT / "docs" / "rules").iterdir()}
    assert pages
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
