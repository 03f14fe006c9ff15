"""Games that are installed beside Showrunner, as pip would do it, for the time of a test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from showrunner.formats.format import load_format


@contextmanager
def installed(folder: Path, game: str, module: str, *paths: Path) -> Iterator[None]:
    """The game `FORMAT` of this module; `paths` are where the module is, if not here."""
    info = folder / f"{game}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n")
    entry = f"[showrunner.formats]\n{game} = {module}:FORMAT\n"
    (info / "entry_points.txt").write_text(entry)
    there = [str(folder), *map(str, paths)]
    sys.path[:0] = there
    try:
        yield
    finally:
        for path in there:
            sys.path.remove(path)
        load_format.cache_clear()
